//! Chromium: found, started once for a whole test run, and ended with it.

use std::env;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Child, ChildStdin, Command, Stdio};
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Mutex, OnceLock};
use std::thread;
use std::time::{Duration, Instant};

use serde_json::{Value, json};

use crate::page::Page;
use crate::socket::Socket;

/// The names under which Chromium is installed.
const NAMES: [&str; 5] = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome"];

/// How long the browser may take to start on a busy machine.
const PATIENCE: Duration = Duration::from_secs(120);

/// Runs the browser until our end of the pipe closes: whichever way this process ends, no browser is left behind.
const KEEPER: &str =
    r#"profile=$1; shift; "$@" & browser=$!; read -r _; kill $browser; wait $browser; rm -rf "$profile""#;

/// Quiet, without network of its own, and drawing every page as if it were in front.
const FLAGS: [&str; 19] = [
    "--headless=new",
    "--remote-debugging-port=0",
    "--disable-gpu",
    "--disable-quic",
    "--disable-sync",
    "--disable-extensions",
    "--disable-dev-shm-usage",
    "--disable-background-networking",
    "--disable-background-timer-throttling",
    "--disable-backgrounding-occluded-windows",
    "--disable-renderer-backgrounding",
    "--disable-component-update",
    "--disable-default-apps",
    "--no-first-run",
    "--no-default-browser-check",
    "--mute-audio",
    "--force-color-profile=srgb",
    "--password-store=basic",
    "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1",
];

/// A running browser.
pub struct Chromium {
    port: u16,
    socket: Mutex<Socket>,
    /// Closed when this value, or this process, goes: then the keeper ends the browser.
    _pipe: ChildStdin,
}

impl Chromium {
    /// The program: the one that `LOKALKA_CHROMIUM` names, or one on the path.
    pub fn find() -> Option<PathBuf> {
        if let Some(named) = env::var_os("LOKALKA_CHROMIUM").filter(|named| !named.is_empty()) {
            return Some(PathBuf::from(named));
        }
        let folders: Vec<PathBuf> = env::split_paths(&env::var_os("PATH")?).collect();
        let mut places = NAMES.iter().flat_map(|name| folders.iter().map(move |folder| folder.join(name)));
        places.find(|place| place.is_file())
    }

    /// The browser of this process, started when it is first asked for; `None` where none is installed.
    ///
    /// # Panics
    /// When it is there and does not start.
    pub fn shared() -> Option<&'static Chromium> {
        static SHARED: OnceLock<Option<Chromium>> = OnceLock::new();
        let start = || {
            let program = Chromium::find()?;
            match Chromium::start(&program) {
                Ok(chromium) => Some(chromium),
                Err(why) => panic!("{}: {why}", program.display()),
            }
        };
        SHARED.get_or_init(start).as_ref()
    }

    /// Starts a browser with a profile of its own.
    ///
    /// # Errors
    /// In words, when it does not start.
    pub fn start(program: &Path) -> Result<Chromium, String> {
        let profile = fresh_folder("chromium").map_err(|error| error.to_string())?;
        let mut command = Command::new("sh");
        command.args(["-c", KEEPER, "keeper"]).arg(&profile).arg(program).args(FLAGS);
        command.arg(format!("--user-data-dir={}", profile.display()));
        if is_root() {
            command.arg("--no-sandbox");
        }
        let said = fs::File::create(profile.join("said.log")).map_err(|error| error.to_string())?;
        command.arg("about:blank").stdin(Stdio::piped()).stdout(Stdio::null()).stderr(said);
        let mut keeper = command.spawn().map_err(|error| error.to_string())?;
        let pipe = keeper.stdin.take().ok_or("no pipe to the keeper")?;
        let (port, path) = address(&profile, &mut keeper)?;
        Ok(Chromium { port, socket: Mutex::new(Socket::open(port, &path)?), _pipe: pipe })
    }

    fn ask(&self, method: &str, parameters: &Value) -> Value {
        let mut socket = self.socket.lock().unwrap_or_else(std::sync::PoisonError::into_inner);
        socket.ask(method, parameters).unwrap_or_else(|why| panic!("{why}"))
    }

    /// A browser within the browser: with cookies and a cache of its own, like another person's.
    pub fn context(&self) -> Context<'_> {
        let made = self.ask("Target.createBrowserContext", &json!({"disposeOnDetach": true}));
        Context { chromium: self, id: Some(text(&made["browserContextId"])) }
    }

    /// The browser itself, which all tests share: only it shows notifications.
    pub fn itself(&self) -> Context<'_> {
        Context { chromium: self, id: None }
    }
}

