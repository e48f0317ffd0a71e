### What Bomb Squad says. A `word-` stands for the value of the same name wherever a message shows it.
### A message chooses by `$NAME-is`, which is the same in every language, and shows `$NAME`.

## Colours

word-red = red
word-yellow = yellow
word-blue = blue

## Instruction cards

word-move = move
word-door = door
word-rescue = rescue
word-disarm = disarm

## Attributes

word-colour = colour
word-action-type = action type
word-level = level

## Directions

word-up = up
word-right = right
word-down = down
word-left = left

## Pieces

word-robot = robot
word-hostage = hostage
word-bomb = bomb
word-barrier = barrier
word-security-camera = security camera
word-crate = crate
word-pressure-plate = pressure plate
word-sliding-door = sliding door
word-wall = wall
word-entrance = entrance
word-space = space
word-token = token

## Places for cards

word-hand = hand
word-draw-pile = draw pile
word-discard-pile = discard pile
word-programming-slot = programming slot
word-control-frame = control frame
word-secured-area = secured area
word-face-up = face up
word-face-down = face down

## Batteries

word-main-battery = main battery
word-reserve-battery = reserve battery
word-battery-cell = cell

## Turn actions

word-give-information = give information
word-discard-card = discard a card
word-program-card = program a card
word-activate-robot = activate the robot

## Robots

word-felix = Felix
word-mule = Mule
word-dart = Dart
word-lynx = Lynx

## Missions and levels

word-alpha = Alpha
word-bravo = Bravo
word-m01 = Mission 1
word-m02 = Mission 2
word-m03 = Mission 3
word-m04 = Mission 4
word-m05 = Mission 5
word-m06 = Mission 6
word-m07 = Mission 7
word-m08 = Mission 8
word-x01 = Extra 1
word-x02 = Extra 2
word-x03 = Extra 3
word-x04 = Extra 4
mission-alpha = Open House
mission-bravo = Behind Closed Doors
mission-m01 = First Call
mission-m02 = Savings and Loan
mission-m03 = Last Train
mission-m04 = Loading Bay
mission-m05 = Night at the Museum Wing
mission-m06 = General Hospital
mission-m07 = False Alarms
mission-m08 = Turbine Hall
mission-x01 = Clockwork
mission-x02 = Retro Tower
mission-x03 = Side Entrance
mission-x04 = Long Haul
word-standard = standard
word-epic = epic

## Roles

word-role-front-liner = Front-liner
word-role-information-expert = Information Expert
word-role-programmer = Programmer
word-role-recon-specialist = Recon Specialist
word-role-sergeant = Sergeant
word-role-driver = Driver
word-role-engineer = Engineer
word-role-negotiator = Negotiator
word-role-security-expert = Security Expert
word-role-technician = Technician
word-role-analyst = Analyst
word-role-commander = Commander
word-role-disposal-expert = Disposal Expert
word-role-field-agent = Field Agent
word-role-operator = Operator

role-short = { $value-is ->
    [role_front_liner] Front-liner
    [role_information_expert] Info Expert
    [role_programmer] Programmer
    [role_recon_specialist] Recon
    [role_sergeant] Sergeant
    [role_driver] Driver
    [role_engineer] Engineer
    [role_negotiator] Negotiator
    [role_security_expert] Security
    [role_technician] Technician
    [role_analyst] Analyst
    [role_commander] Commander
    [role_disposal_expert] Disposal
    [role_field_agent] Field Agent
   *[role_operator] Operator
 }
role-ability = { $value-is ->
    [role_front_liner] sees their own hand, others don't; never recharges
    [role_information_expert] may give information after playing a card
    [role_programmer] holds 1 extra card
    [role_recon_specialist] gains 1 extra cell for a correct call
    [role_sergeant] may program the top card of the discard pile
    [role_driver] as operator, makes one move card 1 longer or shorter
    [role_engineer] as operator, pays 2 cells less
    [role_negotiator] as operator, rescues with any rescue card
    [role_security_expert] as operator, opens doors with any door card
    [role_technician] as operator, disarms with any disarm card
    [role_analyst] may take back a discarded card for 1 cell
    [role_commander] may reveal a programmed card for 1 cell and discard it
    [role_disposal_expert] as operator, may drop 1 extra card
    [role_field_agent] may program cards face up
   *[role_operator] may look at the programmed cards at any time
 }
role-about = Your role, { $value }: { role-ability }.

## Action types as the rules name them

word-open-door = door
word-rescue-hostage = rescue
word-disarm-bomb = disarm

## Values: how a message shows an argument. `$next` is the number people count from one,
## `$name` who has the seat of that number, if `$name-is` is not `none`.

value-to = { value-seat }
value-operator = { value-seat }
value-place = { $next }
value-places = { $next }
value-slot = { $next }
value-slots = { $next }
value-cell = row { $row }, column { $column }
value-card = { $value ->
    [-1] hidden card
    [0] red move 1
    [1] yellow move 2
    [2] blue move 3
    [3] red door 1
    [4] yellow door 2
    [5] blue door 3
    [6] red rescue 1
    [7] yellow rescue 2
    [8] blue rescue 3
    [9] red disarm 1
    [10] yellow disarm 2
    [11] blue disarm 3
   *[other] unknown card { $value }
 }
value-cards = { value-card }
value-event-turned-over-cards = { $value }
value-no-bs-activate-02-cards = { $value }
value-no-bs-activate-09-cards = { $value }
value-no-bs-activate-10-cards = { $value }
value-event-moved-to = { value-cell }
value-event-informed-to = { $name-is ->
    [none] player { $next }
   *[some] { $name }
 }
value-event-dealt-cards = { $value ->
    [-1] ?
   *[other] { value-card }
 }
value-event-drew-card = { $value ->
    [-1] a card
   *[other] a { value-card }
 }
value-event-programmed-card = { $value ->
    [-1] face down
   *[other] face up: { value-card }
 }
