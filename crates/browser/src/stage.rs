//! The stage of one test: a server of its own, and the browsers of those who take part.

use std::cell::{RefCell, RefMut};
use std::env;
use std::fs;
use std::panic::{AssertUnwindSafe, catch_unwind, resume_unwind};
use std::path::{Path, PathBuf};
use std::rc::Rc;
use std::sync::{Condvar, Mutex, PoisonError};
use std::thread;

use records::game_file::{self, GameFile};
use serde_json::{Value, json};

use fixtures::skip;

use crate::chromium::{Chromium, Context};
use crate::page::Page;
use crate::server::Server;
use crate::table::Table;

/// So many tests use the browser at once: more of them only wait for each other.
const AT_ONCE: usize = 2;

/// A server and those who look at it.
pub struct Stage {
    chromium: &'static Chromium,
    server: RefCell<Server>,
    people: RefCell<Vec<(Context<'static>, Rc<Page>)>>,
    /// Their further tabs.
    tabs: RefCell<Vec<Rc<Page>>>,
}

impl Stage {
    /// Starts the server program and gives a stage for it; `None`, with a note, where there is no browser.
    ///
    /// # Panics
    /// When browser or server do not start.
    pub fn new(program: &Path) -> Option<Stage> {
        let Some(chromium) = Chromium::shared() else {
            skip("no Chromium is installed");
            return None;
        };
        let server = Server::start(program).unwrap_or_else(|why| panic!("{why}"));
        Some(Stage {
            chromium,
            server: RefCell::new(server),
            people: RefCell::default(),
            tabs: RefCell::default(),
        })
    }

    /// The server, to be killed and started again.
    pub fn server(&self) -> RefMut<'_, Server> {
        self.server.borrow_mut()
    }

    /// A path of the server as a whole address.
    pub fn address(&self, path: &str) -> String {
        self.server.borrow().address(path)
    }

    /// Somebody new, with a browser of their own, on an empty page.
    pub fn visitor(&self) -> Rc<Page> {
        let context = self.chromium.context();
        let page = Rc::new(context.page());
        self.people.borrow_mut().push((context, Rc::clone(&page)));
        page
    }

    /// Somebody new, who looks at a page of ours.
    #[track_caller]
    pub fn visitor_at(&self, path: &str) -> Rc<Page> {
        let page = self.visitor();
        page.go(&self.address(path));
        page
    }

    /// Somebody who lets the site show notifications, on an empty page.
    pub fn visitor_with_notifications(&self) -> Rc<Page> {
        let context = self.chromium.itself();
        context.allow_notifications(self.server.borrow().origin());
        let page = Rc::new(context.page());
        self.people.borrow_mut().push((context, Rc::clone(&page)));
        page
    }

    /// Another tab in the browser of the one who looks at this page, at the same place.
    ///
    /// # Panics
    /// When the page is not one of this stage.
    #[track_caller]
    pub fn second_tab(&self, of: &Page) -> Rc<Page> {
        let second = {
            let people = self.people.borrow();
            let found = people.iter().find(|(_, page)| std::ptr::eq(&raw const **page, of));
            Rc::new(found.expect("a page of this stage").0.page())
        };
        second.go(&self.address(&of.place()));
        self.tabs.borrow_mut().push(Rc::clone(&second));
        second
    }

    /// Somebody who needs no tour, has imported this game and sits at its table.
    #[track_caller]
    pub fn table_of(&self, file: &GameFile) -> Table {
        self.table_at(&self.visitor_at("/"), file)
    }

    /// The same for somebody who looks at a page of ours already.
    #[track_caller]
    pub fn table_at(&self, page: &Rc<Page>, file: &GameFile) -> Table {
        page.evaluate("localStorage.setItem('lokalka-tour', 'seen')");
        let id = import(page, &game_file::write(file));
        page.go(&self.address(&format!("/games/{id}")));
        Table::at(Rc::clone(page))
    }

