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
    [0] Put them all in order, first to last.
    [one] Put them in order; you may drop one by leaving it out.
   *[other] Put them in order; you may drop up to { $drop } by leaving them out.
 }
compose-split = Share out { $total }.
compose-bin = Part { $number }, { $low } to { $high }
compose-picked = Picked so far: { $picked }.
compose-picked-none = Nothing picked yet.
compose-is-picked = number { $place } in your pick

## Rules and log

log-title = Log
log-empty = Nothing has happened yet.
log-why = Which rule says so?
log-did = { $name }: { $wish }
log-did-hidden = { $name } has answered.
log-auto = { $name }: nothing to decide.
log-stop = { $stop ->
    [always] { $name } wants to be asked every time.
    [never] { $name } passes wherever nothing must be decided.
   *[new] { $name } wants to be asked when something new is possible.
 }
log-hint = { $name } asked for a hint.
log-plan = { $why ->
    [changed] Your plan stopped after { $done } of { $steps } steps: { $reason }
    [surprise] Your plan stopped after { $done } of { $steps } steps: { $reason }
    [others] Your plan waits after { $done } of { $steps } steps: { $names } can act first.
    [used] Your plan stopped after { $done } of { $steps } steps: somebody else acted.
    [hand] Your plan stopped after { $done } of { $steps } steps, because you answered yourself.
   *[over] The match ended after { $done } of the { $steps } steps of your plan.
 }
log-deadline = Time is up: { $key }.
log-undone = { $how ->
    [practice] { $name } undoes a move (practice table).
    [agreed] { $name } undoes a move; everyone agreed.
   *[right] { $name } undoes a move.
 }
log-paused = The clocks have stopped.
log-resumed = The clocks are running again.
log-renewed = The match continues under newer rules (version { $new }).
log-set-back = The operator took the match back to an earlier moment.
log-over = The match is over.
log-sat = { $name } sits down.
log-left = { $name } leaves the table for now.
log-returned = { $name } is back.
log-handed = { $to ->
    [bot] A bot is playing for { $name }.
   *[open] { $name }'s seat is open to anyone who joins.
 }
log-revoked = The host freed { $name }'s seat.
log-started = The match begins.
log-said = { $name } says: { $text }
log-vote = { $name } wants to undo.
log-vote-agreed = { $name } agrees.
log-vote-ended = { $name } ended the vote. Nothing is undone.
log-rematch = A rematch is being set up.
acts-title = What happened
acts-count = Step { $number } of { $of }
acts-again = Show it again
show-now = Just now
show-again = Once more
show-title = What just happened
show-skip = Skip
show-skip-key = Space
show-skip-all = Skip to the end
show-back = Step back
show-next = Step forward
show-pause = Pause
show-go = Resume
show-waits = The log waits until the show is over.
recap-now = So far this turn
recap-title = What changed
recap-replay = Show again: { $line }
since-replay = Show { $number }: { $line }
since-all = Play all
since-done = Got it
since-turn = To my turn
mute-off = Mute sounds
mute-on = Turn sounds on
log-field = { $name }: { $value }
rules-title = Rules
rules-search = Search the rules
rules-none = No rule mentions “{ $words }”. Try fewer or different words.
rules-found = { $count ->
    [one] { $count } rule found
   *[other] { $count } rules found
 }
rules-ruling = How this table plays it
rules-page = page { $page }
rules-neighbours = More on “{ $section }”
rules-missing = There is no rule { $id }.
rules-how = Ask in your own words. Any rule number you click at the table opens here.
rules-away = Put the rule away
rules-close = Close the rules
rules-failed = We can't load the rules right now. They'll be back when you're online.

## Text mode

text-changed = Since your last turn
text-lately = Recent events
text-changed-none = Nothing yet.
text-clocks = Clocks and meters
text-board = Board
text-seats = Hands and seats
text-ways = Where you can go from here
text-guide = Step { $number } of { $of }: { $title }
text-guide-done = { $title } (done)
text-guide-rules = The rules for this:
text-guide-steps = All steps
text-guide-why = Why?
text-guide-strayed = You've done something else than the lesson says. Undo, or play on: the next steps may not fit.
text-plan = What this would do
text-clock = { $clock }: { $time } left
text-clock-note = { $left }, { $note }
text-clock-waits = { $clock }: not running
text-announced = { $title } { $count ->
    [one] { $count } option
   *[other] { $count } options
 }.
