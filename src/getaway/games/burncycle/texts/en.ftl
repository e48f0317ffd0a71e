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
word-random = random
word-choose = players' choice
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
word-own = the agent's reserve
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
word-patch = Patch
word-hamster = Hamster
word-walker = Walker
word-zuk = Zuk
word-needchain = NeedChain
word-salida = Salida
word-halden = Halden Mutual

## Upgrades

word-swap = Swap
word-push = Push
word-repair = Repair
word-unique-1 = first ability
word-unique-2 = second ability
word-unique-3 = third ability
word-reserve-1 = Reserve 1
word-reserve-2 = Reserve 2
word-reserve-3 = Reserve 3
word-elite-exchange = Exchange an advanced die for an elite one
word-slot-1 = slot 1 of the burncycle
about-slot-1 = One more chip: an extra action and an extra IP move every turn
word-slot-2 = slot 2 of the burncycle
about-slot-2 = One more chip: an extra action and an extra IP move every turn
word-slot-3 = slot 3 of the burncycle
about-slot-3 = One more chip: an extra action and an extra IP move every turn
word-slot-4 = slot 4 of the burncycle
about-slot-4 = One more chip: an extra action and an extra IP move every turn
word-slot-5 = slot 5 of the burncycle
about-slot-5 = One more chip: an extra action and an extra IP move every turn

## Values: how a message shows an argument. A number is named by what the view calls it: `$bot`, `$unit`, `$space`,
## `$door`, `$wall`, `$node`, `$room`.

value-bot = { $bot-is ->
    [none] nobody
   *[some] { $bot }
 }
value-other = { value-bot }
value-unit = { $unit-is ->
    [none] the disguised agent
   *[some] { $unit } { $value }
 }
value-cell = { $space }
value-to = { $space-is ->
    [none] outside
   *[some] { $space }
 }
value-push = { $next ->
    [none] {""}
   *[other] , pushing the unit there to { $space }
 }
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
value-options = { $option-is ->
    [none] option { $value }
   *[other] { $option }: { $option-about }
 }
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
value-event-units-swapped-other = { $unit-is ->
    [none] the shut-down agent there
   *[some] { $unit } { $value }
 }
value-do-choose-slot-slot = { $value } ({ $slot })
value-do-alter-slot = slot { $value }{ $slot-is ->
    [none] {""}
   *[other] {" "}({ $slot })
 }
value-do-ip-move-node = { $node } ({ $kind })
value-do-choose-unit-unit = { value-unit }{ $unit-about ->
    [none] {""}
   *[other] : { $unit-about }
 }
value-waiting = { $value }

## Table options

option-mission = Mission
option-difficulty = Difficulty
option-captain = Captain
option-team = Team

# What a choice means, in one sentence.
sets-difficulty-standard = All the rules, as in the rulebook.
sets-difficulty-simplified = No threat events, and security units have no abilities. Best for your first games.
sets-difficulty-seasoned = Every awareness chip that comes into play adds 1 threat.
sets-captain = Each captain waits out of sight and hunts in its own way.
sets-team-choose = Each player picks an agent, and everyone agrees on the command module.
sets-team-random = Agents and command module are dealt at random.
sets-mission = Each mission has its own floors, goals and corporation.
bots-strength = Wins { $percent } of 100 standard missions in a team of its own level ({ $matches } measured)
game-title = burncycle
game-about = Break into a corporation with a team of robots, floor by floor, as its threat rises.
first-match = A guided first mission
first-match-about = One player, step by step

## What is asked

ask-choose-agent = Which bot will be your agent?
    .why = Each player has one agent. Any bot can be an agent or the command module.
ask-choose-module = Which bot will be the command module?
    .why = You all share the command module. If it shuts down, you lose the game.
ask-route-at-setup = Route power to upgrades before the game begins.
    .why = Each agent starts with 10 power and routes it until it's down to its limit. You can share the cost of command module upgrades.
ask-where-to-start = Where does { $about } start?
    .why = The mission says which spaces you can start on. An outdoor space with a letter adds that chip to the team reserve: P physical, T tech, U utility.
ask-before-turn = Begin { $turn-seat }'s turn, or reboot the burncycle first?
    .why = You can only reboot before a turn. A reboot rebuilds the burncycle and the reserves and brings back banned IPs, but it raises threat by 1 per player.
ask-route-first = Route power, or move on to your actions.
    .why = In the first step of your turn you can route power to upgrades. Whatever is left becomes your basic dice.
ask-route-last = Route power to upgrades, or end this step.
    .why = At the end of this step you lose any power above your limit.
ask-act = Use this chip for an action, or pass.
    .why = Each active chip gives you one action. An action of the chip's own type is optimized.
ask-between-chips = Take free actions, or go to the next chip.
    .why = Between chips you can alter the burncycle and trade.
ask-moving = Move your bots: { $ap } AP left.
    .why = Each step costs 1 AP. Your agent and the command module can both move, in any order, until you stop.{ $own ->
        [0] {""}
        [one] {" "}Your agent can also move 1 extra space on its own.
       *[other] {" "}Your agent can also move { $own } extra spaces on its own.
     }
ask-bonus-moving = Move { $bot }: { $ap ->
    [one] 1 space
   *[other] { $ap } spaces
 } left.
    .why = This is bonus movement, not a move action: only this bot moves, and it can't swap, push or use keys.
ask-after-the-roll = Change the roll, or total it: { $ap } AP.
    .why = A reroll icon lets you reroll a die, two blanks make 1 AP, and some abilities change dice. Leftover blanks go back to your pool.
ask-network = Move your IP with this chip, or pass.
    .why = Each active chip gives you one IP move. General and captain chips move 1 node; the others move to the next node of their type, hub or ping.
ask-landed = Use a network card on this node?
    .why = A card works on a node of its layer and type. Cards you haven't used by the end of the turn are lost.
ask-last = Take free actions, or end your turn.
    .why = You can take free actions until you hand over the turn.
ask-select-options = Choose what to try at this terminal.
    .why = You choose before you roll. An optimized action lets you choose two options. At a mainframe, options cost no AP and you may choose none.
ask-roll-at-terminal = How many dice do you roll?
    .why = The total must reach the AP of what you chose. The terminal is used up either way.
ask-assign-ap = Which options do you spend the AP on?
    .why = You may not have enough for both, and you can leave AP unspent.
ask-keypad-approach = How do you try to open the door?
    .why = Resolve every input, force the keypad with 4, 6 or 8 AP at level 1, 2 or 3, use a key, or leave the door locked. An alarm detects the bot, a shock costs it 1 power, a ping adds a ping to the network. Every other input takes a chip of its type from a reserve or a later slot.
ask-keypad-inputs = Resolve the inputs in any order.
    .why = The door opens when no inputs are left.
ask-keypad-forced = That wasn't enough AP. Use a key?
    .why = After a failed brute force, only a key can still open the door in this action.
ask-step-through = Step through for free?
    .why = The bot that opened the way can step through right away if the space beyond is free.
ask-strike-result = What does the strike do?
    .why = You can use all of a strike's AP, some of it or none.
ask-collect-cache = Collect the cache?
    .why = A cache gives you an equipment card. If you leave it, you have to come back to collect it.
ask-contribute = { $bot } asks for { $power } power for { $upgrade }. Agree?
    .why = Other agents can share the cost of the command module's upgrades.
ask-consent-to-trade = { $give-is ->
    [none] { $bot } asks you for { $take }. Agree?
   *[some] { $bot } offers { $give }{ $take-is ->
        [none] {""}
       *[some] {" "}for { $take }
     }. Agree?
 }
    .why = A trade between two agents needs both players to agree.
ask-what-goes = Which card does { $about } discard?
    .why = A bot can hold 2 equipment and mod cards. Discarding an uninstalled mod still pays its power.
ask-which-network-card-goes = Which network card do you discard?
    .why = An agent can hold up to 3 network cards.
ask-which-to-keep = Which card do you keep?
    .why = Only the card you keep takes effect.
ask-which-option = Which option do you take?
    .why = The card gives you one of these.
ask-which-degrades = Which chip do you degrade?
    .why = The burncycle die shows the choice icon. A degraded chip gives no action and no IP move until you reboot.
ask-who-gets-the-chip = Who gets the { $about } chip?
    .why = The supply doesn't have enough for everyone, so you decide who goes without.
ask-which-chip = Which chip do you take?
    .why = You can take any chip from the supply, even a general one.
ask-which-chip-goes = Which reserve chip does { $about } discard?
    .why = A unit with Drain is now adjacent, so one reserve chip is lost.
ask-which-result = Which surveillance result do you resolve first?
    .why = All results are resolved, in the order you choose.
ask-which-terminal = Which terminal becomes a mainframe?
    .why = One terminal chip in the room flips to its mainframe side.
ask-which-door = Which door?
    .why = Choose the door this affects.
ask-which-door-is-locked = Which door gets locked?
    .why = The captain locks an unlocked door, and the players choose which one.
ask-which-room = Which room do you surveil?
    .why = You can only choose a room that still has its surveillance bead.
ask-which-bot = Which bot?
    .why = Choose the bot this affects.
ask-which-space-for-unit = Where does { $about } go?
    .why = Its post is taken, and these free spaces are equally close.
ask-which-post-for-captain = Which post does the captain deploy to?
    .why = An effect brings the captain onto the floor.
ask-which-unit-is-stunned = Which unit do you stun?
    .why = The effect stuns one unit in range.
ask-which-unit-shuts-down = Which unit do you shut down?
    .why = The effect shuts down one unit in range.
ask-who-pursues-first = Which unit pursues first?
    .why = Several units are aware of a detected bot. You choose their order.
ask-which-bot-is-pursued = Which bot does { $about } pursue?
    .why = It is aware of several detected bots that are equally close.
ask-which-chip-is-investigated = Whose awareness chip is investigated next?
    .why = Every chip that wasn't pursued is investigated, in the order you choose.
ask-who-investigates = Which unit investigates { $about }'s chip?
    .why = These units are equally close to the chip.
ask-who-patrols-next = Which unit patrols next?
    .why = You choose the order in which units patrol.
ask-which-route = Which way does { $about } go?
    .why = These routes are equally short.
ask-which-facing = Which way does { $about } face?
    .why = It could continue in several directions.
ask-which-ping-first = Which ping activates first?
    .why = Several pings on this layer have the same gap ahead of them.
ask-which-ping = Which ping?
    .why = Choose the ping this affects.
ask-which-access-point = Which access point does the IP return to?
    .why = A reboot brings banned IPs back to any free access point.
ask-where-in-the-zone = Where in the safe zone does { $guard-is ->
    [true] { $unit }
   *[false] { $bot }
 } go?
    .why = On a new floor, everyone is in the safe zone they left from. You choose the space.
ask-where-the-bead-goes = Where does the bead go?
    .why = The mission puts it on a space with nobody on it.
ask-take-the-bead = Does { $about } take the bead?
    .why = The mission lets a bot that enters its space carry it.
ask-who-gets-the-bead = Who carries the bead?
    .why = Nobody was carrying it when you changed floors, so you give it to a bot.
ask-which-task = Which task does this count for?
    .why = It can only count for one task.
ask-whether-to-resolve = Resolve the die?
    .why = You don't have to resolve an equipment die. Resolving one with the break icon costs you the card.
ask-where-to-face = Which way does the disguise face?
    .why = After a move action, the disguised agent chooses its facing.
ask-where-to-place-chip = Where does the awareness chip go?
    .why = The effect puts your awareness chip on a space of your choice.

## What can be done

do-choose-card = Choose { $card }
value-do-choose-card-card = { $value }{ $value-about ->
    [none] {""}
   *[other] : { $value-about }
 }
verb-choose-card = Choose a card
do-choose-bot = Choose { $bot }
verb-choose-bot = Choose a bot
do-choose-unit = Choose { $unit }
verb-choose-unit = Choose a unit
do-choose-cell = Choose { $cell }
verb-choose-cell = Choose a space
do-choose-route = Via { $route }
verb-choose-route = Choose a route
do-choose-facing = Face { $facing }
verb-choose-facing = Choose a facing
do-choose-chip = Choose a { $chip } chip
verb-choose-chip = Choose a chip
do-choose-door = Choose door { $door }
verb-choose-door = Choose a door
do-choose-node = Choose node { $node }
verb-choose-node = Choose a node
do-choose-room = Choose the { $room }
verb-choose-room = Choose a room
do-choose-slot = Choose slot { $slot }
verb-choose-slot = Choose a slot
do-choose-what = { $what }
value-do-choose-what-what = { $value }{ $value-about ->
    [none] {""}
   *[other] : { $value-about }
 }
verb-choose-what = Choose
do-choose-access = Access point { $access }
verb-choose-access = Choose an access point
do-ready = Finish routing
verb-ready = Finish routing
do-begin-turn = Begin the turn
verb-begin-turn = Begin the turn
do-reboot = Reboot the burncycle
verb-reboot = Reboot the burncycle
do-upgrade = Upgrade: { $upgrade }
upgrade-named = { $value-is ->
    [advanced] advanced die
    [elite] elite die
   *[other] { $value }
 }
value-event-upgraded-upgrade = { upgrade-named }
value-do-upgrade-upgrade = { upgrade-named } ({ $value-is ->
    [swap] 1
    [push] 1
    [repair] 1
    [batch] 1
    [light-feet] 1
    [scout] 1
    [elite] 4
    [hot-restart] 3
    [free-fall] 3
    [press] 3
    [shockwave] 3
    [kill-process] 3
    [head-on] 3
    [stockpile] 3
    [log-cleaner] 3
    [remote-hands] 3
    [second-face] 3
    [spare-magazine] 3
   *[other] 2
 } power): { $value-about }
verb-upgrade = Upgrade your agent
verb-upgrade-about = Power buys dice, reserve chips and abilities.
do-upgrade-module = Upgrade the command module: { $upgrade }; paid by { $shares }
value-do-upgrade-module-upgrade = { $value }: { $value-about }
value-do-upgrade-module-shares = { $value ->
    [0] {""}
   *[other] { $at-bot } ({ $value })
 }
value-event-upgraded-paid = { value-do-upgrade-module-shares }
verb-upgrade-module = Upgrade the command module
verb-upgrade-module-about = Power buys burncycle slots and abilities.
do-agree = Agree
verb-agree = Agree
do-decline = Decline
verb-decline = Decline
do-done = Continue
verb-done = Continue
do-move = Move: roll { dice-said }
verb-move = Move
verb-move-about = Roll for AP; each AP is one step.
do-step = Move { $bot } to { $to }{ $push }
verb-step = Step
do-use-key = { $bot } uses a key on door { $door }
verb-use-key = Use a key
do-stop = Stop moving
verb-stop = Stop moving
do-own-die = Roll the agent's own die
verb-own-die = Roll the agent's own die
dice-said = { $basic ->
    [0] { $advanced ->
        [0] { $elite ->
            [0] no dice
           *[other] { dice-elite }
         }
       *[other] { dice-advanced }{ dice-and-elite }
     }
   *[other] { dice-basic }{ $advanced ->
        [0] {""}
       *[other] , { dice-advanced }
     }{ dice-and-elite }
 }
dice-and-elite = { $elite ->
    [0] {""}
   *[other] , { dice-elite }
 }
dice-basic = { $basic ->
    [one] { $basic } basic die
   *[other] { $basic } basic dice
 }
dice-advanced = { $advanced ->
    [one] { $advanced } advanced die
   *[other] { $advanced } advanced dice
 }
dice-elite = { $elite ->
    [one] { $elite } elite die
   *[other] { $elite } elite dice
 }
taken-basic = { $value ->
    [0] no basic die
    [one] { $value } basic die
   *[other] { $value } basic dice
 }
taken-advanced = { $value ->
    [0] no advanced die
    [one] { $value } advanced die
   *[other] { $value } advanced dice
 }
taken-elite = { $value ->
    [0] no elite die
    [one] { $value } elite die
   *[other] { $value } elite dice
 }
rolled-dice = { $basic ->
    [none] {""}
    [0] { $advanced ->
        [0] { $elite ->
            [0] {""}
           *[other] { rolled-some }
         }
       *[other] { rolled-some }
     }
   *[other] { rolled-some }
 }
