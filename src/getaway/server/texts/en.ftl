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
log-set-back = The operator has set the match back to an earlier moment.
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
log-vote-ended = { $name } ends the vote: nothing is taken back.
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

text-changed = Since your last turn
text-lately = What happened lately
text-changed-none = Nothing yet.
text-clocks = Clocks and meters
text-board = Board
text-seats = Hands and seats
text-ways = Ways from here
text-guide = { $lesson }, step { $number } of { $of }: { $title }
text-guide-done = { $title } (done)
text-guide-rules = The rules to this:
text-guide-steps = All steps
text-plan = What this would do
text-clock = { $clock }: { $time } left
text-clock-note = { $left }, { $note }
text-clock-waits = { $clock }: not running
text-announced = { $title } { $count ->
    [one] { $count } option
   *[other] { $count } options
 }.
text-empty = nothing
text-also = You may also:
text-not-allowed = Not allowed:
text-blocked = { $wish }: { $why }
text-warned = Beware: { $cost }
text-finish = Do it (Enter)
text-back = One step back ({ $key })
text-so-far = So far: { $steps }
text-typed = { $typed } … more digits, or Enter.
text-no-key = There is no option { $typed }.
text-undo = { $how ->
    [right] Take back ({ $key })
    [vote] Ask to take back ({ $key })
   *[no] Nothing to take back
 }
text-seat = { $seat }: { $name }
text-seat-asked = decides now
text-grid = As a grid of characters
text-picture = Picture mode (Ctrl + .)
text-keys = Keys
text-keys-on = Single keys work
keys-fixed =
    Digits choose an option; Enter ends a number or goes on with what is picked. Letters choose what you may also do.
    Ctrl or Cmd + . switches between text and picture. These stay as they are.
keys-press = Press the new key for “{ $what }”, or Escape to leave it.
keys-new = New key for “{ $what }”
keys-change = { $what }: { $key }. Change the key.
keys-taken = { $key } is taken: { $what }. Press another key, or Escape.
keys-set = { $what }: now { $key }.
keys-put-back = Put all keys back
keys-are-back = All keys are the usual ones again.
key-why = Why this is asked
key-undo = Take back
key-back = One step back
key-board = Go to the board
key-log = Go to the log
key-rules = Open the rules
key-search = Search the rules
key-options = Choose an option
key-enter = End a number, or go on
key-page = Move about the page
key-name-backspace = Backspace
key-name-delete = Delete
text-item = Entry { $number }

## Frame

game-bombsquad = Bomb Squad
game-breach = The Breach

page-language = Language
page-theme = Colours
page-theme-auto = As the device
page-theme-dark = Blueprint
page-theme-light = Paper
page-copy = Copy
page-copied = Copied
page-close = Close
page-loading = The table is being fetched. This takes longer than usual.
page-failed = The server did not answer. Nothing was changed; try again.
page-no-way-back = No way back

fault-missing = There is nothing at this address.
fault-missing-about = The link may be incomplete, or the table has been cleared away.
fault-unreachable = The server cannot be reached.
fault-unreachable-about = Whatever was acknowledged is stored. Look at your connection, then try again.
fault-failed = The server could not do that.
fault-failed-about = Whatever was acknowledged is stored. Try again; if it stays like this, tell whoever runs the server.
fault-quote = Number to quote: { $number }
fault-again = Try again
fault-lobby = To the lobby

bar-home = getaway, to the lobby
bar-undo = { $how ->
    [vote] Ask to take back
   *[other] Take back
 }
bar-rules = Rules
bar-text = Text mode
bar-more = Menu

line-lost = Connection lost, trying again. Clocks run on the server.
line-unsaved = Not saved yet, trying again…
line-closed = This table is closed to us.
line-away = You are away; a bot may play for you.
line-missed = { $count ->
    [one] One thing happened meanwhile
   *[other] { $count } things happened meanwhile
 }

table-practice = practice
table-paused = paused
table-watching = you are watching
zoom-label = Closer look at the board
zoom-closer = Closer
zoom-further = Further
zoom-whole = Whole
table-seats = Hands and seats

seat-number = Player { $number }
seat-you = you
seat-host = host
seat-open = open seat
seat-bot = bot
seat-away = away
seat-asked = asked for { $time }
seat-to-bot = Let a bot play
seat-to-open = Open the seat
seat-revoke = Take the seat away