text-empty = nothing
text-also = You can also:
text-not-allowed = Not allowed:
text-blocked = { $wish }: { $why }
text-warned = Careful: { $cost }
text-finish = Do it (Enter)
text-back = Back one step ({ $key })
text-so-far = So far: { $steps }
text-typed = { $typed } … more digits, or Enter.
text-no-key = There is no option { $typed }.
text-undo = { $how ->
    [right] Undo ({ $key })
    [vote] Ask to undo ({ $key })
   *[no] Nothing to undo
 }
text-seat = { $seat }: { $name }
text-seat-asked = deciding now
text-grid = As a grid of characters
text-picture = Picture mode (Ctrl + .)
text-keys = Keys
text-keys-on = Single-key shortcuts are on
keys-fixed =
    Digits choose an option; Enter confirms a number or your pick. Letters choose what else you can do.
    Ctrl or Cmd + . switches between text and picture. You can't change these.
keys-press = Press the new key for “{ $what }”, or Escape to cancel.
keys-new = New key for “{ $what }”
keys-change = { $what }: { $key }. Change the key.
keys-taken = { $key } is taken: { $what }. Press another key, or Escape.
keys-set = { $what }: now { $key }.
keys-put-back = Reset all keys
keys-are-back = All keys are reset.
key-why = Why you're asked this
key-undo = Undo
key-back = Back one step
key-board = Go to the board
key-log = Go to the log
key-rules = Open the rules
key-search = Search the rules
key-options = Choose an option
key-enter = Confirm a number or your pick
key-page = Move around the page
key-name-backspace = Backspace
key-name-delete = Delete
text-item = Entry { $number }

## Frame


page-language = Language
page-theme = Colours
page-theme-auto = Same as device
page-theme-dark = Blueprint
page-theme-light = Paper
page-copy = Copy
page-copied = Copied
page-close = Close
page-loading = Still loading the table. It's taking longer than usual.
page-failed = The server didn't answer. Nothing has changed; try again.
page-no-way-back = You can't undo this

fault-missing = There's nothing here.
fault-missing-about = The link may be incomplete, or the table has been deleted.
fault-unreachable = We can't reach the server.
fault-unreachable-about = Every move that went through is saved. Check your connection, then try again.
fault-failed = Something went wrong on the server.
fault-failed-about = Every move that went through is saved. Try again; if it keeps happening, tell the person who runs the server.
fault-quote = Reference number: { $number }
fault-again = Try again
fault-lobby = Go to the lobby

bar-home = getaway, go to the lobby
bar-undo = { $how ->
    [vote] Ask to undo
   *[other] Undo
 }
bar-hint = { $left ->
    [-1] What would you do?
    [one] What would you do? One hint left
   *[other] What would you do? { $left } hints left
 }
bar-rules = Rules
bar-text = Text mode
bar-more = Menu

hint-title = What I would do
hint-thinking = Thinking…
hint-lost = The server doesn't answer. Try again in a moment.
hint-do = Do it
hint-thanks = Thanks
hint-instead = Next best, and why not
warned = That may cost you a lot: { $wish }.
warned-better = The adviser would have done this: { $wish }.
warned-undo = Take it back
warned-keep = Keep it
hint-only-you = Only you see this hint. The others see that you asked.

line-lost = Connection lost. Trying again… Clocks keep running on the server.
line-crowded = The server is busy and only has room for players. You'll be back to watch in a moment.
line-unsaved = Not saved yet. Trying again…
line-closed = You can't open this table.
line-away = You're away. A bot may play for you.
line-missed = { $count ->
    [one] One thing happened while you were gone
   *[other] { $count } things happened while you were gone
 }

table-practice = practice
table-paused = paused
table-watching = you're watching
zoom-label = Zoom
zoom-closer = Zoom in
zoom-further = Zoom out
zoom-whole = Whole board
table-seats = Hands and seats

seat-number = Player { $number }
seat-you = you
seat-host = host
seat-open = open seat
seat-bot = { $level ->
    [random] random bot
   *[other] bot
 }
seat-away = away
seat-asked = deciding for { $time }
seat-to-bot = Let a bot play
seat-to-open = Open the seat
seat-revoke = Free the seat