value-event-worked-card = { value-card }: { $value ->
    [3] the robot opens the door
    [4] the robot opens the door
    [5] the robot opens the door
    [6] the robot rescues the hostage
    [7] the robot rescues the hostage
    [8] the robot rescues the hostage
   *[other] the robot disarms the bomb
 }
value-do-inform-to = { value-event-informed-to }
value-do-program-card = card { $next }
value-do-discard-card = card { $next }
value-do-order-slots = slot { $next }
value-do-declare-seen-cards = card { $next }
value-do-play-card = card { $next }
value-do-reveal-slot = slot { $next }
pick-take-role-role = { $value }: { role-ability }
value-event-role-taken-role = { $value }: { role-ability }
value-event-turned-up-code = { $value ->
    [6] red hostage
    [7] yellow hostage
    [8] blue hostage
    [9] red bomb
    [10] yellow bomb
   *[other] blue bomb
 }
value-no-bs-program-02-card = { $next }
value-no-bs-noprog-01-card = { $next }

## Questions

ask-ready = Start the timer?
    .why = Everything is set up. Any player can start it; then the first turn begins.
ask-turn = What do you do this turn?
    .why = You take exactly one action.
ask-order = In which order do the cards run?
    .why = You activated the robot, so the order is up to you alone. Everyone may talk.
ask-direct = Which way does the robot move?
    .why = The marked card runs now and it's a move: you choose its direction. The plan isn't binding.
ask-target = What does the card work on?
    .why = The card fits more than one thing next to the robot, so the operator chooses.
ask-role = Which role do you take?
    .why = There's one of each role. Only one of Driver, Engineer, Negotiator, Security Expert and Technician (Activation) can be in play.
ask-enter = At which entrance does the robot start?
    .why = You're playing with two robots. The team now places the active one, whose battery is listed first.
ask-robot = Which robot is active first?
    .why = Only the active robot runs, pays and recharges.
ask-bonus = Do you also give information?
    .why = As the Information Expert, you may do this after playing a card.
ask-take-back = Do you take the discarded card back?
    .why = As the Analyst, you may do this for 1 cell; if you do, you don't draw.
ask-revealed = What happens to the revealed card?
    .why = As the Commander, you may discard it; otherwise it stays, face up.

## Steps of a turn

phase-action = Action
phase-order = Order
phase-operate = Operate
phase-bonus = Bonus

## Verbs

verb-start = Start the timer
verb-inform = Give information
verb-inform-about = Point out all cards of one colour or type in another player's hand. Free.
verb-discard = Discard a card and say what it is
verb-discard-about = If you're right, the battery gains 1 cell, or 2 for both colour and type.
verb-program = Program a card
verb-program-about = It waits in the frame until the robot carries it out; you draw another.
verb-activate = Activate the robot
verb-activate-about = You put the programmed cards in order and steer. It costs cells, plus 2 for each card that doesn't fit.
verb-order = Put the cards in order
verb-go = Move the robot
verb-work = Use the card on something next to the robot
verb-declare-seen = Declare cards you saw by accident
verb-take-role = Take a role
verb-enter = Place the robot at an entrance
verb-choose-robot = Choose the active robot
verb-program-top = Program the top card of the discard pile
verb-play-top = Play the top card of the discard pile
verb-play = Play a card
verb-play-about = The robot carries it out at once.
verb-reveal = Reveal a programmed card for 1 cell
verb-change-robot = Change the active robot
verb-take-back = Take the card back for 1 cell
verb-unprogram = Discard the card
verb-leave-it = Leave it

do-start = Start the timer
do-inform = { $colour-is ->
    [red] Red cards
    [yellow] Yellow cards
    [blue] Blue cards
   *[none] { $action-is ->
        [move] Move cards
        [open_door] Door cards
        [rescue_hostage] Rescue cards
       *[disarm_bomb] Disarm cards
     }
 }: tell { $to }
do-discard = Discard { $card }, calling { $colour-is ->
    [none] { $action-is ->
        [none] nothing
       *[other] it a { $action } card
     }
   *[other] { $action-is ->
        [none] it { $colour }
       *[other] it a { $colour } { $action } card
     }
 }
do-program = Program { $card }{ $face-is ->
    [up] , face up
   *[none] {""}
 }
do-activate = Activate the robot
do-order = Run { $slots }, in this order
do-go = Move { $direction }{ $change ->
    [-1] , 1 space less
    [1] , 1 space more
   *[none] {""}
 }{ $boost ->
    [1] , 1 space further for 1 cell
   *[none] {""}
 }
do-work = Use the card on { $cell }
do-declare-seen = Declare { $cards } seen by accident: discard and draw that many
do-take-role = Take the role { $role }
do-enter = Place the robot at { $cell }
do-choose-robot = Start with { $tile } active
do-program-top = Program the top card of the discard pile
do-play-top = Play the top card of the discard pile
do-play = Play { $card }
do-reveal = Reveal { $slot } for 1 cell
do-change-robot = Change the active robot
do-take-back = Take the card back for 1 cell
do-unprogram = Discard the card
do-leave-it = Leave it

## Steps of a choice

choose-inform = What do you tell them?
choose-inform-to = Who do you tell?
choose-inform-colour = What do you tell them?
choose-discard = What do you call it?
choose-discard-card = Which card do you discard? A correct call recharges.
choose-discard-colour = Which colour do you call?
choose-discard-action = Which action type do you call?
choose-program = Face down or face up?
choose-program-card = Which card do you program?
choose-play-card = Which card do you play?
choose-reveal-slot = Which card do you reveal?
choose-take-role-role = Which role do you take?
choose-enter-cell = At which entrance does the robot start?
choose-choose-robot-tile = Which robot is active first?
choose-declare-seen-cards = Which of your cards did you see?
choose-go = How far?
choose-go-direction = Which way?
choose-work-cell = Which one?
left-out-discard-colour = no colour
left-out-discard-action = no action type

