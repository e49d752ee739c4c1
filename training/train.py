"""Trains a mind: `self_play` plays with the last weights while the network learns from the games before.

    python training/train.py cz --binary target/release/examples/self_play --out runs/cz --minutes 10 --threads 8
"""

import argparse
import copy
import json
import subprocess
import time
from pathlib import Path

import numpy as np
import torch
from torch.nn import functional

from network import Network, Shape


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("family", choices=["cz", "f56"])
    parser.add_argument("--binary", default="target/release/examples/self_play")
    parser.add_argument("--out", type=Path, required=True, help="where weights and curve are kept")
    parser.add_argument("--samples", type=Path, help="where samples are written for a moment")
    parser.add_argument("--minutes", type=float, default=10, help="no iteration begins after that")
    parser.add_argument("--threads", type=int, default=2)
    parser.add_argument("--from", dest="begin", type=Path, help="weights to go on from")
    parser.add_argument("--first", type=float, default=40, help="seconds of games by rules of thumb at the beginning")
    parser.add_argument("--seconds", type=float, default=18, help="seconds of self-play in an iteration")
    parser.add_argument("--window", type=int, default=1_200_000, help="samples that are learned from")
    parser.add_argument("--batch", type=int, default=4096)
    parser.add_argument("--reuse", type=float, default=8, help="how often a sample is learned from, on average")
    parser.add_argument("--rate", type=float, default=1e-3)
    parser.add_argument("--last-rate", type=float, default=1e-4)
    parser.add_argument("--prior", type=int, default=0, help="percent of the rules of thumb's score that count")
    parser.add_argument("--fade", type=float, default=0, help="the part of the time in which the prior falls to 0")
    parser.add_argument("--doubt", type=float, default=10)
    parser.add_argument("--mixed", type=int, default=35)
    parser.add_argument("--lambda", dest="lambda_", type=float, default=0.96)
    parser.add_argument("--every", type=int, default=3, help="one of so many positions is a sample")
    parser.add_argument("--tables", default="", help="only these, as 18cz:5,18cz:6; all of the family where it is not given")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--width", type=int, default=64)
    return parser.parse_args()


class Window:
    """The last samples."""

    def __init__(self, shape: Shape, size: int, device: torch.device):
        self.size, self.device, self.dtype = size, device, shape.record
        self.x = torch.zeros(size, shape.features, dtype=torch.int16, device=device)
        self.y = torch.zeros(size, shape.most_players, device=device)
        self.next, self.filled = 0, 0

    def add(self, file: Path) -> int:
        records = np.fromfile(file, dtype=self.dtype)
        players = records["x"][:, -1]
        # Nobody ends with a million; where money has run over, nothing can be learned.
        sound = (np.abs(records["y"]) < 1000).all(1) & (players >= 2) & (players <= records["y"].shape[1])
        if not sound.all():
            print(f"{(~sound).sum()} of {len(records)} samples are damaged and left out", flush=True)
            records = records[sound]
        for start in range(0, len(records), 100_000):
            part = records[start : start + 100_000]
            at = (torch.arange(len(part), device=self.device) + self.next) % self.size
            self.x[at] = torch.from_numpy(part["x"].copy()).to(self.device)
            self.y[at] = torch.from_numpy(part["y"].copy()).to(self.device)
            self.next = (self.next + len(part)) % self.size
            self.filled = min(self.size, self.filled + len(part))
        return len(records)

    def batch(self, size: int) -> tuple[torch.Tensor, torch.Tensor]:
        at = torch.randint(0, self.filled, (size,), device=self.device)
        return self.x[at], self.y[at]


def loss_of(network: Network, x: torch.Tensor, y: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor]:
    """What each has above the table's mean counts in full, the mean by half."""
    players = x[:, -1].long().unsqueeze(1)
    sits = (torch.arange(y.shape[1], device=y.device) < players).float()
    wrong = (network(x) - y) * sits
    mean = wrong.sum(1, keepdim=True) / players
    apart = functional.huber_loss((wrong - mean) * sits, torch.zeros_like(y), reduction="none", delta=0.5)
    apart = (apart * sits).sum() / sits.sum()
    together = functional.huber_loss(mean, torch.zeros_like(mean), delta=0.5)
    return apart + 0.5 * together, apart.detach()