asking-you = { $name }, it is up to you
asking-others-eye = Waiting
asking-others = { $names } chooses.
asking-others-several = { $names } choose.
asking-others-what = Asked: { $question }
asking-bot = a bot, it moves within seconds
asking-meanwhile = { $talk ->
    [free] Meanwhile you may look around, talk and take notes.
    [facts] Meanwhile you may look around, tell facts and take notes.
   *[silent] Meanwhile you may look around and take notes.
 }
asking-lost = That takes long. In the menu, under Seats, you can let a bot play instead.
asking-offers = Meanwhile you may also do this:
asking-paused = The match is paused: clocks stand still, and no answers are taken.
asking-not-done = Not done.
asking-do-it = Do it
asking-pick-more = { $count ->
    [one] One more to pick
   *[other] { $count } more to pick
 }
asking-back = Back
asking-start-again = Start again
asking-later = { $count ->
    [one] One order you may give for later
   *[other] { $count } orders you may give for later
 }
asking-more-blocked = { $count } more that are not allowed
asking-shares-left = { $count ->
    [0] Everything is shared out.
   *[other] { $count } left to share out.
 }
asking-bin = Part { $number }
asking-less = Less for part { $number }
asking-more = More for part { $number }

vote-asked = { $name } asks to take back the own last answer and all that followed.
vote-so-far = { $count ->
    [0] Nobody has agreed yet.
    [one] One has agreed.
   *[other] { $count } have agreed.
 }
vote-agree = Agree
vote-refuse = Do not agree
vote-withdraw = Withdraw

talk-said = What was said
talk-none = Nothing has been said yet.
talk-say = Say something to all
talk-say-now = { $policy ->
    [facts] Tell a fact
   *[free] Say something
 }
talk-send = Say it
talk-policy = { $policy ->
    [free] You may say anything now.
    [facts] Only facts that all can see may be told now.
   *[silent] Nobody talks now.
 }

notes-label = Only you see these notes.
notes-how = { $how ->
    [writing] Being written …
    [failed] Not stored: the server did not answer. It is tried again with the next letter.
   *[kept] Stored.
 }

rail-label = Log, talk, notes and rules
rail-log = Log
rail-talk = Talk
rail-notes = Notes
rail-rules = Rules

tab-label = Views of the table
tab-table = Table
tab-hands = Hands

sheet-down = Draw the question down
sheet-up = Draw the question up

menu-title = Menu
menu-seats = Seats
menu-own = Your seat
menu-return-about = The return link brings you back to your seat from any device. Whoever has it acts for you: give it to nobody.
menu-return-show = Show the return link
menu-return-hide = Hide the return link
menu-return-link = Your return link
menu-return-code = Your return link as a picture, for the camera of another device
menu-return-renew = Make a new return link
menu-return-renew-about = All older ones end, on other devices too.
menu-return = Come back to the seat
menu-leave = Leave the table
menu-leave-about = The seat stays yours. The others may let a bot play for you.
menu-table = The match
menu-pause = Pause
menu-resume = Go on
menu-pause-about = For everybody: while it is paused, clocks stand still.
menu-page = This page
menu-text-about = Everything as text, for keyboard and screen reader. Ctrl + . switches back.

door-name = Your name at the table
door-seat = Your seat
door-open = free
door-bot = a bot plays; you can take over
door-bots-own = a bot plays
door-person = taken
door-sit = Sit down
door-watch = Watch
door-full = All seats are taken.
door-bots = Bots play the free seats. Ask the host to open one for you.
door-over = The match is over.
door-crowded = Your seat here is open on 8 devices, which is the most there can be.
door-only-here = Use it on this device only
door-lost = The seat you held here is no longer yours: its link was renewed, or the host took it away.

room-invite = Link for your friends
room-code = The link as a picture, for a phone
room-start = Start
room-start-about = { $count ->
    [0] Everybody is here.
    [one] One seat is open: a bot takes it, until a friend comes.
   *[other] { $count } seats are open: bots take them, until friends come.
 }
room-wait = { $name } starts when all are ready.

