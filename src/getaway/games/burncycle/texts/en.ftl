### burncycle in words: what is asked, what can be done, what happens, and why not.

## Chips, dice and their short forms

word-general = general
word-physical = physical
word-tech = tech
word-utility = utility
word-captain = captain
word-basic = basic
word-advanced = advanced
word-elite = elite
chip-general = General
chip-physical = Physical
chip-tech = Tech
chip-utility = Utility
chip-captain = Captain
chip-hub = Hub
chip-core = Core

## Directions, rooms' types, difficulties, states

word-up = up
word-right = right
word-down = down
word-left = left
word-industry = industry
word-office = office
word-warehouse = warehouse
word-standard = standard
word-simplified = simplified
word-seasoned = seasoned
word-random = left to chance
word-choose = chosen by the players
word-unseen = unseen
word-detected = detected
word-hidden = hidden
word-disguised = disguised
word-shut = shut down
word-escaped = escaped
word-awake = awake
word-acted = has acted
word-stunned = stunned
word-team = the team reserve
word-own = the own reserve
word-access-point = access point
word-banned = banned
word-none = none
word-pursue = pursue
word-investigate = investigate
word-patrol = patrol

## Bots, guards, captains, corporations

word-processor = Processor
word-byte = Byte
word-casing = Casing
word-exe = EXE
word-crash = Crash
word-bit = Bit
word-access = Access
word-memory = Memory
word-interface = Interface
word-hamster = Hamster
word-walker = Walker
word-zuk = Zuk
word-needchain = NeedChain
word-salida = Salida

## Upgrades

word-swap = swap
word-push = push
word-repair = repair
word-unique-1 = the first ability of its own
word-unique-2 = the second ability of its own
word-unique-3 = the third ability of its own
word-reserve-1 = the first reserve upgrade
word-reserve-2 = the second reserve upgrade
word-reserve-3 = the third reserve upgrade
word-elite-exchange = elite die for 2 power and an advanced die
word-slot-1 = slot 1
word-slot-2 = slot 2
word-slot-3 = slot 3
word-slot-4 = slot 4
word-slot-5 = slot 5

## Values: how a message shows an argument. A number is named by what the view calls it: `$bot`, `$unit`, `$space`,
## `$door`, `$wall`, `$node`, `$room`.

value-bot = { $bot-is ->
    [none] nobody
   *[some] { $bot }
 }
value-other = { value-bot }
value-unit = { $unit-is ->
    [none] nobody
   *[some] { $unit } { $value }
 }
value-cell = { $space }
value-to = { $space-is ->
    [none] outside
   *[some] { $space }
 }
value-push = { $space }
value-route = { $space }
value-door = { $door }
value-wall = { $wall }
value-node = { $node }
value-way = { $node }
value-start = { $node }
value-room = { $room }
value-die = { $next }
value-icon = { $next }
value-access = { $next }
value-option = { $next }
value-facing = { $value ->
    [0] up
    [1] right
    [2] down
    [3] left
   *[other] { $value }
 }
value-facings = { value-facing }
value-possible = { value-facing }
value-direction = { value-facing }
value-event-slipped-away-chip = { $space }
value-event-units-swapped-other = { value-unit }
value-do-choose-slot-slot = { $next }
value-waiting = { $value }

## Table options

option-mission = Mission
option-difficulty = Difficulty
option-captain = Captain
option-team = Team

## What is asked

ask-choose-agent = Which bot will be your agent?
    .why = Each player has one agent. Every bot can be an agent or the command module.
ask-choose-module = Which bot will be the command module?
    .why = The command module belongs to all of you; if it is shut down, the game is lost.
ask-route-at-setup = Route power to upgrades before the game begins.
    .why = Every agent starts with 10 power and routes it down to its limit; module upgrades may be paid together.
ask-where-to-start = Where does the bot start?
    .why = Bots start on the marked spaces. A space with an icon adds its chip to the team reserve.
ask-before-turn = Begin the turn, or reboot the burncycle first?
    .why = A reboot is possible only here. It makes burncycle and reserves anew, returns banned IPs, and costs threat: 1 for each player.