asking-any = { $name }, you can answer
asking-respond = { $name }, you can respond
asking-you = { $name }, it's your turn
asking-others-eye = Waiting
asking-others = { $names } is choosing.
asking-others-several = { $names } are choosing.
asking-others-what = Question: { $question }
asking-bot = a bot; it moves within seconds
asking-open = { $names }: nobody has this seat. Anyone with the link can take it, or let a bot play: Menu, then Seats.
asking-meanwhile = { $talk ->
    [free] Meanwhile you can look around, talk and take notes.
    [facts] Meanwhile you can look around, share facts and take notes.
   *[silent] Meanwhile you can look around and take notes.
 }
asking-lost = This is taking a while. You can let a bot play instead: Menu, then Seats.
asking-offers = Meanwhile you can also:
asking-paused = The match is paused. Clocks are stopped, and nobody can move.
asking-not-done = That didn't go through.
asking-do-it = Do it
asking-pick-more = { $count ->
    [one] One more to pick
   *[other] { $count } more to pick
 }
drawer-hide = Hide the options
bar-question = The question
table-around = Around the board
drawer-title = All options
drawer-all = All { $count }
drawer-end = The result
drawer-why-not = Why not? { $count ->
    [one] 1 thing you can't do
   *[other] { $count } things you can't do
}
end-eye = The end
asking-back = Back
asking-start-again = Start again
asking-later = { $count ->
    [one] One order you can give in advance
   *[other] { $count } orders you can give in advance
 }
asking-more-blocked = { $count ->
    [one] One more that isn't allowed
   *[other] { $count } more that aren't allowed
 }
asking-shares-left = { $count ->
    [0] Everything is shared out.
   *[other] { $count } left to share out.
 }
asking-bin = Part { $number }
asking-less = Less for part { $number }
asking-more = More for part { $number }

vote-asked = { $name } wants to undo their last move and everything since.
vote-so-far = { $count ->
    [0] Nobody has agreed yet.
    [one] One player has agreed.
   *[other] { $count } players have agreed.
 }
vote-agree = Agree
vote-refuse = Don't agree
vote-withdraw = Withdraw

talk-said = Messages
talk-none = No messages yet.
talk-say = Say something to everyone
talk-say-now = { $policy ->
    [facts] Share a fact
   *[free] Say something
 }
talk-send = Send
talk-policy = { $policy ->
    [free] You can say anything now.
    [facts] Now you may only mention facts that everyone can see.
   *[silent] Nobody may talk now.
 }

notes-label = Only you see these notes.
notes-how = { $how ->
    [writing] Saving…
    [failed] Not saved: the server didn't answer. We'll try again when you keep typing.
   *[kept] Saved.
 }

rail-label = Log, chat, notes and rules
rail-log = Log
rail-talk = Chat
rail-notes = Notes
rail-rules = Rules

tab-label = Views of the table
tab-table = Table
tab-hands = Team


menu-title = Menu
menu-seats = Seats
weigh-cost = { $n } { $what }
weigh-need = needs { $need }
weigh-chance = { $percent }%
weigh-final = can't be undone
further-title = Or go on to…
phases-title = Steps of the turn:
stop-title = When nothing must be decided
stop-always = Always ask
stop-new = Ask if something's new
stop-never = Never ask
stop-about = { $stop ->
    [always] You're asked at every step, even if all you can do is go on.
    [never] The table goes on for you wherever you don't have to decide.
   *[new] The table goes on for you, unless you can do something you couldn't do before.
 }
seat-stop = { $stop ->
    [always] always asked
   *[never] passes if nothing must be decided
 }
menu-own = Your seat
menu-return-about = Your return link takes you back to your seat from any device. Anyone who has it can play for you, so don't share it.
menu-return-show = Show the return link
menu-return-hide = Hide the return link
menu-return-link = Your return link
menu-return-code = Your return link as a QR code, to scan with another device
menu-return-renew = Make a new return link
menu-return-renew-about = Older links stop working, on other devices too.
menu-return = Return to your seat
menu-leave = Leave the table
menu-leave-about = The seat stays yours. The others can let a bot play for you.
menu-table = The match
menu-pause = Pause
menu-resume = Resume
menu-pause-about = Stops the clocks for everyone.
menu-page = This page
menu-text-about = Everything as text, for keyboards and screen readers. Ctrl + . switches back.