end-again = Play again
end-follow = To the next match
end-lobby = To the lobby
end-fair = Was chance fair?
end-fair-kept = { $kept ->
    [yes] Yes: the seed is the one that was promised before the start.
    [no] No: the seed is not the one that was promised before the start.
   *[unknown] A browser checks this only over a safe connection (https). Save the log below and check it with getaway verify.
 }
end-commitment = Promised before the start
end-seed = Seed
end-log = The whole log
end-log-about = to be checked move by move with getaway verify.

lobby-title = Lobby
lobby-open = Open a table
lobby-game = Game
lobby-players = { $fewest } to { $most }, with bots
lobby-name = Your name
lobby-seats = Seats
lobby-seats-about = Friends take a bot's seat by the link
lobby-seats-count = { $count } seats
lobby-seat-more = One seat more
lobby-seat-less = One seat less
lobby-pace = Pace
lobby-pace-live = Live
lobby-pace-daily = A move a day
lobby-more = More settings
lobby-practice = Practice: everything may be taken back, with new chance
lobby-watch = Whoever has the link may watch
lobby-takeover = Newcomers may take over from bots
lobby-takeover-about = During the match, anyone with the link can take a bot's seat and see its hand; otherwise only the host opens a seat.
lobby-open-copy = Open and copy the link
lobby-open-about = The link is for your friends. Nothing is shown to anybody else.
lobby-alone = Start alone
lobby-value = { $word }: { $name }
lobby-search = Ask the rules
lobby-search-like = May I talk while cards are ordered?
lobby-search-none = No rule says anything of it. Try other words.
lobby-rules = Read all the rules

mine-title = My tables
mine-turn = Your turn
mine-go = Go to the table
mine-none = No table yet.
mine-over = over
mine-lobby = not started yet
mine-paused = paused
mine-waits = waiting for { $names }
mine-plays = being played
mine-drop = Take { $title } off the list

## Accounts

account-title = Account
account-about = An account brings you back to your tables on another device. You can play without one.
account-how = Sign in, or make an account
account-sign-in = Sign in
account-make = Make an account
account-name = Name
account-password = Password
account-lost = Nothing else is asked of you. A lost password cannot be brought back: keep it well.
account-keep = { $count ->
    [one] Keep the seat I have in this browser with the account
   *[other] Keep the { $count } seats I have in this browser with the account
 }
account-of = Account of { $name }
account-signed-in = Signed in as { $name }
account-signed-in-about = Every seat you take in this browser is kept with your account. Sign in on another device, and your tables are listed there too.
account-forget = Forget these seats in this browser; the account still has them
account-sign-out = Sign out

## The reader's own settings

prefs-title = Settings
prefs-about = They are kept in this browser and change the page at once.
prefs-palette = Palette
prefs-palette-usual = Usual
prefs-palette-distinct = Far apart
prefs-palette-contrast = High contrast
prefs-palette-about = Far apart is for readers who see fewer colours. Shapes, digits and words tell the same in every palette.
prefs-motion = Motion
prefs-motion-auto = As the device
prefs-motion-less = As little as possible
prefs-playback = Playback
prefs-playback-slow = Slow
prefs-playback-normal = Normal
prefs-playback-fast = Fast
prefs-playback-once = At once
prefs-playback-about = How fast the table shows step by step what a corporation, a Firewall or a robot does.
prefs-sounds = Sounds
prefs-sounds-about = Two tones when it is your turn, a soft one when somebody moves, three at the end.
prefs-calls = Call me when it is my turn
prefs-calls-about = As a notification of this device, while a page of getaway is open in some tab, also in the background. When all are closed nothing comes.
prefs-calls-no = This browser does not let this page notify you. Allow it in the browser's settings for this site, then switch it on again.
prefs-calls-never = This browser has no notifications here. Over plain http there are none.
prefs-keys = Single keys at the table
prefs-keys-list = What the keys do, and other keys for it

## Looking for partners, and what was played

nav-label = Parts of the lobby
nav-play = Play
nav-open = Open
lobby-guest = Guest
lobby-public = Anyone may join
lobby-public-about = The table is listed here until it starts, and whoever wants takes a free seat.
lobby-pace-live-about = All play at the same time, and clocks run where the game has them.
lobby-pace-daily-about = Everybody answers when there is time; after a day without an answer the seat may go to a bot.
lobby-practice-about = For trying things out: the match counts for nothing.
lobby-seats-fit = The game is played with { $count ->
    [one] one seat
   *[other] { $count } seats
 } like this.