    /// Closes the pages of everybody who took part so far.
    ///
    /// # Panics
    /// When they are not clean.
    #[track_caller]
    pub fn send_everybody_away(&self) {
        let faults = self.faults();
        assert!(faults.is_empty(), "the pages are not clean: {faults:#?}");
        self.tabs.borrow_mut().clear();
        self.people.borrow_mut().clear();
    }

    /// A file with this text, which lasts as long as the server's folder.
    ///
    /// # Panics
    /// When it cannot be written.
    pub fn file(&self, name: &str, text: &str) -> PathBuf {
        let path = self.server.borrow().folder().join(name);
        fs::write(&path, text).unwrap_or_else(|error| panic!("{name}: {error}"));
        path
    }

    /// What is wrong with the pages of all who took part.
    fn faults(&self) -> Vec<String> {
        let origin = self.server.borrow().origin().to_owned();
        self.pages().iter().flat_map(|page| page.faults(&origin)).collect()
    }

    /// All pages of all who took part.
    fn pages(&self) -> Vec<Rc<Page>> {
        let first = self.people.borrow().iter().map(|(_, page)| Rc::clone(page)).collect::<Vec<_>>();
        first.into_iter().chain(self.tabs.borrow().iter().map(Rc::clone)).collect()
    }

    /// What helps whoever looks into a failure: pictures of all pages, their complaints, what the server said.
    fn explain(&self) {
        let folder = env::temp_dir().join("lokalka-failures");
        let _ = fs::create_dir_all(&folder);
        let name = thread::current().name().unwrap_or("test").replace(':', "-");
        for (index, page) in self.pages().iter().enumerate() {
            let path = folder.join(format!("{name}-{}.png", index + 1));
            let taken = catch_unwind(AssertUnwindSafe(|| page.picture()));
            if let Ok(picture) = taken
                && fs::write(&path, picture).is_ok()
            {
                eprintln!("what page {} showed: {}", index + 1, path.display());
            }
        }
        if let Ok(faults) = catch_unwind(AssertUnwindSafe(|| self.faults())) {
            eprintln!("complaints of the pages: {faults:#?}");
        }
        eprintln!("what the server said: {}", self.server.borrow().said());
    }
}

/// Keeps a game through the API, as the page does, and gives its id.
#[track_caller]
pub(crate) fn import(page: &Page, text: &str) -> String {
    let script = format!(
        "fetch('/api/import', {{ method: 'POST', headers: {{ 'content-type': 'text/plain', 'x-lokalka': '1' }}, \
         body: {} }}).then((answer) => answer.json())",
        json!(text)
    );
    let answer = page.evaluate(&script);
    match &answer["id"] {
        Value::String(id) => id.clone(),
        _ => panic!("the game cannot be imported: {answer}"),
    }
}

/// Plays a test on a stage; without a browser it is named as skipped.
///
/// # Panics
/// When the test fails, or when a page complained or asked anybody but our server.
pub fn on_stage(program: &str, play: impl FnOnce(&Stage)) {
    let _turn = Turn::wait();
    let Some(stage) = Stage::new(Path::new(program)) else { return };
    if let Err(panic) = catch_unwind(AssertUnwindSafe(|| play(&stage))) {
        stage.explain();
        resume_unwind(panic);
    }
    let faults = stage.faults();
    assert!(faults.is_empty(), "the pages are not clean: {faults:#?}");
}

/// One of the few places for tests that run at once.
struct Turn;

static RUNNING: Mutex<usize> = Mutex::new(0);
static ENDED: Condvar = Condvar::new();

impl Turn {
    fn wait() -> Turn {
        let running = RUNNING.lock().unwrap_or_else(PoisonError::into_inner);
        let waited = ENDED.wait_while(running, |running| *running >= AT_ONCE);
        *waited.unwrap_or_else(PoisonError::into_inner) += 1;
        Turn
    }
}

impl Drop for Turn {
    fn drop(&mut self) {
        *RUNNING.lock().unwrap_or_else(PoisonError::into_inner) -= 1;
        ENDED.notify_one();
    }
}