ask-route-first = Route power to upgrades, or go on to your actions.
    .why = In the first step of your turn power may go to upgrades; what is left makes your basic dice.
ask-route-last = Route power to upgrades, or end this step.
    .why = What you have above your limit at the end of this step is lost.
ask-act = Use this chip for an action, or pass.
    .why = Every active chip gives one action; one of the chip's own type is optimized.
ask-between-chips = Take free actions, or go on to the next chip.
    .why = Between two chips the burncycle can be altered and goods can be traded.
ask-moving = Move your agent and the command module.
    .why = Each step costs 1 AP; both may move, in any order, until you stop.
ask-after-the-roll = Change the roll, or total it.
    .why = Reroll icons roll a die again, two blanks make 1 AP, and some abilities work on dice.
ask-network = Move your IP with this chip, or pass.
    .why = Every active chip gives one IP move: general and captain chips 1 node, the others to the next node of their type, a hub or a ping.
ask-landed = Use a network card on this node?
    .why = A card works on a node of its layer and type; cards not used by the end of the turn are lost.
ask-last = Take free actions, or end your turn.
    .why = Free actions are possible until the turn is handed over.
ask-select-options = Select what to try at this terminal.
    .why = The option is chosen before dice are rolled; an optimized action may select two.
ask-roll-at-terminal = How many dice do you roll?
    .why = The total must reach the AP of what you selected. The terminal is used up either way.
ask-assign-ap = Which selected options get the AP?
    .why = The total may not be enough for both, and you may leave AP unused.
ask-keypad-approach = How do you try to open the door?
    .why = Resolve every input, force the keypad, use a key, or leave the door locked.
ask-keypad-inputs = Resolve the inputs, in any order.
    .why = The door opens when no input is left.
ask-keypad-forced = The force was not enough. Use a key?
    .why = After a failed brute force only a key can still open the door in this action.
ask-step-through = Step through for free?
    .why = Whoever opened the way may step through at once, if the space beyond is free.
ask-strike-result = What does the strike do?
    .why = The AP of a strike may be used in full, in part or not at all.
ask-collect-cache = Collect the cache?
    .why = A cache is worth an equipment card; left here it can be collected only after coming back.
ask-contribute = Give the power that you are asked for?
    .why = Other agents may share the cost of the command module's upgrades.
ask-consent-to-trade = Agree to the trade?
    .why = A trade between two agents needs both players.
ask-what-goes = Which card goes?
    .why = A bot holds 2 equipment and mod cards. An uninstalled mod pays its power even now.
ask-which-network-card-goes = Which network card goes?
    .why = An agent holds at most 3 network cards.
ask-which-to-keep = Which card do you keep?
    .why = Only the card that is kept takes effect.
ask-which-option = Which option do you take?
    .why = The card lets you take one of them.
ask-which-degrades = Which chip is degraded?
    .why = The burncycle die shows the choice icon.
ask-who-gets-the-chip = Who gets the chip?
    .why = The supply does not have enough for all: you decide who goes without.
ask-which-chip = Which chip do you take?
    .why = Any chip of the supply may be taken, a general one too.
ask-which-chip-goes = Which reserve chip is discarded?
    .why = A unit with Drain became adjacent: one chip of the reserve goes.
ask-which-result = Which surveillance result is resolved first?
    .why = All results are resolved, in an order of your choice.
ask-which-terminal = Which terminal becomes a mainframe?
    .why = One terminal chip of the room is turned to its mainframe side.
ask-which-door = Which door?
    .why = The effect works on one door of your choice.
ask-which-room = Which room is surveilled?
    .why = Only a room that still has its surveillance bead can be chosen.
ask-which-bot = Which bot?
    .why = The effect is for one bot of your choice.
ask-which-space-for-unit = Where does the security unit stand?
    .why = Its post is taken, and these free spaces are equally close.
ask-which-post-for-captain = On which post does the captain deploy?
    .why = An effect adds the captain to the floor.
ask-which-unit-is-stunned = Which unit is stunned?
    .why = The effect stuns one unit within reach.
ask-which-unit-shuts-down = Which unit is shut down?
    .why = The effect shuts one unit within reach down.
ask-who-pursues-first = Which unit pursues first?
    .why = Several units are aware of a detected bot; you choose their order.