## Events

event-set-up = { $step-is ->
    [mission] The mission is "{ $what }".
    [building] The building is made of tiles { $what }.
    [frame] The control frame is empty.
    [robot] The robot is { $what }.
    [tokens] Hostages, doors and bombs are in the building, and the robot is at an entrance.
    [timer] Bomb A explodes { $what } seconds after the start.
    [batteries] The main battery starts with { $what } cells.
    [roles] { $what-is ->
        [none] This table plays without roles.
        [random] Roles are dealt at random.
       *[choose] Each player takes a role.
     }
    [first] { $what-seat } takes the first turn.
   *[deal] Each player is dealt { $what } cards and holds them facing the others.
 }
event-dealt = { $seat } holds { $cards }.
event-timer-started = { $seat } starts the timer.
event-informed = { $seat } tells { $to } about their { $value-is ->
    [red] red
    [yellow] yellow
    [blue] blue
   *[other] { $value }
 } cards: { $places }.
event-discarded = { $seat } discards card { $place }, calling { $colour-is ->
    [none] { $action }
   *[other] { $action-is ->
        [none] { $colour }
       *[other] { $colour } { $action }
     }
 }: { $right-is ->
    [true] correct, it's
   *[false] wrong, it's
 } a { $card }.
event-recharged = The main battery gains { $cells ->
    [one] { $cells } cell
   *[other] { $cells } cells
 } and is now at { $main }.
event-drew = { $seat } draws { $card }.
event-turned-over = The draw pile is empty: the { $cards } discards are turned over without shuffling.
event-mishap-declared = { $seat } saw some of their own cards by accident and discards { $cards }.
event-programmed = { $seat } programs { $place-next ->
    [0] the top discard
   *[other] card { $place }
 } into slot { $slot }, { $card }.
event-activated = { $operator } activates the robot as operator: { $cards }.
event-ordered = { $operator } sets the order: { $cards }.
event-dropped = { $operator } drops the { $card }.
event-paid = The robot uses { $cells ->
    [one] { $cells } cell
   *[other] { $cells } cells
 }: main { $main }, reserve { $reserve }.
event-moved = { $card }: the robot moves { $direction } to { $to }.
event-worked = { $card } at { $cell }.
event-failed = Error: { $direction-is ->
    [none] nothing next to the robot fits the { $card }.
   *[other] the { $card } can't go all the way { $direction }.
 }
event-activation-ended = The activation is over; its cards are discarded: { $cards }.
event-exploded = Bomb { $letter } explodes.
event-role-taken = { $seat } is { $role }.
event-robot-placed = { $tile } starts at { $cell }.
event-robot-changed = { $tile } is the active robot.
event-turned-up = The fog lifts at { $cell }: a { $code }.
event-taken-back = { $seat } takes the { $card } back and doesn't draw.
event-revealed = { $seat } reveals slot { $slot }: { $card }.
event-unprogrammed = { $seat } discards the { $card } from slot { $slot }.
event-played = { $seat } plays { $place-next ->
    [0] the top discard
   *[other] card { $place }
 }: { $card }.
event-filmed = A camera sees the robot: { $cells } extra cells.
event-fizzled = Bomb { $letter } is out of time: it's lost, and { $cell } now has a barrier.
event-robot-out = { $tile } has no cells left and is out of action.
event-mission-ended = { $cause-is ->
    [cleared] The last bomb is disarmed: the mission is over.
    [fizzled] The last bomb is out of time and none are left: the mission is over.
    [battery] There are no cells left to pay with: the mission is over.
   *[detonation] The building is gone: the mission is over.
 }

## The end

outcome-why = { $cause-is ->
    [cleared] { $success-is ->
        [true] The last bomb is disarmed.
       *[false] No bombs are left, but not everything the mission asks for is done.
     }
    [fizzled] { $success-is ->
        [true] The last bomb ran out of time. It wasn't a fatal one, and everything the mission asks for is done.
       *[false] The last bomb ran out of time. It wasn't a fatal one, but not everything the mission asks for is done.
     }
    [battery] The robot ran out of cells: first the main battery, then the reserve.
   *[detonation] A bomb exploded before it was disarmed.
 }
outcome = { $success-is ->
    [true] MISSION ACCOMPLISHED
   *[false] MISSION FAILED
 }
    Everything secured counts twice  { $secured }
    All bombs disarmed               { $all_bombs }
    Hostages left, out of danger     { $hostages_left }
    Reserve cells used              { $reserve_used ->
        [0] {" "}0
       *[other] -{ $reserve_used }
     }
    Score                            { $score }
    Stars                            { $stars } of 5

## Why a bot does something

value-reason-inform-to = { value-event-informed-to }
value-reason-inform-spare-to = { value-event-informed-to }
value-reason-inform-later-to = { value-event-informed-to }
value-reason-inform-not-to = { value-event-informed-to }
value-reason-inform-not-later-to = { value-event-informed-to }
value-reason-inform-not-spare-to = { value-event-informed-to }
known-by = { $how-is ->
    [pile] {" "}You know it from the discard pile, which was turned over unshuffled.
    [count] {" "}You've seen every other card that it could be.
   *[other] {""}
  }
reason-program = Program the { $card }: the robot can use it on its next run.{ known-by }
reason-program-early = Program the { $card }: it belongs in this program, and you draw a new one.{ known-by }
reason-finish = Activate the robot: this program finishes the mission.
reason-activate = Activate the robot: none of the cards we know would make the program better.
reason-activate-bomb = Activate the robot: this program disarms a bomb just in time.
reason-activate-late = Activate the robot: time is short, and this run brings it closer to the next bomb.
reason-inform = Tell { $to } about their { $value-is ->
    [red] red
    [yellow] yellow
    [blue] blue
   *[other] { $value }
 } cards: the robot needs the { $card }.