lobby-lesson = New here? Play the guided mission.
lobby-lesson-about = A small floor of burncycle for one, step by step.
lobby-first = New here? Begin with one of these.
lobby-first-about = Each starts at once, and no clock runs. Or open a table as you like it.
lobby-first-burncycle = A guided first mission
lobby-first-burncycle-about = One player, step by step
lobby-first-bombsquad = The first training
lobby-first-bombsquad-about = With one bot, which plays at random
lobby-first-breach = Alone against the Firewall
lobby-first-breach-about = One player, no hurry
public-title = Looking for partners
public-none = Nobody is looking for partners now. Open a table that anyone may join.
public-free = { $free ->
    [one] one free seat of { $players }
   *[other] { $free } free seats of { $players }
 }
public-host = with { $names }
public-join = Join
public-join-what = Join { $title }
public-gone = The last free seat has just been taken, or the match has begun.
room-public = Anyone may join
room-public-about = The table is listed in the lobby until you start, as long as this page is open.
room-leave = Leave
room-leave-about = Your seat is free at once.
mine-since = asked { $ago }
mine-count = { $count } in play
progress-played = { $name } · played
progress-won = { $name } · won
progress-stars = { $name } · { $stars ->
    [one] 1 star
   *[other] { $stars } stars
 }
progress-all = Won so far: { $won } of { $all }{ $stars ->
    [0] .
    [one] , 1 star.
   *[other] , { $stars } stars.
 }

## Without a connection

offline-table = You are offline. This is the table as you last saw it, { $ago }. Nothing can be done until the server is back.
offline-lobby = You are offline. Your tables are shown as you last saw them, and the rules can be read.

## Looking back, trying, reporting

replay-title = Replay
replay-of = Replay of { $title }
replay-back = To the table
replay-open = Replay
replay-open-about = Look back at every move as your seat saw it.
replay-turning = Replay from the turning point
replay-controls = Going through the moves
replay-move = Move { $move } of { $last }
replay-first = First move
replay-earlier = One move back
replay-later = One move on
replay-last = Last move
replay-play = Play
replay-pause = Stop
replay-speed = Speed
replay-speed-slow = Slow
replay-speed-normal = Normal
replay-speed-fast = Fast
replay-as = Look as
replay-as-own = myself
replay-as-spectators = the spectators
replay-as-everything = the open table
replay-own = Your own record: you see what your seat saw then. After the end you can look as anybody.
replay-link = Link to this move
replay-moves = Moves
replay-nothing-told = Nothing was told.
replay-then = The question then
replay-asked = { $names }: { $question }
replay-answered = Chosen: { $wish }
replay-answered-hidden = The answer is not shown.
replay-choices = { $count ->
    [one] The one choice there was
   *[other] The { $count } choices there were
 }
replay-ended = The match is over here.
replay-lead = Lead the others
replay-lead-about = Whoever looks at this replay is brought to where you are.
replay-leading = You lead: the others see this move.
replay-lead-end = Stop leading
replay-lead-to = Hand the lead to
replay-led = { $name } leads; you follow.
replay-led-alone = { $name } leads; you look around by yourself.
replay-led-leave = Look by myself
replay-led-follow = Follow
replay-led-here = { $name } shows the replay.
replay-led-join = Watch along
whatif-title = What if …
whatif-about = Try something else from here on, at a table of your own. Nothing changes in the match.
whatif-about-runs = What your seat does not know is drawn anew, with fresh chance: it says nothing of how things really lie.
whatif-about-over = Everything lies as it lay; chance is fresh.
whatif-bots = Bots play the others
whatif-alone = I play all seats
whatif-strip = What if, from move { $move } on: nothing here changes the match.
whatif-strip-drawn = What your seat did not know was drawn anew.
whatif-source = Back to that move
whatif-seat = You play
log-branched = A what-if begins at move { $move }.
bug-title = Something seems wrong
bug-about = The operator gets your words with the exact position; nobody at the table hears of it. In the say line: /bug and your words.
bug-words = What seems wrong
bug-send = Report
bug-filed = Reported as { $quote }. Your view of this moment:
bug-link = Link to your view of this moment