rolled-some = : roll { dice-said }
do-strike-unit = { $bot } strikes { $unit }{ rolled-dice }
verb-strike-unit = Strike a security unit
verb-strike-unit-about = Roll for AP; with enough, you stun the unit.
do-strike-wall = { $bot } strikes wall { $wall }{ rolled-dice }
verb-strike-wall = Strike a wall
verb-strike-wall-about = Roll for AP; 10 AP destroys the wall.
do-strike-for = Result: { $result }
verb-strike-for = Use the strike
do-step-through = Step through
verb-step-through = Step through
do-stay = Stay where you are
verb-stay = Stay where you are
do-terminal = { $bot } uses the terminal
verb-terminal = Use a terminal
verb-terminal-about = Roll for the AP of the option you want. The terminal is then used up.
do-select = Choose { $options }
verb-select = Choose options
do-roll = Roll { dice-said }
verb-roll = Roll dice
do-assign = Spend the AP on { $options }
verb-assign = Spend the AP
do-netcard = Draw a network card
verb-netcard = Draw a network card
verb-netcard-about = It works in this turn's network step, on a node it names.
do-keypad = { $bot } tries the keypad at door { $door }
verb-keypad = Try a keypad
verb-keypad-about = Open a locked door next to the bot.
do-resolve-inputs = Resolve the inputs
verb-resolve-inputs = Resolve the inputs
verb-resolve-inputs-about = Pay for them one by one; the last one opens the door.
do-brute-force = Force the keypad{ $basic ->
    [none] {""}
   *[other] : roll { dice-said }
 }
verb-brute-force = Force the keypad
verb-brute-force-about = Roll 4 AP at level 1, plus 2 for each higher level.
do-unlock-with-key = Use a key
verb-unlock-with-key = Use a key
do-leave-locked = Leave the door locked
verb-leave-locked = Leave the door locked
verb-leave-locked-about = The card stays, so you can try again.
do-resolve = Resolve { $input }{ $reserve }{ $slot }
value-do-resolve-input = { $value }{ $value-about ->
    [none] {""}
   *[other] : { $value-about }
 }
value-do-resolve-reserve = { $next ->
    [none] {""}
   *[other] {" "}with a chip from { $reserve-is ->
        [none] the team reserve
       *[other] { $reserve }'s reserve
     }
 }
value-do-resolve-slot = { $next ->
    [none] {""}
   *[other] {" "}by advancing the tracker to slot { $value }
 }
verb-resolve = Resolve an input
do-ignore-input = Ignore { $input }
verb-ignore-input = Ignore an input
do-repair = { $bot } gives { $power } power to { $other }
verb-repair = Repair
do-mission-action = { $bot }: { $action } at { $cell }
verb-mission-action = Take a mission action
do-pass = Pass
verb-pass = Pass
verb-pass-about = Skip this chip's action.
do-next-chip = Go to the next chip
verb-next-chip = Go to the next chip
do-alter = Alter { $slot }: { $chip } from { $reserve }
verb-alter = Alter the burncycle
verb-alter-about = Replace a chip here with one from a reserve.
do-trade = { $give-is ->
    [none] { $bot } gets { $take } from { $other }
   *[some] { $bot } gives { $give } to { $other }{ $take-is ->
        [none] {""}
       *[some] {" "}for { $take }
     }
 }
verb-trade = Trade
do-use = Use { $what }
value-do-use-what = { $value }{ $value-about ->
    [none] {""}
   *[other] : { $value-about }
 }
verb-use = Use a card or an ability
do-collect = Collect it
verb-collect = Collect it
do-leave = Leave it
verb-leave = Leave it
do-reroll = Reroll die { $die } with the icon on die { $icon }
verb-reroll = Reroll a die
do-combine = Combine { $pairs ->
    [one] a pair of blanks
   *[other] { $pairs } pairs of blanks
 }
verb-combine = Combine blanks
do-use-on-dice = On die { $die }: { $ability }
value-do-use-on-dice-ability = { $value }{ $value-about ->
    [none] {""}
   *[other] : { $value-about }
 }
verb-use-on-dice = Use an ability on a die
do-total = Total the dice
verb-total = Total the dice
do-ip-move = Move the IP to node { $node }
verb-ip-move = Move the IP
do-network-pass = Leave the IP where it is
verb-network-pass = Leave the IP where it is
do-network-ability = Use { $ability }
value-do-network-ability-ability = { $value }{ $value-about ->
    [none] {""}
   *[other] : { $value-about }
 }
verb-network-ability = Use an ability
do-use-network-card = Use { $card }
value-do-use-network-card-card = { $value }{ $value-about ->
    [none] {""}
   *[other] : { $value-about }
 }
verb-use-network-card = Use a network card
do-keep-network-cards = Don't use a network card here
verb-keep-network-cards = Don't use a network card here
do-end-turn = End the turn
verb-end-turn = End the turn
do-discard = { $bot } discards { $card }
verb-discard = Discard a card
do-install = Install { $card }
value-do-install-card = { $value }{ $value-about ->
    [none] {""}
   *[other] : { $value-about }
 }
verb-install = Install a mod
do-drop-imperative = Pay 1 power to drop the imperative
verb-drop-imperative = Pay 1 power to drop the imperative

## What happens: set-up and floors

event-bot-chosen = { $name } joins the team.
event-captain-chosen = The captain is { $captain }.
event-floor-set-up = Floor { $floor } is set up.
event-unit-deployed = { $unit } deploys at { $cell }, facing { $facing }{ $key-is ->
    [true] , with a key
   *[false] {""}
 }.
event-bot-placed = { $bot } starts at { $cell }.
event-floor-left = The team leaves floor { $floor } for floor { $to }.
value-event-floor-left-to = { $value }
event-bot-carried = { $bot } arrives in the safe zone, at { $cell }.
event-unit-carried = { $unit } comes along in the safe zone, to { $cell }.

## What happens: the turn