reason-inform-later = Tell { $to } about their { $value-is ->
    [red] red
    [yellow] yellow
    [blue] blue
   *[other] { $value }
 } cards: the robot needs the { $card } later on.
reason-inform-spare = Tell { $to } about their { $value-is ->
    [red] red
    [yellow] yellow
    [blue] blue
   *[other] { $value }
 } cards: the plan can do without the { $card }, so it can recharge the battery.
reason-inform-not = Tell { $to } about their { $value-is ->
    [red] red
    [yellow] yellow
    [blue] blue
   *[other] { $value }
 } cards: it narrows down the { $card }, which the robot needs.
reason-inform-not-later = Tell { $to } about their { $value-is ->
    [red] red
    [yellow] yellow
    [blue] blue
   *[other] { $value }
 } cards: it narrows down the { $card }, which the robot needs later on.
reason-inform-not-spare = Tell { $to } about their { $value-is ->
    [red] red
    [yellow] yellow
    [blue] blue
   *[other] { $value }
 } cards: it narrows down the { $card }, which the plan can do without, so it can recharge the battery.
reason-code = Tell { $to } in the team code that one of their cards is the { $card }.
reason-discard = Discard card { $place }: as far as you can know it's easy to spare, and the call is probably right.
reason-discard-guess = Discard card { $place }: as far as you can know it's easy to spare. The call is a guess, but a right one recharges the battery.
reason-discard-spare = Discard card { $place }: it's easy to spare, and you draw a new one.
reason-discard-known = Discard the { $card }: the plan can do without it, and the call recharges the battery.{ known-by }
reason-discard-later = Discard the { $card }: the plan doesn't need it for a while, and the call recharges the battery.{ known-by }
reason-spoils-program = Card { $place } doesn't fit into the program: the run would come to less.
reason-may-spoil-program = Nobody has told you what card { $place } is, and most of what it could be spoils the program.
reason-run-unpaid = The main battery doesn't pay for this run, so it eats into the reserve.
reason-run-early = With the cards that players know they hold, the run would come to much more.
reason-loses-card = The plan needs card { $place }, as far as you can know.
reason-tells-nothing = The clue tells nobody anything new.
reason-order = Run the cards in this order: it gets the robot furthest.
reason-direct = Go this way: it's the shortest way to what comes next.
reason-direct-error = Go this way: the card can't help now, and it's blocked here, so the robot stays where it is.
reason-work = Use the { $card } here: it's next in the plan.
reason-role = Take the role { $role }: it helps the whole team.
reason-play = Play the { $card }: it brings the robot closer to what comes next.
reason-enter = Start here: it's closest to what the robot needs.
reason-robot = Start with { $tile }: it has more cells.
reason-change-robot = Change the robot: this one can't get any further.
reason-start = Start the timer: everyone is ready.
reason-leave = Leave it: you gain nothing from it now.
says-program = It belongs in this program.
says-activate = It's time to run what's on the frame.
says-activate-soon = A bomb's time is running short.
says-finish = This program finishes the mission.
says-discard = It looks easy to spare, and the call may recharge the battery.
says-discard-spare = A new card may help more.
says-discard-known = It's easy to spare now, and the call recharges the battery.
says-clue-soon = Cards like these come up soon in the plan.
says-clue-later = The plan needs cards like these later on.
says-clue-spare = The plan no longer needs cards like these: they can recharge the battery.
says-clue-code = It means something in the team's code.
says-order = In this order the robot gets furthest.
says-direct = It's the shortest way to what comes next.
says-direct-error = The card can't help now, so the robot stays where it is.
says-work = It's next in the plan.
says-play = It brings the robot closer to what comes next.
says-role = { $role } helps the whole team.
says-enter = It's closest to what the robot needs.
says-robot = { $tile } has more cells.
says-change-robot = This robot can't get any further.

## Why not

no-bs-intro-01 = You can't play with { $players }: a team has two to six players.
no-bs-setup-01 = Set-up goes step by step, and it isn't time for this step.
no-bs-setup-02 = There's no mission "{ $value }": choose one from the box, such as alpha, bravo or m01.
no-bs-setup-03 = There's no level "{ $value }": choose standard or epic.
no-bs-setup-07 = There's no robot "{ $value }": choose felix, mule, dart or lynx.
no-bs-setup-17 = There's no such role or way to take roles: choose roles=none, choose or random.
no-bs-setup-18 = This mission is played with roles: choose roles=choose or roles=random.
no-bsx-players-01 = This mission is for { $fewest } to { $most } players: open it with that many, or choose another mission.
no-bs-setup-19 = The first player must be someone at this table.
no-bs-setup-26 = Name each card you saw by its place in your hand, once and in order.
no-bs-setup-27 = The timer hasn't started.
no-bs-comp-04 = Each player has one role, and there's only one of each.
no-bs-comp-11 = There's no clock "{ $value }": choose real or turns.
no-bsx-clock-01 = A turn can't last { $value } seconds: choose 1 to 600.
no-bs-feature-01 = It is another player's turn.
no-bs-turn-01 = You get one action per turn, and you've already chosen it.
no-bs-turn-02 = That isn't one of the four actions of a turn.
no-bs-info-01 = You give information to another player, not to yourself.
no-bs-info-02 = A clue names one colour or one action type.
no-bs-info-08 = { $to } has no { $value } cards.
no-bs-discard-01 = Call a colour, an action type or both for a card in your hand.
no-bs-discard-02 = Call at most one colour and one action type.
no-bs-program-02 = There's no card { $card } in your hand.
no-bsx-mishap-01 = This table keeps your cards hidden, so it doesn't use the rule for cards seen by accident.
no-bs-activate-02 = The frame holds seven cards, not { $cards }.
no-bs-activate-03 = Only the operator decides what the robot does.
no-bs-activate-04 = The cards are still face down: activate the robot first.
no-bs-activate-05 = Name each slot at most once, by its number.
no-bs-activate-07 = Only the operator decides the order.
no-bs-activate-09 = You can only drop one card.
no-bs-activate-10 = With { $cards } cards you can't drop any.
no-bs-activate-17 = No cards are programmed.
no-bs-custom-01 = This mission sheet can't be used: { $value }
no-bs-mission1-05 = Only one role from the Activation family can be in play.
no-bs-multi-01 = The two robots must come from different tiles: Felix or Mule, and Dart or Lynx.
no-bs-multi-03 = A robot starts at a free entrance to the building.
no-bs-multi-06 = The active robot must be one of the two in the building.
no-bs-multi-07 = There's no second robot at this table.
no-bs-multi-11 = The other robot is out of action.
no-bs-noprog-01 = There's no card { $card } in your hand.
no-bs-noprog-05 = Without programming you don't use the frame: play a card, and it acts at once.
no-bs-program-03 = Cards are programmed face down here.
no-bs-role-02 = { $to } is the Front-liner and can't be given information.
no-bs-role-04 = A card has been played: only information can follow it.
no-bs-role-07 = Only the Sergeant can program the top discard, and only if there is one.
no-bs-role-08 = Only a Driver who is the operator can change a move card, one per activation.
no-bs-role-16 = Only the Commander can reveal a card, if it's face down and there's a cell left to pay.
no-bs-role-19 = Only the Field Agent can choose to program face up.
no-bsx-robot-02 = Only Dart can go 1 space further for 1 cell.
no-bs-operate-01 = No card is being carried out.
no-bs-operate-09 = A move goes up, right, down or left.
no-bs-operate-14 = The card running now isn't a move card.
no-bs-operate-25 = The card doesn't fit what's on { $cell }.