ask-which-bot-is-pursued = Which bot does the unit pursue?
    .why = It is aware of several detected bots that are equally close.
ask-which-chip-is-investigated = Whose awareness chip is investigated next?
    .why = Every chip that was not pursued is investigated, in an order of your choice.
ask-who-investigates = Which unit investigates?
    .why = These units are equally close to the chip.
ask-who-patrols-next = Which unit patrols next?
    .why = You choose the order of the units that patrol.
ask-which-route = Which way does the unit take?
    .why = These ways are equally short.
ask-which-facing = Where does the unit face?
    .why = It could go on in several directions.
ask-which-ping-first = Which ping activates first?
    .why = On this layer several pings have the same gap in front of them.
ask-which-ping = Which ping?
    .why = The effect takes one ping of your choice.
ask-which-access-point = Which access point does the IP return to?
    .why = A reboot brings banned IPs back, to any access point that is free.
ask-where-in-the-zone = Where in the safe zone does the unit stand?
    .why = On a new floor everybody is in the safe zone they left from, on a space of your choice.
ask-where-the-bead-goes = On which space is the bead laid?
    .why = The mission lays it on a space that nobody stands on.
ask-take-the-bead = Take the bead along?
    .why = The mission lets a bot that enters its space carry it.
ask-who-gets-the-bead = Who carries the bead?
    .why = Nobody had it when the floor changed: you give it to a bot.
ask-which-task = For which task does this count?
    .why = One deed counts for one task only.
ask-whether-to-resolve = Resolve the die?
    .why = A rolled equipment die need not be resolved; one with the break icon costs the card.
ask-where-to-face = Where does the disguise face?
    .why = After a move action the disguised agent chooses its facing.
ask-where-to-place-chip = Where does the awareness chip go?
    .why = The effect lays your awareness chip on a space of your choice.

## What can be done

do-choose-card = Choose { $card }
verb-choose-card = Choose a card
do-choose-bot = Choose { $bot }
verb-choose-bot = Choose a bot
do-choose-unit = Choose { $unit }
verb-choose-unit = Choose a unit
do-choose-cell = Choose { $cell }
verb-choose-cell = Choose a space
do-choose-route = By { $route }
verb-choose-route = Choose a way
do-choose-facing = Face { $facing }
verb-choose-facing = Choose a facing
do-choose-chip = Choose a { $chip } chip
verb-choose-chip = Choose a chip
do-choose-door = Choose the door { $door }
verb-choose-door = Choose a door
do-choose-node = Choose node { $node }
verb-choose-node = Choose a node
do-choose-room = Choose the { $room }
verb-choose-room = Choose a room
do-choose-slot = Choose slot { $slot }
verb-choose-slot = Choose a slot
do-choose-what = { $what }
verb-choose-what = Choose
do-choose-access = Access point { $access }
verb-choose-access = Choose an access point
do-ready = Be done with routing
verb-ready = Be done with routing
do-begin-turn = Begin the turn
verb-begin-turn = Begin the turn
do-reboot = Reboot the burncycle
verb-reboot = Reboot the burncycle
do-upgrade = Upgrade: { $upgrade }
verb-upgrade = Upgrade your agent
do-upgrade-module = Upgrade the command module: { $upgrade }, paid { $shares }
verb-upgrade-module = Upgrade the command module
do-agree = Agree
verb-agree = Agree
do-decline = Decline
verb-decline = Decline
do-done = Go on
verb-done = Go on
do-move = Move: roll { $basic } basic, { $advanced } advanced, { $elite } elite
verb-move = Move
do-step = Move { $bot } to { $to }{ $push-is ->
    [none] {""}
   *[other] , pushing the unit there to { $push }
 }
