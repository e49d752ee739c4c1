### Puzzles: one a day, and any number more.

puzzles = Puzzles
puzzles-link = Puzzles: one a day
puzzle-today = Puzzle of the day
puzzle-solve = Solve it
puzzle-solved-before = You have solved it.
puzzles-more = More of them
puzzles-hint = Positions from games between bots. Each has one best answer, which is proven.
puzzle-title = Game
puzzle-kind = Question
puzzle-level = Difficulty
puzzle-any = any
puzzle-next = Next puzzle
puzzles-score = How you have done
# $kind: run, tile, station, train or take-over.
puzzle-kind-name =
    { $kind ->
        [run] Best run
        [tile] Best tile
        [station] Best station
        [train] Which train
       *[take-over] Find the take-over
    }
# $level: easy, medium or hard.
puzzle-level-name =
    { $level ->
        [easy] easy
        [medium] medium
       *[hard] hard
    }
puzzle-told =
    { $title } · { $kind ->
        [run] Best run
        [tile] Best tile
        [station] Best station
        [train] Which train
       *[take-over] Find the take-over
    } · { $level ->
        [easy] easy
        [medium] medium
       *[hard] hard
    }
# Stands after the badge of the company.
puzzle-question =
    { $kind ->
        [run] Draw the routes with the highest revenue.
        [tile] Which tile makes this round’s run earn most?
        [station] Which station makes this round’s run earn most?
        [train] Which purchase, or none, makes the next run earn most? The map stays as it is.
       *[take-over] Which take-over makes the next run earn most? The map stays as it is, and everybody agrees.
    }
puzzle-score = Solved: { $solved } of { $tried } · first-try streak: { $streak } (longest: { $longest })
puzzle-visit = This visit: solved { $solved } of { $tried } · first-try streak: { $streak }
puzzle-visit-none = No attempts yet.
puzzle-sign-in = With an account your attempts and streaks are kept.
puzzle-draw-hint = Choose a train, then hex by hex where it goes: on the map, or with the arrow keys and Enter.
puzzle-draw-none = no route yet
puzzle-draw-lost = (no track leads on to there)
puzzle-draw-back = Back one hex
puzzle-draw-clear = Clear the route
puzzle-draw-sum = Total: { $revenue }
puzzle-answer = That is my answer
puzzle-give-up = Show the answer
puzzle-again = Try it again
puzzle-nothing = Do nothing
puzzle-take-over = Take over { $company }
puzzle-train-from = { $train } from { $company }
puzzle-no-answer = This is no answer to the question.
puzzle-right = Right! { $revenue } is the most there is.
puzzle-wrong = { $revenue }. There is a better answer: try again.
puzzle-given-up = This is the answer.
puzzle-why = Why
puzzle-compared = Your answer earns { $own }, the best { $best }.
puzzle-best-runs = The best run: { $revenue }
puzzle-one-by-one = With each train in turn on the best route that is left, they earn { $revenue }.
puzzle-moves-earn = What each choice earns
puzzle-own = (yours)
puzzle-more-moves =
    { $count ->
        [one] 1 more choice earns no more than these.
       *[other] { $count } more choices earn no more than these.
    }
puzzle-unknown = There is no such kind or difficulty of puzzles.