/// One person's browser; its pages close with it.
pub struct Context<'a> {
    chromium: &'a Chromium,
    /// None for the browser itself.
    id: Option<String>,
}

impl Context<'_> {
    /// Opens an empty page.
    ///
    /// # Panics
    /// When the browser does not do so.
    pub fn page(&self) -> Page {
        let parameters = self.within(json!({"url": "about:blank"}));
        let made = self.chromium.ask("Target.createTarget", &parameters);
        let path = format!("/devtools/page/{}", text(&made["targetId"]));
        let socket = Socket::open(self.chromium.port, &path);
        Page::new(socket.unwrap_or_else(|why| panic!("{why}")))
    }
}

impl Context<'_> {
    /// Lets pages of this origin show notifications, as a person does who is asked.
    pub(crate) fn allow_notifications(&self, origin: &str) {
        let parameters = self.within(json!({"origin": origin, "permissions": ["notifications"]}));
        self.chromium.ask("Browser.grantPermissions", &parameters);
    }

    /// Parameters of a command, which is about this context.
    fn within(&self, mut parameters: Value) -> Value {
        if let Some(id) = &self.id {
            parameters["browserContextId"] = json!(id);
        }
        parameters
    }
}

impl Drop for Context<'_> {
    fn drop(&mut self) {
        let Some(id) = &self.id else { return };
        let mut socket = self.chromium.socket.lock().unwrap_or_else(std::sync::PoisonError::into_inner);
        // A browser that is gone has closed its pages already.
        let _ = socket.ask("Target.disposeBrowserContext", &json!({"browserContextId": id}));
    }
}

/// The port and the path that the browser wrote into its profile.
fn address(profile: &Path, keeper: &mut Child) -> Result<(u16, String), String> {
    let began = Instant::now();
    let said = || fs::read_to_string(profile.join("said.log")).unwrap_or_default();
    loop {
        let written = fs::read_to_string(profile.join("DevToolsActivePort")).unwrap_or_default();
        if let Some((port, path)) = written.split_once('\n')
            && let Ok(port) = port.parse()
            && path.ends_with(|last: char| last.is_ascii_hexdigit())
        {
            return Ok((port, path.to_owned()));
        }
        let ended = keeper.try_wait().map_err(|error| error.to_string())?;
        if ended.is_some() || began.elapsed() > PATIENCE {
            return Err(format!("the browser does not start: {}", said()));
        }
        thread::sleep(Duration::from_millis(20));
    }
}

/// Chromium keeps no sandbox for the all-powerful user, and does not start without being told so.
fn is_root() -> bool {
    Command::new("id").arg("-u").output().is_ok_and(|output| output.stdout == b"0\n")
}

/// A new folder for temporary things.
pub(crate) fn fresh_folder(name: &str) -> std::io::Result<PathBuf> {
    static NUMBER: AtomicU64 = AtomicU64::new(0);
    let number = NUMBER.fetch_add(1, Ordering::Relaxed);
    let folder = env::temp_dir().join(format!("lokalka-{name}-{}-{number}", std::process::id()));
    let _ = fs::remove_dir_all(&folder);
    fs::create_dir_all(&folder)?;
    Ok(folder)
}

/// A text in an answer of the browser.
pub(crate) fn text(value: &Value) -> String {
    value.as_str().unwrap_or_default().to_owned()
}