verb-step = Step
do-use-key = { $bot } uses a key on the door { $door }
verb-use-key = Use a key
do-stop = Stop moving
verb-stop = Stop moving
do-own-die = Roll the agent's own die
verb-own-die = Roll the agent's own die
do-strike-unit = { $bot } strikes { $unit }: roll { $basic } basic, { $advanced } advanced, { $elite } elite
verb-strike-unit = Strike a security unit
do-strike-wall = { $bot } strikes the wall { $wall }: roll { $basic } basic, { $advanced } advanced, { $elite } elite
verb-strike-wall = Strike a wall
do-strike-for = Result: { $result }
verb-strike-for = Use the strike
do-step-through = Step through
verb-step-through = Step through
do-stay = Stay where you are
verb-stay = Stay where you are
do-terminal = { $bot } uses the terminal
verb-terminal = Use a terminal
do-select = Select { $options }
verb-select = Select options
do-roll = Roll { $basic } basic, { $advanced } advanced, { $elite } elite
verb-roll = Roll dice
do-assign = Give the AP to { $options }
verb-assign = Assign the AP
do-netcard = Draw a network card
verb-netcard = Draw a network card
do-keypad = { $bot } tries the keypad of the door { $door }
verb-keypad = Try a keypad
do-resolve-inputs = Resolve the inputs
verb-resolve-inputs = Resolve the inputs
do-brute-force = Force the keypad: roll { $basic } basic, { $advanced } advanced, { $elite } elite
verb-brute-force = Force the keypad
do-unlock-with-key = Use a key
verb-unlock-with-key = Use a key
do-leave-locked = Leave the door locked
verb-leave-locked = Leave the door locked
do-resolve = Resolve { $input }{ $reserve-is ->
    [none] {""}
   *[other] {" "}with a chip of { $reserve }
 }{ $slot-is ->
    [none] {""}
   *[other] {" "}with slot { $slot }
 }
verb-resolve = Resolve an input
do-ignore-input = Ignore { $input }
verb-ignore-input = Ignore an input
do-repair = { $bot } gives { $power } power to { $other }
verb-repair = Repair
do-mission-action = { $bot }: { $action } at { $cell }
verb-mission-action = An action of the mission
do-pass = Pass
verb-pass = Pass
do-next-chip = Go on to the next chip
verb-next-chip = Go on to the next chip
do-alter = Alter slot { $slot }: { $chip } from { $reserve }
verb-alter = Alter the burncycle
do-trade = { $bot } gives { $give } to { $other } for { $take }
verb-trade = Trade
do-use = Use { $what }
verb-use = Use a card or an ability
do-collect = Collect it
verb-collect = Collect it
do-leave = Leave it
verb-leave = Leave it
do-reroll = Roll die { $die } again with the icon of die { $icon }
verb-reroll = Roll a die again
do-combine = Combine { $pairs ->
    [one] a pair of blanks
   *[other] { $pairs } pairs of blanks
 }
verb-combine = Combine blanks
do-use-on-dice = Use { $ability } on die { $die }
verb-use-on-dice = Use an ability on a die
do-total = Total the dice
verb-total = Total the dice
do-ip-move = Move the IP to node { $node }
verb-ip-move = Move the IP
do-network-pass = Leave the IP where it is
verb-network-pass = Leave the IP where it is
do-network-ability = Use { $ability }
verb-network-ability = Use an ability
do-use-network-card = Use { $card }
verb-use-network-card = Use a network card
do-keep-network-cards = Use no network card here
verb-keep-network-cards = Use no network card here
do-end-turn = End the turn
verb-end-turn = End the turn
do-discard = { $bot } discards { $card }
verb-discard = Discard a card
do-install = Install { $card }
verb-install = Install a mod
do-drop-imperative = Drop the imperative for 1 power
verb-drop-imperative = Drop the imperative

## What happens: set-up and floors

event-bot-chosen = { $name } joins the team.
event-captain-chosen = The captain is { $captain }.
event-floor-set-up = Floor { $floor } is laid out.
event-unit-deployed = { $unit } comes to { $cell }, facing { $facing }{ $key-is ->
    [true] , with a key
   *[false] {""}
 }.
event-bot-placed = { $bot } starts at { $cell }.
event-floor-left = The team leaves floor { $floor } for floor { $to }.
event-bot-carried = { $bot } is in the safe zone, at { $cell }.
event-unit-carried = { $unit } came along in the safe zone, to { $cell }.

## What happens: the turn