door-name = Your name at the table
door-seat = Your seat
door-open = free
door-bot = { $level ->
    [random] played by a random bot; you can take over
   *[other] played by a bot; you can take over
 }
door-bots-own = { $level ->
    [random] played by a random bot
   *[other] played by a bot
 }
door-person = taken
door-sit = Sit down
door-watch = Watch
door-full = All seats are taken.
door-bots = Bots are playing the free seats. Ask the host to open one for you.
door-over = The match is over.
door-crowded = Your seat is already open on 8 devices, the maximum.
door-only-here = Use it on this device only
door-lost = This seat is no longer yours: its link was renewed, or the host freed it.

room-invite = Link for your friends
room-code = The link as a QR code, for a phone
room-start = Start
room-start-about = { $count ->
    [0] Everyone is here.
    [one] One seat is open. { $level ->
        [random] A random bot
       *[other] A bot
     } plays it until a friend joins.
   *[other] { $count } seats are open. { $level ->
        [random] Random bots
       *[other] Bots
     } play them until friends join.
 }
room-wait = { $name } starts when everyone is ready.

end-again = Play again
end-follow = Go to the next match
end-lobby = Go to the lobby
end-fair = Were the dice fair?
end-fair-kept = { $kept ->
    [yes] Yes: the seed matches the promise made before the start.
    [no] No: the seed doesn't match the promise made before the start.
   *[unknown] Your browser can only check this over a secure connection (https). Save the log below and check it with getaway verify.
 }
end-commitment = Promised before the start
end-seed = Seed
end-log = The whole log
end-log-about = which getaway verify checks move by move.

lobby-title = Lobby
lobby-open = Open a table
lobby-game = Game
lobby-name = Your name
lobby-seats = Seats
lobby-seats-about = Friends with the link can take a bot's seat
lobby-seats-count = { $count } seats
lobby-seat-more = One more seat
lobby-seat-less = One fewer seat
lobby-pace = Pace
lobby-pace-live = Live
lobby-pace-daily = One move a day
lobby-more = More settings
lobby-warns = Warn me of blunders (practice tables with free hints)
lobby-practice = Practice: undo anything; dice and cards come out differently
lobby-watch = Anyone with the link can watch
lobby-takeover = Anyone who joins can take over from a bot
lobby-takeover-about = During the match, anyone with the link can take a bot's seat and see its hand. Otherwise only the host can open a seat.
lobby-open-copy = Open and copy the link
lobby-open-about = Send the link to your friends. Nobody else can see the table.
lobby-alone = Play alone
lobby-value = { $word }: { $name }
lobby-search = Ask the rules
lobby-search-like = Can I talk while ordering cards?
lobby-search-none = No rule mentions that. Try different words.
lobby-rules = Read all the rules

mine-turn = Your turn
mine-go = Go to the table
mine-over = over
mine-lobby = not started yet
mine-paused = paused
mine-waits = waiting for { $names }
mine-plays = in progress
mine-drop = Remove { $title } from the list

## Accounts

account-title = Account
account-about = With an account you can get back to your tables from any device. You can play without one.
account-how = Sign in, or create an account
account-sign-in = Sign in
account-make = Create account
account-name = Name
account-password = Password
account-lost = That's all we need. We can't recover a lost password, so keep it safe.
account-keep = { $count ->
    [one] Add the seat I have in this browser to my account
   *[other] Add the { $count } seats I have in this browser to my account
 }
account-of = { $name }'s account
account-signed-in = Signed in as { $name }
account-signed-in-about = Every seat you take in this browser is added to your account. Sign in on another device to see your tables there too.
account-forget = Forget these seats in this browser; your account keeps them
account-sign-out = Sign out

## The reader's own settings

prefs-title = Settings
prefs-about = Saved in this browser. Changes take effect at once.
prefs-palette = Palette
prefs-palette-usual = Standard
prefs-palette-distinct = Colour-blind friendly
prefs-palette-contrast = High contrast
prefs-palette-about = Colour-blind friendly uses colours that stay easy to tell apart. In every palette, shapes, digits and words say the same thing.
prefs-motion = Motion
prefs-motion-auto = Same as device
prefs-motion-less = As little as possible
prefs-playback = Playback
prefs-playback-slow = Slow
prefs-playback-normal = Normal
prefs-playback-fast = Fast
prefs-playback-once = Instant
prefs-playback-about = How fast you see what a corporation, a Firewall or a robot does, step by step.
prefs-sounds = Sounds
prefs-sounds-about = Dice, doors, alarms and clocks are heard, and two tones when it's your turn.
prefs-calls = Notify me when it's my turn
prefs-calls-about = A notification on this device, as long as getaway is open in some tab, even in the background.
prefs-calls-no = Your browser blocks notifications from this site. Allow them in the site's settings, then turn this on again.
prefs-calls-never = Notifications aren't available here. They need a secure connection (https).
prefs-keys = Single-key shortcuts at the table
prefs-keys-list = See and change the keys

