"""The network of `crates/bots/src/mind/network.rs`, to be trained; what is written there about it holds here."""

import struct
from dataclasses import dataclass

import numpy as np
import torch
from torch import nn

MAGIC = b"LKMIND01"
UNIT = 1.0 / 1024.0
MANY = 0.125


@dataclass(frozen=True)
class Shape:
    """What `self_play describe` says of a family, and how wide the layers are."""

    family: int
    layout: int
    revision: int
    global_: int
    company: int
    seat: int
    places: int
    most_players: int
    company_hidden: int = 64
    trunk: int = 64
    seat_hidden: int = 64
    last: int = 32

    @staticmethod
    def of(said: dict) -> "Shape":
        numbers = {"global_" if name == "global" else name: value for name, value in said.items()}
        numbers["layout"] = int(numbers["layout"], 16)
        return Shape(**numbers)

    @property
    def features(self) -> int:
        """How many i16 a record begins with."""
        rows = self.places * (self.company + self.most_players + 2)
        return self.global_ + rows + self.most_players * self.seat + 1

    @property
    def record(self) -> np.dtype:
        return np.dtype([("x", "<i2", self.features), ("y", "<f4", self.most_players)])


class Network(nn.Module):
    """What is added to the worth of every seat until the end, in thousands."""

    def __init__(self, shape: Shape):
        super().__init__()
        self.shape = shape
        hidden, seat_hidden = shape.company_hidden, shape.seat_hidden

        def matrix(height: int, width: int, fan_in: int) -> nn.Parameter:
            return nn.Parameter(torch.randn(height, width) * (2.0 / fan_in) ** 0.5)

        def zeros(*size: int) -> nn.Parameter:
            return nn.Parameter(torch.zeros(*size))

        # In the order of the file.
        self.company_ = matrix(shape.company, hidden, shape.company + shape.global_)
        self.place_bias = zeros(shape.places, hidden)
        self.global_to_company = matrix(shape.global_, hidden, shape.company + shape.global_)
        self.sum_to_trunk = matrix(hidden, shape.trunk, hidden + shape.global_)
        self.global_to_trunk = matrix(shape.global_, shape.trunk, hidden + shape.global_)
        self.trunk_bias = zeros(shape.trunk)
        inputs = shape.seat + 2 * hidden + shape.trunk
        self.seat_ = matrix(shape.seat, seat_hidden, inputs)
        self.held_to_seat = matrix(hidden, seat_hidden, inputs)
        self.directed_to_seat = matrix(hidden, seat_hidden, inputs)
        self.trunk_to_seat = matrix(shape.trunk, seat_hidden, inputs)
        self.seat_bias = zeros(seat_hidden)
        self.seat_to_last = matrix(seat_hidden, shape.last, seat_hidden)
        self.last_bias = zeros(shape.last)
        self.last_to_value = nn.Parameter(torch.randn(shape.last) * 0.05)
        self.value_bias = zeros(1)
        self.share_value = nn.Parameter(torch.randn(hidden) * 0.02)

    def forward(self, x: torch.Tensor) -> torch.Tensor:
        shape = self.shape
        sizes = [
            shape.global_,
            shape.places * shape.company,
            shape.most_players * shape.seat,
            shape.places * shape.most_players,
            shape.places,
            shape.places,
            1,
        ]
        table, companies, seats, held, director, present, _ = torch.split(x, sizes, dim=1)
        table = table.float() * UNIT
        companies = companies.reshape(-1, shape.places, shape.company).float() * UNIT
        seats = seats.reshape(-1, shape.most_players, shape.seat).float() * UNIT
        held = held.reshape(-1, shape.places, shape.most_players).float() * UNIT
        at = torch.arange(shape.most_players, device=x.device, dtype=x.dtype)
        directed = (director.unsqueeze(2) == at).float()
        hidden = companies @ self.company_ + self.place_bias + (table @ self.global_to_company).unsqueeze(1)
        hidden = torch.relu(hidden) * present.float().unsqueeze(2)
        trunk = (hidden.sum(1) * MANY) @ self.sum_to_trunk + table @ self.global_to_trunk + self.trunk_bias
        trunk = torch.relu(trunk)
        held = held.transpose(1, 2) @ hidden
        directed = directed.transpose(1, 2) @ hidden
        seat = seats @ self.seat_ + held @ self.held_to_seat + directed @ self.directed_to_seat
        seat = torch.relu(seat + (trunk @ self.trunk_to_seat).unsqueeze(1) + self.seat_bias)
        last = torch.relu(seat @ self.seat_to_last + self.last_bias)
        return last @ self.last_to_value + self.value_bias + held @ self.share_value

    def file(self) -> bytes:
        """The weights as the program reads them."""
        shape = self.shape
        head = MAGIC + struct.pack(
            "<IQI8I",
            shape.family,
            shape.layout,
            shape.revision,
            shape.global_,
            shape.company,
            shape.seat,
            shape.places,
            shape.company_hidden,
            shape.trunk,
            shape.seat_hidden,
            shape.last,
        )
        weights = [weight.detach().float().cpu().numpy().astype("<f4").tobytes() for weight in self.parameters()]
        return head + b"".join(weights)

    def load_file(self, content: bytes) -> None:
        """Goes on from weights of the same shape."""
        head = len(self.file()) - 4 * sum(weight.numel() for weight in self.parameters())
        if content[:head] != self.file()[:head]:
            raise SystemExit("these weights are of another shape")
        weights = torch.from_numpy(np.frombuffer(content[head:], "<f4").copy())
        with torch.no_grad():
            for weight in self.parameters():
                taken, weights = weights[: weight.numel()], weights[weight.numel() :]
                weight.copy_(taken.reshape(weight.shape))