event-turn-began = Round { $round }: { $seat } begins a turn.
event-turn-ended = { $seat } ends the turn.
event-step-began = { $step ->
    [route-first] Step 1: route power.
    [pool] Step 2: build the dice pool.
    [act] Step 3: actions.
    [network] Step 4: network.
    [route-last] Step 5: route power again.
    [degrade] Step 6: degrade the burncycle.
   *[other] { $step }
 }
event-step-skipped = The { $step } step is skipped.
event-pool-built = { $seat } has { $basic } basic, { $advanced } advanced and { $elite } elite dice.
event-tracker-moved = The tracker stops on slot { $slot }: { $chip }.
event-passed = { $seat } passes.
event-dice-rolled = { $bot } rolls { $faces }.
event-rerolled = Die { $die } now shows { $face }.
event-totalled = { $bot } has { $ap } AP.
event-stepped = { $bot } moves to { $to }; { $ap } AP left.
event-swapped = { $bot } swaps places with { $other }.
event-pushed = { $bot } pushes { $unit } to { $to }.
event-move-ended = The move is over.
event-power-changed = { $bot } { $by ->
    [0] stays at { $power } power
   *[other] is at { $power } power
 } ({ $by }).
event-shut-down = { $bot } is shut down.
event-reactivated = { $bot } works again.
event-detected = { $bot } is detected at { $cell }{ $unit-is ->
    [none] {""}
   *[some] {" "}by { $unit }
 }.
event-chip-followed = { $unit } sees { $bot } go to { $cell }; the awareness chip goes along.
event-slipped-away = { $bot } slips away; the awareness chip stays at { $chip }.
event-hid-on = { $bot } hides at { $cell }.
event-chip-cleared = The awareness chip of { $bot } is cleared.
event-chip-placed = The awareness chip of { $bot } lies at { $cell }.
event-bonus-movement = { $bot } may move { $spaces } spaces.
event-game-ended = { $result ->
    [won] The mission is accomplished.
    [threat] Threat reached its last level: the mission failed.
    [module] The command module is shut down: the mission failed.
   *[other] The mission failed.
 }

## What happens: threat and the burncycle

event-threat-changed = Threat is at { $threat } ({ $by }).
event-threat-event = Threat level { $level }: { $title }.
event-burncycle-created = The burncycle is made: { $chips }.
event-reserve-made = Reserve of { $bot }: { $chips }.
event-rebooted = { $seat } reboots the burncycle.
event-altered = { $seat } puts { $chip } into slot { $slot } for { $replaced }.
event-burncycle-die-rolled = The burncycle die shows { $face }.
event-degraded = Slot { $slot }, { $chip }, is degraded.
event-restored = Slot { $slot }, { $chip }, is active again.
event-deactivated = Slot { $slot } is deactivated.
event-captain-acted = The captain chip: { $captain } acts.
event-upgraded = { $bot } is upgraded: { $upgrade }.
event-power-lost = { $bot } loses { $n } power above the limit.

## What happens: strikes, doors, terminals, rooms

event-struck = { $bot } strikes { $unit } with { $ap } AP against { $durability }.
event-unit-stunned = { $unit } is stunned.
event-unit-shut-down = { $unit } is shut down.
event-struck-for-nothing = The strike has no effect.
event-wall-struck = { $bot } strikes the wall { $direction } of { $cell } with { $ap } AP.
event-wall-destroyed = { $bot } destroys the wall { $direction } of { $cell }.
event-stepped-through = { $bot } steps through to { $to }.
event-repaired = { $bot } gives { $power } power to { $other }.
event-key-gained = { $bot } has { $keys ->
    [one] 1 key
   *[other] { $keys } keys
 }.
event-key-used = { $bot } uses a key on the door { $door }.
event-door-unlocked = The door { $door } is unlocked.
event-door-locked = The door { $door } is locked.
event-keypad-drawn = A keypad card lies at the door { $door }.
event-keypad-begun = { $bot } tries the keypad of the door { $door }, level { $level }: { $inputs }{ $jam-is ->
    [true] ; it jams when forced
   *[false] {""}
 }.