## What a legal choice costs

warn-bs-battery-04 = This costs at least { $cost } cells, more than you have left: the mission would end.
warn-bs-multi-11 = This costs at least { $cost } cells, more than this robot has left: it would be out of action.
warn-bs-discard-08 = The main battery is full: a correct call adds nothing.
warn-bs-operate-13 = Not clear for { $distance ->
    [one] { $distance } space
   *[other] { $distance } spaces
 }: an error, 2 cells.
warn-bsx-camera-02 = A camera sees it: 2 extra cells.
warn-bs-program-05 = The seventh card activates the robot right away.

## What an option costs, and what it brings

cost-cells = { $n ->
    [one] { $n } cell
   *[other] { $n } cells
 }
then-won = The mission is won
then-lost = { $cause-is ->
    [battery] The battery runs out: the mission is lost
    [detonation] A bomb explodes: the mission is lost
   *[other] The mission ends without success
 }
then-robot-out = { $tile } is out of action
then-fizzled = Bomb { $letter } runs out of time
then-cells-lost = { $n ->
    [one] { $n } cell lost
   *[other] { $n } cells lost
 }
then-cells-paid = { $n ->
    [one] { $n } cell used
   *[other] { $n } cells used
 }
then-recharged = { $n ->
    [one] { $n } cell recharged
   *[other] { $n } cells recharged
 }
then-reserve = { $n ->
    [one] { $n } reserve cell used: −{ $n } point
   *[other] { $n } reserve cells used: −{ $n } points
 }
then-disarmed = Bomb { $letter } is disarmed
then-rescued = Hostage rescued, level { $level }
then-opened = Door opened, level { $level }
then-turned-up = { $what-is ->
    [bomb] The fog lifts at { $cell }: a bomb, level { $level }
   *[hostage] The fog lifts at { $cell }: a hostage, level { $level }
 }
then-moved = { $tile } moves to { $cell }
then-robot = { $tile } becomes the active robot
then-pushed = { $n ->
    [one] { $n } crate pushed
   *[other] { $n } crates pushed
 }
then-door-opens = The sliding door at { $cell } opens
then-door-closes = The sliding door at { $cell } closes
then-revealed = { $n ->
    [one] { $n } card turned up
   *[other] { $n } cards turned up
 }
then-marks = { $n ->
    [one] { $seat } learns about { $n } card
   *[other] { $seat } learns about { $n } cards
 }
then-programmed = The card goes into slot { $slot }
then-time = { $seconds ->
    [one] { $seconds } second passes
   *[other] { $seconds } seconds pass
 }

## Why a card in a plan fails

fails-no-key = Locked: first rescue a hostage of level { $level }
fails-colour = Another colour at { $cell }
fails-nothing = Nothing next to the robot fits
fails-edge = The robot can't leave the building
fails-wall = A wall is in the way
fails-closed = The sliding door at { $cell } is closed
fails-crate = The crate at { $cell } can't be pushed on
fails-token = { $what-is ->
    [door] A door
    [hostage] A hostage
    [bomb] A bomb
    [barrier] A barrier
    [camera] A camera
    [robot] The other robot
   *[hidden] A hidden token
 } is in the way at { $cell }

## The board in the terminal

board-title = { $mission } "{ $title }", { $level }
board-battery = Battery
board-cells = main { $main } of { $max }, reserve { $reserve }
board-out = out of action
board-bombs = Bombs
board-bomb-turns = { $letter } { $left } { $turns ->
    [one] { $turns } turn
   *[other] { $turns } turns
 }
board-bomb-real = { $letter } { $left }
board-bomb-waits = { $letter } waits
board-bombs-none = none left
board-piles = Piles
board-piles-counts = draw { $draw }, discards { $discards }
board-piles-top = draw { $draw }, discards { $discards }, top { $top }
board-next = Next
board-frame = Frame
board-frame-empty = empty, 7 free slots
board-frame-unused = not used: every card acts at once
board-cost = Cost
board-cost-cells = { $cost } cells to activate
board-cost-drop = { $cost } cells, { $less } with a card dropped
board-roles = Roles
board-role = { $seat } { $role }
board-hand = Player { $seat }
board-own = You
board-no-cards = no cards yet
board-knows = { "  " }knows
board-tokens = Tokens
board-colours = Colours
board-colours-list = 1 red, 2 yellow, 3 blue
board-signs = Signs
board-signs-list = ? unknown, ~ something ruled out
code-move = mov
code-open-door = doo
code-rescue-hostage = res
code-disarm-bomb = dis
token-door = D
token-hostage = H
token-barrier = #
token-crate = o
token-plate = _
token-sliding-door = { $open-is ->
    [true] /
   *[false] =
 }