## Looking for partners, and what was played

nav-label = Lobby sections
nav-play = Play
nav-open = Open
lobby-guest = Guest
lobby-public = Anyone can join
lobby-public-about = The table is listed here until it starts, and anyone can take a free seat.
lobby-pace-live-about = Everyone plays at the same time; the game's clocks run.
lobby-pace-daily-about = Everyone moves when they have time. After a day without a move, a bot may take the seat.
lobby-practice-about = For trying things out. The match doesn't count.
lobby-seats-fit = With these settings, the game needs { $count ->
    [one] one seat
   *[other] { $count } seats
 }.
lobby-bots = How well bots play
lobby-hints = Hints
lobby-hints-are = { $hints ->
    [few] 3 for each player
    [none] none
   *[other] as many as you like
 }
option-bots-newcomer = Newcomer
option-bots-regular = Regular
option-bots-expert = Expert
option-bots-random = Random
option-bots-coded = Expert, with a secret team code
public-title = Looking for players
public-none = Nobody is looking for players right now. Open a table that anyone can join.
public-free = { $free ->
    [one] 1 of { $players } seats free
   *[other] { $free } of { $players } seats free
 }
public-host = with { $names }
public-join = Join
public-join-what = Join { $title }
public-gone = Someone took the last free seat, or the match has started.
room-public = Anyone can join
room-public-about = The table is listed in the lobby until you start, as long as this page is open.
room-leave = Leave
room-leave-about = Your seat becomes free right away.
mine-since = asked { $ago }
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

offline-table = You're offline. This is the table as you last saw it, { $ago }. You can't move until the server is back.
offline-lobby = You're offline. These are your tables as you last saw them. You can still read the rules.

## Looking back, trying, reporting

replay-title = Replay
replay-of = Replay of { $title }
replay-back = Back to the table
replay-open = Replay
replay-open-about = Look back at every move as your seat saw it.
replay-controls = Step through the moves
replay-move = Move { $move } of { $last }
replay-first = First move
replay-earlier = Back one move
replay-later = Forward one move
replay-last = Last move
replay-play = Play
replay-pause = Stop
replay-speed = Speed
replay-speed-slow = Slow
replay-speed-normal = Normal
replay-speed-fast = Fast
replay-as = View as
replay-as-own = myself
replay-as-spectators = spectators
replay-as-everything = everything open
replay-own = You see what your seat saw at the time. After the end you can view the match as anyone.
replay-link = Link to this move
replay-moves = Moves
replay-nothing-told = Nothing visible happened.
replay-then = The question at this point
replay-asked = { $names }: { $question }
replay-answered = Chosen: { $wish }
replay-answered-hidden = The answer is hidden.
replay-choices = { $count ->
    [one] The only option
   *[other] The { $count } options
 }