event-keypad-die-rolled = The keypad die shows { $face }.
event-input-resolved = { $bot } resolves { $input }.
event-input-ignored = { $bot } ignores { $input }.
event-forced = { $bot } forces the keypad with { $ap } AP against { $durability }.
event-left-locked = { $bot } leaves the door { $door } locked.
event-terminal-opened = { $bot } uses a { $mainframe-is ->
    [true] mainframe
   *[false] terminal
 } at { $cell }: { $card }.
event-options-selected = { $bot } selects { $options }.
event-option-resolved = { $bot } gets { $option } of { $card }.
event-terminal-used-up = The terminal at { $cell } is used up.
event-mainframe-turned = The terminal at { $cell } is a mainframe now.
event-surveilled = The { $room } is surveilled: { $faces }.
event-result-resolved = Surveillance of the { $room }: { $face }.
event-cache-collected = { $bot } collects the cache at { $cell }.
event-cache-left = { $bot } leaves the cache at { $cell }.

## What happens: cards, trades, imperatives

event-card-gained = { $bot } gains { $card }.
event-card-resolved = { $bot } gains { $card }, which works at once.
event-card-discarded = { $bot } discards { $card }.
event-mod-installed = { $bot } installs { $card }.
event-equipment-used = { $bot } uses { $card }.
event-equipment-rolled = { $bot } rolls the die of { $card }: face { $face }{ $breaks-is ->
    [true] , with the break icon
   *[false] {""}
 }.
event-equipment-left = { $bot } does not resolve the die of { $card }.
event-counter-turned = The counter of { $card } is at { $n }.
event-ability-used = { $bot } uses { $ability }.
event-own-die-rolled = { $bot } rolls { $die }: { $ap } AP, { $move } spaces.
event-traded = { $bot } gives { $give } to { $other } for { $take }.
event-trade-declined = { $other } does not want the trade with { $bot }.
event-imperative-drawn = { $bot } draws the imperative { $card }.
event-imperative-done = { $bot } completes { $card }.
event-imperative-broken = { $bot } breaks { $card }.
event-imperative-dropped = { $bot } drops { $card }.
event-reserve-chip-gained = { $bot } gains a { $chip } chip.
event-dice-added = { $seat } adds { $n } { $kind } { $n ->
    [one] die
   *[other] dice
 } to the pool.
event-extra-action = { $seat } has one more action on this chip.
event-network-card-drawn = { $bot } draws { $card }.
event-network-card-dropped = { $bot } discards { $card }.

## What happens: the network

event-ip-moved = { $seat } moves the IP to node { $node } with a { $chip } chip.
event-ip-stayed = { $seat } leaves the IP where it is.
event-ip-returned = The IP of { $seat } is in its access point.
event-ip-banned = The IP of { $seat } is banned: a ping passed its access point.
event-hub-reached = The IP of { $seat } lands on a hub of layer { $layer }.
event-booted = { $ip-stays-is ->
    [true] { $seat } boots a ping at node { $node }: level { $level } against { $ceo }.
   *[false] The IP of { $seat } is booted at node { $node }: level { $level } against { $ceo }.
 }
event-level-changed = { $seat-is ->
    [none] The CEO's network level is { $level }.
   *[other] The network level of { $seat } is { $level }.
 }
event-network-card-used = { $seat } uses { $card }.
event-network-ability-used = { $seat } uses { $ability }.
event-ping-added = A ping enters at node { $node }.
event-ping-moved = The ping at node { $start } moves: { $way }.
event-ping-transferred = The ping at node { $start } transfers out to { $node }.
event-ping-removed = The ping at node { $node } is gone.
event-no-ping-left = No ping can be added.
event-ping-dice-due = { $rolls ->
    [0] No ping is on a hub, so no die is rolled.
    [one] One ping die is rolled.
   *[other] { $rolls } ping dice are rolled.
 }
event-ping-die-rolled = The ping die shows { $face }.

## What happens: the corporation

event-corporation-turn = The corporation: { $part }.
event-unit-decided = { $priority-is ->
    [pursue] { $unit } pursues { $target }, { $steps } away.
    [investigate] { $unit } investigates the chip of { $target }, { $steps } away.
   *[patrol] { $unit } patrols.
 }