token-camera = { $facing-is ->
    [up] ^
    [right] >
    [down] v
   *[left] <
 }
token-hidden = ?
token-robot = &
legend-door = D door
legend-hostage = H hostage
legend-bomb = A-C bomb
legend-barrier = # barrier
legend-crate = o crate
legend-camera = ^>v< camera
legend-plate = _ plate
legend-sliding-door = = sliding door (/ open)
legend-hidden = ? hidden
legend-robot = & waiting robot
legend-active = @ robot
hint-known = { $what }
hint-or = { $start } or { $last }
hint-nothing = nothing known
hint-both = { $first }; { $second }
about-aim = You're one team. With your cards you program a robot that rescues hostages and disarms bombs before one explodes or the battery runs out. Everyone sees the other players' cards but not their own; on your turn you can tell someone about theirs.
help-goal =
    You're one team. You program a robot that rescues the hostages and disarms the
    bombs in a building, before one explodes or the battery runs out.
    Everyone sees the other hands, but not their own. A turn is a single action:
    Give information  all cards of one colour or action type in someone's hand
    Discard           one of your cards and call it: if correct, you recharge
    Program           one of your cards into the frame, face up in training,
                      otherwise face down; the seventh activates the robot
    Activate          put the programmed cards in order and steer the robot; it
                      costs cells, plus 2 for each card it can't carry out
    Press h to see this again, along with how to read the board.
help-board =
    Cards     mov1 moves 1 space, doo opens a door, res rescues a hostage,
              dis disarms a bomb; the number is the colour: 1 red, 2 yellow, 3 blue
    Hands     below a hand is what its holder has been told: ? is unknown,
              ~ means something is ruled out; with four or more players
              RES1 means the action type is known, res1* the colour
    Frame     =mov1 has run, >mov1 is running, ???? is face down,
              ~mov1 is face down but you've seen it (memory aid)
    Building  D1 red door, H2 yellow hostage, A1 red bomb A, # barrier, @ robot;
              a card works on something of its own colour next to the robot
    Machines  o crate: can be pushed; >2 yellow camera facing right, off while a
              yellow plate _2 is occupied; =2 yellow sliding door, open (/2)
              while a yellow plate is; o_ and @_ are on a plate
    Fog       ? a hostage or bomb, revealed when a robot is next to it
    Robots    @ is active, & waits and blocks its space

## Options of a table

option-mission = Mission
option-level = Difficulty
option-clock = Clocks
option-clock-real = Real time
option-clock-turns = By turns
option-roles = Roles
option-roles-default = As the mission says
option-roles-none = None
option-roles-choose = Everyone picks
option-roles-random = Dealt at random
option-memory-aid = Memory aid: the table shows what you've seen before
option-fog-of-war = Fog of War: hostages and bombs lie face down
option-no-programming = No Programming: cards are played at once
option-mishaps = Cards seen by accident may be declared

# What a choice means, in one sentence.
sets-mission-alpha = A first training mission: one bomb, three hostages, and programmed cards face up.
sets-mission-bravo = A second training mission: two bombs, locked doors, and cards face down.
sets-mission-m01 = Two bombs and eight hostages on a small map; the first mission with roles.
sets-mission-m02 = A bank: two bombs, and less time than before.
sets-mission-m03 = A station with barriers, where the robot starts in the middle.
sets-mission-m04 = A yard full of crates for the robot to push aside.
sets-mission-m05 = A museum with cameras that mustn't see the robot.
sets-mission-m06 = The first large map: three bombs in 30 minutes.
sets-mission-m07 = A large map where not every bomb is fatal.
sets-mission-m08 = A large map with crates and cameras, the finale of the campaign.
sets-mission-x01 = A large map with plates that open sliding doors and switch off cameras.
sets-mission-x02 = A large map with everything at once, and nine locked doors.
sets-mission-x03 = A small map with one crate, one camera, one plate and one sliding door.
sets-mission-x04 = Three bombs on a small map.
sets-level-standard = The level to play a mission at first.
sets-level-epic = More to secure, for teams that have won on Standard.
sets-clock-real = The bombs keep ticking while you think.
sets-clock-turns = Time passes only with turns, so there's no need to hurry.
sets-roles = Each role gives its player a special ability.
option-robot = Robot
option-robot-default = As the mission says
sets-robot = Each robot has its own battery, and some have an ability.
option-second-robot = Second robot
option-second-robot-default = None
sets-second-robot = Play with two robots from different tiles: Felix or Mule, and Dart or Lynx.
option-face-up = Programmed cards
option-face-up-default = As the mission says
option-face-up-true = Face up
option-face-up-false = Face down
sets-face-up = With the programmed cards face up, everyone can see them: an easier game.
option-first = First player
option-first-default = Drawn at random
option-first-0 = Player 1
option-first-1 = Player 2
option-first-2 = Player 3
option-first-3 = Player 4
option-first-4 = Player 5
option-first-5 = Player 6
sets-first = Who takes the first turn; pick a player who's at the table.
option-turn-seconds = Length of a turn
option-turn-seconds-default = 8 seconds
option-turn-seconds-5 = 5 seconds
option-turn-seconds-12 = 12 seconds
option-turn-seconds-15 = 15 seconds
option-turn-seconds-20 = 20 seconds
option-turn-seconds-30 = 30 seconds
sets-turn-seconds = How much time each turn takes off the bombs' clocks; it has no effect in real time.
option-single-timer = One timer for all bombs
sets-single-timer = The bombs count down one after another, and time left on one is added to the next.
option-empty-clues = Empty clues
sets-empty-clues = You may also give a clue that fits none of a player's cards.
sets-memory-aid = You don't have to remember what you were told about your cards.
sets-fog-of-war = A token is turned over when a robot is next to it.
sets-no-programming = There's no program: the robot carries out each card right away.
sets-mishaps = If you see one of your own cards, you can say so and play on.
bots-strength = Scores { $percent }% of the maximum on standard missions in a team of its own level ({ $matches } measured)
game-title = Bomb Squad
game-about = Guide a robot as a team, with cards you can't see in your own hand, before the bombs go off.
first-match = The first training
first-match-about = With one bot that plays at random