class Trainer:
    def __init__(self, given: argparse.Namespace):
        self.given = given
        self.began = time.time()
        self.device = torch.device("cuda" if torch.cuda.is_available() else "cpu")
        torch.manual_seed(given.seed)
        if self.device.type == "cpu":
            torch.set_num_threads(max(1, given.threads))
        else:
            torch.set_num_threads(1)
        said = json.loads(subprocess.run([given.binary, "describe", given.family], capture_output=True, check=True).stdout)
        said |= {"company_hidden": given.width, "trunk": given.width, "seat_hidden": given.width}
        self.shape = Shape.of(said)
        self.network = Network(self.shape).to(self.device)
        if given.begin:
            self.network.load_file(given.begin.read_bytes())
        # What is handed out moves slowly after what is learned.
        self.mean = copy.deepcopy(self.network)
        fused = self.device.type == "cuda"
        self.optimiser = torch.optim.AdamW(self.network.parameters(), lr=given.rate, weight_decay=1e-3, fused=fused)
        self.window = Window(self.shape, given.window, self.device)
        self.samples = given.samples or given.out
        given.out.mkdir(parents=True, exist_ok=True)
        self.samples.mkdir(parents=True, exist_ok=True)
        self.weights = given.out / f"{given.family}.weights"
        self.games = 0

    def play(self, iteration: int, seconds: float) -> tuple[subprocess.Popen, Path]:
        given = self.given
        file = self.samples / f"{given.family}-{iteration % 2}.samples"
        command = [given.binary, "games", given.family, "--out", file, "--seconds", seconds, "--threads", given.threads]
        command += ["--seed", given.seed * 10_000 + iteration, "--prior", self.prior(), "--doubt", given.doubt]
        command += ["--mixed", given.mixed, "--lambda", given.lambda_, "--every", given.every]
        if given.tables:
            command += ["--tables", given.tables]
        if iteration > 0 or given.begin:
            command += ["--weights", self.weights]
        return subprocess.Popen([str(word) for word in command], stdout=subprocess.PIPE), file

    def take(self, playing: subprocess.Popen, file: Path) -> dict:
        told, _ = playing.communicate()
        if playing.returncode != 0:
            raise SystemExit("self-play failed")
        self.window.add(file)
        file.unlink()
        told = json.loads(told)
        self.games += told["games"]
        return told

    def prior(self) -> int:
        given = self.given
        if given.fade <= 0:
            return given.prior
        passed = (time.time() - self.began) / (60 * given.minutes)
        return round(given.prior * max(0.0, 1 - passed / given.fade))

    def rate(self) -> float:
        """Falls from the first to the last rate with the time that has passed."""
        given = self.given
        passed = min(1.0, (time.time() - self.began) / (60 * given.minutes))
        return given.last_rate + (given.rate - given.last_rate) * 0.5 * (1 + float(np.cos(np.pi * passed)))

    def learn(self, steps: int, until: subprocess.Popen | None) -> tuple[int, float, float]:
        """So many steps, fewer where the games are over before."""
        for group in self.optimiser.param_groups:
            group["lr"] = self.rate()
        losses, taken = torch.zeros(2, device=self.device), 0
        for step in range(steps):
            loss, apart = loss_of(self.network, *self.window.batch(self.given.batch))
            self.optimiser.zero_grad(set_to_none=True)
            loss.backward()
            torch.nn.utils.clip_grad_norm_(self.network.parameters(), 1.0)
            self.optimiser.step()
            with torch.no_grad():
                torch._foreach_lerp_(list(self.mean.parameters()), list(self.network.parameters()), 0.005)
            losses += torch.stack([loss.detach(), apart])
            taken += 1
            if until is not None and step % 20 == 19 and until.poll() is not None and step > steps // 2:
                break
        losses = (losses / max(1, taken)).tolist()
        return taken, losses[0], losses[1]

    def write(self) -> None:
        self.weights.with_suffix(".new").write_bytes(self.mean.file())
        self.weights.with_suffix(".new").rename(self.weights)

    def run(self) -> None:
        given = self.given
        self.write()
        told = self.take(*self.play(0, given.seconds if given.begin else given.first))
        new, iteration = told["samples"], 1
        if not given.begin:
            steps = int(6 * new / given.batch)
            self.learn(steps, None)
            self.mean.load_state_dict(self.network.state_dict())
            self.write()
            # What it knew before it played itself: it is told how far it came from there.
            (given.out / f"{given.family}.first.weights").write_bytes(self.mean.file())
        with (given.out / f"{given.family}.curve").open("a") as curve:
            while time.time() - self.began < 60 * given.minutes:
                playing, file = self.play(iteration, given.seconds)
                # The games at the beginning are many.
                new = min(new, told["samples"] if iteration > 1 else new // 3)
                steps, loss, apart = self.learn(max(1, int(given.reuse * new / given.batch)), playing)
                told = self.take(playing, file)
                new = told["samples"]
                self.write()
                line = {"iteration": iteration, "minutes": round((time.time() - self.began) / 60, 2), "steps": steps}
                line |= {"loss": round(loss, 5), "apart": round(apart, 5), "rate": round(self.rate(), 6)}
                line |= {"window": self.window.filled, "all": self.games} | told
                print(json.dumps(line), flush=True)
                curve.write(json.dumps(line) + "\n")
                curve.flush()
                iteration += 1


if __name__ == "__main__":
    Trainer(arguments()).run()