replay-ended = The match ends here.
replay-lead = Lead the others
replay-lead-about = Everyone watching this replay follows you.
replay-leading = You're leading: the others see this move.
replay-lead-end = Stop leading
replay-lead-to = Hand the lead to
replay-led = { $name } is leading and you follow.
replay-led-alone = { $name } is leading; you're looking around on your own.
replay-led-leave = Look around on my own
replay-led-follow = Follow
replay-led-here = { $name } is showing the replay.
replay-led-join = Watch along
scene-show = Show me
scene-steps = Steps of the scene
scene-step = Step { $step } of { $of }
scene-try = Try it yourself
scene-you = You
scene-strip = You're trying out “{ $title }”. Nothing here counts.
scene-source = Back to the rule
scene-on-board = On the board
lesson-strip = Lesson: { $title }. Nothing here counts.
lesson-finished = You've finished “{ $title }”.
lesson-over = The match is over before the lesson is.
lesson-over-about = That happens. Start again: you already know how it begins.
lesson-again = Start again
lesson-next = Next: { $title }
lesson-all = All lessons
lesson-learned = Done
lesson-minutes = { $minutes ->
    [one] About a minute
   *[other] About { $minutes } minutes
}
learn-title = Learn { $game }
learn-first = Start here
learn-short = Short lessons
learn-short-about = One topic each, in any order. Nothing counts, and you can take everything back.
learn-rules = Read the rules
whatif-title = What if …
whatif-about = Try something else from here, at your own table. The match itself doesn't change.
whatif-about-runs = Whatever your seat doesn't know is dealt again at random, so it tells you nothing about the real match.
whatif-about-over = Everything is where it was; dice and cards come out differently.
whatif-bots = Bots play the other seats
whatif-alone = I play all seats
whatif-strip = What if, from move { $move }. Nothing here changes the match.
whatif-strip-drawn = Whatever your seat didn't know was dealt again.
whatif-source = Back to that move
whatif-seat = You're playing
log-closed = The operator has closed this table. Nothing more can happen here.
log-branched = { $move ->
    [0] The table is set up.
   *[other] A what-if starts at move { $move }.
}
bug-title = Something seems wrong
bug-about = The operator gets your message with the exact position; nobody at the table sees it. You can also type /bug and your message in the chat.
bug-words = What seems wrong?
bug-send = Report
bug-filed = Reported as { $quote }. Your view of this moment:
bug-link = Link to your view of this moment

## The first screen and the last

lobby-what = Heist board games at a table that knows every rule: play alone, or with friends by a link.
lobby-free = Free
lobby-no-account = No account needed
lobby-takes-back = Undo and replays
lobby-look-up = Look up a rule
living-title = A match that plays itself
living-pause = Pause
living-go = Play
living-take = Play this mission yourself
cards-title = Start something
card-alone = Play now, alone
card-alone-about = { $seats ->
    [one] One seat, no bots
   *[other] You play all { $seats } seats
 }
card-learn = Learn it step by step
card-friends = Open a table for friends
card-players = { $fewest } to { $most } players
card-minutes = about { $minutes } min
alone-strip = You play all seats. The table turns to the one that's asked.
alone-seat = Seat
lobby-alone-about = { $bots ->
    [0] You're the only player.
    [one] The other seat goes to { $level ->
        [random] a random bot
       *[other] a bot
     }.
   *[other] The other { $bots } seats go to { $level ->
        [random] random bots
       *[other] bots
     }.
 }
mine-wait = Waiting for others
mine-done = Finished
mine-more = { $count ->
    [one] One more
   *[other] { $count } more
 }
mine-with = with { $names }
mine-dropped = { $title } is off the list on this device.
mine-undo = Undo
mine-drop-sure = You still have a seat at this table. Take it off the list?
mine-drop-yes = Take it off
mine-drop-no = Keep it
map-title = Missions
map-stars = { $stars } of { $all } stars
map-won = { $won } of { $all } won
map-state = { $state ->
    [won] won
    [next] next
    [played] not won yet
   *[later] later
 }
map-friends = With friends
door-invites = { $name } invites you
door-there = { $names } { $count ->
    [one] is
   *[other] are
 } at the table already.
door-left = { $free ->
    [one] One seat is left.
   *[other] { $free } seats are left.
 }
door-minutes = about { $minutes } minutes
door-players = { $players ->
    [one] 1 player
   *[other] { $players } players
 }
door-other-seat = Choose another seat
room-send = Send this to your friends
room-send-about = Anyone with the link can sit down. No account needed.
end-next = Next: { $title }
end-replay = Replay
end-stars = { $stars ->
    [one] 1 of { $all } stars
   *[other] { $stars } of { $all } stars
 }
end-opening = Opening the table…

## Bots at the table

log-level = The bot of { $name } now plays as { $level }.
log-tempo = Bots act { $tempo ->
    [slow] slowly
    [quick] quickly
   *[other] at their usual pace
 } from now on.
log-reason = { $name }: “{ $reason }”
lobby-tempo = How fast bots act
lobby-tempo-is = { $tempo ->
    [slow] Slowly
    [quick] Quickly
   *[other] Easy to follow
 }
lobby-absent = A bot plays for anyone who is away, until they are back
lobby-seat-bot = { $seat }: a friend, or a bot that plays as
lobby-with-bots = Play with bots
lobby-with-bots-about = { $bots ->
    [one] A bot plays the other seat.
   *[other] Bots play the other { $bots } seats.
 }