event-turn-began = Round { $round }: { $seat } begins their turn.
event-turn-ended = { $seat } ends their turn.
event-step-began = { $step-is ->
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
event-tracker-moved = Next chip: { $chip } (slot { $slot }).
event-passed = { $seat } passes.
event-dice-rolled = { $bot } rolls { $faces }.
event-rerolled = Die { $die } now shows { $face }.
event-totalled = { $bot } has { $ap } AP.
event-stepped = { $bot } moves to { $to }; { $ap } AP left.
event-swapped = { $bot } swaps places with { $other }.
event-pushed = { $bot } pushes { $unit } to { $to }.
event-move-ended = The move is over.
signed-by = { $by ->
    [-1] -1
    [-2] -2
    [-3] -3
    [-4] -4
    [-5] -5
    [-6] -6
    [-7] -7
    [-8] -8
    [-9] -9
    [-10] -10
    [-11] -11
    [-12] -12
    [-13] -13
    [-14] -14
    [-15] -15
    [-16] -16
    [-17] -17
    [-18] -18
    [-19] -19
    [-20] -20
    [-21] -21
    [-22] -22
    [-23] -23
    [-24] -24
    [-25] -25
    [-26] -26
   *[other] +{ $by }
 }
event-power-changed = { $by ->
    [0] { $bot } stays at { $power } power.
   *[other] { $bot }: power { signed-by }, now { $power }.
 }
event-shut-down = { $bot } shuts down.
event-reactivated = { $bot } reactivates.
event-detected = { $bot } is detected at { $cell }{ $unit }.
value-event-detected-unit = { $unit-is ->
    [none] {""}
   *[some] {" "}by { value-unit }
 }
event-chip-followed = { $bot } moves to { $cell }{ $unit }; its awareness chip follows.
value-event-chip-followed-unit = { $unit-is ->
    [none] {""}
   *[some] {" "}in sight of { value-unit }
 }
event-slipped-away = { $bot } slips away; its awareness chip stays at { $chip }.
event-hid-on = { $bot } hides at { $cell }.
event-chip-cleared = { $bot }'s awareness chip is cleared.
event-chip-placed = { $bot }'s awareness chip is now at { $cell }.
event-bonus-movement = { $bot } may move { $spaces ->
    [one] { $spaces } space
   *[other] { $spaces } spaces
 }.
event-game-ended = { $result ->
    [won] Mission accomplished.
    [threat] Threat has reached its last level: mission failed.
    [module] The command module has shut down: mission failed.
   *[other] Mission failed.
 }

## What happens: threat and the burncycle

event-threat-changed = Threat { signed-by }, now { $threat }.
recap-threat = Threat
event-threat-event = Threat level { $level }: { $title }{ $title-about ->
    [none] .
   *[other] . { $title-about }.
 }
event-burncycle-created = The new burncycle: { $chips }.
event-reserve-made = { $team-is ->
    [true] Team reserve: { $chips }.
   *[false] { $bot }'s reserve: { $chips }.
 }
event-rebooted = { $seat } reboots the burncycle.
event-altered = { $seat } replaces { $replaced } with { $chip } in slot { $slot }.
event-burncycle-die-rolled = The burncycle die shows { $face }.
event-degraded = Slot { $slot } ({ $chip }) is degraded.
event-restored = Slot { $slot } ({ $chip }) is active again.
event-deactivated = Slot { $slot } is deactivated.
event-captain-acted = Captain chip: { $captain } acts.
event-upgraded = { $bot } upgrades: { $upgrade } (paid by { $paid }).
event-power-lost = { $bot } loses { $n } power above its limit.

## What happens: strikes, doors, terminals, rooms

event-struck = { $bot } strikes { $unit }: { $ap } AP against { $durability }.
event-unit-stunned = { $unit } is stunned.
event-unit-shut-down = { $unit } is shut down.
event-struck-for-nothing = The strike has no effect.
event-wall-struck = { $bot } strikes the { $direction } wall of { $cell } with { $ap } AP.
event-wall-destroyed = { $bot } destroys the { $direction } wall of { $cell }.
value-event-wall-struck-direction = { $value ->
    [0] upper
    [1] right
    [2] lower
   *[3] left
 }
value-event-wall-destroyed-direction = { value-event-wall-struck-direction }
event-stepped-through = { $bot } steps through to { $to }.
event-repaired = { $bot } gives { $power } power to { $other }.
event-key-gained = { $bot } now has { $keys ->
    [one] 1 key
   *[other] { $keys } keys
 }.
event-key-used = { $bot } uses a key on door { $door }.
event-door-unlocked = Door { $door } is unlocked.
event-door-locked = Door { $door } is locked.
event-keypad-drawn = A keypad card is placed at door { $door }.
event-keypad-begun = { $bot } tries the keypad at door { $door }, level { $level }: { $inputs-is ->
    [none] no inputs
   *[some] { $inputs }
 }{ $jam-is ->
    [true] ; it can't be forced
   *[false] {""}
 }.
event-keypad-die-rolled = The keypad die shows { $face }.
event-input-resolved = { $bot } resolves { $input }.
event-input-ignored = { $bot } ignores { $input }.
event-forced = { $bot } forces the keypad with { $ap } AP against durability { $durability }.
event-left-locked = { $bot } leaves door { $door } locked.
event-terminal-opened = { $bot } uses a { $mainframe-is ->
    [true] mainframe
   *[false] terminal
 } at { $cell }: { $card }.
event-options-selected = { $bot } chooses { $names }.
event-option-resolved = { $bot } gets { $name }: { $name-about }.
event-terminal-used-up = The terminal at { $cell } is used up.
event-mainframe-turned = The terminal at { $cell } is now a mainframe.
event-surveilled = The { $room } is surveilled: { $faces }.
event-result-resolved = Surveillance of the { $room }: { $face }.
event-cache-collected = { $bot } collects the cache at { $cell }.
event-cache-left = { $bot } leaves the cache at { $cell }.

## What happens: cards, trades, imperatives

event-card-gained = { $bot } gains { $card }{ $card-about ->
    [none] .
   *[other] . { $card-about }.
 }
event-card-resolved = { $bot } gains { $card }, which takes effect at once.
event-card-discarded = { $bot } discards { $card }.
event-mod-installed = { $bot } installs { $card }.
event-equipment-used = { $bot } uses { $card }.
event-equipment-rolled = { $bot } rolls the die of { $card }: { $shows }{ $breaks-is ->
    [true] ; resolving it breaks the card
   *[false] {""}
 }.
word-face-1-1 = move 1 space
word-face-1-2 = move 2 spaces
word-face-1-3 = move 2 spaces
word-face-1-4 = move 3 spaces
word-face-1-5 = move 3 spaces
word-face-1-6 = move 4 spaces
word-face-2-1 = 1 more basic die
word-face-2-2 = 1 more basic die
word-face-2-3 = 2 more basic dice
word-face-2-4 = 2 more basic dice
word-face-2-5 = 1 more advanced die
word-face-2-6 = 1 more elite die
word-face-4-1 = gain 1 power
word-face-4-2 = gain 1 power
word-face-4-3 = threat falls by 1
word-face-4-4 = gain a reserve chip of your choice
word-face-4-5 = gain 2 power
word-face-4-6 = stun a unit within 3 spaces
word-face-5-1 = nothing
word-face-5-2 = stun an adjacent unit
word-face-5-3 = stun an adjacent unit
word-face-5-4 = stun a unit within 2 spaces
word-face-5-5 = stun a unit within 2 spaces
word-face-5-6 = stun a unit within 4 spaces
word-face-6-1 = nothing
word-face-6-2 = surveil any room
word-face-6-3 = surveil any room
word-face-6-4 = clear your awareness chip, unless you're in sight
word-face-6-5 = unlock a door next to you
word-face-6-6 = gain a key
event-equipment-left = { $bot } doesn't resolve the die of { $card }.
event-counter-turned = The counter on { $card } is at { $n }.
event-ability-used = { $bot } uses { $ability }.
event-own-die-rolled = { $bot } rolls { $die }: { $ap ->
    [0] { $move ->
        [0] nothing
        [one] 1 more space
       *[other] { $move } more spaces
     }
   *[other] { $ap } AP
 }.
value-event-own-die-rolled-die = { $value }
event-traded = { $give-is ->
    [none] { $bot } gets { $take } from { $other }.
   *[some] { $bot } gives { $give } to { $other }{ $take-is ->
        [none] {""}
       *[some] {" "}for { $take }
     }.
 }
event-trade-declined = { $other } declines the trade with { $bot }.
event-imperative-drawn = { $bot } draws the imperative { $card }{ $card-about ->
    [none] .
   *[other] . { $card-about }.
 }
event-imperative-done = { $bot } completes { $card }.
event-imperative-broken = { $bot } breaks { $card }.
event-imperative-dropped = { $bot } drops { $card }.
event-reserve-chip-gained = { $bot } gains a { $chip } chip.
event-dice-added = { $seat } adds { $n } { $kind } { $n ->
    [one] die
   *[other] dice
 } to the pool.
event-extra-action = { $seat } gets one more action on this chip.
event-network-card-drawn = { $bot } draws { $card }{ $card-about ->
    [none] .
   *[other] . { $card-about }.
 }
event-network-card-dropped = { $bot } discards { $card }.

## What happens: the network

event-ip-moved = { $seat } moves their IP to node { $node } with a { $chip } chip.
event-ip-stayed = { $seat } leaves their IP where it is.
event-ip-returned = { $seat }'s IP is back in its access point.
event-ip-banned = { $seat }'s IP is banned: a ping passed its access point.
event-hub-reached = { $seat }'s IP lands on a hub on layer { $layer }.
event-booted = { $ip_stays-is ->
    [true] { $seat } boots a ping at node { $node }: level { $level } against { $ceo }.
   *[false] { $seat }'s IP is booted at node { $node }: level { $level } against { $ceo }.
 }
event-level-changed = The network level of { $seat } is now { $level }.
value-event-level-changed-seat = { $value ->
    [-1] the CEO
   *[other] { value-seats }
 }
event-network-card-used = { $seat } uses { $card }{ $card-about ->
    [none] .
   *[other] . { $card-about }.
 }
event-network-ability-used = { $seat } uses { $ability }.
event-ping-added = A ping enters at node { $node }.
event-ping-moved = { $way-is ->
    [none] The ping at node { $start } stays: another is in its way.
   *[some] The ping at node { $start } moves: { $way }.
 }
event-ping-transferred = The ping at node { $start } transfers out to node { $node }.
event-ping-removed = The ping at node { $node } is removed.
event-no-ping-left = No more pings can be added.
event-ping-dice-due = { $rolls ->
    [0] No ping is on a hub, so no die is rolled.
    [one] One ping die is rolled.
   *[other] { $rolls } ping dice are rolled.
 }
event-ping-die-rolled = The ping die shows { $face }.

## What happens: the corporation

event-corporation-turn = Corporation: { $part-is ->
    [threat] threat advances
   *[other] { $part }
 }.
event-unit-decided = { $priority-is ->
    [pursue] { $unit } pursues { $target }{ $among },{ $steps }{ $ways }.
    [investigate] { $unit } investigates the chip of { $target },{ $steps }{ $ways }.
   *[patrol] { $unit } patrols: { $patrol }{ $steps }{ $ways }.
 }
value-event-unit-decided-target = { value-bot }
value-event-unit-decided-steps = { $value ->
    [-1] {""}
    [0] {" "}and is already there
    [1] {" "}1 space away
   *[other] {" "}{ $value } spaces away
 }
value-event-unit-decided-among = { $value ->
    [0] {""}
    [one] {""}
   *[other] , the closest of { $value } bots in sight
 }
value-event-unit-decided-ways = { $value ->
    [0] {""}
    [one] {""}
   *[other] ; the players chose one of { $value } equally short routes
 }
event-investigator-found = { $unit } is sent to { $bot }'s awareness chip, { $steps } away{ $among }.
value-event-investigator-found-steps = { $value ->
    [one] 1 space
   *[other] { $value } spaces
 }
value-event-investigator-found-among = { $value ->
    [one] {""}
   *[other] , the closest of { $value } units
 }
event-unit-stays = { $unit } stays in its room.
event-unit-stepped = { $unit } steps to { $cell }, facing { $facing }.
event-unit-faced = { $unit } faces { $facing }.
event-unit-turned = { $unit } is turned to face { $facing }.
event-unit-stopped = { $unit } runs into { $bot } and stops.
event-units-swapped = { $unit } swaps places with { $other }.
event-unit-attacked = { $unit } attacks { $bot }: { $threat ->
    [0] { $power } power lost
   *[other] threat advances by { $threat }
 }.
event-unit-done = { $unit } is done.
event-chip-turned = { $bot }'s awareness chip is turned face down.
event-security-done = Security is done; all units are awake again.
event-drained = { $unit } drains a { $chip } chip from { $bot }.
event-captain-sees = { $unit } sees { $bot }: { $ability }{ $ability-about ->
    [none] .
   *[other] . { $ability-about }.
 }
event-captain-ability = { $unit }: { $ability }{ $ability-about ->
    [none] .
   *[other] . { $ability-about }.
 }

## What happens: missions and special bots

event-task-advanced = { $complete-is ->
    [true] Task done: { $task }.
   *[false] { $task }: one step closer.
 }
event-objective-completed = Objective complete: { $objective }.
event-mission-acted = { $bot }: { $action } at { $cell }.
event-bead-laid = Placed at { $cell }: { $bead }.
event-bead-taken = { $bot } carries { $bead }.
event-escaped = { $bot } escapes.
event-disguise-put-on = { $bot } now looks like { $guard }.
event-disguise-taken-off = { $bot } is no longer disguised.
event-disguise-left = { $bot } leaves the disguise behind.
event-disguise-turned = The disguise of { $bot } faces { $facing }.
event-drone-charged = { $charged-is ->
    [true] Joan is charged.
   *[false] Joan is depleted.
 }
event-drone-moved = Joan flies to { $cell }.
event-drone-distracts = Joan distracts { $unit }.

## The end

outcome = { $won-is ->
    [true]
        Mission accomplished.
        You made it in { $rounds ->
            [one] { $rounds } round
           *[other] { $rounds } rounds
        }, with threat at { $threat }.
   *[false]
        Mission failed.
        { $result-is ->
            [threat] Threat reached { $threat }
            [module] The command module was shut down
           *[other] You got as far as threat { $threat }
        } after { $rounds ->
            [one] { $rounds } round
           *[other] { $rounds } rounds
        }.
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
board-pool = Dice: { $basic } basic, { $advanced } advanced, { $elite } elite
board-bot = { $module-is ->
    [true] M
   *[false] { $number }
 } { $bot }: { $space-is ->
    [none] {""}
   *[other] { $space },{" "}
 }{ $state-is ->
    [unseen] {""}
   *[other] { $state },{" "}
 }power { $power }{ $keys ->
    [0] {""}
    [one] , 1 key
   *[other] , { $keys } keys
 }{ $module-is ->
    [true] {""}
   *[false] ; reserve: { $chips }
 }
board-unit = { $unit } { $number }: { $space } { $facing }, sees { $sees }{ $state-is ->
    [awake] {""}
   *[other] , { $state }
 }{ $key-is ->
    [true] , key
   *[false] {""}
 }
board-network = CEO level { $ceo }, { $pings ->
    [one] 1 ping
   *[other] { $pings } pings
 }
board-layer = Layer { $layer }: { $nodes }
board-ip = { $number } { $bot }: level { $level }, { $ip }
board-wires = Each node shows its place and kind: P, T and U are action nodes, H is a hub; < leads outward, > inward. In brackets: IPs by number, ! for a ping; after a +: IPs that enter here.
board-legend = h explains the symbols; v with a bot, a space, net, rooms, mission, captain or threat shows more.
board-awareness = { $unit } { $number } sees { $reach } spaces ahead: { $spaces } spaces in all, marked with a star.
board-stats = { $unit-about }
sheet-upgrades = Upgrades: { $upgrades }
sheet-dice = Dice upgrades: { $advanced } advanced, { $elite } elite
sheet-cards = Inventory: { $cards }
sheet-imperative = Imperative: { $imperative }{ $imperative-about ->
    [none] {""}
   *[other] : { $imperative-about }
 }
sheet-card = { $card }{ $card-about ->
    [none] {""}
   *[other] : { $card-about }
 }
board-mission = { $mission }: { $mission-about }
board-objective = { $floor ->
    [0] To win
   *[other] Floor { $floor }
 }: { $objective }
board-captain = Captain { $captain }: { $captain-about }
board-threat = Threat { $threat } of 26; at 26 the mission fails
board-threat-level = { $reached-is ->
    [true] [x]
   *[false] [ ]
 } { $level } { $title }: { $title-about }
board-room = { $bead-is ->
    [true] [ ]
   *[false] [x]
 } { $spaces }: { $room }{ $safe-is ->
    [true] , safe zone
   *[false] { $type-is ->
        [none] {""}
       *[other] , { $type }
     }
 }{ $dice ->
    [0] {""}
    [one] , 1 die
   *[other] , { $dice } dice
 }{ $chip-is ->
    [none] {""}
   *[other] , gives { $chip }
 }; doors { $doors }
board-extent = { $first } to { $last }
board-rooms = [x] means surveilled, or no need to; the dice are rolled when a room is surveilled; a bot there when reserves are made gives the team the chip.
chip-of-zuk = Its captain chip: threat advances by 1
chip-of-kessler = Its captain chip: all guards turn around
chip-of-marchetti = Its captain chip: all units make a quarter turn to the right
chip-of-oduya = Her captain chip: all guards make a quarter turn to the left
chip-of-varga = Its captain chip: the agent draws an imperative
chip-of-brandt = Its captain chip: a ping is added
card-limits = Keeps up to { $limit } power at the end of a turn; can have { $advanced } advanced and { $elite } elite dice
card-reserve = Reserve: { $chips }; upgrades ({ $cost } power each) add { $first }, { $second }, { $third }
card-ability = Upgrade { $card } ({ $cost } power): { $card-about }
card-bot = { $bot }: { $bot-about }
card-module = As command module: starts with { $power } power; its slots cost { $costs }
board-work = { $objective-is ->
    [none] The floor's objective is complete: leave through a safe zone.
   *[other] { $objective }: { $left }
 }
board-task = { $complete-is ->
    [true] [x]
   *[false] [ ]
 } { $task }: { $task-about }{ $times ->
    [0] {""}
   *[other] {" "}({ $times } so far)
 }
sheet-ip = Network level { $level }, IP: { $ip }, cards: { $hand }

## Captains and guards

word-kessler = Kessler
word-marchetti = Marchetti
word-oduya = Oduya
word-varga = Varga
word-brandt = Brandt
word-latch = Latch
word-tripod = Tripod
word-bloodhound = Bloodhound
word-clinch = Clinch
word-clerk = Clerk
word-roundsman = Roundsman
word-wraith = Wraith
word-vise = Vise
word-turnkey = Turnkey
word-auditor = Auditor
about-hamster = Level 1, moves 2, sees 6; paces
about-walker = Level 1, moves 4, sees 4; walks the perimeter; Drain
about-latch = Level 1, moves 3, sees 4; goes to unlocked doors; Cautious
about-tripod = Level 1, moves 2, sees 7; stands still
about-bloodhound = Level 2, moves 2, sees 3; goes to the closest bot; Shift
about-clinch = Level 2, moves 3, sees 5; goes back to its post; Grapple
about-clerk = Level 2, moves 3, sees 6; paces; Demerit
about-roundsman = Level 2, moves 5, sees 4; walks the perimeter; Drain
about-wraith = Level 3, moves 3, sees 4; goes to the closest bot; Shift
about-vise = Level 3, moves 4, sees 5; goes to the command module; Grapple
about-turnkey = Level 3, moves 5, sees 5; goes to unlocked doors; Cautious
about-auditor = Level 3, moves 4, sees 6; goes to terminals; Demerit
about-zuk = Durability 18, moves 4, sees 6; goes to the closest bot; a bot that comes into its sight loses 1 power
about-kessler = Durability 16, moves 3, sees 8; goes to terminals; guards move 1 extra space
about-marchetti = Durability 20, moves 5, sees 5; walks the perimeter; every security activation adds 1 threat
about-oduya = Durability 14, moves 3, sees 7; goes to the command module; every security activation adds a ping
about-varga = Durability 16, moves 4, sees 6; goes to unlocked doors; every security activation locks a door
about-brandt = Durability 24, moves 3, sees 4; paces; guards have 2 more durability

## Abilities of captains and guards

word-doomscrolling = Doomscrolling
about-doomscrolling = A bot that enters the captain's awareness range loses 1 power
word-on-the-double = On the Double
about-on-the-double = While the captain is on the floor, all guards move 1 extra space
word-roll-call = Roll Call
about-roll-call = At the start of every security activation, threat advances by 1
word-open-line = Open Line
about-open-line = At the start of every security activation, a ping is added
word-closing-time = Closing Time
about-closing-time = At the start of every security activation, an unlocked door of your choice is locked
word-shield-drill = Shield Drill
about-shield-drill = While the captain is on the floor, all guards have 2 more durability
word-drain = Drain
about-drain = A bot that becomes adjacent to it discards a reserve chip
word-cautious = Cautious
about-cautious = After moving, it locks any unlocked doors next to it
word-shift = Shift
about-shift = It walks through walls and doors, and patrols rooms too
word-grapple = Grapple
about-grapple = Moving away from it costs extra AP: 1 for Clinch, 2 for Vise
word-demerit = Demerit
about-demerit = Its attack adds 1 threat instead of costing power

## Patrols

word-pace = paces
about-pace = It walks straight ahead and turns back when it can't go on
word-perimeter = walks the perimeter
about-perimeter = It walks around the floor along the outer hallway
word-unlocked-doors = to unlocked doors
about-unlocked-doors = It goes to the closest unlocked door
word-stationary = stands still
about-stationary = It stays where it is
word-closest-bot = to the closest bot
about-closest-bot = It goes next to the closest bot that isn't on a hiding spot
word-command-module = to the command module
about-command-module = It goes next to the command module, unless that's on a hiding spot
word-post = to its post
about-post = It goes back to its own post
word-terminals = to terminals
about-terminals = It goes to the closest terminal chip in play

## The bots, and what they can do

about-processor = As agent: limit 6, swaps without the upgrade. As command module: one more basic die in every pool
about-byte = As agent: limit 6, turns a die to its opposite side once a turn. As command module: 1 more AP in every move action
about-casing = As agent: limit 7, has his own movement die. As command module: its strikes have 2 more AP
about-exe = As agent: limit 6, pushes without the extra AP. As command module: 1 more AP at every terminal
about-crash = As agent: limit 7, adds less threat when shut down. As command module: 1 more AP in every strike
about-bit = As agent: limit 5, has her own AP die. As command module: pushes without the upgrade
about-access = As agent: limit 5, raises her network level once a turn. As command module: swaps without the upgrade
about-memory = As agent: limit 6, with Joan the Drone. As command module: one more basic die in every pool
about-interface = As agent: limit 6, can disguise as a guard. As command module: 1 more AP at terminals
about-patch = As agent: limit 7, repairs without the upgrade and gives 1 more power. As command module: 1 power for another bot once a round
word-pipeline = Pipeline
about-pipeline = Swaps without the swap upgrade
word-turbo = Turbo
about-turbo = One more basic die in each of its own pools
word-branch-prediction = Branch Prediction
about-branch-prediction = Once a turn, reroll a die in an AP check
word-hot-restart = Hot Restart
about-hot-restart = Once per floor, reactivate the leftmost degraded chip
word-master-clock = Master Clock
about-master-clock = One more basic die in every player's pool
word-tumble-magnet = Tumble Magnet
about-tumble-magnet = Once a turn, turn a die in an AP check to its opposite side
word-soft-landing = Soft Landing
about-soft-landing = 1 more AP in every move action
word-spare-magnet = Spare Magnet
about-spare-magnet = Once a turn, reroll a die in an AP check
word-free-fall = Free Fall
about-free-fall = Once a turn, move 2 spaces
word-tailwind = Tailwind
about-tailwind = 1 more AP in every player's move action
word-pressure = Pressure
about-pressure = In a move action, once the agent itself has moved, roll the Pressure die: 0 to 3 more spaces for the agent only
word-hydraulics = Hydraulics
about-hydraulics = 1 more AP in each of its own strikes
word-press = Press
about-press = 2 more AP in each of its own strikes
word-shockwave = Shockwave
about-shockwave = Once per floor, stun an adjacent unit
word-hull = Hull
about-hull = 2 more AP in the command module's strikes
word-right-of-way = Right of Way
about-right-of-way = Pushing costs no extra AP
word-batch = Batch
about-batch = 1 more AP at terminals
word-scheduler = Scheduler
about-scheduler = Once per floor, gain a reserve chip of your choice
word-kill-process = Kill Process
about-kill-process = Once per floor, stun a unit within 2 spaces
word-shared-library = Shared Library
about-shared-library = 1 more AP for everyone at terminals
word-crumple-zone = Crumple Zone
about-crumple-zone = When this agent is shut down, threat advances by 1 less
word-momentum = Momentum
about-momentum = 1 more AP in every move action
word-rebound = Rebound
about-rebound = Once per floor, gain 1 power
word-head-on = Head-on
about-head-on = 2 more AP in each of its own strikes
word-battering-ram = Battering Ram
about-battering-ram = 1 more AP in every strike
word-lift = Lift
about-lift = In one of its own AP checks, roll the Lift die: 0 to 3 more AP
word-light-feet = Light Feet
about-light-feet = 1 more AP in every move action
word-sticky-fingers = Sticky Fingers
about-sticky-fingers = Once per floor, gain a key
word-stockpile = Stockpile
about-stockpile = Once per floor, draw an equipment card
word-side-step = Side Step
about-side-step = The command module pushes without the push upgrade
word-ip-spoofer = IP Spoofer
about-ip-spoofer = Once a turn in the network step, raise your network level by 1
about-root-shell = 1 more AP at terminals
word-sinkhole = Sinkhole
about-sinkhole = Once per floor, remove a ping
word-log-cleaner = Log Cleaner
about-log-cleaner = Once per floor, threat falls by 1
word-relay = Relay
about-relay = The command module swaps without the swap upgrade
word-joan = Joan the Drone
about-joan = Joan can fly up to 4 spaces in each of your turns, as a free action
word-scout = Scout
about-scout = Joan can enter rooms that haven't been surveilled, and surveils them
word-distract = Distract
about-distract = Joan stuns a guard next to her and is then depleted
word-remote-hands = Remote Hands
about-remote-hands = Take keypad actions at doors next to Joan
word-look-ahead = Look-ahead
about-look-ahead = One more basic die in every player's pool
word-facade = Facade
about-facade = Once per floor, while nobody can see you, disguise as a random guard of the floor's level
word-identity-theft = Identity Theft
about-identity-theft = Before pings activate, move your IP like a ping, unless you're disguised
word-small-talk = Small Talk
about-small-talk = Once per floor, threat falls by 1
word-second-face = Second Face
about-second-face = You can put on a disguise one more time per floor
word-front-desk = Front Desk
about-front-desk = 1 more AP for the command module at terminals
word-soldering-iron = Soldering Iron
about-soldering-iron = Repairs without the repair upgrade, and the other bot gains 1 more power than you give
word-rewire = Rewire
about-rewire = Once per floor, reactivate the 2 leftmost degraded chips
word-jump-start = Jump Start
about-jump-start = Once per floor, another bot of your choice gains 2 power
word-spare-magazine = Spare Magazine
about-spare-magazine = Once per floor, the team reserve gains 2 chips of your choice
word-docking-port = Docking Port
about-docking-port = Once a round, another bot of your choice gains 1 power

## Upgrades that every bot can have

about-swap = In a move action, swap places with an adjacent bot
about-push = In a move action, step onto a unit's space and push it away, for 1 more AP
about-repair = As an action, give power to another bot, wherever it is
about-advanced = One more advanced die in every pool
about-elite = One more elite die in every pool
about-elite-exchange = An advanced die upgrade becomes an elite one
about-reserve-1 = One more chip in your reserve whenever reserves are made
about-reserve-2 = One more chip in your reserve whenever reserves are made
about-reserve-3 = One more chip in your reserve whenever reserves are made

## Equipment

word-key-card = Key Card
about-key-card = At once: gain a key
word-power-cell = Power Cell
about-power-cell = At once: gain 3 power
word-false-report = False Report
about-false-report = At once: threat falls by 2
word-nitro-shot = Nitro Shot
about-nitro-shot = Single use: move 4 spaces
word-smoke-charge = Smoke Charge
about-smoke-charge = Single use: clear your awareness chip, unless you're in sight
word-flash-charge = Flash Charge
about-flash-charge = Single use: stun a unit within 3 spaces
word-skeleton-code = Skeleton Code
about-skeleton-code = Single use: unlock a door next to you
word-scavenger-drone = Scavenger Drone
about-scavenger-drone = Single use: draw 3 equipment cards and keep one
word-overclock = Overclock
about-overclock = Single use, in the action step: 2 more advanced dice in your pool
word-cold-restart = Cold Restart
about-cold-restart = Single use: reactivate the 2 leftmost degraded chips
word-spare-parts = Spare Parts
about-spare-parts = Single use: draw a mod
word-battery-belt = Battery Belt
about-battery-belt = Three uses: gain 1 power
word-signal-damper = Signal Damper
about-signal-damper = Two uses: threat falls by 1
word-ammo-drum = Ammo Drum
about-ammo-drum = Four uses, in the action step: one more basic die in your pool
word-solder-spool = Solder Spool
about-solder-spool = Two uses: reactivate the leftmost degraded chip
word-rocket-skates = Rocket Skates
about-rocket-skates = Once a turn, roll: move 1 to 4 spaces; may break
word-grapnel = Grapnel
about-grapnel = Once a turn, roll: move 1 to 4 spaces; may break
word-tool-roll = Tool Roll
about-tool-roll = Once a turn, in the action step, roll: more dice for your pool; may break
word-lucky-coil = Lucky Coil
about-lucky-coil = Once a turn, roll: power, less threat, a reserve chip or a stun; may break
word-pulse-rod = Pulse Rod
about-pulse-rod = Once a turn, roll: stun a unit within 1 to 4 spaces, or nothing; may break
word-field-scanner = Field Scanner
about-field-scanner = Once a turn, roll: surveil a room, clear your chip, unlock a door, gain a key, or nothing; may break

## Mods

word-cannonarm = Cannonarm
about-cannonarm = Mod (2 power): your strikes on guards and walls reach 4 spaces
word-servo-legs = Servo Legs
about-servo-legs = Mod (2 power): 1 more AP in every move action
word-spare-cells = Spare Cells
about-spare-cells = Mod (2 power): one more basic die in each of its own pools
word-gyroscope = Gyroscope
about-gyroscope = Mod (1 power): once a turn, reroll a die in an AP check
word-mirror-lens = Mirror Lens
about-mirror-lens = Mod (1 power): once a turn, turn a die in an AP check to its opposite side
word-trickle-charger = Trickle Charger
about-trickle-charger = Mod (1 power): once a round, gain 1 power
word-white-noise = White Noise
about-white-noise = Mod (1 power): once per floor, threat falls by 2
word-chip-printer = Chip Printer
about-chip-printer = Mod (2 power): once a round, gain a reserve chip of your choice
word-patch-arm = Patch Arm
about-patch-arm = Mod (1 power): once per floor, reactivate the leftmost degraded chip
word-slipstream = Slipstream
about-slipstream = Mod (2 power): once a turn, move 1 space
word-echo-mask = Echo Mask
about-echo-mask = Mod (2 power): once a round, clear your awareness chip, unless you're in sight
word-line-tap = Line Tap
about-line-tap = Mod (1 power): once per floor, raise your network level by 1

## Imperatives

word-hands-off = Hands Off
about-hands-off = 2 power if you don't strike or push before the end of your turn
word-radio-silence = Radio Silence
about-radio-silence = 2 power if you don't take a network card action or land on a hub before the end of your turn
word-out-of-sight = Out of Sight
about-out-of-sight = 2 power if you aren't detected before the end of your turn
word-stand-your-ground = Stand Your Ground
about-stand-your-ground = 1 power if you don't hide or swap before the end of your second turn
word-self-reliant = Self-reliant
about-self-reliant = 2 power if you don't trade before the end of your second turn
word-steady-cycle = Steady Cycle
about-steady-cycle = 2 power if you don't alter the burncycle before the end of your second turn
word-keep-moving = Keep Moving
about-keep-moving = 2 power for 3 move actions, if you don't pass first
word-locksmith = Locksmith
about-locksmith = 2 power for opening a keypad, if you don't use a key first
word-deep-reader = Deep Reader
about-deep-reader = 2 power for using a terminal, if you don't strike a unit first
word-magpie = Magpie
about-magpie = 2 power for collecting a cache, if you don't discard equipment first
word-room-service = Room Service
about-room-service = 1 power for surveilling a room, if you don't hide first
word-wrecking-ball = Wrecking Ball
about-wrecking-ball = 3 power for destroying a wall, if you don't use a terminal first
word-bouncer = Bouncer
about-bouncer = 3 power for stunning or shutting down a unit, if you don't hide first
word-hub-hopper = Hub Hopper
about-hub-hopper = 2 power for landing on 2 hubs, if your IP isn't in a boot first
word-light-touch = Light Touch
about-light-touch = 3 power when you leave the floor, if you haven't struck a wall
word-frugal = Frugal
about-frugal = 2 power at the end of the second round, if you haven't bought an upgrade

## Network cards

word-quick-dash = Quick Dash
about-quick-dash = Layer 1, physical: move 2 spaces
word-loose-hinge = Loose Hinge
about-loose-hinge = Layer 1, physical: unlock any door
word-packet-sniffer = Packet Sniffer
about-packet-sniffer = Layer 1, tech: raise your network level by 1
word-mirrored-drive = Mirrored Drive
about-mirrored-drive = Layer 1, tech: turn any terminal to its mainframe side
word-spare-cell = Spare Cell
about-spare-cell = Layer 1, utility: gain 1 power
word-chip-tray = Chip Tray
about-chip-tray = Layer 1, utility: gain a reserve chip of your choice
word-guard-rota = Guard Rota
about-guard-rota = Layer 2, physical: stun any unit
word-port-scan = Port Scan
about-port-scan = Layer 2, tech: remove a ping
word-map-the-building = Map the Building
about-map-the-building = Layer 2, tech: surveil any room
word-supply-line = Supply Line
about-supply-line = Layer 2, utility: draw an equipment card
word-ghost-badge = Ghost Badge
about-ghost-badge = Layer 2, utility: clear your awareness chip, unless you're in sight, and threat falls by 1
word-cut-key = Cut Key
about-cut-key = Layer 3, physical: gain a key
word-shadow-memo = Shadow Memo
about-shadow-memo = Layer 3, physical: the CEO's level falls by 1, and yours rises by 1
word-discover-a-virtual-terminal = Discover a Virtual Terminal
about-discover-a-virtual-terminal = Layer 3, tech: draw a terminal card and resolve one of its options for free
word-reflow = Reflow
about-reflow = Layer 3, utility: reactivate the 2 leftmost degraded chips
word-back-door = Back Door
about-back-door = Layer 2, physical: your IP returns to its access point, and threat falls by 1

## Keypad cards, inputs, faces of dice

word-plain = Plain
word-buzzer = Buzzer
word-live-wire = Live Wire
word-crank = Crank
word-decoder = Decoder
word-lever = Lever
word-gamble = Gamble
word-tripwire = Tripwire
word-beacon = Beacon
word-twin-bolt = Twin Bolt
word-seized = Seized
word-sealed = Sealed
word-vault = Vault
word-worn = Worn
word-triple = Triple
word-die = keypad die
word-alarm = alarm
about-alarm = the bot is detected
word-ping = ping
about-ping = a ping is added
word-shock = shock
about-shock = the bot loses 1 power
word-unlock = unlock
word-choice = choice
word-threat = threat
word-threat-transfer = threat and transfer
word-level = CEO level
word-level-transfer = CEO level and transfer
word-ping-transfer = ping and transfer
word-guard = guard
about-guard = a guard arrives at the room's post
word-mainframe = mainframe
about-mainframe = a terminal in the room becomes a mainframe
word-powercell = power cell
about-powercell = the surveilling bot gains 1 power
word-autolock = autolock
about-autolock = all doors of the room lock
word-imperative = imperative
about-imperative = the surveilling agent draws an imperative
word-hub = hub
word-core = core
word-general-chip = general chip
word-key = a key
word-crate = the crate
word-ledger = the ledger
word-bomb = the bomb
word-take = Take it
word-resolve = Resolve it
word-leave = Leave it
word-shut-down = Shut it down
word-stun = Stun it
word-destroy = Destroy it
word-nothing = Nothing
word-route-first = routing
word-pool = dice pool
word-act = action
word-network = network
word-route-last = second routing
word-degrade = degrading
word-security = security acts
word-pings = pings activate
word-move = move
word-strike = strike
word-terminal = terminal
word-brute-force = brute force

## Threat: events and escalations

word-activity-tracking = Activity Tracking
about-activity-tracking = 2 pings are added, and all pings activate
word-remote-spindown = Remote Spindown
about-remote-spindown = The first slot of the burncycle is deactivated
word-monitor-protocol = Monitor Protocol
about-monitor-protocol = From now on, keypads are at least level 2
word-new-quotas = New Quotas
about-new-quotas = Every agent without an imperative draws one
word-shadow-profiles = Shadow Profiles
about-shadow-profiles = From now on, 2 ping dice are rolled for each ping on a hub
word-strikebuster = Strikebuster
about-strikebuster = 2 pings are added, and all pings activate
word-throttled = Throttled
about-throttled = The leftmost active chip is degraded
word-needchain-prime = NeedChain Prime
about-needchain-prime = From now on, the CEO's network level is at least 3
word-reinforcements = Reinforcements
about-reinforcements = Every room not yet surveilled is surveilled now, and all its dice show guards
word-exit-interview = Exit Interview
about-exit-interview = Every agent without an imperative draws one
word-all-hands = All Hands
about-all-hands = Every security unit turns right
word-badge-check = Badge Check
about-badge-check = From now on, keypads are at least level 2
word-floor-manager = Floor Manager
about-floor-manager = If it isn't there already, the captain arrives at a hallway post marked 1
word-trace-route = Trace Route
about-trace-route = A ping is added, and all pings activate
word-brownout = Brownout
about-brownout = Every agent loses 1 power
word-all-lines-busy = All Lines Busy
about-all-lines-busy = From now on, 2 ping dice are rolled for each ping on a hub
word-performance-review = Performance Review
about-performance-review = Every agent without an imperative draws one
word-seat-reduction = Seat Reduction
about-seat-reduction = The first slot of the burncycle is deactivated
word-no-way-out = No Way Out
about-no-way-out = From now on, keypads are level 3
word-fire-doors = Fire Doors
about-fire-doors = Every room not yet surveilled is surveilled now, and all its dice lock its doors
word-actuarial-table = Actuarial Table
about-actuarial-table = The CEO's network level rises by 1
word-first-premium = First Premium
about-first-premium = Every agent loses 1 power
word-house-odds = House Odds
about-house-odds = From now on, the CEO's network level is at least 2
word-early-warning = Early Warning
about-early-warning = A ping is added, and all pings activate
word-predictive-model = Predictive Model
about-predictive-model = From now on, 2 ping dice are rolled for each ping on a hub
word-loss-adjuster = Loss Adjuster
about-loss-adjuster = If it isn't there already, the captain arrives at a hallway post marked 2
word-lapsed-cover = Lapsed Cover
about-lapsed-cover = The 2 leftmost active chips are degraded
word-second-premium = Second Premium
about-second-premium = Every agent loses 1 power
word-sure-thing = Sure Thing
about-sure-thing = From now on, the CEO's network level is at least 4
word-full-disclosure = Full Disclosure
about-full-disclosure = Every room not yet surveilled is surveilled now, and all its dice show guards
word-force-majeure = Force Majeure
about-force-majeure = Every agent's IP returns to its access point

## Missions, objectives, tasks

word-chain-of-custody = Chain of Custody
about-chain-of-custody = Halden, floors 1 to 3: find the ledger, get it signed, and leave it in the strongroom
word-fire-drill = Fire Drill
about-fire-drill = Salida, floor 1: lure the captain away, then gather outdoors
word-heavy-lifting = Heavy Lifting
about-heavy-lifting = NeedChain, floor 2: carry a crate across the floor
word-improbable = Improbable
about-improbable = Salida, floors 3 and 2: get out the wrong way
word-key-person = Key Person
about-key-person = Halden, floors 2 and 1: turn some keys, and lure the captain out of the claims hall
word-loss-adjusters = Loss Adjusters
about-loss-adjusters = Halden, floor 1: inspect the premises, then give separate statements
word-open-plan = Open Plan
about-open-plan = NeedChain, floor 3: open doors and walls until the whole floor is one office
word-paper-trail = Paper Trail
about-paper-trail = Halden, floor 2: search the network and the mainframes
word-pillar-of-panic = Pillar of Panic
about-pillar-of-panic = NeedChain, floors 1 to 3: build a bomb, place it, and escape
word-quiet-hours = Quiet Hours
about-quiet-hours = Salida, floors 1 to 3: get through the night shift without being seen
word-ruxpin-rampage = Ruxpin Rampage
about-ruxpin-rampage = NeedChain, floors 1 and 3: bears for everyone
word-terminal-viscosity = Terminal Viscosity
about-terminal-viscosity = Salida, floors 2 and 1: slow the terminals down
word-discovery = Discovery
word-sealed-box-opened = Sealed box opened
about-sealed-box-opened = A bot collects a cache
word-index-searched = Index searched
about-index-searched = An agent uses a terminal
word-countersigned = Countersigned
word-two-bots-sign-in-an-office = Two bots sign in an office
about-two-bots-sign-in-an-office = Two different bots each take part in a trade while in an office room
word-all-questioned-separately = All questioned separately
about-all-questioned-separately = All bots are in rooms, no two in the same room
word-exhibit-a = Exhibit A
word-leave-the-ledger = Leave the ledger
word-ledger-in-the-strongroom = Ledger in the strongroom
about-ledger-in-the-strongroom = The bot with the ledger leaves it in the strongroom
word-module-in-the-executive-office = Module in the executive office
about-module-in-the-executive-office = The command module is in the executive office
word-case-closed = Case Closed
word-all-in-safe-zones = All in safe zones
about-all-in-safe-zones = All bots are in safe zones at the same time
word-false-alarm = False Alarm
word-alarm-heard = Alarm heard
about-alarm-heard = Threat is at 12 or above
word-doors-propped-open = Doors propped open
about-doors-propped-open = Two different agents each unlock a door
word-assembly-point = Assembly Point
word-captain-in-an-office = Captain in an office
about-captain-in-an-office = The captain is in an office room
word-all-outdoors = All outdoors
about-all-outdoors = All agents are outdoors at the same time
word-inventory-day = Inventory Day
word-crate-in-the-open-office = Crate in the open office
about-crate-in-the-open-office = A bot brings the crate into the open office
word-all-in-separate-rooms = All in separate rooms
about-all-in-separate-rooms = All bots are in rooms, no two in the same room
word-sign-here = Sign Here
word-crate-in-the-service-elevator = Crate in the service elevator
about-crate-in-the-service-elevator = A bot brings the crate into the service elevator
word-wrong-end-first = Wrong End First
word-two-bots-at-terminals = Two bots at terminals
about-two-bots-at-terminals = Two different bots each use a terminal
word-doors-for-the-way-back = Doors for the way back
about-doors-for-the-way-back = Agents unlock 2 doors
word-each-agent-hides = Each agent hides
about-each-agent-hides = Every agent enters a hiding spot unseen
word-loose-ends = Loose Ends
word-two-caches-collected = Two caches collected
about-two-caches-collected = Bots collect 2 caches
word-module-in-the-server-room = Module in the server room
about-module-in-the-server-room = The command module is in the server room
word-against-the-odds = Against the Odds
word-all-agents-safe = All agents safe
about-all-agents-safe = All agents are in safe zones at the same time
word-cover-note = Cover Note
word-two-doors-opened = Two doors opened
about-two-doors-opened = Bots unlock 2 doors
word-policy-from-the-archive = Policy from the archive
about-policy-from-the-archive = A bot collects a cache in a warehouse room
word-sum-insured = Sum Insured
word-key-turned = Key turned
about-key-turned = A bot uses a key
word-bodyguard-dazed = Bodyguard dazed
about-bodyguard-dazed = An agent stuns a security unit
word-unscheduled-absence = Unscheduled Absence
word-captain-out-in-the-hallway = Captain out in the hallway
about-captain-out-in-the-hallway = The captain is in a hallway
word-claimant-at-the-counter = Claimant at the counter
about-claimant-at-the-counter = An agent is on the objective space of the claims hall
word-site-inspection = Site Inspection
word-offices-inspected = Offices inspected
about-offices-inspected = All office rooms are surveilled
word-witness-dazed = Witness dazed
about-witness-dazed = A bot stuns a security unit
word-machines-inspected = Machines inspected
about-machines-inspected = All industry rooms are surveilled
word-two-samples-taken = Two samples taken
about-two-samples-taken = Two different agents each collect a cache
word-separate-statements = Separate Statements
word-each-in-a-room-of-its-own = Each in a room of its own
about-each-in-a-room-of-its-own = All bots are in rooms, no two in the same room
word-knock-through = Knock-Through
word-doors-propped-open-for-good = Doors open for good
about-doors-propped-open-for-good = Bots unlock 3 doors
word-a-wall-down = A wall down
about-a-wall-down = Bots destroy a wall
word-old-floorplans-fetched = Old floorplans fetched
about-old-floorplans-fetched = A bot collects a cache in a warehouse room
word-module-at-the-fuses = Module at the fuses
about-module-at-the-fuses = The command module is in the generator room
word-hot-desking = Hot Desking
word-all-on-the-shop-floor = All on the shop floor
about-all-on-the-shop-floor = All bots are in industry rooms at the same time
word-cross-referenced = Cross-Referenced
word-two-hubs-reached = Two hubs reached
about-two-hubs-reached = Agents' IPs land on hubs 2 times
word-rewire-a-terminal = Rewire a terminal
word-terminal-rewired = Terminal rewired
about-terminal-rewired = A bot on a terminal space turns it into a mainframe with a general action
word-records-pulled = Records pulled
about-records-pulled = A bot collects a cache in a warehouse room
word-two-agents-behind-the-shelves = Two agents behind the shelves
about-two-agents-behind-the-shelves = Two different agents each enter a hiding spot unseen
word-file-not-found = File Not Found
word-mainframe-used = Mainframe used
about-mainframe-used = A bot takes a terminal action at a mainframe
word-another-mainframe-used = Another mainframe used
about-another-mainframe-used = An agent takes a terminal action at a mainframe
word-after-the-last-call = After the Last Call
word-line-tapped-unseen = Line tapped unseen
about-line-tapped-unseen = A bot whose awareness chip is out of play uses a terminal
word-headset-borrowed-unseen = Headset borrowed unseen
about-headset-borrowed-unseen = An agent whose awareness chip is out of play collects a cache
word-night-shift = Night Shift
word-two-out-of-sight = Two out of sight
about-two-out-of-sight = Two different bots each enter a hiding spot unseen
word-module-among-the-servers-unseen = Module among the servers unseen
about-module-among-the-servers-unseen = The command module is in the server room while its awareness chip is out of play
word-dead-air = Dead Air
word-note-on-the-fridge = Note on the fridge
about-note-on-the-fridge = An agent ends its turn in the break room while its awareness chip is out of play
word-lights-out = Lights Out
word-all-agents-hidden = All agents hidden
about-all-agents-hidden = All agents are hidden on hiding spots at the same time
word-sabotage-shopping = Sabotage Shopping
word-each-collects-a-cache = Each collects a cache
about-each-collects-a-cache = Every bot collects a cache
word-some-assembly-required = Some Assembly Required
word-casing-of-the-bomb = Casing of the bomb
about-casing-of-the-bomb = One bot discards 2 equipment cards in the restroom
word-fuse-of-the-bomb = Fuse of the bomb
about-fuse-of-the-bomb = One bot discards an equipment card in the restroom
word-eyes-on-the-warehouses = Eyes on the warehouses
about-eyes-on-the-warehouses = All warehouse rooms are surveilled
word-special-delivery = Special Delivery
word-place-the-bomb = Place the bomb
word-bomb-in-the-elevator = Bomb in the elevator
about-bomb-in-the-elevator = The bot with the bomb places it in the service elevator, from next to its unlocked door, with no bot inside
word-distraction-action = Distraction Action
word-wall-of-the-office = Wall of the office
about-wall-of-the-office = An exterior wall of the executive office is destroyed
word-each-escapes = Each escapes
about-each-escapes = Every bot leaves through the destroyed exterior wall of the executive office
word-stuffed-animals = Stuffed Animals
word-grab-a-bear = Grab a bear
about-grab-a-bear = A bot collects a cache
word-grab-a-bear-unseen = Grab a bear unseen
about-grab-a-bear-unseen = A bot that is not detected collects a cache
word-leave-a-bear-with-security = Leave a bear with security
about-leave-a-bear-with-security = An agent ends its turn in the security room
word-bear-necessities = Bear Necessities
word-each-at-a-post = Each at a post
about-each-at-a-post = Every bot stands on a hallway post at some point
word-two-agents-at-terminals = Two agents at terminals
about-two-agents-at-terminals = Two different agents each use a terminal
word-picnic = Picnic
word-all-in-the-office = All in the office
about-all-in-the-office = All agents are in the executive office at the same time
word-slow-response = Slow Response
word-terminal-hogged = Terminal hogged
about-terminal-hogged = A bot uses a terminal
word-another-terminal-hogged = Another terminal hogged
about-another-terminal-hogged = An agent uses a terminal
word-wreck-support = Wreck Support
word-repair-a-terminal = Repair a terminal
word-two-terminals-repaired = Two terminals repaired
about-two-terminals-repaired = Bots repair 2 terminals, with a mission action on a terminal space that has no chip
word-two-more-terminals-repaired = Two more terminals repaired
about-two-more-terminals-repaired = Bots repair 2 more terminals
word-last-two-terminals-repaired = Last two terminals repaired
about-last-two-terminals-repaired = Bots repair the last 2 terminals
word-leave-a-rating-or-review = Leave a Rating or Review
word-agents-outdoors-module-in-the-office = Agents outdoors, module in the office
about-agents-outdoors-module-in-the-office = All agents are outdoors while the command module is on the objective space of the executive office

## Rooms

word-actuary-den = actuary's den
word-archive = archive
word-assembly-line = assembly line
word-break-room = break room
word-canteen = canteen
word-claims-hall = claims hall
word-executive-office = executive office
word-forecast-room = forecast room
word-generator-room = generator room
word-laboratory = laboratory
word-loading-dock = loading dock
word-lobby = lobby
word-open-office = open office
word-plant-room = plant room
word-records-annex = records annex
word-restroom = restroom
word-security-room = security room
word-server-room = server room
word-service-elevator = service elevator
word-small-elevator = small elevator
word-stairwell = stairwell
word-storage = storage
word-strongroom = strongroom
word-workshop = workshop

## Terminal cards and their options

word-patch-panel = Patch Panel
word-patch-panel-1 = Trickle Charge (2 AP)
about-patch-panel-1 = gain 1 power
word-patch-panel-2 = Door Override (4 AP)
about-patch-panel-2 = unlock a door of this room
word-patch-panel-3 = Parts Order (5 AP)
about-patch-panel-3 = draw a mod
word-duty-roster = Duty Roster
word-duty-roster-1 = False Report (3 AP)
about-duty-roster-1 = threat falls by 1
word-duty-roster-2 = Shift Change (4 AP)
about-duty-roster-2 = stun a unit within 6 spaces
word-duty-roster-3 = Badge Printer (5 AP)
about-duty-roster-3 = gain a key
word-night-watch = Night Watch
word-night-watch-1 = Blind Spot (3 AP)
about-night-watch-1 = clear your awareness chip, unless you're in sight
word-night-watch-2 = Trace Cleaner (4 AP)
about-night-watch-2 = remove a ping
word-night-watch-3 = Brownout (5 AP)
about-night-watch-3 = gain 2 power
word-loading-plan = Loading Plan
word-loading-plan-1 = Misrouted Crate (3 AP)
about-loading-plan-1 = draw an equipment card
word-loading-plan-2 = Dock Release (4 AP)
about-loading-plan-2 = unlock any door
word-loading-plan-3 = Prototype Drawer (5 AP)
about-loading-plan-3 = draw a mod
word-camera-feed = Camera Feed
word-camera-feed-1 = Remote Sweep (3 AP)
about-camera-feed-1 = surveil any room
word-camera-feed-2 = Looped Footage (4 AP)
about-camera-feed-2 = threat falls by 1
word-camera-feed-3 = Mirror Port (5 AP)
about-camera-feed-3 = turn any terminal to its mainframe side
word-maintenance-log = Maintenance Log
word-maintenance-log-1 = Spare Cycle (3 AP)
about-maintenance-log-1 = gain a reserve chip of your choice
word-maintenance-log-2 = Recharge Bay (4 AP)
about-maintenance-log-2 = every bot gains 1 power
word-maintenance-log-3 = Shared Cycle (5 AP)
about-maintenance-log-3 = 2 chips of your choice for the team reserve
word-root-shell = Root Shell
word-root-shell-1 = Rank Forgery (3 AP)
about-root-shell-1 = raise your network level by 1
word-root-shell-2 = Board Memo (5 AP)
about-root-shell-2 = the CEO's level falls by 1
word-root-shell-3 = Grid Mirror (6 AP)
about-root-shell-3 = turn any terminal to its mainframe side and raise your network level by 1
word-break-schedule = Break Schedule
word-break-schedule-1 = Second Wind (2 AP)
about-break-schedule-1 = 2 more basic dice in your pool
word-break-schedule-2 = Silent Alarm (3 AP)
about-break-schedule-2 = put your awareness chip on a terminal space, unless you're in sight
word-break-schedule-3 = Team Meeting (6 AP)
about-break-schedule-3 = every agent gains 1 power
word-pay-slip = Pay Slip
word-pay-slip-1 = Petty Cash (2 AP)
about-pay-slip-1 = gain a reserve chip of your choice
word-pay-slip-2 = Overtime (4 AP)
about-pay-slip-2 = gain 2 power
word-pay-slip-3 = Audit Trail (6 AP)
about-pay-slip-3 = threat falls by 2
word-lift-control = Lift Control
word-lift-control-1 = Express Run (3 AP)
about-lift-control-1 = move 3 spaces
word-lift-control-2 = Fire Doors (4 AP)
about-lift-control-2 = unlock a door of this room and move 1 space
word-lift-control-3 = Lockdown Drill (6 AP)
about-lift-control-3 = stun any unit for 2 rounds
word-firmware-vault = Firmware Vault
word-firmware-vault-1 = Burst Cycle (3 AP)
about-firmware-vault-1 = reactivate the leftmost degraded chip
word-firmware-vault-2 = Flash Upgrade (4 AP)
about-firmware-vault-2 = draw a mod
word-firmware-vault-3 = Test Bench (7 AP)
about-firmware-vault-3 = draw 2 mods
word-stock-count = Stock Count
word-stock-count-1 = Dropped Pallet (3 AP)
about-stock-count-1 = put your awareness chip on a cache space, unless you're in sight
word-stock-count-2 = Open Crates (4 AP)
about-stock-count-2 = draw 3 equipment cards and keep one
word-stock-count-3 = Master Code (7 AP)
about-stock-count-3 = gain 2 keys
word-help-desk = Help Desk
word-help-desk-1 = Draft Packet (3 AP)
about-help-desk-1 = draw a network card
word-help-desk-2 = Allow List (4 AP)
about-help-desk-2 = your banned IP comes back
word-help-desk-3 = Remote Support (3 AP)
about-help-desk-3 = the command module gains 2 power
word-fire-drill-1 = Side Door (3 AP)
about-fire-drill-1 = move 2 spaces, then unlock a door next to you
word-fire-drill-2 = Evacuation (5 AP)
about-fire-drill-2 = clear the awareness chips of all bots that are out of sight
word-fire-drill-3 = Burnt Fuse (8 AP)
about-fire-drill-3 = shut down a guard within 4 spaces
word-archive-index = Archive Index
word-archive-index-1 = Floor Scan (2 AP)
about-archive-index-1 = surveil any room
word-archive-index-2 = Misfiled Order (4 AP)
about-archive-index-2 = draw an equipment card
word-archive-index-3 = Cold Storage (5 AP)
about-archive-index-3 = remove 2 pings
word-boardroom-feed = Boardroom Feed
word-boardroom-feed-1 = Borrowed Title (3 AP)
about-boardroom-feed-1 = raise your network level by 1
word-boardroom-feed-2 = Favour Owed (4 AP)
about-boardroom-feed-2 = a chip of your choice for the team reserve
word-boardroom-feed-3 = Insider News (6 AP)
about-boardroom-feed-3 = threat falls by 1 and you gain 1 power

## Why not

no-bc-access-08 = You can't play with { $players } players: the network has access points for one to four.
warn-bc-alter-06 = The captain chip is active: threat rises by 2.
no-bc-act-02 = Not now: you take actions in the action step of your own turn.
no-bc-act-04 = You've already used this chip's action: go to the next chip.
no-bc-act-05 = Only your own agent or the command module can do this.
no-bc-agent-04 = This die belongs to another bot.
no-bc-agent-05 = As the command module, this bot can't use its own die.
no-bc-agent-06 = Your agent has no die of its own to roll here, or has already rolled it.
no-bc-alter-04 = That chip isn't there: take one from the team reserve or your own.
no-bc-alter-08 = This slot has no chip to replace: choose one that does.
no-bc-alter-10 = The burncycle die has been rolled: it's too late to alter.
no-bc-ap-02 = There's no such die on the table.
no-bc-ap-04 = No way leads there with these dice.
no-bc-ap-07 = This strike's AP can't be used for that.
no-bc-bcup-04 = Slots are activated from left to right: take the leftmost inactive one.
no-bc-brute-07 = The brute force failed: only a key can open the door now.
no-bc-cache-15 = You left this cache: leave its space and come back to collect it.
no-bc-chfl-16 = Everyone stays in the safe zone they left from: choose a free space there.
no-bc-cmd-02 = The command module holds this card but can't use it: trade it to an agent.
no-bc-cmd-16 = At least 1 power must come from your agent or the command module.
no-bc-cmd-17 = The command module is acting: your agent's abilities don't help here.
no-bc-degr-04 = Choose one of the active chips.
no-bc-dice-12 = You can combine { $pairs ->
    [0] no pairs of blanks
    [one] only one pair of blanks
   *[other] at most { $pairs } pairs of blanks
 }.
no-bc-dice-14 = There's no such die to reroll.
no-bc-dice-21 = This die has no reroll icon, or you've already used it.
no-bc-dwall-06 = This wall is already destroyed: walk through.
no-bc-equip-11 = You've already rolled for this card this turn: use it again next turn.
no-bc-esc-02 = This bot has escaped and is no longer on the floor.
no-bc-esc-03 = This bot has escaped and is out of the game.
no-bc-free-03 = You're in the middle of an action: finish it first.
no-bc-free-04 = Something is being resolved: answer that first.
no-bc-free-05 = You can only do that on your own turn.
no-bc-free-07 = You don't have this, it's used up, or it only works at another time.
no-bc-free-08 = The action isn't over: finish it before doing anything else.
no-bc-gen-03 = This bot doesn't have the repair upgrade: route 1 power to it first.
no-bc-gen-04 = The mission has no such action here.
no-bc-guard-10 = There's no guard left to disguise as.
no-bc-imp-10 = Your agent has no imperative to drop, or no power to pay for it.
no-bc-input-01 = The keypad doesn't ask for { $input }, or no longer does.
no-bc-input-03 = Only an optimized keypad action can skip an input, and only one.
no-bc-input-05 = This takes a matching chip from your own reserve or the team reserve.
no-bc-input-06 = That slot has no { $input } chip.
no-bc-input-07 = That chip is degraded, so it can't pay.
no-bc-input-08 = The chip under the tracker can't pay: choose one to its right.
no-bc-input-09 = The tracker only moves to the right.
no-bc-input-11 = You don't pay for { $input } with a chip: just resolve it.
no-bc-intf-02 = You're detected or in sight: you can only put on a disguise unseen.
no-bc-intf-05 = You aren't wearing a disguise.
no-bc-intf-08 = The disguise has no movement left; the AP of this move is for the command module only.
no-bc-intf-18 = Only Interface can do this, before pings activate.
no-bc-intf-24 = You can't put on a disguise: it isn't your ability, you're already wearing one, or you've used it up on this floor.
no-bc-inv-04 = This bot doesn't have that card.
no-bc-ipmove-01 = You move your IP in the network step of your own turn.
no-bc-ban-08 = Your IP is banned from the network: a reboot brings it back.
no-bc-net-03 = You have no IP on the network.
no-bc-node-01 = There's no such node.
no-bc-bcnet-02 = A general chip moves the IP only one node.
no-bc-bcnet-03 = The captain chip moves the IP only one node.
no-bc-ipmove-05 = This chip doesn't take the IP there: it stops at the next node of the chip's type, hub or ping.
no-bc-ipmove-06 = The IP can't stop there: it goes on to the next node of the chip's type, hub or ping.
no-bc-ipmove-08 = Another IP is on that node: yours skips over it.
no-bc-ipmove-10 = No line leads there: the IP can only change layers along the lines.
no-bc-ipmove-11 = One transfer per move: that layer is too far.
no-bc-ipmove-13 = From its access point, the IP can only enter the first layer.
no-bc-ipmove-22 = You don't have that network card.
no-bc-ipmove-24 = First resolve the node your IP landed on.
no-bc-ipmove-25 = This ability isn't yours, is used up, or can't be used here.
no-bc-joan-01 = Joan belongs to Memory, and only while Memory is an agent.
no-bc-joan-05 = Joan can't do that: Memory doesn't have that upgrade yet.
no-bc-joan-07 = There's no guard next to Joan for her to distract.
no-bc-joan-08 = Joan is depleted and can only move.
no-bc-joan-09 = Joan is depleted and can't enter a room that hasn't been surveilled.
no-bc-joan-14 = Joan has no movement left this turn.
no-bc-keychip-07 = During a move, a key opens a door next to the moving bot: go there first.
no-bc-keychip-13 = This bot doesn't have a key of its own.
no-bc-keypad-01 = There's no locked door there: stand next to the door you want to open.
no-bc-keypad-13 = You've chosen how to open it: carry on with that.
no-bc-keypad-14 = This keypad jams: it can't be forced.
no-bc-mainf-03 = A mainframe gives one option, or two in an optimized action: choose fewer.
no-bc-miss-13 = The bot must carry the bomb and stand next to the service elevator's unlocked door, with no bot inside.
no-bc-mod-03 = { $what } isn't installed: install it first.
no-bc-mod-09 = Your agent has no such mod to install.
no-bc-mod-10 = The command module can't install mods: trade it to an agent.
no-bc-mod-14 = It's already installed.
no-bc-move-04 = A step goes to the next space up, right, down or left and costs 1 AP, which you must still have.
no-bc-move-05 = There's a wall in the way: go around it, or destroy it with a strike.
no-bc-move-06 = The door is locked: open it with a keypad action or a key.
no-bc-move-09 = The player whose bot is on the cache decides.
no-bc-move-18 = The Pressure die only moves the agent itself, and it hasn't moved yet.
no-bc-move-20 = Only the bot that was given this movement can move.
no-bc-move-21 = That takes a move action; this is bonus movement.
no-bc-netact-02 = The command module can't draw network cards: use your agent instead.
no-bc-netcard-03 = The card is for nodes of another layer or type: land on one of those first.
no-bc-obj-03 = This floor's objective isn't complete: finish it first.
no-bc-obj-37 = There's nothing to repair on this space.
no-bc-out-03 = Outdoor spaces are only in play on floor 1.
no-bc-pbank-06 = Your limit is { $limit } power: route what you have above it.
no-bc-pool-06 = You have { $dice ->
    [0] no { $kind } dice
    [one] one { $kind } die
   *[other] { $dice } { $kind } dice
 } left in your pool.
no-bc-power-04 = A bot has to keep its last power: this costs more than it can give.
no-bc-push-01 = A security unit is in the way: you need push and 1 more AP to enter.
no-bc-push-03 = You can only push the unit to a free space next to it.
no-bc-push-04 = You can't push the unit to the space you're coming from.
no-bc-push-06 = There's no free space to push the unit to.
no-bc-reboot-02 = You can only reboot before a turn begins.
no-bc-repair-03 = Give at least 1 power.
no-bc-repair-05 = A bot can have at most { $most } power: give less.
no-bc-repair-06 = You have { $power } power and must keep at least 1: give less.
no-bc-repair-10 = A bot repairs another bot, not itself.
no-bc-route-01 = You route power at the start of the game, and in steps 1 and 5 of your own turn.
no-bc-route-02 = The shares must add up to { $cost }.
no-bc-route-03 = Your agent has no such upgrade.
no-bc-route-05 = Say how much each bot pays; the other agents will be asked.
no-bc-secab-11 = A grappling unit is holding the bot: this step costs { $cost } AP, and you have { $ap } left.
no-bc-shutbot-08 = Your agent is shut down: only the command module can act.
no-bc-shutbot-19 = A shut-down agent is in the way: only swap lets you pass.
no-bc-shutbot-20 = A shut-down agent can't trade.
no-bc-space-02 = The space is taken.
no-bc-strike-02 = Out of reach: stand next to the unit or wall you want to strike.
no-bc-strsec-06 = You don't have enough AP to match the unit's durability: you can't shut it down.
no-bc-strsec-07 = You're more than 5 AP short of the unit's durability: you can't stun it.
no-bc-strwall-01 = Destroying a wall takes 10 AP: you don't have enough.
no-bc-strwall-09 = That's a door, not a wall: open it.
no-bc-strwall-11 = { $walls } walls are already destroyed on this floor: you can't destroy more.
no-bc-strwall-14 = The hole in the wall leads outside, and there's nothing to do there.
no-bc-surv-05 = The room is being surveilled: resolve that first.
no-bc-survdie-03 = The player who rolled chooses the order.
no-bc-swap-01 = Another bot is in the way: you need swap to enter.
no-bc-term-01 = The bot isn't on a terminal chip: go there first.
no-bc-term-05 = First choose an option on the card, then the dice.
no-bc-term-06 = { $ap } AP isn't enough for this option.
warn-bc-pbank-04 = You lose { $power } power above your limit.
no-bc-term-09 = Choose one option, or two if a tech chip optimizes the action.
no-bc-term-10 = You've chosen your options: now roll for them.
no-bc-term-13 = { $ap } AP isn't enough for both options.
no-bc-term-14 = The dice have been rolled: you can't change the options.
no-bc-termchip-06 = This terminal is used up.
no-bc-trade-01 = Bots can only trade with bots next to them, and not through walls or locked doors.
no-bc-trade-02 = The bot doesn't have that. You can trade equipment, uninstalled mods and keys.
no-bc-trade-04 = The other player decides.
no-bc-trade-06 = At least one side must give something.
no-bc-trade-07 = { $card } is installed and can't be traded.
no-bc-trade-10 = You can't trade reserve chips.
no-bc-turn-02 = You do that in another step of the turn.
no-bc-upg-03 = This upgrade is already active.
no-bc-upgag-01 = An agent pays for its own upgrades alone.
no-bc-upgag-07 = You have no advanced die upgrade to exchange.
no-bc-upgag-08 = Your agent already has { $most ->
    [one] the only upgrade
   *[other] all { $most } upgrades
 } of this kind.
no-bc-upgcm-08 = This bot can't have that upgrade: dice and reserve upgrades are for agents, slots for the command module.

## What a question is about

value-ask-where-to-start-about = { value-bot }
value-ask-who-gets-the-chip-about = { $value ->
    [0] general
    [1] physical
    [2] tech
   *[3] utility
 }
value-ask-which-bot-is-pursued-about = { value-unit }
value-ask-which-route-about = { value-unit }
value-ask-which-facing-about = { value-unit }
value-ask-which-space-for-unit-about = { value-unit }
value-ask-who-investigates-about = { value-bot }
value-ask-which-chip-goes-about = { value-bot }
value-ask-what-goes-about = { value-bot }
value-ask-take-the-bead-about = { value-bot }

## Identity Theft and Joan

ask-identity-theft = Move your IP like a ping?
    .why = Identity Theft works before pings activate: your IP moves clockwise up to 3 nodes, to a hub or onto another IP.
do-steal-identity = Move the IP like a ping
verb-steal-identity = Move the IP like a ping
do-keep-identity = Leave the IP where it is
verb-keep-identity = Leave the IP where it is
do-disguise = Disguise as a guard
verb-disguise = Disguise as a guard
do-take-off-disguise = Take off the disguise
verb-take-off-disguise = Take off the disguise
do-move-drone = Fly Joan to { $to }
verb-move-drone = Fly Joan
do-distract = Joan distracts { $unit }
verb-distract = Distract a guard with Joan
do-drone-keypad = Joan tries the keypad at door { $door }
verb-drone-keypad = Try a keypad with Joan
event-identity-stolen = { $seat } moves their IP like a ping: { $way }.
event-ips-met = { $stays-is ->
    [true] { $seat }'s IP takes { $other }'s node: level { $level } against { $others }.
   *[false] { $seat }'s IP is driven off by { $other }'s: level { $level } against { $others }.
 }
value-event-ips-met-other = { value-seats }

## The table told field by field

view-tape = Tape
    .part = none
view-players = Players
    .part = none
view-mission = Mission
    .part = meters
view-corporation = Corporation
    .part = meters
view-difficulty = Difficulty
    .part = meters
view-captain = Captain
    .part = meters
view-phase = Step
    .part = none
view-active = Active player
    .part = meters
value-view-active = { $next ->
    [none] { $value }
   *[other] { value-seat }
 }
view-marker = Corporation marker
    .part = meters
value-view-marker = { value-seat }
view-round = Round
    .part = meters
view-leg = Floors left behind
    .part = none
view-plan = Floorplan
    .part = none
view-todo = To do
    .part = none
view-pending = Pending
    .part = none
view-waiting = Waiting
    .part = none
view-result = Result
    .part = none
view-unlocked = Unlocked doors
    .part = none
view-open-doors = Unlocked doors
    .part = board
value-view-open-doors = { $door }
view-broken = Destroyed walls
    .part = board
value-view-broken = { $wall }
view-keypads = Keypad cards at doors
    .part = board
value-view-keypads = { $next ->
    [none] { $value }
   *[other] { $door }
 }
view-terminals = Terminals
    .part = board
value-view-terminals = { $space }
view-mainframes = Mainframes
    .part = board
value-view-mainframes = { $space }
view-caches = Caches
    .part = board
value-view-caches = { $space }
view-unseen = Rooms not surveilled
    .part = board
value-view-unseen = { $room }
view-beads = Beads
    .part = board
value-view-beads = { $next ->
    [none] { $value }
   *[other] { $space }
 }
view-bots = Bots, the command module last
    .part = board
view-units = Security units
    .part = board
view-roster = All units so far
    .part = none
view-acting = Acting unit
    .part = none
view-group = Units acting now
    .part = none
view-pursued = Pursued
    .part = none
view-in-view = In the captain's sight
    .part = none
view-zones = Zones
    .part = none
view-carried = Carried over
    .part = none
view-drone = Joan the Drone
    .part = board
value-view-drone = { $space-is ->
    [none] not on the floor
   *[other] { $space }
 }
view-charged = Joan is charged
    .part = board
view-drone-moves = Spaces Joan has moved
    .part = none
view-slots = Burncycle
    .part = board
view-tracker = Tracker
    .part = meters
value-view-tracker = { $value ->
    [-1] beside the burncycle
   *[other] slot { $next }
 }
view-acted = This chip's action used
    .part = none
view-extra = One more action
    .part = none
view-team = Team reserve
    .part = board
view-supply = Supply of chips
    .part = none
view-pool = Dice pool
    .part = board
view-roll = Roll
    .part = none
view-moving = Move
    .part = board
view-striking = Strike
    .part = none
view-passing = Free step
    .part = none
view-at-keypad = Keypad
    .part = board
view-at-terminal = Terminal card
    .part = board
view-using = Card in use
    .part = none
view-drawn = Cards drawn
    .part = none
view-deal = Trade
    .part = none
view-pings = Pings at nodes
    .part = board
value-view-pings = { $node }
view-ceo = CEO's network level
    .part = meters
view-pinging = Pings activating
    .part = none
view-rolls = Ping dice left
    .part = none
view-threat = Threat, of 26
    .part = meters
view-reached = Threat events up to level
    .part = none
view-happening = Happening now
    .part = none
view-carrying = Effects in progress
    .part = none
view-equipment = Equipment deck
    .part = none
view-mods = Mod deck
    .part = none
view-imperatives = Imperative deck
    .part = none
view-terminal-cards = Terminal deck
    .part = none
view-network-cards = Network deck
    .part = none
view-keypad-cards = Keypad deck
    .part = none
view-guards = Guard stacks
    .part = none
view-progress = Progress
    .part = none
view-done = Floor objective complete
    .part = none
view-seat = Seat
    .part = none
view-named = Names
    .part = none
view-objective = Objective
    .part = meters
view-tasks = Tasks
    .part = board
view-task = Task
    .part = board
value-view-task = { $value }: { $value-about }
view-complete = Complete
    .part = board
view-times = Counted so far
    .part = board
view-name = Name
    .part = board
view-number = Number
    .part = board
view-cell = Space
    .part = board
value-view-cell = { $space-is ->
    [none] not on the floor
   *[other] { $space }
 }
view-chip = Chip
    .part = board
value-view-chip = { $next ->
    [none] { $value }
   *[other] { $space-is ->
        [none] on the mat
       *[other] awareness chip at { $space }
    }
 }
view-flipped = Awareness chip turned over
    .part = none
view-hidden = Hidden
    .part = board
view-shut = Shut down
    .part = board
view-escaped = Escaped
    .part = board
view-power = Power
    .part = board
view-upgrades = Upgrades
    .part = board
view-advanced = Advanced dice
    .part = board
view-elite = Elite dice
    .part = board
view-basic = Basic dice
    .part = board
view-keys = Keys
    .part = board
view-cards = Cards
    .part = board
view-card = Card
    .part = board
value-view-card = { $value }{ $value-about ->
    [none] {""}
   *[other] : { $value-about }
 }
view-installed = Installed
    .part = board
view-face = Die
    .part = none
view-carries = Carries
    .part = board
view-reserve = Reserve
    .part = board
view-imperative = Imperative
    .part = board
value-view-imperative = { $value }: { $value-about }
view-imperative-age = Imperative age
    .part = none
view-used = Used up
    .part = board
view-ip = IP
    .part = board
value-view-ip = { $value ->
    [-1] in its access point
    [-2] banned
    [-3] none
   *[other] at node { $node }
 }
view-access = Access point
    .part = none
view-level = Network level
    .part = board
view-hand = Network cards
    .part = board
view-disguise = Disguise
    .part = board
view-facing = Facing
    .part = board
view-duty = Duty
    .part = none
view-state = State
    .part = board
view-key = Has a key
    .part = board
view-post = Post
    .part = none
view-rounds = Rounds still stunned
    .part = none
view-degraded = Degraded
    .part = board
view-ap = AP
    .part = board
value-view-ap = { $value ->
    [-1] not rolled
   *[other] { $value }
 }
view-bonus = Bonus movement for
    .part = none
view-steps = Steps
    .part = none
view-own = Agent-only movement
    .part = board
view-masked = Taken while disguised
    .part = none
view-outer = Interrupted move
    .part = none
view-bot = Bot
    .part = board
view-door = Door
    .part = board
view-optimized = Optimized
    .part = board
view-inputs = Inputs left
    .part = board
view-resolving = Resolving
    .part = none
view-ignored = One input ignored
    .part = none
view-forced = Brute force failed
    .part = none
view-helper = Done by Joan
    .part = none
view-mainframe = Mainframe
    .part = board
view-chosen = Selected
    .part = board
value-view-chosen = { value-options }
view-due = Still to resolve
    .part = none

## What it is about

about-aim = You're a team of robots inside a corporation's building. Each of you controls an agent, and you share the command module. Complete the mission's objectives floor by floor, before threat reaches 26 or the command module is shut down.
help-goal =
    You're a team of robots inside a corporation's building. Each player controls an
    agent, and you all share the command module. Complete the mission's objectives,
    floor by floor, before threat reaches 26 or the command module is shut down.
    A turn has six steps:
    1 Route     power to upgrades; what's left becomes your basic dice
    2 Pool      your dice for the whole turn
    3 Act       one action per burncycle chip, optimized if it matches the chip's
                type: move, strike, terminal, keypad, network card
    4 Network   one IP move per chip
    5 Route     again; power above your limit is lost
    6 Degrade   one burncycle chip is lost until a reboot
    After everyone's turn the corporation acts: units pursue bots they see,
    investigate awareness chips and patrol; pings move; threat advances.
    Press h to see this again, with how to read the board.
help-board =
    Spaces      columns are letters, rows numbers: C4; . room, _ safe zone,
                ~ outdoors, X objective space, t terminal space without its chip;
                ~p, ~t and ~u an icon: a chip for the team reserve
    Bots        1 2 3 4 agents, M command module; ! detected, h hidden, z shut down
    Joan        J the drone, j when she's depleted
    Units       first letter and facing ^ > v <, lower case when stunned;
                @ the captain
    On spaces   T terminal, # mainframe, C cache, H hiding spot, o bead,
                ?1 awareness chip of bot 1
    Walls       - and | walls, = and : locked doors, ' unlocked, x destroyed
    Burncycle   >General< under the tracker, (Tech) degraded, - inactive
    More        v with a bot's number or name shows its sheet, v with a unit's
                space (or u3) what it sees, v with another space its room;
                also v rooms, v net, v mission, v captain and v threat

## Choices made in steps

choose-move-basic = { choose-roll-basic }
choose-move-advanced = { choose-roll-advanced }
choose-move-elite = { choose-roll-elite }
choose-strike-unit-basic = { choose-roll-basic }
choose-strike-unit-advanced = { choose-roll-advanced }
choose-strike-unit-elite = { choose-roll-elite }
choose-strike-wall-basic = { choose-roll-basic } A wall takes 10 AP.
choose-strike-wall-advanced = { choose-roll-advanced }
choose-strike-wall-elite = { choose-roll-elite }
choose-roll-basic = How many basic dice (0–2 AP each)?
choose-roll-advanced = How many advanced dice (1–3 AP each)?
choose-roll-elite = How many elite dice (2–3 AP each)?
choose-brute-force-basic = { choose-roll-basic }
choose-brute-force-advanced = { choose-roll-advanced }
choose-brute-force-elite = { choose-roll-elite }
choose-strike-unit-bot = Which bot strikes?
choose-strike-unit-unit = Which unit does it strike?
choose-strike-wall-bot = Which bot strikes?
choose-strike-wall-wall = Which wall does it strike?
choose-upgrade-upgrade = Which upgrade do you buy?
choose-upgrade-module-upgrade = Which command module upgrade?
choose-upgrade-module-shares = Who pays how much?
choose-upgrade-module = Which upgrade, and who pays for it?
choose-step-bot = Which bot moves?
choose-step-to = To which space?
choose-step = Which step?
choose-terminal-bot = Which bot uses its terminal?
choose-netcard-bot = Who draws?
choose-keypad-bot = Which bot tries it?
choose-keypad-door = Which door?
choose-keypad = Which door?
choose-repair-bot = Which bot gives power?
choose-repair-other = Which bot gets it?
choose-repair-power = How much power?
choose-alter-slot = Which slot do you alter?
choose-alter-reserve = From which reserve?
choose-alter-chip = Which chip goes in?
choose-alter = Which chip goes where?
choose-trade-bot = Which bot trades?
choose-trade-other = With which bot?
choose-trade-give = What does it give?
choose-trade-take = What does it get?
choose-trade = Which trade?
choose-use-what = What do you use?
choose-ip-move-node = To which node?
choose-select-options = Which options do you try?
choose-assign-options = Which options get the AP?
choose-resolve-input = Which input?
choose-resolve = Which input, and how?
choose-ignore-input-input = Which input do you ignore?
choose-use-on-dice-ability = Which ability?
choose-use-on-dice-die = Which die?
choose-reroll-icon = Which icon do you use?
choose-reroll-die = Which die do you reroll?
choose-combine-pairs = How many pairs?
choose-discard-bot = Which bot discards?
choose-discard-card = Which card?
choose-install-card = Which mod?
choose-move-drone-to = Where does Joan fly?
choose-distract-unit = Which unit?
choose-drone-keypad-door = Which door?
choose-mission-action-bot = Which bot?
choose-mission-action-cell = Where?
choose-use-key-door = Which door?
choose-use-key-bot = Which bot?
choose-use-network-card-card = Which card?
choose-network-ability-ability = Which ability?

## Lessons: a step is told by `guide-STEP`, what to do by its `short`, and why by its `text`; `typed` is for the terminal only

word-first-shift = First Shift
about-first-shift = A lesson on a small NeedChain floor: get in, use a terminal, look into a room, and slip into a safe zone
option-mission-first-shift = First Shift (a lesson for 1 player)
word-clock-in = Clock In
word-first-terminal = Use a terminal
about-first-terminal = An agent uses a terminal
word-first-look-around = Look into a room
about-first-look-around = A bot enters a room that hasn't been surveilled yet
word-clock-out = Clock Out
word-agents-safe-at-last = Into a safe zone
about-agents-safe-at-last = Every agent reaches a safe zone, not necessarily at the same time
guide-route = Route power
    .short = Buy slot 4 with your agent's power, then an advanced die; then "{ verb-ready }".
    .text = Your agent has 10 power and can keep only part of it, so spend the rest. First choose "{ verb-upgrade-module }", slot 4, paid by your agent alone: that's one more action every turn. Then "{ verb-upgrade }", advanced: a better die every turn. The power your agent keeps becomes its basic dice, and a bot with no power shuts down. Then choose "{ verb-ready }".
guide-start = Choose where to start
    .short = Put your agent on E8, then the command module on G8.
    .text = You come in from outside, below the building. A space is named by its column and row, and the letters here are chips for the team reserve, such as T for tech. Start your agent on E8 and the command module on G8. The lobby is the room above C8.
guide-move = Take a move action
    .short = Choose "{ verb-move }", roll 3 dice, and walk to C8, below the lobby.
    .text = Choose "{ verb-begin-turn }" and "{ verb-done }". From here on, each burncycle chip is one action. Choose "{ verb-move }" and roll 3 basic dice: the total is your AP, and each AP moves your agent or the command module one space. Go to C8, next to the lobby door; if you have AP left there, choose "{ verb-stop }". Dice you roll are gone for this turn, so keep some for the door. Your imperative is a wager: keep it and it pays power; break it and it costs 1.
guide-keypad = Open a door
    .short = The lobby door is locked. From C8, choose "{ verb-keypad }".
    .text = Once you're next to the door, on C8, use your next chip for "{ verb-keypad }". A card shows the inputs: resolve them all, each at its price, or choose "{ verb-brute-force }" and roll 4 AP, or use a key. If you fail, the card stays, and you can try again with your next chip. Once the door is open, step through for free.
guide-terminal = Use a terminal
    .short = Stand on the terminal at C7 and choose "{ verb-terminal }".
    .text = The lobby's terminal is on C7, just inside the door. Stand on it and choose "{ verb-terminal }". Pick an option first, then roll for the AP it needs; the terminal is used up whether you make it or not. If you're out of dice, pass your remaining chips: you get new dice every turn. Until we get to the network, choose "{ verb-network-pass }" there.
guide-ip = Move your IP
    .short = In the network step, spend each chip on "{ verb-ip-move }".
    .text = After your last action chip comes the network step, where the same chips move your IP. Choose "{ verb-ip-move }" for each chip: general and captain chips move 1 node, the others to the next node of their type. A hub on layer 1, the outermost, raises your network level: when your IP meets a ping, the one with the lower level is thrown out. A hub on layer 2 lowers threat, and one on layer 3 gives power.
guide-network-card = Draw a network card
    .short = Spend a chip on "{ verb-netcard }", wherever you are.
    .text = In your next actions, spend a chip on "{ verb-netcard }", wherever you are. The card names a layer and a type: in this turn's network step it works on a node like that, if your IP ends a move there. If you don't use it, you lose it at the end of the turn. You also lose a chip every turn; when only 2 are left, "{ verb-reboot }" before a turn brings them all back for 1 threat.
guide-room = Look into a room
    .short = Leave by the upper door, walk to G4 and open the storage room.
    .text = The first bot to enter a room usually surveils it: dice tell you whether a guard, power or something else is waiting inside. Leave the lobby by its upper door, C4-C5, go right along the hallway to G4, and open the storage room there, at G3-G4. A guard watches the hallway, but being seen doesn't cost anything by itself.
guide-seen = Be seen
    .short = Step into a guard's sight and get yourself detected.
    .text = A security unit sees as many spaces straight ahead as its number says, half as many to its sides and behind it, and never through doors. Step into a unit's sight: your bot is detected at once, and its awareness chip is placed on its space. That costs nothing by itself, but now they know where to look.
    .typed = v with a unit's space, such as v J4, marks what it sees.
guide-lost = Get out of sight
    .short = Get out of sight: through a door or around a corner.
    .text = Get out of every unit's sight: through a door, around a corner, onto a hiding spot that none of them sees, or into a safe zone. Then keep going: your awareness chip stays where they last saw you, and that's where they'll search. If a unit blocks your way, choose "{ verb-strike-unit }": you can stun it, or shut it down with more AP.
guide-watch = Watch the corporation
    .short = Choose "{ verb-pass }" until your turn is over, and watch the guards.
    .text = Finish your turn; choose "{ verb-pass }" for chips you don't need. Then units that see a detected bot pursue it, others search at awareness chips, the rest patrol, and each attacks the detected bots next to it: a level 1 guard takes 1 power. Threat rises by 1 per player; at 26 you lose.
    .typed = l shows everything that has happened.
guide-win = Finish the mission
    .short = Take your key to D1, unlock the service elevator and walk in.
    .text = Do the tasks you still have left. Your reward is a key; take it to D1 and into the service elevator, a safe zone behind the door C1-D1. In a move action, choose "{ verb-use-key }" next to the door and walk in. Running out of chips? "{ verb-reboot }" before your turn.
    .typed = v mission lists the tasks.
value-event-goal-reached-step = { $value-is ->
    [route] { guide-route }
    [start] { guide-start }
    [move] { guide-move }
    [keypad] { guide-keypad }
    [terminal] { guide-terminal }
    [ip] { guide-ip }
    [network-card] { guide-network-card }
    [room] { guide-room }
    [seen] { guide-seen }
    [lost] { guide-lost }
    [watch] { guide-watch }
   *[win] { guide-win }
 }
event-goal-reached = Done: { $step }.
event-lesson-ended = { $won-is ->
    [true] The lesson is over. A good mission to play next is Heavy Lifting, on a single floor.
   *[false] The lesson is over. You can try again any time: open another table of { $lesson }, or in the terminal type "getaway play burncycle --mission first_shift".
 }
view-met = Goals met
    .part = none
view-guide = Lesson
    .part = none

## The floor as it is drawn: what a thing is, for its title

seen-floor = { $here-is ->
    [true] Floor { $number }. Use the arrow keys to go between what you can choose, or from space to space.
   *[false] Floor { $number } as it is set up. It isn't in play.
 }
seen-room-type = //{ $type }
seen-safe-zone = safe zone
seen-room = { $safe-is ->
    [true] { $room }, a safe zone
   *[false] { $room }, { $type }
 }{ $unseen-is ->
    [true] , not surveilled: { $dice ->
        [one] { $dice } die
       *[other] { $dice } dice
     } when it is
   *[false] {""}
 }
seen-hallway = hallway
seen-outdoor = outdoors
seen-rubble = Destroyed wall { $wall }
seen-door = { $unlocked-is ->
    [true] Unlocked door { $door }
   *[false] Locked door { $door }
 }{ $keypad-is ->
    [none] {""}
   *[other] , keypad card { $keypad }
 }
seen-post = { $kind-is ->
    [hallway] Hallway post { $number }
    [mandatory] Mandatory post
    [single] This room's post
   *[other] This room's post { $kind }
 }
seen-icon = A bot that starts here brings the team a chip: { $icon }
seen-terminal = terminal
seen-mainframe = mainframe
seen-bare-terminal = terminal space without its chip
seen-cache = cache
seen-objective = objective space
seen-bead = bead: { $name }
seen-hiding = hiding spot
seen-chip = { $bot }'s awareness chip: last seen here
seen-unit = { $captain-is ->
    [true] Captain { $name }
   *[false] { $name }, level { $level } guard
 }, { $space }, facing { $facing }{ $state-is ->
    [acted] , has acted
    [stunned] , stunned
   *[awake] {""}
 }{ $key-is ->
    [true] , has a key
   *[false] {""}
 }
seen-bot = { $name }{ $module-is ->
    [true] {" "}(command module)
   *[false] {""}
 }, { $space }, { $state }
seen-drone = Joan the Drone, { $space }{ $charged-is ->
    [true] {""}
   *[false] , depleted
 }
seen-bot-short = { $name }
seen-module-short = command module { $name }
seen-unit-short = { $captain-is ->
    [true] captain { $name }
   *[false] { $name }, level { $level }
 }{ $state-is ->
    [stunned] , stunned
   *[other] , range { $reach }
 }
seen-space = { $space }, { $ground }{ $some ->
    [0] .
   *[other] : { $things }.
 }
floor-tools = Floor view
floor-whole = Whole floor
floor-awareness = Awareness
floor-levels = Floors of the mission
floor-level = { $here-is ->
    [true] Floor { $number }, in play
   *[false] Floor { $number }
 }
sight-ahead = { $unit } { $number } would see it straight ahead.
sight-adjacent = { $unit } { $number } would see it right next to it.
sight-peripheral = { $unit } { $number } would see it from the side.
sight-passing = { $unit } { $number } would see it pass the door.
sight-then-detected = { $bot } would be detected.
sight-then-known = { $bot } would step onto its own awareness chip and be detected.
sight-then-hides = { $bot } would hide.
sight-then-slips = { $bot } would slip away; its awareness chip stays behind.
sight-then-disguised = { $bot } is disguised: nobody would notice.
sight-then-unseen = Nobody would see { $bot } there.

## Beside the floor: burncycle, threat, sheets, network, dice, the corporation's turn step by step

meter-all = Burncycle and threat
burn-title = Burncycle
burn-state = { $state-is ->
    [now] Now
    [used] Used
    [degraded] Degraded
    [empty] Waiting
    [inactive] Inactive
   *[plain] Active
 }
burn-slot = Slot { $slot }: { $chip-is ->
    [none] {""}
   *[other] { $chip },{" "}
 }{ burn-state }
threat-title = Threat
threat-of = of { $last } threat
threat-next = Next at { $level }: { $title }. { $title-about }
threat-none = Nothing more until { $last }
threat-then = { $then } after this round
threat-card = Threat card
threat-level = Threat { $level } of { $last }, { $then } at the end of this round
threat-entry = { $title }: { $title-about }{ $reached-is ->
    [true] {" "}({ $kind-is ->
        [event] happened
       *[escalation] in force
     })
   *[false] {""}
 }
threat-last = The mission fails
bot-all = Bots
bot-power = Power { $power }; can keep { $limit } of { $bank }
bot-module = Command module
bot-agent = { $own ->
    [true] { $holder } (you): agent
   *[false] { $holder }: agent
 }
bot-acts = Taking their turn
bot-state = { $state-is ->
    [unseen] Undetected
    [detected] Detected
    [hidden] Hidden
    [disguised] Disguised
    [shut] Shut down
   *[escaped] Escaped
 }
bot-dice = { $pool-is ->
    [true] Dice pool
   *[false] Extra dice each turn
 }
bot-reserve = { $team-is ->
    [true] Team reserve
   *[false] Reserve
 }
bot-ip = Network
bot-network = Level { $level }, { $node-is ->
    [none] IP in its access point
   *[other] IP at node { $node }
 }
bot-banned = IP banned until a reboot
bot-keys = { $keys ->
    [one] 1 key
   *[other] { $keys } keys
 }
bot-mod = { $card }, { $installed-is ->
    [true] installed
   *[false] uninstalled
 }
bot-skill = { $skill }{ $state-is ->
    [used] {" "}(used)
    [open] {" "}({ $cost } power)
   *[active] {""}
 }
bot-more = { $open-is ->
    [true] Less about { $bot }
   *[false] More about { $bot }
 }
mat-name = Network
mat-title = Network mat, { $pings ->
    [one] 1 ping
   *[other] { $pings } pings
 }
mat-node = Node { $node }, { $kind }
mat-access = Access point { $number }, { $bot-is ->
    [none] free
   *[other] { $bot }
 }
mat-ceo = CEO
mat-ping = Ping at node { $node }
mat-ip = { $bot }'s IP, level { $level }, { $node-is ->
    [none] in its access point
   *[other] at node { $node }
 }
mat-level = { $own-is ->
    [true] You
   *[false] { $bot }
 } { $banned-is ->
    [true] banned
   *[false] { $level }
 }
mat-ceo-level = CEO { $level }
mat-hubs =
    Layer 1:
    level
    Layer 2:
    less threat
    Layer 3:
    power
    Core:
    all three
mat-to-floor = Floor
task-all = Tasks
task-title = { $objective-is ->
    [none] Floor { $floor } of { $floors }
   *[other] { $objective }, floor { $floor } of { $floors }
 }
task-told = { $task-about }{ $times ->
    [0] {""}
   *[other] { $complete-is ->
        [true] {""}
       *[false] {" "}({ $times } so far)
     }
 }
task-leave = Objective complete: leave through a safe zone.
roll-all = Dice on the table
roll-die = { $kind } die, { $value ->
    [0] blank
   *[other] { $value } AP
 }{ $use-is ->
    [paired] , half of a pair
    [back] , back to the pool
   *[counts] {""}
 }
roll-title = { $bot }, { $purpose }: { $ap } AP{ $over-is ->
    [true] {""}
   *[false] {" "}so far
 }
roll-sum = Dice: { $sum }.
roll-pairs = { $pairs ->
    [one] A pair of blanks makes 1.
   *[other] { $pairs } pairs of blanks make { $pairs }.
 }
roll-bonus = Abilities add { $bonus }.
roll-back = { $back ->
    [one] A blank goes back to the pool.
   *[other] { $back } blanks go back to the pool.
 }
roll-icons = { $icons ->
    [one] One icon lets you reroll a die.
   *[other] { $icons } icons let you reroll a die each.
 }
play-title = The corporation's turn
play-count = Corporation, { $number } of { $of }
play-walk = { $unit } moves { $spaces ->
    [one] { $spaces } space
   *[other] { $spaces } spaces
 } to { $cell }, facing { $facing }.
play-back = Step back
play-next = Step forward
play-wait = Pause
play-go = Resume
play-skip = Skip
play-pace = Speed
play-paces = { $pace-is ->
    [slow] Slow
    [normal] Normal
    [fast] Fast
   *[once] Instant
 }
play-again = Replay the corporation's turn
stamp-detected = DETECTED
stamp-open = OPEN
stamp-failed = FAILED
stamp-booted = BOOTED
keypad-title = Keypad
keypad-level = Keypad, level { $level }
keypad-done = No inputs left
keypad-jam = can't be forced
keypad-no-chip = {" "}(no chip for it)

## Walking to a space

tip-to = To { $space }, { $ground }
tip-ap = { $ap } AP
tip-chance = { $percent }%
tip-dice = { $dice ->
    [one] with 1 die
   *[other] with { $dice } dice
 }
tip-seen = { $unit } { $number } sees you at { $space }
tip-surveilled = Surveillance dice are rolled at { $space }
tip-hides = You hide there
tip-slips = You slip out of sight
tip-escapes = You leave the building
tip-roll = Roll and walk
tip-walk = Walk there
tray-chances = Chance of this many AP or more
tray-walk = Click a die to keep it for later, or a space to roll and walk there.
tray-pick = Click a die to keep it for later.
tray-roll = { $dice ->
    [0] Roll no dice
    [one] Roll 1 die
   *[other] Roll { $dice } dice
 }
roll-kind = { $kind } die
verdict-open = Open
verdict-stunned = Stunned
verdict-down = Shut down
verdict-broken = Broken
verdict-done = Done
verdict-failed = Failed
verdict-of = { $ap } of { $need } AP
floor-map = Map of the floor
steps-all = Steps of the turn
mat-own = Network: you're level { $level }
mat-deck = Network cards
mat-swap = Show the network on the board
mat-swap-floor = Show the floor on the board
team-title = Who goes in?
team-lead = Choose your agents, then the command module that you all share.
team-take = Take { $bot }

## The steps of a turn, and of the corporation's

phase-route-first = Route power
phase-pool = Dice pool
phase-act = Actions
phase-network = Network
phase-route-last = Route power again
phase-degrade = Degrade
phase-security = Security
phase-pings = Pings
phase-threat = Threat

## What an answer brings

then-won = You win the mission
then-lost = { $result-is ->
    [threat] You lose: threat reaches its last level
    [module] You lose: the command module shuts down
   *[other] You lose: the command module is left behind
 }
then-shut-down = { $bot } shuts down
then-seen = { $unit } sees { $bot }
then-still-seen = { $unit } still sees { $bot }
then-detected = { $bot } is detected
then-hides = { $bot } hides
then-slips-away = { $bot } slips away
then-unmasked = { $bot } loses its disguise
then-power-lost = { $bot }: -{ $n } power
then-power-gained = { $bot }: +{ $n } power
then-threat = Threat +{ $n }
then-threat-event = Threat event: { $title }
then-threat-fell = Threat -{ $n }
then-unit-came = { $unit } appears
then-unit-shut = { $unit } is shut down
then-unit-stunned = { $unit } is stunned
then-door-locked = Door { $door } is locked
then-door-open = Door { $door } is unlocked
then-wall-gone = Wall { $wall } is destroyed
then-surveillance = { $bot } rolls { $n ->
    [one] 1 surveillance die
   *[other] { $n } surveillance dice
 } in the { $room }
then-objective = Objective complete: { $objective }
then-task = Task done: { $task }
then-floor = On to floor { $n }
then-escaped = { $bot } escapes
then-imperative-met = { $bot } completes { $card }
then-imperative-broken = { $bot } loses { $card }
then-imperative-drawn = { $bot } draws the imperative { $card }
then-card = { $bot } gets { $card }
then-card-lost = { $bot } loses { $card }
then-network-card = { $bot } draws { $card }
then-key = { $bot }: +{ $n ->
    [one] 1 key
   *[other] { $n } keys
 }
then-key-lost = { $bot }: -{ $n ->
    [one] 1 key
   *[other] { $n } keys
 }
then-chip = { $bot }: +1 { $chip } chip
then-chip-lost = { $bot }: -1 { $chip } chip
then-degraded = Slot { $slot } is degraded
then-banned = { $bot }'s IP is banned
then-booted = { $bot }'s IP is booted
then-ip-home = { $bot }'s IP goes back to its access point
then-level = { $bot }'s network level: { $n }
then-ceo-level = CEO's network level: { $n }
then-pings = { $n ->
    [one] 1 more ping
   *[other] { $n } more pings
 }
then-pings-gone = { $n ->
    [one] 1 ping fewer
   *[other] { $n } pings fewer
 }
then-corporation = The corporation's turn comes

## What an option costs

cost-ap = { $n } AP
cost-chips = { $n ->
    [one] 1 chip
   *[other] { $n } chips
 }
cost-dice = { $n ->
    [one] 1 die
   *[other] { $n } dice
 }
cost-keys = { $n ->
    [one] 1 key
   *[other] { $n } keys
 }
cost-power = { $n } power
cost-threat = +{ $n } threat

## Why a bot does something

sight-said = { $sight-is ->
    [true] though security sees it
   *[false] and nobody sees it
 }
reason-move-for-task = Move { $bot }: “{ $task }” is still open.
reason-move-to-safety = Move { $bot } out of harm's way before the corporation's turn.
reason-move-along = Move on: { $bot } can be in a better place.
reason-step-out = { $bot } leaves the building.
reason-step-for-task = { $to } is on the way to “{ $task }”, { sight-said }.
reason-step-to-safety = { $to } is safer, { sight-said }.
reason-step-along = { $to } is a better place to wait, { sight-said }.
reason-stop-arrived = { $bot } is where it's needed.
reason-stop-waits = { $bot } can wait here for now.
reason-stop-safer = { $bot } is better off here than a step further.
reason-stop-enough = No step from here helps.
reason-open-door = Door { $door } is in the way, and { $bot } can open it cheaply.
reason-look-at-door = Door { $door } is in the way, and its card is still unknown.
reason-try-door = Door { $door } is in the way, and { $bot } has nothing better to do.
reason-force-door = Forcing the door works { $chance }% of the time and saves chips.
reason-use-key = A key opens the door at once.
reason-try-with-drone = Joan can open a door for us.
reason-pay-inputs = Paying the inputs is the cheapest way to open the door.
reason-ignore-input = Ignore the input that costs most.
reason-leave-locked = Opening it now would cost too much.
reason-terminal-task = { $bot } uses the terminal for “{ $task }”.
reason-terminal-idle = { $bot } stands on a terminal and has nothing more urgent to do.
reason-for-task = It counts towards “{ $task }”.
reason-mission-step = The mission asks for it.
reason-strike-unit = { $unit } is in the way or would attack; a strike stuns it { $chance }% of the time.
reason-strike-wall = The wall has to go; a strike does it { $chance }% of the time.
reason-repair-shut = { $other } is shut down and needs power to act again.
reason-repair-weak = { $other } has only { $power } power left.
reason-repair-module = { $other } has { $power } power, and if the command module is shut down, we lose.
reason-network-card = There's nothing better to do with this chip, and a card helps in the network.
reason-network-card-free = On a tech chip, drawing a network card leaves another action.
reason-nothing-to-do = No action is worth it now.
reason-nothing-free = No free action is of use now.
reason-nothing-to-route = Neither an upgrade nor a free action is worth it now.
reason-keep-power = Nothing else is worth the power.
reason-upgrade = Power above the limit would be lost, so spend it.
reason-upgrade-way = Somebody stands in the way: { $upgrade } gets us past.
reason-upgrade-ahead = Sooner or later somebody will stand in our way, and { $upgrade } gets us past.
reason-upgrade-repair = With Repair we can help each other.
reason-reboot = Too few usable chips are left ({ $chips }); { $threat } threat buys a fresh burncycle.
reason-begin-turn = Enough usable chips are left ({ $chips }); a reboot would cost { $threat } threat.
reason-propose-reboot = { $chips ->
    [0] No usable chip is left
    [one] Only { $chips } usable chip is left
   *[other] Only { $chips } usable chips are left
 }. I'd reboot, but the { $threat } threat is everyone's: you decide.
reason-propose-chip = I'd put { $chip } from the team reserve into slot { $slot }, but that chip is everyone's: you decide.
reason-propose-captains-chip = I'd replace the captain's chip in slot { $slot }, but the threat is everyone's: you decide.
reason-propose-input = The team reserve could open this door, but it's everyone's: you decide.
reason-propose-power = I'd get { $upgrade } for { $power } of the command module's power, but that's everyone's: you decide.
reason-alter-degraded = The chip in slot { $slot } is degraded; { $chip } gives an action again.
reason-alter-captain = The captain's chip would hurt us every turn.
reason-alter-better = In slot { $slot }, a { $chip } chip is worth more.
reason-hub-level = The hub raises the network level.
reason-hub-threat = The hub lowers threat from { $threat }.
reason-hub-power = The hub gives power, and there are { $power } left.
reason-hub-core = The core gives everything the hubs give.
reason-ip-to-ping = The ping at { $node } is worth meeting.
reason-ip-onward = { $node } leads to a hub with the chips to come.
reason-ip-last = The last chip reaches no hub that helps now.
reason-ip-stay = No node in reach helps.
reason-use-card = The card works on this node.
reason-step-through = The way goes on behind the door.
reason-stay = It's better to stay on this side of the door.
reason-collect = Equipment is always useful.
reason-leave-cache = The mission wants a cache collected unseen, so leave it for later.
reason-use-now = This is a good moment to use it.
reason-use-power = None of the power would be lost now.
reason-use-threat = Threat can come down now.
reason-use-move = It takes { $bot } further on its way.
reason-use-unlock = { $bot } stands at a locked door that it has to pass.
reason-use-stun = A security unit is close to { $bot }.
reason-use-clear-chip = Nobody sees { $bot } any more, so its awareness chip can go.
reason-use-restore = Enough chips are degraded for it to pay off.
reason-use-ping = It gets rid of a ping on the network.
reason-use-gain = There's room for another card.
reason-use-dice = More dice help with the actions to come.
reason-use-die = Its die may come up with something useful.
reason-use-reserve = It adds chips to a reserve for later.
reason-use-gain-key = A key opens a door later on.
reason-use-between-moves = Between two IP moves it costs nothing.
reason-put-on-disguise = Security doesn't notice it in disguise.
reason-install-mod = A mod only works once it's installed.
reason-fly-to-door = Joan flies towards the nearest locked door, to open it.
reason-fly-ahead = Joan flies towards the nearest unseen room or guard.
reason-weakest-needs-it = That bot has the least power left.
reason-take-the-bead = The mission needs the bead.
reason-resolve-card = What the die shows can help us.
reason-drop-disguise = A disguise is in the way here: nobody can hide in one, and no captain comes after a guard.
reason-for-mission = The mission asks for it.
reason-make-dice-count = Get the most out of the dice.
reason-roll-stands = There's nothing worth changing in this roll.
reason-best-option = It's the best balance of value and odds.
reason-enough-dice = Enough dice for the option, and no more.
reason-most-of-strike = Take the strongest result the AP pay for.
reason-away-from-us = That's farthest from our bots.
reason-look-away = Facing that way, it sees the fewest of us.
reason-strongest-takes-it = The agent with the most power can take it best.
reason-least-missed = We'll miss that chip least.
reason-near-tasks = That's nearest to what the mission asks for.
reason-quiet-room = It's the room with the fewest posts and surveillance dice.
reason-scarce-chip = These are the chips we have fewest of.
reason-kindest-result = It's the result that suits us best.
reason-harder-task = It's the harder one to do, so take the chance.
reason-nearest-unit = It's the unit nearest to our bots.
reason-door-in-the-way = It's the door that is most in our way.
reason-door-out-of-the-way = It's the door that we need least.
reason-nearest-terminal = It's the terminal nearest to our bots.
reason-spare-card = We'll miss that card least.
reason-best-card = It's the most useful of these cards.
reason-came-out-best = Played out to the next corporation turn, it came out best.
reason-small-choice = It makes little difference here.
reason-came-out-worse = Played out to the next corporation turn, it came out worse.
says-move-for-task = ‘{ $task }’ is still open, so { $bot } moves.
says-move-to-safety = { $bot } gets out of harm's way before the corporation's turn.
