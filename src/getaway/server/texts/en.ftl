### What the browser says.

## Composing an answer

compose-choose = Choose: { $name }.
compose-left-out = no { $name }
compose-value = { $value }
compose-labelled = { $text }: { $label }
compose-some = { $low ->
    [0] Pick up to { $high }.
   *[other] { $few ->
        [0] Pick { $low }.
       *[other] Pick { $low } to { $high }.
     }
 }
compose-order = { $drop ->
    [0] Pick all in the order you want, first to last.
    [one] Pick them in the order you want; one may be left out and is dropped.
   *[other] Pick them in the order you want; up to { $drop } may be left out and are dropped.
 }
compose-split = Share out { $total } in all.
compose-bin = Part { $number }, { $low } to { $high }
compose-picked = Picked so far: { $picked }.
compose-picked-none = Nothing is picked yet.
compose-is-picked = picked as number { $place }

## Rules and log

log-title = Log
log-empty = Nothing has happened yet.
log-did = { $name }: { $wish }
log-did-hidden = { $name } has answered.
log-deadline = Time is up: { $key }.
log-undone = { $how ->
    [practice] { $name } takes back at a practice table.
    [agreed] { $name } takes back with everybody's agreement.
   *[right] { $name } takes back.
 }
log-paused = The clocks stand still.
log-resumed = The clocks run again.
log-renewed = The match goes on under newer rules (version { $new }).
log-over = The match is over.
log-sat = { $name } sits down.
log-left = { $name } leaves the table for now.
log-returned = { $name } is back.
log-handed = { $to ->
    [bot] A bot plays for { $name }.
   *[open] The seat of { $name } is open to a newcomer.
 }
log-revoked = The seat of { $name } was taken away and is open.
log-started = The match begins.
log-said = { $name } says: { $text }
log-vote = { $name } asks to take back.
log-vote-agreed = { $name } agrees.
log-vote-ended = { $name } does not agree.
log-rematch = Another match is set up.
log-field = { $name }: { $value }
rules-title = Rules
rules-search = Search the rules
rules-none = No rule says anything of “{ $words }”. Try fewer or other words.
rules-found = { $count ->
    [one] { $count } rule found
   *[other] { $count } rules found
 }
rules-ruling = How this table plays it
rules-page = page { $page }
rules-neighbours = More on “{ $section }”
rules-missing = There is no rule { $id }.
rules-how = Type what you want to know, in your own words. Any rule number at the table opens its rule here.
rules-close = Close the rules
rules-failed = The rules cannot be reached now. They are here again when the connection is.

## Text mode

text-title = { $table }, as text
text-question = Question
text-changed = Since your last turn
text-changed-none = Nothing yet.
text-clocks = Clocks and meters
text-board = Board
text-seats = Hands and seats
text-log = Log
text-empty = nothing
text-asked = { $name }, you decide.
text-waiting = Waiting for { $names }.
text-watching = You are watching.
text-lobby = The match has not begun.
text-also = You may also:
text-not-allowed = Not allowed:
text-blocked = { $wish }: { $why }
text-warned = Beware: { $cost }
text-finish = Do it (Enter)
text-more = { $count ->
    [one] { $count } more to pick
   *[other] { $count } more to pick
 }
text-back = One step back (Backspace)
text-again = Start again
text-so-far = So far: { $steps }
text-why = Why?
text-refused = Not done: { $why }
text-typed = { $typed } … more digits, or Enter.
text-no-key = There is no option { $typed }.
text-undo = { $how ->
    [right] Take back (u)
    [vote] Ask to take back (u)
   *[no] Nothing to take back
 }
text-vote = { $name } asks to take back the last answer.
text-agree = Agree
text-refuse = Do not agree
text-seat = { $number }: { $name }
text-seat-you = you
text-seat-open = open seat
text-seat-bot = bot
text-seat-away = away
text-seat-asked = decides now
text-grid = As a grid of characters
text-grid-hide = Hide the grid
text-picture = Picture mode (Ctrl + .)
text-keys = Keys
text-keys-on = Single keys work
text-keys-list =
    Digits choose an option; Enter ends a number or goes on with what is picked. Letters choose what you may also do.
    ? why this is asked · u take back · Backspace one step back · b board · l log · r rules · / search the rules
    Ctrl or Cmd + . switches between text and picture.
text-clock-left = { $clock }: { $time } left
text-clock-announced = { $clock }: { $time } left.
text-paused = The clocks stand still.
text-lost = Connection lost, trying again. Clocks run on the server.
text-item = Entry { $number }