menu-bots-tempo = How fast bots act
seat-level = How well the bot of { $name } plays
prefs-voices = Bots say why they act
prefs-voices-about = In the log and below the board. Everybody at the table hears the same.

## Without a server

site-loading = Loading the rules engine: { $got } of { $of } MB. Next time it's already here.
site-starting = Starting the rules engine…
site-failed = This browser couldn't start the rules engine. Reload the page. If that doesn't help, try a current version of Chrome, Edge, Firefox or Safari.
site-refused = This browser doesn't let the page keep anything, so it couldn't save your tables. Some private windows do that, and so does blocking site data. Allow it for this page or use a regular window, then reload.
site-full = Your browser has no room left for this page. Everything that was saved is safe, but your last move isn't saved yet. Free up some space: play goes on by itself.
site-table = Starting… Take a look at the table. You can move in a moment.
site-unable = This browser can't run the rules engine: it's too old, or WebAssembly or storage is switched off. Use a current version of Chrome, Edge, Firefox or Safari, or play on a getaway server or in a terminal.
site-no-memory = This device ran out of memory while starting the rules engine. Close other tabs and reload the page, or play on a getaway server or in a terminal.

## Around one screen

lobby-here = Someone here
lobby-here-bot = A bot
lobby-here-name = Name for { $seat }
lobby-seat-here = { $seat }: someone here, or a bot that plays as
lobby-seats-here = Choose “Someone here” for everyone who plays on this screen
lobby-play-here = Play together here
lobby-play-here-about = { $people } of you share this screen{ $bots ->
    [0] .
    [one] , and a bot joins in.
   *[other] , and { $bots } bots join in.
 }
lobby-play-here-hands = Hands stay covered while you pass the device on.
table-one-device = one device
pass-title = Around this screen
pass-has = { $name } has the device.
pass-on = Pass it to
pass-to = Pass the device to { $name }
pass-covered = All hands are covered.
pass-covered-clock = All hands are covered and the clock waits.
pass-look-away = { $name }, look away.
pass-since = Since the last turn
pass-hold = I'm { $name }: hold to see
pass-keys = With a keyboard or a screen reader, press it once.
pass-early = Hold for half a second. Letting go early shows nothing.
pass-away = { $name } is away: let a bot play
pass-instead = Pass it to { $name } instead

## Matches in files

file-open = Open a match from a file
file-open-about = Go on with a match you saved, or replay one that was played online. It's played again and checked first.
file-carry = Continue a match from a file
file-carry-about = Begun without a server? Choose its file, go on here and send your friends the link. New cards and dice come from this server. Hidden cards may be known, so the result doesn't count.
file-choose = Choose a file
file-reading = Playing the match again…
file-seat = Who are you?
file-save = Save as a file
file-save-title = Save { $title } as a file
file-save-about = The file holds the whole match, hidden cards included. Open it in any copy of getaway, or check it with getaway verify.
file-save-do = Save the file
file-saved = Saved.
file-online = Continue online
file-online-about = To go on with friends elsewhere, save the file, open the lobby of a getaway server and choose the file under “Continue a match from a file”. This match stays here as it is.
file-online-go = Open the server's lobby
file-again = See it again
file-again-about = Anyone with a copy of getaway that needs no server can open the file there, replay the match and try what-ifs.
brought-title = From a file
brought-strip = { $how ->
    [carried] This match was begun elsewhere. Hidden cards may be known, and the result doesn't count.
   *[other] This match comes from a file. The result doesn't count.
 }
log-brought = This match was begun elsewhere and goes on from a file. Hidden cards may be known, and the result doesn't count.
here-link = Play here, without a server
here-about = The same games, kept in this browser: alone, with bots or around one screen. It also works offline.

# The rulebook as a book

book-open = Read the whole rulebook
book-contents = Contents
book-print = Print
book-here = How this table is set up
book-back = Back to the table
book-example = Example.
book-met = You've met this in play
book-met-of = You've met { $met } of { $all } rules in play
book-met-about = A tick marks a rule you've already met in play on this device.

# First times

first-title = New to you.
first-done = Got it
first-off = Don't show these
prefs-firsts = Explain what happens for the first time
prefs-firsts-about = One sentence, once, with the rule shown on the board.