## The picture in the browser

seen-board = Building of { $rows } rows and { $columns } columns. The robot is on row { $row }, column { $column }.
seen-hostage = Hostage, level { $level }
seen-door = Door, level { $level }, { $open-is ->
    [true] can be opened
   *[false] locked
 }
seen-bomb = Bomb { $letter }, level { $level }, { $left } left
seen-barrier = Barrier
seen-crate = Crate
seen-camera = Camera, level { $level }, facing { $facing }, { $open-is ->
    [true] on
   *[false] off
 }
seen-plate = Pressure plate, level { $level }
seen-sliding-door = Sliding door, level { $level }, { $open-is ->
    [true] open
   *[false] closed
 }
seen-hidden = A hidden hostage or bomb
seen-robot = Robot { $tile }
seen-robot-waiting = Robot { $tile }, { $out-is ->
    [true] out of action
   *[false] waiting
 }
seen-secured-open-door = Door opened, level { $level }
seen-secured-rescue-hostage = Hostage rescued, level { $level }
seen-secured-disarm-bomb = Bomb disarmed, level { $level }
meter-all = Clocks and batteries
meter-bomb = Bomb { $letter }, level { $level }
meter-turns = Bomb { $letter }, { $turns ->
    [one] { $turns } turn
   *[other] { $turns } turns
 }
meter-waits = Bomb { $letter } waits
meter-main = of { $most } main
meter-cells = { $now } of { $most } cells
meter-cost = { $cells ->
    [one] Activating costs { $cells } cell
   *[other] Activating costs { $cells } cells
 }
meter-after = { $main } left after this run{ $used ->
    [0] {""}
   *[other] , { $reserve } in reserve
 }
meter-short = { $cells ->
    [one] { $cells } cell short for this run
   *[other] { $cells } cells short for this run
 }
hands-all = Hands
hand-player = Player { $seat }
hand-bot = Bot
hand-turn = Their turn
hand-note = You see what you've been told. A crossed-out mark is something a card isn't.
hand-others-note = Below each card is what its player knows about it.
hand-card = Card { $place }: { $card }
hand-hidden = Card { $place }: { $told }
hand-knows = The holder knows: { $told }
frame-title = Control frame
frame-hidden = face-down card
frame-slot = { $effect-is ->
    [none] Slot { $slot }: { $card }
   *[other] Slot { $slot }: { $card }, { $effect }
 }
frame-drop = Drop this card
frame-keep = Keep this card
frame-turn = Plan a different direction
frame-how = { $drop ->
    [0] Drag the cards, or tap two to swap them. With more than five, none can be dropped.
   *[other] Drag the cards, or tap two to swap them. A cross drops a card.
 }
plan-way = Card { $number }: plan to go { $direction }
plan-again = Stop { $number }: plan again from here
plan-clear = Remove this direction
effect-open = Which way?
effect-move = { $direction-is ->
    [up] Up
    [right] Right
    [down] Down
   *[left] Left
 }
effect-open-door = Opens
effect-rescue-hostage = Saves
effect-disarm-bomb = Cuts
effect-error = Error
effect-error-cost = 2 cells
effect-space = { $row }, { $column }
secured-title = Secured
secured-points = { $points ->
    [one] { $points } point of { $perfect }
   *[other] { $points } points of { $perfect }
 }
secured-keys = Doors you can open for the rest of the mission: { $colours }
secured-stars = Two to five stars at { $points } points
pile-draw = Draw pile
pile-discards = Discard pile
pile-cards = { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
 }

## On the pieces

clue-to = Tell { $name }
clue-value = { $value-is ->
    [red] Red
    [yellow] Yellow
    [blue] Blue
    [move] Moves
    [open_door] Doors
    [rescue_hostage] Rescues
   *[disarm_bomb] Disarms
 }
clue-cards = { $count ->
    [one] card { $cards }
   *[other] cards { $cards }
 }
hand-yours = Your hand
hand-yours-how = pick a card: program it, or discard and call it
short-program = Program
short-play = Play
short-discard = Discard and call
brings-slot = into slot { $slot }
brings-cells = +{ $one } or +{ $both } cells
brings-no-cells = no cells to gain
brief-not = not { $value }
brief-no = no { $value }
brief-nothing = nothing known
call-title = What is it?
call-gain = { $cells ->
    [0] name a colour, an action or both
    [one] { $cells } cell if you're right
   *[other] { $cells } cells if you're right
 }
call-gained = +{ cost-cells }
stamp-right = RIGHT
stamp-wrong = WRONG
run-title = This run
frame-program = Program
frame-up = face up
frame-down = face down
frame-run = Run
frame-run-cost = { $cells } of { $main } cells
frame-costs = { $count ->
    [0] no cards yet
    [one] One card. An error costs 2 more.
   *[other] { $count } cards. Each error costs 2 more.
 }
run-costs = { cost-cells } for { $count ->
    [one] one card
   *[other] { $count } cards
 }