event-investigator-found = { $unit } investigates the awareness chip of { $bot }.
event-unit-stays = { $unit } stays in its room.
event-unit-stepped = { $unit } steps to { $cell }, facing { $facing }.
event-unit-faced = { $unit } faces { $facing }.
event-unit-turned = { $unit } is turned and faces { $facing }.
event-unit-stopped = { $unit } comes upon { $bot } and stops.
event-units-swapped = { $unit } changes places.
event-unit-attacked = { $unit } attacks { $bot }: { $power } power, { $threat } threat.
event-unit-done = { $unit } is done.
event-chip-turned = The awareness chip of { $bot } is turned face down.
event-security-done = Security is done; all units are awake again.
event-drained = { $unit } drains a { $chip } chip of { $bot }.
event-captain-sees = { $unit } sees { $bot }: { $ability }.
event-captain-ability = { $unit }: { $ability }.

## What happens: missions and special bots

event-task-advanced = { $complete-is ->
    [true] Task done: { $task }.
   *[false] { $task }: one step further.
 }
event-objective-completed = The objective is complete: { $objective }.
event-mission-acted = { $bot }: { $action } at { $cell }.
event-bead-laid = { $bead } lies at { $cell }.
event-bead-taken = { $bot } carries { $bead }.
event-escaped = { $bot } escapes.
event-disguise-put-on = { $bot } looks like { $guard } now.
event-disguise-taken-off = { $bot } has no disguise any more.
event-disguise-left = { $bot } leaves the disguise behind.
event-disguise-turned = The disguise of { $bot } faces { $facing }.
event-drone-charged = { $charged-is ->
    [true] Joan is charged.
   *[false] Joan is depleted.
 }
event-drone-moved = Joan is at { $cell }.
event-drone-distracts = Joan distracts { $unit }.

## The end

outcome = { $won-is ->
    [true] Mission accomplished after { $rounds } rounds, at threat { $threat }.
   *[false] { $result ->
        [threat] Mission failed after { $rounds } rounds: threat reached { $threat }.
        [module] Mission failed after { $rounds } rounds: the command module was shut down.
       *[other] Mission failed after { $rounds } rounds, at threat { $threat }.
    }
 }

## The table in text

board-title = { $mission }, { $difficulty }
board-chosen = { $module-is ->
    [true] Command module: { $bot }
   *[false] Agent { $number }: { $bot }
 }
board-floor = Floor { $floor }, round { $round }, threat { $threat } of 26
board-burncycle = Burncycle: { $slots }
board-team = Team reserve: { $chips }
board-bot = { $module-is ->
    [true] M
   *[false] { $number }
 } { $bot }: { $space-is ->
    [none] {""}
   *[other] { $space },{" "}
 }{ $state }, power { $power }{ $keys ->
    [0] {""}
    [one] , 1 key
   *[other] , { $keys } keys
 }, { $chips }
board-unit = { $unit } { $number }: { $space } { $facing }, { $state }; level { $level }, moves { $movement }, sees { $awareness }, { $patrol }, { $ability }{ $key-is ->
    [true] , has a key
   *[false] {""}
 }
board-network = CEO level { $ceo }, { $pings ->
    [one] 1 ping
   *[other] { $pings } pings
 }
board-layer = Layer { $layer }: { $nodes }
board-ip = { $number } { $bot }: level { $level }, { $ip }
board-wires = P, T and U are action nodes, H hubs; < leads outwards, > inwards; in brackets IPs by number, ! a ping.
board-legend = Numbers and M are bots (! detected, h hidden, z shut down); letters with an arrow are security units, small when stunned, @ the captain. T terminal, # mainframe, C cache, H hiding spot, o bead, ? awareness chip. Doors: = and : locked, ' unlocked; x destroyed wall. v with a bot, a unit's space or net shows more.
board-awareness = { $unit } { $number } sees { $reach } spaces ahead: { $spaces } spaces in all, marked with a star.
label-thing = { $kind ->
    [unit] { $name } { $number }
   *[other] { $name }
 }
sheet-upgrades = Upgrades: { $upgrades }
sheet-dice = Dice upgrades: { $advanced } advanced, { $elite } elite
sheet-cards = Inventory: { $cards }
sheet-imperative = Imperative: { $imperative }
sheet-ip = Network level { $level }, IP: { $ip }, cards: { $hand }