pile-to-draw = { $cards } to draw
pile-gone = { $cards } gone
about-thing = { $what-is ->
    [hostage] A rescue card of this colour brings them to safety, and opens doors of this level.
    [door] A door card of this colour opens it, once a hostage of this level is safe.
    [bomb] A disarm card of this colour stops its clock.
    [barrier] The robot can't pass.
    [crate] The robot pushes it ahead if there's room behind.
    [camera] { $count ->
        [0] It films nothing.
       *[other] It films { $spaces }. A move seen there costs extra cells.
     }
    [plate] What stands on it opens the sliding doors of this level.
    [sliding_door] It's open while its pressure plate is down.
   *[hidden] A hostage or a bomb: nobody knows until the robot is next to it.
 }
plan-fails = Card { $number } fails
role-can = { $value-is ->
    [role_front_liner] You see your own hand, and nobody else does. You never recharge.
    [role_information_expert] After playing a card you may also give information.
    [role_programmer] You hold one card more than the others.
    [role_recon_specialist] A right call gains one extra cell.
    [role_sergeant] You may program the top card of the discard pile.
    [role_driver] When you run the robot, one move may be 1 longer or shorter.
    [role_engineer] When you run the robot, it costs 2 cells less.
    [role_negotiator] When you run the robot, any rescue card rescues any hostage.
    [role_security_expert] When you run the robot, any door card opens any door.
    [role_technician] When you run the robot, any disarm card disarms any bomb.
    [role_analyst] You may take a discarded card back for 1 cell.
    [role_commander] For 1 cell you may reveal a programmed card, and discard it.
    [role_disposal_expert] When you run the robot, you may drop one extra card.
    [role_field_agent] You may program your cards face up.
   *[role_operator] You may look at the programmed cards at any time.
 }
role-owner = { $name } has it
role-family = { $count ->
    [0] { role-family-name }
   *[other] { $count } { role-family-name }
 }
role-family-name = { $family-is ->
    [standard] Standard
    [activation] Activation
   *[advanced] Advanced
 }
roles-title = Who are you?
roles-rule = Each role exists once. One Activation role at a table.
roles-families = Families of roles
roles-all = All { $count }
roles-before = Roles before these
roles-after = Roles after these
roles-crew = Your crew
roles-of = { $value }: { role-ability }
roles-none-yet = No role yet
draft-tell = { $value-is ->
    [red] Tell { $name } which cards are red?
    [yellow] Tell { $name } which cards are yellow?
    [blue] Tell { $name } which cards are blue?
    [move] Tell { $name } which cards are moves?
    [open_door] Tell { $name } which cards open doors?
    [rescue_hostage] Tell { $name } which cards are rescues?
   *[disarm_bomb] Tell { $name } which cards disarm?
 }
draft-tell-what = Tell { $name } its colour or its action?
draft-tell-do = { $value-is ->
    [red] Tell red
    [yellow] Tell yellow
    [blue] Tell blue
    [move] Tell moves
    [open_door] Tell doors
    [rescue_hostage] Tell rescues
   *[disarm_bomb] Tell disarms
 }
draft-card = What do you do with card { $place }?
draft-discard = { $action-is ->
    [none] Discard it and call it { $colour }?
   *[other] { $colour-is ->
        [none] Discard it and call it a { $action }?
       *[other] Discard it and call it a { $colour } { $action }?
     }
 }
draft-discard-what = Discard it: what do you call it?
draft-discard-do = Discard it
draft-order = Run the cards in this order?
draft-order-costs = { $errors ->
    [0] { $cost ->
        [one] Run this order: { $cost } cell?
       *[other] Run this order: { $cost } cells?
     }
    [one] Run this order: { $cost } cells, one error?
   *[other] Run this order: { $cost } cells, { $errors } errors?
 }
draft-order-open = Which way do the moves go?
draft-order-short = Too few cells: { $short } missing. Run anyway?
draft-order-do = Run the robot
draft-role = Be the { $value }?
draft-role-do = Take the role
meter-name = Bomb { $letter }
meter-reserve-word = reserve

## The table in words, for the text mode

tell-row = Row { $row }
tell-space = { $row }, { $column }: { $what }
tell-walls-between = { $count ->
    [one] Wall between columns { $columns }
   *[other] Walls between columns { $columns }
 }
tell-walls-below = { $count ->
    [one] Wall below column { $columns }
   *[other] Walls below columns { $columns }
 }
tell-turns = { $turns ->
    [one] { $turns } turn
   *[other] { $turns } turns
 }
tell-battery = { $tile }: { $main } of { $main_most } cells in the main battery, { $reserve } of { $reserve_most } in reserve
tell-pile = { $pile }: { $count }
tell-pile-top = { $pile }: { $count }, { $top } on top
tell-free-slots = { $slots ->
    [0] No free slot
    [one] { $slots } free slot
   *[other] { $slots } free slots
 }
tell-has-run = has run
tell-known = { $card }. { $knows }
tell-deed = { $card }: { $how-is ->
    [done] { $moves-is ->
        [true] { $direction } to row { $row }, column { $column }
       *[false] done
     }
    [error] error, 2 cells
    [open] you choose its direction when it runs
   *[unknown] not known yet
 }

## Solving, and your own sheets

sheet-sound = "{ $title }" is fine. Best scores: { $standard } on Standard, { $epic } on Epic.
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
solve-exhausted = We searched all { $positions } positions; none has the perfect result.
solve-cards = { $sure ->
    [yes] Fewest cards for a perfect result, if you could choose any card: { $cards }.
   *[no] Cards for a perfect result, if you could choose any card: { $cards } or fewer.
 }
solve-match = A planner that sees all hands reaches { $score } points with { $players } players in { $turns } turns of { $seconds } seconds. Seeds tried: { $seeds }.
solve-no-match = The planner didn't reach the perfect score before the bombs went off.
bad-level = There is no level { $level }. Choose one of { $levels }.
bad-solve-players = { $mission } is for { $low } to { $high } players.

## Showing a run

play-title = The run
play-count = Run, { $number } of { $of }
stamp-error = ERROR
