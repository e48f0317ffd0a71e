### The Breach in words: what is asked, what can be done, what happens, and why not.

## Abilities and boxes, colours, types of Information, sides

word-movement = Movement
word-attack = Attack
word-defense = Defense
word-cache = Cache
word-red = red
word-green = green
word-yellow = yellow
word-blue = blue
word-bio = Bio
word-science = Science
word-crypto = Crypto
word-politics = Politics
word-half-bio = half Bio
word-half-science = half Science
word-half-crypto = half Crypto
word-half-politics = half Politics
word-north = north
word-east = east
word-south = south
word-west = west
word-hidden = face down
word-none = none
word-firewall = the Firewall
word-omega = Omega
about-omega = The Guardian's room: one open link of 1 MP to the room beside it, and no effect for Avatars

## Modes and options of a table

word-competitive = Competitive
word-training = Training
word-solo = Solo
word-deathmatch = Deathmatch
word-standard = standard
word-advanced = advanced
word-random = left to chance
word-choose = chosen by the players
word-map = as on the map
option-mode = Mode
option-mode-competitive = Competitive: 2 to 4 players race for their Objectives
option-mode-training = Training: ICE act by their Quick Subroutines only
option-mode-solo = Solo: 1 player against the Firewall
option-mode-deathmatch = Deathmatch: a Database that brings Avatars together
option-setup = Set-up
option-setup-standard = standard
option-setup-advanced = advanced: what follows may be chosen or drawn
option-bot = Bot
option-hunter = Hunter
option-tracks = Sides of the ICE tracks
option-tracks-aaa = Bot A, Hunter A, Guardian A
option-tracks-aab = Bot A, Hunter A, Guardian B
option-tracks-aba = Bot A, Hunter B, Guardian A
option-tracks-abb = Bot A, Hunter B, Guardian B
option-tracks-baa = Bot B, Hunter A, Guardian A
option-tracks-bab = Bot B, Hunter A, Guardian B
option-tracks-bba = Bot B, Hunter B, Guardian A
option-tracks-bbb = Bot B, Hunter B, Guardian B
option-information = Information on the nodes
option-rooms = Rooms
option-rooms-standard = the usual ones
option-rooms-random = drawn from all
option-team = Avatars and Breachers
option-window = Time for a response
option-window-15 = 15 seconds
option-window-30 = 30 seconds
option-window-60 = 1 minute
option-window-14400 = 4 hours
option-window-0 = as long as it takes

# What a choice means, in one sentence.
sets-mode-competitive = Everybody against everybody: who fulfils the own Objective first wins.
sets-mode-training = A first game with simpler ICE.
sets-mode-solo = You alone against the Firewall.
sets-mode-deathmatch = Everybody against everybody, close together from the start.
sets-setup-standard = The same set-up every time, good to begin with.
sets-setup-advanced = Bot, Hunter, tracks, Information and rooms as you choose below.
sets-window = How long the others may respond to an action before it goes on.
sets-window-0 = An action goes on when all have answered; nobody is hurried.
sets-bot = The ICE that roams the rooms.
sets-hunter = The ICE that hunts Avatars.
sets-tracks = Each side of a track makes its ICE act in another way.
sets-information = Where the Information lies on the nodes.
sets-rooms = Which rooms make up the Database.
sets-team = Who each of you plays.

## Values: how a message shows an argument. A number is named by what the view calls it: `$room`, `$node`, `$border`,
## `$edge`, `$model` with `$copy`, `$avatar`, `$gateway`, `$virus`.

value-room = { $room-is ->
    [none] nowhere
   *[other] { $room }
 }
value-to = { $next ->
    [none] { $value }
   *[other] { $room }
 }
value-node = { $node }
value-border = { $border }
value-edge = { $edge }, { $edge-side } side
value-side = { $side }
value-turn = { $side }
value-model = { $avatar-is ->
    [none] { $model-is ->
        [none] nobody
       *[other] { $model }{ $copy-is ->
            [none] {""}
           *[other] {" "}{ $copy }
         }
     }
   *[other] { $avatar } ({ value-seats })
 }
value-target = { value-model }
value-other = { value-seats }
value-owner = { $value ->
    [4] the Firewall
   *[other] { value-seats }
 }
value-gateway = { $value }{ $gateway-is ->
    [none] {""}
   *[other] {" "}at { $gateway }
 }
value-virus = { $virus-node-is ->
    [none] { $virus-is ->
        [none] none
       *[other] { $room-is ->
            [none] on { $virus }
           *[other] in { $virus }
         }
     }
   *[other] at the node { $virus-node }
 }
value-do-choose-room-room = { $room-is ->
    [none] no further room
   *[other] { $room }
 }
value-do-go-room = { $room }{ $cost-is ->
    [none] {""}
   *[other] {" "}for { $cost } MP
 }
value-do-reveal-room = { value-do-go-room }
value-do-choose-turn-turn = { $links-is ->
    [none] { $side }
   *[other] { $links }
 }
value-do-choose-model-model = { value-model } in { $stands }
value-do-target-model = { value-model } in { $stands }: Defense { $defense }{ $fatal-is ->
    [none] {""}
   *[other] , Viruses to eliminate it: { $fatal }
 }
value-do-choose-node-node = { $node } ({ $information })
value-do-trace-node = { $node }{ $information-is ->
    [none] , which has no Information left
   *[other] {" "}for its { $information }
 }
value-do-develop-box = { $development-is ->
    [none] box { $value }
   *[other] box { $value }, { $development }: { $development-about }
 }
value-do-free-develop-box = { value-do-develop-box }

## What is asked at set-up

ask-which-avatar = Which Avatar do you take?
    .why = Your Avatar takes you through the rooms of a Database, where you collect the Information of a secret Objective: who has it all first wins. Its sheet says how your code cubes move, and its cards are half of your Malware deck.
ask-which-breacher = Which Breacher do you take?
    .why = A Breacher brings the Cheat told here, which Develop makes ready, two development boxes and the other half of your Malware deck.
ask-which-interface = Which interface do you take?
    .why = Its colour is only a name: on the board your Viruses carry your mark.
ask-which-program = Which Program shows first?
    .why = Your sleeve holds the Program of your Avatar and that of your Breacher; the other one shows once the Program Cheat was used.
ask-which-starting-cube = Which code cube do you add?
    .why = Your Avatar starts with some code cubes of your choice, each in the box of its colour. Movement takes you through rooms, Attack hits enemies, Defense keeps their Viruses off.

## What is asked in a turn

ask-where-to-connect = Where does your Avatar enter the Database?
    .why = Your first turn begins with the First Connection: any room beside a Gateway, one of the numbered marks around the Database. A dark room is revealed first.
ask-where-to-reconnect = Where does your Avatar come back?
    .why = Your Avatar was disconnected: it returns beside a Gateway or a node you have traced, clean of Viruses and Threat, but with a single action this turn.
ask-act = What do you do? { $left ->
    [0] You have no action left.
    [one] You have 1 action left.
   *[other] You have { $left } actions left.
 }
    .why = It is your Action Phase. Infect all rooms around a node: at the end of your turn you trace it for its Information. Cards, Research, Cheats and purchases cost no action.
ask-move = How do you spend your MP? You have { $mp } left.
    .why = In a Move you spend movement points (MP): you enter rooms, reveal dark ones and activate the room you are in{ $kind-is ->
        [none] .
       *[other] . Here: { $kind }. { $kind-about }.
     }{ $fresh-is ->
        [true] { " " }The room you just revealed costs only its own link if you enter it at once.
       *[false] { "" }
     }
ask-configure = Configure for free, or go on: { $left ->
    [one] 1 Configure left.
   *[other] { $left } Configures left.
 }
    .why = In your Configuration Phase you may Configure as often as your CPU says, each time 2 Pushes or a Malware card.
ask-trace = Trace a node, or end your turn.
    .why = In your Trace Phase you may trace each node that has one of your Viruses in every room around it: these Viruses come off, you take the Information, and one Virus stays in the node.
ask-push = Which cube do you push? { $left ->
    [one] This is your last Push.
   *[other] { $left } Pushes left.
 }
    .why = A Push moves one cube of your sheet to the next box along an arrow; every Push is made.
ask-name-target = Whom do you attack, with Attack { $attack }?
    .why = A target is in your room{ $reach ->
        [0] {""}
        [one] , or 1 connected room away
       *[other] , or up to { $reach } connected rooms away
     }. An Attack up to its Defense assigns 1 Virus, a higher one 2, twice the Defense 3. Cards that widen or strengthen the attack may come first.
ask-elude = Do you elude a Virus of the attack by { $model }? { $n ->
    [one] 1 Virus is coming.
   *[other] { $n } Viruses are coming.
 }
    .why = Shifting a Defense cube stops 1 Virus, once in each attack on your Avatar, but lowers your Defense for the next one. The third Virus disconnects your Avatar.
ask-after-the-roll = You rolled: { $face }. Do you keep it?
    .why = Research and cards can still change the result; then it is applied.
ask-free-develop = Which development cube goes to which Cheat?
    .why = You have gained a free Develop, which must be used at once. It costs no action and no extra price.
ask-buy-cheaper = What do you buy, { $less } Credits cheaper?
    .why = You have one purchase now at a lower price, of at least 1 Credit, or none.
ask-discard = Which card do you discard?
    .why = You hold more than 4 Malware cards, and all above that go at once.
ask-discard-one = Which card do you discard?
    .why = The effect you use makes you discard a Malware card of your hand.
ask-which-token-to-drop = Your Hard Disk is full: which token goes for { $about }?
    .why = A stored token may go back to the Reserve to make room; else the new one goes there.
ask-which-effect = Which effect do you use?
    .why = The card lets you choose some of its effects, one after another.
ask-which-colour = Which code cube do you gain?
    .why = You gain a code cube of any colour that is left; it goes in the box of its colour.
ask-which-type = Which type of Information do you gain?
    .why = You gain a partial token of a type of your choice from the Reserve.
ask-whose-credit = Whose Credit do you take?
    .why = You have met several Avatars whose players have Credits.
ask-which-virus = Which of your Viruses do you take back?
    .why = You have no Virus token left. You may take back any of yours to use it again, or leave the new one.

## What is asked of the Database

ask-turn-room = How does { $about } lie?
    .why = You orient the room: N, E, S and W tell the MP of its links to the north, east, south and west; 0 is free, x is closed.
value-ask-turn-room-about = { value-room }
ask-where-to-slide = Where does your Avatar slide?
    .why = A Slide goes to a connected revealed room for no MP; it must be made if it can, and every further Slide of the effect too.
ask-where-to-appear = Where do you place your Avatar?
    .why = The effect places it in a room around a node that you have traced.
ask-where-to-infect = Which room do you infect?
    .why = The effect places a Virus of yours in a room that has none of them.
ask-which-virus-moves = From which room does one of your Viruses go?
    .why = The effect moves Viruses of yours to adjacent rooms.
ask-where-it-moves = Where does your Virus of { $about } go?
    .why = It goes to an adjacent room without a Virus of yours, connected or not.
value-ask-where-it-moves-about = { value-room }
ask-where-to-breach = On which border do you open a Breach?
    .why = A Breach connects the two rooms beside it, whatever their links: for 1 MP, once crossed for 2.
ask-which-room-turns = Which room do you turn?
    .why = The effect lets you change the orientation of a revealed room.
ask-which-room-darkens = Which room becomes dark?
    .why = The effect turns a revealed room without Avatars face down; all its links are open and free then.
ask-which-gateway = Which Gateway do you move?
    .why = The effect moves one Gateway to another outer side.
ask-where-to-put-it = Where does Gateway { $about } go?
    .why = It goes to an outer side of a room that has no Gateway yet.
value-ask-where-to-put-it-about = { $value }
ask-copy-or-credit = What do you take for disconnecting { $about }?
    .why = Your Virus was on that Avatar: you copy a type of Information of its Hard Disk, or gain 1 Credit.
value-ask-copy-or-credit-about = { value-seats }

## What is asked of others

ask-respond-to-attack = { $model } attacks { $target }, { $attack } against { $defense }. Do you respond?
    .why = An Attack up to the Defense assigns 1 Virus, a higher one 2, twice the Defense 3. Before that, attacker and target may play cards and Research, then all others.
value-ask-respond-to-move-other = { value-seat }
ask-respond-to-move = { $other } begins a Move with { $mp } MP. Do you respond?
    .why = Cards for an enemy's Move can be played now.
value-ask-respond-to-firewall-other = { value-seat }
ask-respond-to-firewall = { $other } is about to reveal an activation card. Do you play something first?
    .why = After all turns the Firewall acts: each player reveals a card that moves its ICE. Cards and Programs for its turn can be played now; at your seat you may choose to pass without being asked.
ask-respond-to-target = { $model } has chosen you as its target. Do you respond?
    .why = Cards and Programs that fit the moment can be played before the subroutine is resolved.
ask-respond-to-threat = Your Threat is about to rise. Do you respond?
    .why = Cards and Programs that fit the moment can be played before it does; a shield keeps Threat away.
ask-respond-to-end = { $awakens-is ->
    [true] The Guardian is about to awake. Do you play something first?
   *[false] The Firewall's turn is about to end. Do you play something first?
 }
    .why = All activation cards are resolved. This is the last moment of the turn for cards and Programs with its timing; at your seat you may choose to pass without being asked.
ask-play-a-mission = { $condition } Do you play a Mission?
    .why = A Mission is played at the very moment its condition occurs.
value-ask-play-a-mission-condition = { $value-is ->
    [disconnected] An Avatar with a Virus of yours was disconnected.
    [no-virus] An attack on you assigned no Virus.
   *[other] Something has happened that a Mission may wait for.
 }

## What is asked in the Firewall's turn

ask-which-ice = Which ICE is activated?
    .why = You resolve the card. Of its category, one that can reach an Avatar is activated.
ask-which-ice-aims = Which ICE is activated?
    .why = You resolve the card. Its subroutine has no movement, so an ICE with an Avatar in Range is activated.
ask-which-ice-at-all = Which ICE is activated?
    .why = You resolve the card. No ICE of its category reaches an Avatar, so any of them comes nearer.
ask-which-ice-leaves = Which ICE is disconnected?
    .why = You resolve the card. No way leads any ICE of its category to an Avatar, so one goes back to the Reserve.
ask-which-ice-quick = Which ICE resolves its Quick Subroutine against you?
    .why = No model of the category is left to deploy, so one of those in the Database acts at once.
ask-where-ice-goes = Where does { $about } go?
    .why = You resolve the card. It moves to a room with an Avatar within its reach, and what the card says next is done there.
value-ask-where-ice-goes-about = { value-model }
ask-where-ice-heads = Which room does { $about } head for?
    .why = You resolve the card. It reaches no Avatar, so it comes nearer to one of your choice.
value-ask-where-ice-heads-about = { value-model }
ask-which-way-ice-goes = How far does { $about } go?
    .why = You resolve the card. It reaches no Avatar: it follows a shortest way to the one it heads for, as far as you like, and may stay where it is.
value-ask-which-way-ice-goes-about = { value-model }
ask-which-way-guardian-goes = Which way does { $about } go?
    .why = You resolve the card. The Guardian takes a shortest way to the Gateway with the lowest number, across closed links too.
value-ask-which-way-guardian-goes-about = { value-model }
ask-which-target = Whom does { $about } choose as its target?
    .why = Several Avatars are in Range, and you decide.
value-ask-which-target-about = { value-model }
ask-which-virus-purged = Whose Virus does { $about } purge?
    .why = You resolve the card. Several players have Viruses in its room.
value-ask-which-virus-purged-about = { value-model }
ask-which-track = Which ICE cube advances first?
    .why = The card advances several cubes; you resolve them in an order of your choice.
ask-where-to-deploy = Where is { $about-is ->
    [echo] an Echo
    [xan4th] the Guardian
   *[other] a { $about }
 } deployed?
    .why = Your Avatar is disconnected: it comes to a room around a node you have traced, or to any if there is none.
ask-put-back = In which order do the cards go back on the deck, the top one first?
    .why = You have looked at the next activation cards; nobody else sees them.

## What can be done

do-move = Move: as many MP as your Movement, for steps and rooms; a Movement cube goes to the { $to } box
verb-move = Move
do-attack = Attack: give Viruses to an enemy in reach; an Attack cube goes to the { $to } box
verb-attack = Attack
do-shield = Shield: each Attack on you assigns 1 Virus less until you Move or Attack; a Defense cube goes to the { $to } box
verb-shield = Shield: each Attack on you assigns 1 Virus less until you Move or Attack
do-infect = Infect: roll the Infection die for a Virus in this room; the Firewall may stir
verb-infect = Infect
do-develop = Ready { $cheat } by { $box }{ cheat-told }
verb-develop = Develop: use a development box and ready a Cheat
do-free-develop = Ready { $cheat } by { $box }{ cheat-told }
# What a Cheat does, after what its development box does.
cheat-told = { $cheat-about ->
    [none] {""}
   *[other] . The Cheat: { $cheat-about }
 }
verb-free-develop = Develop for free
do-configure = { $what-is ->
    [pushes] Make 2 Pushes: Configure by moving cubes of your sheet along its arrows
    [draw] Draw a Malware card: Configure by one more card in your hand
   *[other] Configure
 }
verb-configure = Configure: 2 Pushes or a card
value-do-configure-what = { $value-is ->
    [pushes] make 2 Pushes
   *[other] draw a Malware card
 }
do-log-out = Log out: leave the Database
verb-log-out = Log out
do-end-actions = End the Action Phase
verb-end-actions = End the Action Phase
do-end-configuring = End the Configuration Phase
verb-end-configuring = End the Configuration Phase
do-trace = Trace the node { $node }
verb-trace = Trace a node
do-end-turn = End the turn
verb-end-turn = End the turn
do-go = Enter { $room }
verb-go = Enter a room
do-reveal = Reveal { $room }
verb-reveal = Reveal a dark room
do-activate = Activate the room you are in
verb-activate = Activate the room you are in
do-stop = End the Move
verb-stop = End the Move
do-target = Attack { $model }
verb-target = Name the target
do-forgo = Attack nobody: the action is spent
verb-forgo = Attack nobody
do-elude = Elude 1 Virus: shift a Defense cube to the { $to } box
verb-elude = Elude 1 Virus
do-take-it = Let it hit: your Avatar gets the Viruses
verb-take-it = Take the Viruses
do-keep = Keep the result
verb-keep = Keep the result
do-push = { $box } to { $to }, { $colour }
verb-push = Push a cube
do-cheat = Activate { $cheat }
verb-cheat = Activate a Cheat
value-cheat = { $value-is ->
    [breacher] the Breacher Cheat
    [slide] the Slide Cheat
    [breach] the Open Breach Cheat
    [program] the Program Cheat
   *[other] { $value }
 }
do-buy = Buy { $reward }
verb-buy = Buy with Credits
value-do-buy-reward = { $value }: { $value-about }
do-buy-cheaper = Buy { $reward }
verb-buy-cheaper = Buy
value-do-buy-cheaper-reward = { $value }: { $value-about }
do-buy-nothing = Buy nothing
verb-buy-nothing = Buy nothing
do-discard = Discard { $card }
verb-discard = Discard a card
value-do-discard-card = { $value }: { $value-about }
do-play = Play { $card }
verb-play = Play a Malware card
value-do-play-card = { $value }: { $value-about }
do-play-alternative = Play { $card } for 3 Pushes instead
verb-play-alternative = Play a card for its Alternative Effect, 3 Pushes
do-research = Use Research: { $token }
verb-research = Use a Research token
value-do-research-token = { $value }: { $value-about }
do-pass = Pass
verb-pass = Pass
do-order = Standing order for responses: { $order }
verb-order = Give a standing order for responses
value-order = { $value-is ->
    [ask] be asked every time
    [pass] always pass
    [pass-unless-attacked] pass unless your Avatar is attacked
   *[other] { $value }
 }
do-secret-order = Secret order: play { $card } at the close of the next window that lets it
verb-secret-order = Give a secret order
value-do-secret-order-card = { $value-is ->
    [none] nothing
   *[other] { $value }: { $value-about }
 }
do-put-back = Put back: { $cards }
verb-put-back = Put the cards back
value-do-put-back-cards = { $value } ({ $value-about })
do-waive = { $stops-is ->
    [both] Let your shield stop Viruses and Threat
    [viruses] Let your shield stop Viruses, but not Threat
    [threat] Let your shield stop Threat, but not Viruses
   *[nothing] Let your shield stop nothing from now on
 }
verb-waive = Say what your shield stops
value-do-waive-stops = { $value-is ->
    [both] Viruses and Threat
    [viruses] Viruses only
    [threat] Threat only
   *[nothing] nothing
 }
do-choose-room = Choose { $room }
verb-choose-room = Choose a room
do-choose-turn = { $turn }
verb-choose-turn = Turn the room
do-choose-model = Choose { $model }
verb-choose-model = Choose a model
do-choose-seat = Choose { $seat }
verb-choose-seat = Choose a player
value-do-choose-seat-seat = { value-seats }{ $avatar-is ->
    [none] {""}
   *[other] {" "}({ $avatar })
 }
do-choose-node = Choose the node { $node }
verb-choose-node = Choose a node
do-choose-border = Choose the border { $border }
verb-choose-border = Choose a border
do-choose-edge = Choose { $edge }
verb-choose-edge = Choose an outer side
do-choose-gateway = Choose Gateway { $gateway }
verb-choose-gateway = Choose a Gateway
do-choose-virus = Take back: { $virus }
verb-choose-virus = Take a Virus back
do-choose-colour = Choose { $colour }
verb-choose-colour = Choose a colour
do-choose-box = Choose { $box }
verb-choose-box = Choose a box
do-choose-token = { $token-is ->
    [credit] Take 1 Credit
    [keep] Leave the new token, keep the Hard Disk as it is
   *[other] Choose { $token }
 }
verb-choose-token = Choose a token
do-choose-card = Choose { $card }
verb-choose-card = Choose a card
value-do-choose-card-card = { $value }{ $value-about ->
    [none] {""}
   *[other] : { $value-about }
 }
do-choose-what = Choose { $what }
verb-choose-what = Choose
value-do-choose-what-what = { $value }{ $value-about ->
    [none] {""}
   *[other] : { $value-about }
 }

## Choices made in steps

choose-move = Which box does the Movement cube go to?
choose-move-to = Which box does the Movement cube go to?
choose-attack = Which box does the Attack cube go to?
choose-attack-to = Which box does the Attack cube go to?
choose-shield = Which box does the Defense cube go to?
choose-shield-to = Which box does the Defense cube go to?
choose-elude = Which box does the Defense cube go to?
choose-elude-to = Which box does the Defense cube go to?
choose-develop = Which development box, for which Cheat?
choose-develop-box = Which development box do you empty? Its effect is resolved.
choose-develop-cheat = Which Cheat does its cube make ready?
choose-free-develop = Which development box, for which Cheat?
choose-free-develop-box = Which development box do you empty? Its effect is resolved.
choose-free-develop-cheat = Which Cheat does its cube make ready?
choose-push = Which cube goes where?
choose-push-box = From which box?
choose-push-colour = Which cube?
choose-push-to = To which box?
choose-configure-what = Pushes, or a card?
choose-cheat-cheat = Which Cheat?
choose-buy-reward = What do you buy?
choose-buy-cheaper-reward = What do you buy?
choose-play-card = Which card do you play?
choose-play-alternative-card = Which card do you play for 3 Pushes?
choose-discard-card = Which card do you discard?
choose-research-token = Which token do you use?
choose-trace-node = Which node do you trace?
choose-go-room = Which room do you enter?
choose-reveal-room = Which room do you reveal?
choose-target-model = Whom do you attack?
choose-order-order = What may be answered for you?
choose-secret-order-card = Which card may be played for you?
choose-waive-stops = What does your shield stop from now on?
choose-put-back-cards = In which order do they go back, the top one first?

## What happens: set-up

event-information-laid = Information lies on the nodes of the Database.
event-rewards-laid = These Rewards can be bought: { $cards }.
event-password-given = { $seat } holds the Password.
event-avatar-chosen = { $seat } plays the Avatar { $avatar }.
event-breacher-chosen = { $seat } plays the Breacher { $breacher }.
event-interface-chosen = { $seat } takes the { $colour } interface.
event-program-chosen = { $seat } shows the Program { $card }.
event-objective-dealt = { $objective-is ->
    [hidden] { $seat } is dealt an Objective.
   *[other] { $seat } is dealt { $objective }: { $objective-about }.
 }

## What happens: the turn

event-round-began = Round { $round } begins.
event-turn-began = { $seat } begins a turn.
event-turn-ended = { $seat } ends the turn.
event-connected = The Avatar of { $seat } enters the Database at { $room }.
value-event-connected-seat = { value-seats }
event-action-taken = { $action-is ->
    [log-out] { $seat } performs { $action }, which ends the Action Phase.
   *[other] { $seat } performs { $action }; { $left ->
        [0] no action is left.
        [one] 1 action is left.
       *[other] { $left } actions are left.
     }
 }
value-event-action-taken-action = { $value-is ->
    [move] Move
    [attack] Attack
    [shield] Shield
    [infect] Infect
    [develop] Develop
    [configure] Configure
    [log-out] Log-Out
   *[other] { $value }
 }
event-configured = { $what-is ->
    [pushes] { $seat } configures: 2 Pushes.
   *[draw] { $seat } configures: 1 Malware card.
 }
event-developed = { $seat } develops: the cube of box { $box } makes { $cheat } ready.
event-cheat-activated = { $card-is ->
    [none] { $seat } activates { $cheat }.
   *[other] { $seat } activates the Program { $card }. { $card-about }.
 }
event-program-flipped = The Program of { $seat } is { $card } now.
value-event-program-flipped-seat = { value-seats }
event-purchased = { $seat } buys { $reward }: { $reward-about }.
event-order-given = { $seat } gives a standing order: { $order-is ->
    [ask] to be asked every time.
    [pass] always to pass.
   *[pass-unless-attacked] to pass unless attacked.
 }
event-passed = { $seat } passes.

## What happens: cubes, Credits, Information

event-cube-moved = { $seat } moves { $colour } from { $box } to { $to }.
event-cube-gained = { $seat } gains { $colour }.
cube-named = { $value-is ->
    [attack] an { $value } cube
   *[other] a { $value } cube
 }
value-event-cube-moved-colour = { cube-named }
value-event-cube-gained-colour = { cube-named }
value-do-push-colour = { cube-named }
event-credits-gained = { $n ->
    [0] { $seat } gains no Credit: none is left.
    [one] { $seat } gains 1 Credit.
   *[other] { $seat } gains { $n } Credits.
 }
event-credits-paid = { $seat } pays { $n ->
    [one] 1 Credit.
   *[other] { $n } Credits.
 }
event-information-gained = { $dropped-is ->
    [none] { $seat } stores { $token }.
   *[other] { $seat } stores { $token } in place of { $dropped }.
 }
event-information-left = { $seat } leaves { $token }: the Hard Disk is full.
event-mark-covered = { $seat } is the first to cover mark { $mark } of the Hard Disk: the Firewall grows more watchful.
event-node-traced = { $token-is ->
    [none] { $seat } traces the node { $node }, which had no Information left; the Viruses around it come off.
   *[other] { $seat } traces the node { $node } and takes its { $token }; the Viruses around it come off.
 }
event-node-infected = { $seat } puts a Virus in the node { $node }.
event-copied-or-paid = { $token-is ->
    [credit] { $seat } takes a Credit for disconnecting { $other }.
   *[other] { $seat } copies { $token } from { $other }.
 }

## What happens: cards and tokens

event-malware-drawn = { $card-is ->
    [hidden] { $seat } draws a Malware card.
   *[other] { $seat } draws { $card }. { $card-about }.
 }
event-malware-discarded = { $seat } discards { $card }.
event-malware-played = { $seat } plays { $card }. { $card-about }.
event-malware-recycled = The discards of { $seat } become a new deck.
value-event-malware-recycled-seat = { value-seats }
event-alternative-used = { $seat } plays { $card } for its Alternative Effect, 3 Pushes.
event-research-gained = { $token-is ->
    [hidden] { $seat } takes a Research token.
   *[other] { $seat } takes a Research token, { $token }. { $token-about }.
 }
event-research-used = { $seat } uses Research, { $token }. { $token-about }.
event-research-laid = { $n ->
    [one] 1 Research token lies in { $room }.
   *[other] { $n } Research tokens lie in { $room }.
 }
event-research-recycled = { $n } discarded Research tokens are the new Reserve.
event-boosted = { $seat } adds { $n } to { $ability }.
event-range-given = { $seat } attacks with { $n } more Range.
event-peeked = { $cards ->
    [nothing] { $seat } finds no activation card to look at.
   *[other] { $seat } looks at the top of the activation deck: { $cards }.
 }
value-event-peeked-cards = { $value-is ->
    [hidden] a card
   *[other] { $value } ({ $value-about })
 }

## What happens: the Database

event-room-revealed = { $seat } reveals { $room }: { $code }. { $code-about }.
value-event-room-revealed-room = { $place }
event-room-turned = { $room } is oriented: its printed north points { $turn }.
event-room-darkened = { $room } becomes dark.
event-room-activated = { $seat } activates { $room }. { $kind-about }.
event-breach-opened = A Breach opens on the border { $border }.
event-breach-worn = { $gone-is ->
    [true] The Breach on the border { $border } is gone.
   *[false] The Breach on the border { $border } turns over: it costs 2 MP now.
 }
event-gateway-moved = Gateway { $gateway } moves to the { $side } side of { $room }.
value-event-gateway-moved-gateway = { $value }
event-gateway-sealed = The Guardian seals Gateway { $gateway }: it is gone.
value-event-gateway-sealed-gateway = { $value }
event-move-begun = { $seat } begins a Move with { $mp } MP.
event-moved = { $seat } enters { $room } for { $cost } MP.
event-move-ended = { $mp ->
    [0] { $seat } ends the Move.
    [one] { $seat } ends the Move; 1 MP is lost.
   *[other] { $seat } ends the Move; { $mp } MP are lost.
 }
event-slid = { $seat } slides to { $room }.
event-avatar-placed = { $seat } appears in { $room }.
event-pulled = { $seat } is pulled to { $room }.

## What happens: Viruses, Threat, attacks

event-die-rolled = { $seat } rolls the Infection die: { $face }.
event-rerolled = { $seat } rolls again: { $face }.
event-virus-placed = { $seat } places a Virus in { $room }.
event-virus-ignored = { $seat } has a Virus in { $room } already; no second one is placed.
event-virus-moved = A Virus of { $seat } goes from { $room } to { $to }.
value-event-virus-moved-seat = { value-seats }
event-virus-taken-back = { $seat } takes back a Virus { $virus }.
event-virus-assigned = { $seat } receives a Virus of { $owner }.
event-viruses-removed = { $n ->
    [one] 1 Firewall Virus leaves { $seat }.
   *[other] { $n } Firewall Viruses leave { $seat }.
 }
value-event-viruses-removed-seat = { value-seats }
event-purged = The Virus of { $seat } in { $room } is purged.
value-event-purged-seat = { value-seats }
event-threat-rose = The Threat of { $seat } rises to { $threat }.
value-event-threat-rose-seat = { value-seats }
event-threat-reset = The Threat of { $seat } is reset.
value-event-threat-reset-seat = { value-seats }
event-threat-ignored = The Threat of { $seat } does not rise.
value-event-threat-ignored-seat = { value-seats }
event-shielded = { $seat } is shielded.
event-shield-lost = { $seat } loses the Shield token.
event-shield-held = The shield of { $seat } stops 1 Virus.
value-event-shield-held-seat = { value-seats }
event-attack-declared = { $model-next ->
    [0] { $seat } attacks with Attack { $attack }.
   *[other] { $model } attacks with Attack { $attack }.
 }
event-target-named = The target is { $model }.
event-forgone = { $seat } finds no target; the attack is spent.
event-eluded = { $seat } eludes 1 Virus.
event-attack-resolved = { $n ->
    [0] The attack on { $model } assigns no Virus.
    [one] The attack assigns 1 Virus to { $model }.
   *[other] The attack assigns { $n } Viruses to { $model }.
 }
event-disconnected = The Avatar of { $seat } is disconnected.
value-event-disconnected-seat = { value-seats }

## What happens: the Firewall

event-card-revealed = { $seat } reveals the activation card { $card }. { $card-about }.
event-reveal-skipped = { $seat } is disconnected and reveals no activation card.
event-card-resolved = { $more-is ->
    [true] { $card } is resolved; as it was a Guardian's card, one more is revealed.
   *[false] { $card } is resolved.
 }
event-deck-recycled = The { $n } discarded activation cards are the new deck.
event-track-advanced = The { $category } cube advances to box { $box }.
event-track-stayed = The { $category } cube is on its last box and stays there.
event-die-raised = The Firewall die rises to { $die }.
event-die-stayed = The Firewall die stays at { $die }.
event-ice-deployed = { $model } is deployed in { $room }. { $ice-about }.
event-quick-subroutine = None is left to deploy, so { $model } resolves its Quick Subroutine against { $seat }.
value-event-quick-subroutine-seat = { value-seats }
event-quick-ignored = { $category-is ->
    [guardian] The Guardian is still asleep, or the Avatar is not on its way: no Quick Subroutine.
   *[other] Every { $category } of the box is in the Database and none can target that Avatar: no Quick Subroutine.
 }
event-ice-activated = { $why-is ->
    [reach] { $model } is activated: it can reach an Avatar.
    [range] { $model } is activated: it has an Avatar in Range.
    [nearer] { $model } is activated: none of its kind can reach an Avatar, so it comes as near as it can.
   *[guardian] { $model } acts, whether or not an Avatar is near: it goes for the Gateway with the lowest number.
 }
event-nobody-activated = { $why-is ->
    [none] There is no { $category } in the Database to be activated.
    [range] No { $category } has an Avatar in Range; none is activated.
   *[disconnected] Your Avatar is disconnected: no { $category } is activated.
 }
event-ice-moved = { $model } moves to { $room }.
event-ice-stayed = { $model } stays where it is.
event-ice-attached = { $model } attaches itself to { $seat }.
value-event-ice-attached-seat = { value-seats }
event-attach-ignored = { $model } finds no place on the base of { $seat }.
value-event-attach-ignored-seat = { value-seats }
event-no-target = { $what-is ->
    [seal] { $model } is not at the Gateway with the lowest number and seals nothing.
    [purge] { $model } finds no Virus to purge.
   *[other] { $model } finds no target for { $what }.
 }
event-retargeted = { $seat } turns it against { $other }.
event-ice-infected = { $model } has { $n ->
    [one] 1 Virus.
   *[other] { $n } Viruses.
 }
event-ice-eliminated = { $seat } eliminates { $model }.
event-ice-disconnected = No way leads to an Avatar: { $model } goes back to the Reserve.
event-ice-cleaned = The Viruses on Bots and Hunters are removed.
event-guardian-infected = { $seat } has a Virus on the Guardian's card: it will cancel the next Seal.
event-guardian-shuffled-in = The Guardian's cards are shuffled in: { $n } activation cards are in the deck.
event-guardian-awoke = The Guardian awakes: its cards send it from Gateway to Gateway, and the last one sealed ends the game.
event-sheet-flipped = The awakening is done: the Guardian's sheet, with { $seat }, shows side B.
value-event-sheet-flipped-seat = { value-seats }
event-omega-entered = The Guardian brings its own room: Omega lies beside { $room } now.
event-seal-cancelled = Viruses on the Guardian's card keep Gateway { $gateway } open, and go back to their owners.
value-event-seal-cancelled-gateway = { $value }

## The end

event-objective-shown = { $seat } shows { $objective }, complete: { $objective-about }.
event-game-ended = { $winner-next ->
    [0] The last Gateway is sealed: the Firewall has kept its Database, and nobody wins.
   *[other] { $winner } wins.
 }
outcome = { $won-is ->
    [true] { $winners } wins in round { $rounds }: the Objective is complete.
   *[false] All Gateways were sealed in round { $rounds }: nobody wins.
 }
    Halves of Information for the own Objective, player by player  { $tokens }
value-outcome-winners = { value-seat }

## The Infection die, effects that are chosen, tracks and categories

word-virus = a Virus
word-virus-bot = a Virus, and the Bot cube advances
word-virus-hunter = a Virus, and the Hunter cube advances
word-double-threat = a Virus and 2 Threat
word-threat-retry = 1 Threat, and roll again
word-push = Push
about-push = Make 1 Push
word-draw = Draw
about-draw = Draw 1 Malware card
word-slide = Slide
about-slide = Go to a connected revealed room for no MP; the Shield token is lost
word-threat = Threat
word-attach = Attach
word-pull = Pull
word-bot = Bot
about-bot = Its track deploys Bots and brings Threat
word-hunter = Hunter
about-hunter = Its track deploys Hunters and raises the Firewall die
word-guardian = Guardian
about-guardian = Its track leads to the Guardian
word-asleep = asleep
word-deployed = deployed, and about to awake
word-awake = awake
word-credit = 1 Credit
word-keep = keep the Hard Disk as it is

## ICE and their traits

word-worm = Worm
about-worm = Bot with Force 2, Resistance 1; Leech; Quick: Slide 1, Attach; Drop: 1 Push
word-tentacle = Tentacle
about-tentacle = Bot with Force 3, Resistance 2; Grip; Quick: Slide 1, Attack; Drop: 1 Malware card
word-echo = Echo
about-echo = Hunter with Force 4, Resistance 2; Anti-Virus; Quick: Slide 1, Attack; Drop: 1 Credit and 1 Research
word-kynodontas = Kynodontas
about-kynodontas = Hunter with Force 6, Resistance 3; Pack; Quick: Slide 2, Attack; Drop: 2 Credits and 2 Pushes
word-xan4th = XAN4TH.RAR
about-xan4th = Guardian with Force 8, never eliminated; Anti-Virus, Colossus; Quick: Slide 1, Attack; it seals one Gateway after another
word-leech = Leech
about-leech = Attached to an unshielded Avatar, it takes 1 MP of each of its Moves
word-grip = Grip
about-grip = Leaving its room costs an unshielded Avatar 1 MP more
word-anti-virus = Anti-Virus
about-anti-virus = An unshielded Avatar in its room cannot Infect
word-pack = Pack
about-pack = Its Attack is 1 higher for each other ICE in its room, unless the target is shielded
word-colossus = Colossus
about-colossus = It moves across closed links and cannot be eliminated

## Kinds of rooms

word-industrial = Industrial
about-industrial = Activated for 2 MP: draw 1 Malware card
word-terminal = Terminal
about-terminal = Activated for 1 MP: make 2 Pushes
word-garden = Garden
about-garden = Activated for 1 MP: reset your Threat
word-tower = Tower
about-tower = Activated for 3 MP: a free Attack at Range 1
word-void = Void
about-void = Activated for 1 MP: take a Research token that lies in the room

## Avatars

word-hugo = Hugo
about-hugo = Starts with 2 Movement, 1 Attack, 1 Defense and 2 cubes of choice; arrows from Movement to Attack or Cache, Attack to Cache, Defense to Movement, Cache to Defense
word-sturm = Sturm
about-sturm = Starts with 1 Movement, 2 Attack, 1 Defense and 1 cube of choice; arrows from Movement to Attack, Attack to Defense, Defense to Cache, Cache to Attack or Movement
word-vitruvian = Vitruvian
about-vitruvian = Starts with 1 Movement, 1 Attack, 2 Defense and 2 cubes of choice; arrows from Movement to Cache, Attack to Defense, Defense to Cache or Movement, Cache to Attack or Defense
word-mila = Mila
about-mila = Starts with 3 Movement, 1 Attack, 1 Defense and 1 cube of choice; arrows from Movement to Cache, Attack to Movement, Defense to Attack, Cache to Movement or Defense

## Breachers and their Cheats

word-argo = Argo
about-argo = One Purchase now, 1 Credit cheaper but for at least 1
word-cassia = Cassia
about-cassia = Move up to 1 of your Viruses to an adjacent room
word-dedalo = Dedalo
about-dedalo = Turn up to 2 revealed rooms
word-ishtar = Ishtar
about-ishtar = 1 more Range for all your attacks of this turn
word-null = Null
about-null = Place your Avatar in a room around a node you have traced
word-vesper = Vesper
about-vesper = Look at the top 3 activation cards and put them back in any order

## Cheats of every interface

word-breacher = Breacher Cheat
word-breach = Open Breach
about-breach = Open a Breach on any border
word-program = Program

## Development boxes

word-common-1 = Tools
about-common-1 = Draw 2 Malware cards
word-common-2 = Code
about-common-2 = Gain a code cube of any colour
word-hugo-1 = Hugo 1
about-hugo-1 = Gain a Movement cube and make 1 Push
word-hugo-2 = Hugo 2
about-hugo-2 = Put a Movement cube in the Cache to gain an Attack and a Defense cube
word-sturm-1 = Sturm 1
about-sturm-1 = Gain an Attack cube and make a free Attack
word-sturm-2 = Sturm 2
about-sturm-2 = Danger, 1 Threat: gain 2 Attack cubes
word-vitruvian-1 = Vitruvian 1
about-vitruvian-1 = Gain a Defense cube and a free Shield
word-vitruvian-2 = Vitruvian 2
about-vitruvian-2 = Put a Defense cube in the Cache to remove 2 Firewall Viruses, reset your Threat and make 2 Pushes
word-mila-1 = Mila 1
about-mila-1 = Gain a Movement cube and slide once
word-mila-2 = Mila 2
about-mila-2 = Danger, 1 Virus on your Avatar: gain a cube of any colour and 1 Research, then make a free Move
word-argo-1 = Argo 1
about-argo-1 = Gain 1 Credit
word-argo-2 = Argo 2
about-argo-2 = Put an Attack cube in the Cache to draw 2 Malware cards
word-cassia-1 = Cassia 1
about-cassia-1 = Move up to 1 of your Viruses to an adjacent room and make 1 Push
word-cassia-2 = Cassia 2
about-cassia-2 = Put a Movement cube in the Cache; danger, 1 Threat: place a Virus in a connected room
word-dedalo-1 = Dedalo 1
about-dedalo-1 = Turn any revealed room and make 2 Pushes
word-dedalo-2 = Dedalo 2
about-dedalo-2 = Open a Breach on a border of your room and make 1 Push
word-ishtar-1 = Ishtar 1
about-ishtar-1 = Make a free Attack with 2 more Attack
word-ishtar-2 = Ishtar 2
about-ishtar-2 = Put a Defense cube in the Cache to gain an Attack cube and draw 1 Malware card
word-null-1 = Null 1
about-null-1 = Reset your Threat and gain a free Shield
word-null-2 = Null 2
about-null-2 = Slide once and remove 1 Firewall Virus
word-vesper-1 = Vesper 1
about-vesper-1 = Gain 2 Research and make 1 Push
word-vesper-2 = Vesper 2
about-vesper-2 = Draw 1 Malware card, gain 1 Research and make 1 Push

## Malware

word-overclock = Overclock
about-overclock = Your Action Phase: make 2 Pushes
word-clean-exit = Clean Exit
about-clean-exit = Your Action Phase: reset your Threat and slide once
word-second-opinion = Second Opinion
about-second-opinion = Your Infect: roll the Infection die again
word-borrowed-muscle = Borrowed Muscle
about-borrowed-muscle = Your Attack: 2 more Attack
word-fair-trade = Fair Trade
about-fair-trade = Mission, your Move, when you activate a room: gain 1 Credit
word-toolbelt = Toolbelt
about-toolbelt = Program, your Action Phase: two of these, make 1 Push, draw 1 Malware card, slide once
word-hammer-blow = Hammer Blow
about-hammer-blow = Your Attack: 3 more Attack
word-long-shot = Long Shot
about-long-shot = Your Attack: 1 more Range
word-shatter = Shatter
about-shatter = Your Attack: the target loses its Shield token, and 1 more Attack
word-adrenaline-loop = Adrenaline Loop
about-adrenaline-loop = Mission, your Action Phase, when you eliminate a model: make 2 Pushes and gain 1 Credit
word-grit = Grit
about-grit = Enemy Attack on you: 2 more Defense
word-warpath = Warpath
about-warpath = Program, your Action Phase; danger, 1 Virus on your Avatar: a free Attack at Range 1 with 2 more Attack
word-mirror-plate = Mirror Plate
about-mirror-plate = Enemy Attack on you: 3 more Defense
word-aegis = Aegis
about-aegis = Any moment: a free Shield
word-purge-script = Purge Script
about-purge-script = Your Action Phase: remove 1 Firewall Virus and make 1 Push
word-counterproof = Counterproof
about-counterproof = Mission, when an attack on you assigns no Virus: assign 1 Virus to the attacker
word-steady-hand = Steady Hand
about-steady-hand = Your Infect: ignore the Threat of the result
word-bastion = Bastion
about-bastion = Program, Firewall turn: a free Shield, and reset your Threat
word-dash = Dash
about-dash = Your Move: 2 more MP
word-phase-step = Phase Step
about-phase-step = Your Action Phase: open a Breach on a border of your room
word-slipstream = Slipstream
about-slipstream = Your Action Phase: slide twice
word-pickpocket = Pickpocket
about-pickpocket = Mission, your Move, when you meet an Avatar: take 1 Credit of its player, or draw 1 Malware card if there is none
word-ghost-trail = Ghost Trail
about-ghost-trail = Enemy Attack on you: slide once after it is resolved
word-skeleton-key = Skeleton Key
about-skeleton-key = Program, your Action Phase: turn your room and a connected one, and slide once
word-insider-tip = Insider Tip
about-insider-tip = Your Action Phase: put an Attack cube in the Cache to gain 1 Credit
word-ransom = Ransom
about-ransom = Mission, any moment, when an Avatar with a Virus of yours is disconnected: gain 1 Credit
word-black-market = Black Market
about-black-market = Program, your Action Phase: pay 1 Credit to gain 1 Research and draw 2 Malware cards
word-spore-cloud = Spore Cloud
about-spore-cloud = Your Action Phase: pay 1 Credit to place a Virus in a connected room
word-immune-escape = Immune Escape
about-immune-escape = Mission, your Infect, when the die shows 2 Threat: ignore them
word-pandemic = Pandemic
about-pandemic = Program, your Action Phase; danger, 1 Threat: place a Virus in a connected room
word-rewire = Rewire
about-rewire = Your Action Phase: turn any revealed room and make 1 Push
word-trapdoor = Trapdoor
about-trapdoor = Enemy Move: turn the room that the mover is in
word-master-plan = Master Plan
about-master-plan = Program, your Action Phase: open a Breach on any border and slide once
word-bloodlust = Bloodlust
about-bloodlust = Any Attack: 2 more Attack
word-war-tax = War Tax
about-war-tax = Mission, your Action Phase, when your attack assigns 2 or more Viruses to an Avatar: gain 1 Credit
word-siege-engine = Siege Engine
about-siege-engine = Program, your Attack: 2 more Range
word-blackout = Blackout
about-blackout = Your Action Phase: a revealed room without Avatars becomes dark
word-decoy = Decoy
about-decoy = Firewall turn: an ICE that aims at you takes another Avatar in your room
word-ghost-protocol = Ghost Protocol
about-ghost-protocol = Program, Firewall turn: reset your Threat and remove 1 Firewall Virus
word-deep-scan = Deep Scan
about-deep-scan = Your Action Phase: gain 1 Research and make 1 Push
word-forecast = Forecast
about-forecast = Firewall turn: look at the top 2 activation cards and put them back in any order
word-archive = Archive
about-archive = Program, any moment: draw 2 Malware cards, then discard 1

## Research tokens and Rewards

word-boost-movement = Movement boost
about-boost-movement = 2 more MP for a Move you declare
word-boost-attack = Attack boost
about-boost-attack = 2 more Attack for an attack of yours
word-boost-defense = Defense boost
about-boost-defense = 2 more Defense against an attack on you, in anybody's turn
word-reroll = Reroll
about-reroll = Roll the Infection die again
word-move-gateway = Move Gateway
about-move-gateway = Move a Gateway to another outer side
word-remove-virus = Remove Virus
about-remove-virus = Remove 1 Firewall Virus from your Avatar
word-reset-threat = Reset Threat
about-reset-threat = Clear your Threat
word-information = Information
about-information = 4 Credits: a partial Information token of any type
word-data-broker = Data Broker
about-data-broker = 3 Credits: a partial Information token of any type
word-leaked-archive = Leaked Archive
about-leaked-archive = 3 Credits; danger, 1 Threat: a partial Information token of any type, and 1 Push
word-tool-cache = Tool Cache
about-tool-cache = 2 Credits: draw 2 Malware cards and gain 1 Research
word-spare-core = Spare Core
about-spare-core = 2 Credits: gain a code cube of any colour and make 2 Pushes
word-remote-payload = Remote Payload
about-remote-payload = 3 Credits: place a Virus in any revealed room
word-prototype = Prototype
about-prototype = 5 Credits: a partial Information token and a code cube of any kind

## Activation cards

word-crawl = Crawl
about-crawl = Worm: Slide 2, Attach; then the Bot cube advances
word-burrow = Burrow
about-burrow = Worm: Slide 1, Attack; then the Hunter cube advances
word-squirm = Squirm
about-squirm = Worm: Slide 2, 1 Threat; then the Bot and the Guardian cubes advance
word-split = Split
about-split = Worm: Slide 1, Attach; then the Bot and the Hunter cubes advance
word-gnaw = Gnaw
about-gnaw = Worm: Attack +1; then the Bot cube advances
word-seek = Seek
about-seek = Worm: Slide 3; then the Bot and the Hunter cubes advance
word-twitch = Twitch
about-twitch = Worm: Slide 2, 1 Threat; then the Bot cube advances once and the Guardian cube twice
word-feed = Feed
about-feed = Worm: Slide 1, Attack; then the Bot cube advances
word-reach = Reach
about-reach = Tentacle: Slide 1, Attack; then the Bot cube advances
word-coil = Coil
about-coil = Tentacle: Slide 2, Attack; then the Hunter cube advances
word-probe = Probe
about-probe = Tentacle: Slide 2, 1 Threat; then the Bot cube advances
word-constrict = Constrict
about-constrict = Tentacle: Attack +2; then the Bot and the Hunter cubes advance
word-drag = Drag
about-drag = Tentacle: Slide 1, Pull an Avatar from a connected room, Attack; then the Bot cube advances
word-spread = Spread
about-spread = Tentacle: Slide 2; then the Bot and the Hunter cubes advance
word-lash = Lash
about-lash = Tentacle: Slide 1, Attack; no cube advances
word-squeeze = Squeeze
about-squeeze = Tentacle: Slide 1, Attack +1; then the Bot cube advances
word-ping = Ping
about-ping = Echo: Slide 2, Attack; then the Hunter cube advances
word-sweep = Sweep
about-sweep = Echo: Slide 2, Purge 1 Virus; then the Bot cube advances
word-resonance = Resonance
about-resonance = Echo: Slide 1, Attack +1; then the Hunter and the Guardian cubes advance
word-feedback = Feedback
about-feedback = Echo: Attack at Range 1; then the Bot and the Hunter cubes advance
word-lock-on = Lock On
about-lock-on = Echo: Slide 1, 1 Threat, Attack; then the Bot cube advances
word-reverb = Reverb
about-reverb = Echo: Slide 3, Attack; then the Hunter and the Guardian cubes advance
word-whisper = Whisper
about-whisper = Echo: Slide 2, Attack +1; then the Hunter cube advances once and the Guardian cube twice
word-pulse = Pulse
about-pulse = Echo: Slide 2, Attack; then the Hunter cube advances
word-hunt = Hunt
about-hunt = Kynodontas: Slide 2, Attack; then the Hunter cube advances
word-scent = Scent
about-scent = Kynodontas: Slide 3, Purge 1 Virus; then the Bot cube advances
word-maul = Maul
about-maul = Kynodontas: Slide 1, Attack +2; then the Hunter cube advances
word-pounce = Pounce
about-pounce = Kynodontas: Slide 2, Attack +1; then the Bot and the Hunter cubes advance
word-snarl = Snarl
about-snarl = Kynodontas: 1 Threat, Attack; then the Bot cube advances
word-chase = Chase
about-chase = Kynodontas: Slide 3, Attack; then the Hunter and the Guardian cubes advance
word-circle = Circle
about-circle = Kynodontas: Slide 3; no cube advances
word-bite = Bite
about-bite = Kynodontas: Slide 2, Attack; then the Hunter cube advances
word-advance-protocol = Advance Protocol
about-advance-protocol = XAN4TH.RAR: Slide 3, Seal the Gateway, Slide 3, Seal the Gateway; then the Bot cube advances
word-lockdown = Lockdown
about-lockdown = XAN4TH.RAR: Slide 3, Seal the Gateway, Slide 3, Seal the Gateway; no cube advances
word-purge-cycle = Purge Cycle
about-purge-cycle = XAN4TH.RAR: Slide 2, Attack, Seal the Gateway; then the Hunter cube advances
word-containment = Containment
about-containment = XAN4TH.RAR: Attack, Slide 2, Seal the Gateway, Slide 2, Seal the Gateway; then the Bot and the Hunter cubes advance
word-quarantine = Quarantine
about-quarantine = XAN4TH.RAR: Slide 2, Seal the Gateway, Slide 2, Purge all Viruses of its room, Seal the Gateway; no cube advances
word-override = Override
about-override = XAN4TH.RAR: Slide 2, Attack, Seal the Gateway; then the Hunter cube advances
word-march = March
about-march = XAN4TH.RAR: Slide 1, Seal the Gateway; no cube advances
word-crush = Crush
about-crush = XAN4TH.RAR: Slide 1, Attack +1; then the Bot cube advances
word-cordon = Cordon
about-cordon = XAN4TH.RAR: Slide 2, Seal the Gateway; no cube advances
word-scrub = Scrub
about-scrub = XAN4TH.RAR: Slide 1, Purge all Viruses of its room, Seal the Gateway; then the Hunter cube advances
word-verdict = Verdict
about-verdict = XAN4TH.RAR: Slide 1, Attack, Seal the Gateway; no cube advances

## Objectives

word-o01 = Objective 1
about-o01 = Hold 1 Bio, 1 Science and 1/2 Crypto in your Hard Disk
word-o02 = Objective 2
about-o02 = Hold 1 Bio, 1 Science and 1/2 Politics in your Hard Disk
word-o03 = Objective 3
about-o03 = Hold 1 Bio, 1 Crypto and 1/2 Science in your Hard Disk
word-o04 = Objective 4
about-o04 = Hold 1 Bio, 1 Crypto and 1/2 Politics in your Hard Disk
word-o05 = Objective 5
about-o05 = Hold 1 Bio, 1 Politics and 1/2 Science in your Hard Disk
word-o06 = Objective 6
about-o06 = Hold 1 Bio, 1 Politics and 1/2 Crypto in your Hard Disk
word-o07 = Objective 7
about-o07 = Hold 1 Science, 1 Crypto and 1/2 Bio in your Hard Disk
word-o08 = Objective 8
about-o08 = Hold 1 Science, 1 Crypto and 1/2 Politics in your Hard Disk
word-o09 = Objective 9
about-o09 = Hold 1 Science, 1 Politics and 1/2 Bio in your Hard Disk
word-o10 = Objective 10
about-o10 = Hold 1 Science, 1 Politics and 1/2 Crypto in your Hard Disk
word-o11 = Objective 11
about-o11 = Hold 1 Crypto, 1 Politics and 1/2 Bio in your Hard Disk
word-o12 = Objective 12
about-o12 = Hold 1 Crypto, 1 Politics and 1/2 Science in your Hard Disk

## Rooms

word-in-1 = IN-1
about-in-1 = Industrial, links as printed: north 1, east 1, south 2, west closed
word-in-2 = IN-2
about-in-2 = Industrial, links as printed: north 1, east 2, south 1, west closed
word-tm-1 = TM-1
about-tm-1 = Terminal, links as printed: north 1, east 0, south 1, west 2
word-tm-2 = TM-2
about-tm-2 = Terminal, links as printed: north 0, east 1, south closed, west 1
word-gr-1 = GR-1
about-gr-1 = Garden, links as printed: north 1, east 1, south 1, west closed
word-gr-2 = GR-2
about-gr-2 = Garden, links as printed: north 0, east closed, south 1, west 2
word-tw-1 = TW-1
about-tw-1 = Tower, links as printed: north 2, east 1, south 2, west closed
word-tw-2 = TW-2
about-tw-2 = Tower, links as printed: north 2, east closed, south 1, west closed
word-v-1 = V-1
about-v-1 = Void, links as printed: north 1, east 1, south 0, west 1; 2 Research tokens when revealed
word-v-2 = V-2
about-v-2 = Void, links as printed: north 1, east closed, south 1, west closed; 2 Research tokens when revealed
word-v-3 = V-3
about-v-3 = Void, links as printed: north 0, east 1, south closed, west 1; 1 Research token when revealed
word-v-4 = V-4
about-v-4 = Void, links as printed: north 1, east 1, south 1, west 1; 1 Research token when revealed

## Why not

no-br-abil-12 = No arrow of your sheet leads there.
no-br-actph-02 = You have performed all your actions: your Click is { $click }.
no-br-actph-06 = Something else must be resolved first: answer the question that stands.
no-br-actroom-01 = Only a revealed room can be activated.
no-br-actroom-03 = You have activated this room already in this turn.
no-br-actroom-05 = A room is activated in a Move action, by the Avatar that stands in it.
no-br-antiv-01 = An ICE with Anti-Virus is in your room: you cannot Infect here without a shield.
no-br-assign-09 = Only the player of the attacked Avatar may elude.
no-br-attach-08 = Three components are on the base of your Avatar: there is no place for a Shield token.
no-br-breach-09 = The Breach deck is empty, or every border has a Breach.
no-br-buy-01 = You buy in your Action Phase, before or after an action.
no-br-buy-02 = That Reward is not on offer.
no-br-buy-03 = You have too few Credits: it costs { $price }.
no-br-buy-05 = That Reward has been bought.
no-br-buy-06 = No partial Information token is left.
no-br-cache-02 = It costs a cube of its own box, and you have none there.
no-br-cheat-05 = That Cheat is not ready: Develop puts a cube on it.
no-br-cheat-07 = Cheats are activated in your Action Phase, before or after an action.
no-br-cheat-08 = Your Avatar is disconnected: only a Program with another timing can be activated now.
no-br-cheat-11 = The Program names another moment.
no-br-cheat-14 = You have activated that Cheat already in this turn.
no-br-config-01 = To Configure is to make 2 Pushes or to draw 1 Malware card.
no-br-confph-02 = You have configured as often as your CPU allows.
no-br-cpe-01 = The card has no Alternative Effect, or the mode does not use it.
no-br-dev-01 = There is no development cube in that box.
no-br-dev-04 = That Cheat is ready already.
no-br-dev-05 = No development cube is left, or all Cheats are ready.
no-br-dev-06 = You cannot pay what that development box costs.
no-br-disc-07 = Your Avatar is disconnected and cannot act.
no-br-effect-04 = That cannot be done now: its cost cannot be paid, or it is no part of the effect.
no-br-elude-02 = What your shield stops is fixed before you elude.
no-br-elude-05 = There is no Defense cube in your Defense box to shift.
no-br-elude-06 = You elude only while an attack on your Avatar is resolved.
no-br-free-03 = A free action is used at once, before anything else.
no-br-game-06 = The Breach is for 1 to 4 players, not for { $players }.
no-br-link-04 = The rooms are not connected: they are not beside each other, or one of the links between them is closed.
no-br-malw-07 = First discard down to 4 cards.
no-br-malw-08 = That card is not in your hand.
no-br-malw-09 = That card is not in your hand.
no-br-malw-11 = You have played a card of that name already in this turn.
no-br-attack-05 = There is no Attack cube in your Attack box to shift.
no-br-move-03 = There is no Movement cube in your Movement box to shift.
no-br-shield-02 = There is no Defense cube in your Defense box to shift.
no-br-move-04 = Rooms are entered and revealed for the MP of a Move: begin one first.
no-br-move-08 = Only a room beside yours can be entered, and a dark one must be revealed first.
no-br-move-09 = You have too few MP: it costs { $cost }.
no-br-mtype-02 = What the Mission waits for has not just happened.
no-br-push-01 = No arrow of your sheet leads there.
no-br-push-03 = There is no such cube in that box.
no-br-push-05 = First make your Pushes.
no-br-res-02 = You have no such Research token.
no-br-res-06 = Research is used in your own Action Phase, while your Avatar is connected and no attack is being resolved.
no-br-res-07 = First what is going on must be resolved.
no-br-res-09 = A boost is used once an action of its ability is declared: in a Move before the first MP is spent, in an Attack before Viruses are assigned.
no-br-res-10 = There is no Infection die to roll again.
no-br-res-14 = There is no Firewall Virus on your Avatar.
no-br-res-17 = A Defense boost is used when your Avatar is attacked.
no-br-resp-01 = It works only once the target of an attack is named.
no-br-resp-02 = It works only in an attack, before Viruses are assigned.
no-br-resp-03 = It works only when your Avatar is attacked.
no-br-reveal-01 = That is no dark room connected to yours.
no-br-reveal-02 = You have too few MP: revealing it costs { $cost }.
no-br-room-03 = You have too few MP: an Industrial room costs { $cost }.
no-br-room-04 = You have too few MP: a Terminal costs { $cost }.
no-br-room-05 = You have too few MP: a Garden costs { $cost }.
no-br-room-06 = You have too few MP: a Tower costs { $cost }.
no-br-room-07 = You have too few MP: a Void room costs { $cost }.
no-br-room-08 = No Research token is left in this Void room.
no-br-room-10 = Omega has no effect for Avatars, and cannot be infected.
no-br-round-02 = It is not your turn.
no-br-round-03 = That belongs to another phase: first actions, then configuration, then tracing.
no-br-setav-01 = Avatars are chosen one after another from the Password holder on: wait for your turn.
no-br-setav-02 = That Avatar is taken.
no-br-setbr-01 = Breachers are chosen one after another, the Password holder last: wait for your turn.
no-br-setbr-02 = That Breacher is taken.
no-br-setdb-01 = "{ $option }" can be chosen only with the advanced set-up.
no-br-shield-12 = Your Avatar is shielded already.
no-br-solo-01 = Solo is for 1 player, Competitive for 2 to 4; { $players } cannot play this mode.
no-br-solo-09 = An Alternative Effect is used in your own Action Phase.
no-br-subr-04 = No ICE aims at you, or no other Avatar is in your room.
no-br-target-01 = That model is out of Range.
no-br-target-07 = You cannot attack yourself.
no-br-target-09 = An attack needs a model in Range; where there is one, it must be named.
no-br-timing-01 = That is for your own Action Phase.
no-br-timing-02 = That cannot be played just now.
no-br-timing-03 = That is for an attack, whoever attacks.
no-br-timing-04 = That is for an action of your own: the Attack, Move or Infect it names.
no-br-timing-05 = That is for an enemy's Attack or Move.
no-br-timing-06 = That is for the Firewall's turn.
no-br-timing-07 = Range must be added before the target is named.
no-br-timing-08 = Wait: something is being resolved, and others decide first.
no-br-trace-01 = Nodes are traced in the Trace Phase, at the end of your turn.
no-br-trace-03 = You need a Virus of yours in every room around that node; there is none in { $room }.
warn-br-vlimit-05 = You have a Virus in this room already: another one is not placed, and Threat or an advance of ICE may come all the same.
warn-br-recon-08 = Your Action Phase ends, and in your next turn you come back with a single action.

## The table told field by field

view-tape = Tape
    .part = none
view-players = Players
    .part = none
view-mode = Mode
    .part = meters
view-advanced = Advanced set-up
    .part = meters
view-window-ms = Time for a response, in milliseconds
    .part = none
view-phase = Phase
    .part = meters
value-view-phase = { $value-is ->
    [turn] a turn begins
    [act] Action Phase
    [move] a Move
    [configure] Configuration Phase
    [trace] Trace Phase
    [password] Password Phase of the Firewall
    [activation] Activation Phase of the Firewall
    [awakening] awakening of the Guardian
    [over] the game is over
   *[other] set-up
 }
view-active = Who plays
    .part = meters
value-view-active = { value-seat }
view-password = Password
    .part = meters
value-view-password = { value-seat }
view-round = Round
    .part = meters
view-clicks = Actions performed in this turn
    .part = meters
view-limit = Actions allowed instead of the CPU's
    .part = none
view-ended = Action Phase ends
    .part = none
view-configured = Configurations performed
    .part = none
view-waiting = Still to come
    .part = none
view-first-card = First card
    .part = none
view-open = Between actions
    .part = none
view-resolving = A card, token or Cheat is being resolved
    .part = none
view-just = Just happened
    .part = none
view-met = Met
    .part = none
view-pending = To choose
    .part = none
view-pushes = Pushes left
    .part = none
view-less = Discount
    .part = none
view-window = Response
    .part = none
view-orders = Standing order
    .part = seats
value-view-orders = { value-order }
view-secret-orders = Secret order
    .part = seats
view-moves = Move
    .part = none
view-attacks = Attack
    .part = none
view-rolled = Infection die
    .part = none
view-activation = Activation
    .part = none
view-playing = Cards being resolved
    .part = none
view-winner = Winner
    .part = none
view-result = Result
    .part = none
view-cols = Columns
    .part = none
view-rows = Rows
    .part = none
view-codes = Codes of rooms
    .part = none
view-unseen = Rooms still face down
    .part = board
view-turns = Orientation of rooms
    .part = none
view-dark = Dark rooms
    .part = none
view-breaches = Breaches
    .part = none
view-breach-deck = Breach cards left
    .part = meters
view-gateways = Gateways
    .part = none
view-omega = Omega
    .part = none
view-infected = Viruses in rooms
    .part = none
view-traced = Nodes traced
    .part = none
view-tokens = Information on nodes
    .part = none
view-room-research = Research in rooms
    .part = none
view-ice = ICE
    .part = none
view-roster = All ICE so far
    .part = none
view-seats = Interface
    .part = none
view-hands = Malware in hand
    .part = seats
value-view-hands = { $value }{ $value-about ->
    [none] {""}
   *[other] {" "}({ $value-about })
 }
view-decks = Malware deck
    .part = none
view-discards = Malware discarded
    .part = seats
view-objectives = Objective
    .part = seats
value-view-objectives = { $value }{ $value-about ->
    [none] {""}
   *[other] : { $value-about }
 }
view-research = Research
    .part = seats
value-view-research = { $value }{ $value-about ->
    [none] {""}
   *[other] {" "}({ $value-about })
 }
view-research-left = Research in the Reserve
    .part = none
view-research-gone = Research discarded
    .part = board
view-reserve = Information in the Reserve
    .part = none
view-cube-reserve = Code cubes in the Reserve
    .part = none
view-virus-supply = Viruses left
    .part = none
view-guardian-viruses = Viruses on the Guardian's card, by seat
    .part = board
view-credit-reserve = Credits in the Reserve
    .part = none
view-shield-reserve = Shield tokens in the Reserve
    .part = none
view-bot = Bot
    .part = meters
value-view-bot = { $value }: { $value-about }
view-hunter = Hunter
    .part = meters
value-view-hunter = { $value }: { $value-about }
view-sides = Sides of the tracks: Bot, Hunter, Guardian
    .part = meters
view-track = Boxes of the ICE cubes: Bot, Hunter, Guardian
    .part = meters
view-die = Firewall die
    .part = meters
view-deck = Activation deck
    .part = none
view-ahead = On top of the activation deck
    .part = board
view-seers = Who knows them
    .part = none
view-peeking = Cards looked at
    .part = none
view-pile = Activation cards discarded
    .part = board
view-guardian-deck = Guardian's cards
    .part = none
view-card = Activation card
    .part = meters
value-view-card = { $value }: { $value-about }
view-guardian = Guardian
    .part = meters
view-sheet = Guardian's sheet
    .part = meters
value-view-sheet = { $value ->
    [-1] with nobody
   *[other] with { value-seats }
 }
view-marks = Marks of the Hard Disk covered
    .part = none
view-rewards = Rewards on offer
    .part = board
value-view-rewards = { $value } ({ $value-about })
view-bought = Rewards bought
    .part = board
view-seat = Seat
    .part = none
view-named = Names
    .part = none
view-rooms = Rooms
    .part = board
view-at = Room
    .part = board
value-view-at = { value-room }
view-links = Links
    .part = board
view-gate = Gateway
    .part = board
value-view-gate = { $value ->
    [0] none
   *[other] { $value }
 }
view-models = Models
    .part = board
value-view-models = { value-model }
view-infected-by = Viruses of
    .part = board
value-view-infected-by = { value-seats }
view-lying = Research tokens
    .part = board
view-nodes = Nodes
    .part = board
view-node = Node
    .part = board
view-token = Information
    .part = board
view-traced-by = Traced by
    .part = board
value-view-traced-by = { value-seats }
view-sheets = Sheet
    .part = seats
view-avatar = Avatar
    .part = board
value-view-avatar = { $value }: { $value-about }
view-breacher = Breacher
    .part = board
value-view-breacher = { $value }: { $value-about }
view-stands = Stands in
    .part = board
value-view-stands = { value-room }
view-movement = Movement
    .part = board
view-movement-box = Cubes in the Movement box
    .part = board
view-attack = Attack
    .part = board
view-attack-box = Cubes in the Attack box
    .part = board
view-defense = Defense
    .part = board
view-defense-box = Cubes in the Defense box
    .part = board
view-cache-box = Cubes in the Cache
    .part = board
view-threat = Threat
    .part = board
view-viruses-of = Viruses on the Avatar
    .part = board
value-view-viruses-of = { value-owner }
view-shield = Shield
    .part = board
view-disk = Hard Disk
    .part = board
view-click = Click
    .part = board
view-credits = Credits
    .part = board
view-boxes-left = Development boxes with a cube
    .part = board
value-view-boxes-left = { $value } ({ $value-about })
view-ready = Cheats ready
    .part = board
value-view-ready = { value-cheat }
view-program = Program
    .part = board
value-view-program = { $value }: { $value-about }

## What it is about

about-aim = You are hackers in a Database that defends itself. Each of you leads an Avatar from room to room, infects rooms with Viruses, and traces nodes for secret Information. Whoever first holds all Information of the own Objective wins; if the Firewall seals the last Gateway before that, nobody does.
help-goal =
    You are hackers in a Database that defends itself. Your Avatar infects rooms;
    a node with your Virus in every room around it can be traced for Information.
    Whoever first has all that the own secret Objective asks for wins; two half
    tokens of a type are a whole one. If the Firewall's Guardian seals the last
    Gateway before that, nobody wins.
    A turn has three phases:
    1 Action     as many actions as your Click: Move, Attack, Shield, Infect,
                 Develop, Configure, Log-Out; cards, Cheats, Research and purchases
                 come between them
    2 Configure  2 Pushes or a Malware card, as often as your CPU says
    3 Trace      nodes with your Viruses all around: take their Information, and
                 these Viruses come off
    Code cubes make your abilities: 2 for each cube of the box's own colour, 1 for
    any other. Move, Attack, Shield and Elude shift a cube along an arrow; Pushes
    bring cubes back.
    An Attack up to the target's Defense gives it 1 Virus, a higher one 2, twice
    the Defense 3. Three Viruses disconnect an Avatar; the third Threat is a Virus.
    After all turns the Firewall reveals cards: ICE act, and its tracks advance.
    The key h shows this again, and how the board is read.
help-board =
    Rooms      columns are letters, rows numbers: A1. TM-1 is the room's code, #### a
               dark room. Numbers at the sides are the MP of its links, x is closed
    Between    = and " a Breach, ~ and ' one that is turned over; G1 a Gateway at
               its room, OM Omega
    In rooms   @12 the Avatars of players 1 and 2; ICE by first letter, X the
               Guardian; v12 Viruses of players 1 and 2; r2 two Research tokens
    Nodes      B S C P whole Information, b s c p half of it: Bio, Science, Crypto,
               Politics; . without Information
    Sheets     Mov 5:MMA is a Movement box with two Movement cubes and an Attack
               cube, worth 5; Att and Def likewise; the Cache is worth nothing.
               Click is the actions of a turn, Configure those of its second phase
    Firewall   The die is the most that any ICE attacks and defends with. Bot 2A:
               the Bot cube is in box 2 of its track, side A
    More       v and a player's number shows a sheet, v and a room such as v B2 what
               is there; v nodes what is left to trace, v ice, v rewards and v tracks
               what they say, v and the name of a card what that does

## The board as it is drawn

seen-board = Database of { $columns } columns and { $rows } rows. Dark rooms: { $dark }.
seen-room = { $place }, { $kind } { $code }. { $effect }. Links: { $links }
seen-dark = { $place }, a dark room: every link is open and free
seen-link = { $side } { $mp ->
    [-1] closed
   *[other] { $mp }
 }
seen-effect-industrial = { $mp } MP: { $n } Malware
seen-effect-terminal = { $mp } MP: { $n ->
    [one] 1 Push
   *[other] { $n } Pushes
 }
seen-effect-garden = { $mp } MP: reset Threat
seen-effect-tower = { $mp } MP: Attack, Range { $n }
seen-effect-void = { $mp } MP: { $n } Research
seen-omega = Omega, the Guardian's room, beside { $place }: crossing costs { $cost } MP
seen-breach = Breach between { $from } and { $to }: { $cost } MP{ $worn-is ->
    [true] , gone once crossed
   *[false] {""}
 }
seen-gateway = Gateway { $number } at { $place }, { $side } side{ $goal-is ->
    [true] : the Guardian goes for it
   *[false] {""}
 }
seen-sealed = Sealed Gateways: { $numbers }
seen-virus = Virus of { $name }
seen-research = { $n ->
    [one] 1 Research token
   *[other] { $n } Research tokens
 }
seen-node = Node { $place }: { $token-is ->
    [none] no Information
   *[other] { $token }
 }{ $tracers-is ->
    [none] {""}
   *[other] , traced by { $tracers }
 }
seen-avatar = { $avatar } of { $name }, Defense { $defense }{ $viruses ->
    [0] {""}
    [one] , 1 Virus
   *[other] , { $viruses } Viruses
 }{ $shield-is ->
    [true] , shielded
   *[false] {""}
 }
seen-ice = { $ice }{ $copy-is ->
    [none] {""}
   *[other] {" "}{ $copy }
 }, Defense { $defense }{ $viruses ->
    [0] {""}
    [one] , 1 Virus
   *[other] , { $viruses } Viruses
 }{ $on-is ->
    [none] {""}
   *[other] , attached to the Avatar of { $on }
 }. { $ice-about }

## The Firewall's turn step by step

play-title = The Firewall's turn
play-count = Firewall, { $number } of { $of }
play-back = One back
play-next = One further
play-wait = Wait
play-go = Go on
play-skip = Skip
play-pace = How fast
play-paces = { $pace-is ->
    [slow] Slow
    [normal] Normal
    [fast] Fast
   *[once] At once
 }
play-again = See the Firewall's turn again

## The table in text

board-title = { $mode }, round { $round }
board-phase = { $setting-up-is ->
    [true] Set-up
   *[false] Player { $number }: { $phase }
 }
board-card = Player { $number } resolves { $card }. { $card-about }
board-firewall = Firewall die { $die }; Bot { $bot }, Hunter { $hunter }, Guardian { $guardian } ({ $state })
board-objective = { $objective }: { $objective-about }; still missing: { $missing }
board-hand = Your cards: { $cards }
board-research = Your Research: { $cards }
board-traced = Traced by { $number }: { $nodes }
board-guardian = Viruses on the Guardian's card: of { $numbers }
board-omega = In Omega: { $models }
board-missing = You still need: { $missing }
board-legend = h explains the signs and what v shows.
board-room = { $code-is ->
    [none] { $place }, dark: every link is open and free
   *[other] { $place } { $code }, { $links } ({ $code-about })
 }; here: { $models }; Viruses of: { $viruses }; Research: { $research }
board-ice = { $ice }{ $copy-is ->
    [none] {""}
   *[other] {" "}{ $copy }
 } in { $place }{ $on-is ->
    [none] {""}
   *[other] , attached to { $on }
 }{ $viruses ->
    [0] {""}
    [one] , 1 Virus
   *[other] , { $viruses } Viruses
 }
board-node = { $node }: { $token-is ->
    [none] no Information
   *[other] { $token }
 }{ $state-is ->
    [seen] {""}
    [ready] ; your Viruses are all around it
   *[other] ; no Virus of yours yet in { $rooms }
 }
board-track = { $category }, side { $side }: { $boxes }
board-icons = > is the cube's box; B, H and G deploy a Bot, a Hunter and the Guardian, T is 1 Threat, F raises the Firewall die, g advances the Guardian cube. After its last box a Bot or Hunter cube begins again at box 1.
sheet-head = { $number } { $avatar }{ $breacher-is ->
    [none] {""}
   *[other] /{ $breacher }
 }{ $room-is ->
    [none] {""}
    [out] , disconnected
   *[other] {" "}in { $room }
 }{ $threat ->
    [0] {""}
   *[other] , Threat { $threat }/3
 }{ $viruses ->
    [0] {""}
   *[other] , Viruses { $viruses }/3
 }{ $firewall ->
    [0] {""}
   *[other] {" "}({ $firewall } Firewall)
 }{ $attached ->
    [0] {""}
   *[other] , { $attached } attached
 }{ $shield-is ->
    [true] , shield
   *[false] {""}
 }{ $password-is ->
    [true] , Password
   *[false] {""}
 }
sheet-boxes = {"  "}Mov { $movement }:{ $in-movement } Att { $attack }:{ $in-attack } Def { $defense }:{ $in-defense } Cache { $in-cache }
sheet-disk = {"  "}Disk: { $disk }
sheet-held = {"  "}Click { $click }, Configure { $configure }, { $hand ->
    [one] 1 card
   *[other] { $hand } cards
 }{ $research ->
    [0] {""}
   *[other] , { $research } Research
 }{ $credits ->
    [0] {""}
    [one] , 1 Credit
   *[other] , { $credits } Credits
 }
sheet-cheats = {"  "}Ready: { $ready }
sheet-card = { $card }{ $card-about ->
    [none] {""}
   *[other] : { $card-about }
 }
sheet-development = Development box { $box }: { $box-about }
sheet-discards = Discarded: { $cards }

## The picture beside the Database: cube sheet, hand, interfaces

desk-sheet = Cube sheet
desk-sheet-note = Own colour 2, other 1
desk-box = { $box-is ->
    [cache] { $box }: { $cubes }
   *[other] { $box }, value { $value }: { $cubes }
 }
desk-cubes = { $n } { $colour }
desk-letter = { $colour-is ->
    [movement] M
    [attack] A
   *[other] D
 }
desk-cube = { $colour } cube in { $box }
desk-arrow = Arrow from { $box } to { $to }
desk-hand = Your hand
desk-only-you = Only you see it
desk-hand-empty = No card in hand.
desk-hand-count = { $n ->
    [one] 1 card in hand
   *[other] { $n } cards in hand
 }
desk-type = { $type-is ->
    [tactic] Tactic
    [mission] Mission
   *[other] Program
 }
desk-timing = { $timing-is ->
    [action-phase] Your Action Phase
    [any-moment] Any moment
    [any-attack] Any Attack
    [your-attack] Your Attack
    [your-move] Your Move
    [your-infect] Your Infect
    [enemy-attack] Enemy Attack on you
    [enemy-move] Enemy Move
   *[other] Firewall turn
 }
desk-condition = { $condition-is ->
    [activates-room] When you activate a room
    [meets-avatar] When you meet an Avatar
    [eliminates] When you eliminate a model
    [two-viruses] When your attack assigns 2 or more Viruses to an Avatar
    [no-virus] When an attack on you assigns no Virus
    [double-threat] When the die shows 2 Threat
   *[other] When an Avatar with a Virus of yours is disconnected
 }
desk-cost = Cost: { $dues }
desk-danger = Danger: { $dues }
desk-due = { $do-is ->
    [threat] { $n } Threat
    [virus-self] { $n ->
        [one] 1 Virus on your Avatar
       *[other] { $n } Viruses on your Avatar
     }
    [cache] { $n ->
        [one] 1 { $what } cube to the Cache
       *[other] { $n } { $what } cubes to the Cache
     }
   *[other] { $n ->
        [one] 1 Credit
       *[other] { $n } Credits
     }
 }
desk-nothing-changes = You hold no card for your Infect and no Reroll: there is nothing to change it with.
desk-secret-order = Played for you when a window lets it close
desk-alternative = In Solo also 3 Pushes
desk-threat = Threat
desk-threat-told = Threat { $threat } of { $most }; the next one is a Virus
desk-viruses = Viruses
desk-viruses-told = { $n ->
    [0] No Virus on the Avatar
    [one] 1 Virus on the Avatar, { $most } eliminate it
   *[other] { $n } Viruses on the Avatar, { $most } eliminate it
 }
desk-disk = Hard Disk
desk-disk-box = Box { $box }: { $token-is ->
    [none] empty
   *[other] { $token }
 }{ $mark ->
    [0] {""}
   *[other] , mark T{ $mark }
 }
desk-marks = The first to fill T1, and T2, advances the Guardian cube.
desk-cpu = { $click ->
    [one] 1 action
   *[other] { $click } actions
 }, { $configure ->
    [one] 1 Configure
   *[other] { $configure } Configures
 } a turn
desk-shield = Shield
desk-shield-waived = Shield, let through
desk-password = Password
desk-out = not in the Database
desk-attached = { $ice } attached
desk-credits = { $n ->
    [0] no Credit
    [one] 1 Credit
   *[other] { $n } Credits
 }
desk-research = Research
desk-research-count = { $n ->
    [0] no Research
    [one] 1 Research token
   *[other] { $n } Research tokens
 }
desk-cheats = Cheats
desk-cheat = { $cheat }: { $ready-is ->
    [true] ready
   *[false] needs a development cube
 }
desk-cheats-ready = { $n ->
    [0] none ready
    [one] 1 ready
   *[other] { $n } ready
 }
desk-developments = Development boxes
desk-no-developments = none left
desk-boxes-left = { $n ->
    [one] 1 with a cube
   *[other] { $n } with cubes
 }
desk-discards = Discarded
desk-own = { $name }, you
desk-bot = { $name }, bot
desk-turn = Their turn
desk-order = Standing order: { $order-is ->
    [pass] passes
   *[other] passes unless attacked
 }
desk-details = Details
desk-objective = Your Objective, hidden
desk-objectives = Objectives
desk-need = { $kind }, { $need ->
    [1] half
    [2] whole
   *[other] { $need } halves
 }
desk-need-have = { $have ->
    [0] none stored
    [1] half stored
   *[other] { $have } halves stored
 }
desk-need-done = stored
desk-rewards = Rewards
desk-rewards-count = { $n } to buy
desk-reward = { $reward }, { $price ->
    [one] 1 Credit
   *[other] { $price } Credits
 }

## The Firewall's tracks, and where the round is

track-title = Firewall
track-die = Firewall die { $die }
track-row = { $category } track: { $at ->
    [0] before box 1
   *[other] box { $at } of { $most }
 }
track-box = Box { $box }: { $does }{ $here-is ->
    [true] , the cube is here
   *[false] {""}
 }
track-does = { $icon-is ->
    [B] deploys a Bot
    [H] deploys a Hunter
    [G] deploys the Guardian
    [T] 1 Threat
    [F] Firewall die +1
   *[g] Guardian cube +1
 }
track-nothing = nothing
track-next = Next: { $first }. Then: { $second }.
track-stays = the cube stays
track-deployed = { $ice }: { $deployed } here, { $left } left
track-guardian = XAN4TH.RAR { $state-is ->
    [asleep] is asleep
    [deployed] is deployed, and about to awake
   *[other] is awake
 }
track-card = { $card }: { $card-about }
round-number = Round { $round }
round-order = Turn order
round-seat = { $name }{ $now-is ->
    [true] , plays now
   *[false] {""}
 }{ $password-is ->
    [true] , holds the Password
   *[false] {""}
 }
round-actions = { $left ->
    [one] 1 action left
   *[other] { $left } actions left
 }

## Response windows and standing orders

window-title = Response window
window-who = { $name } may respond
window-you = You may respond
window-attack = { $model } attacks { $target }, { $attack } against { $defense }.
window-move = { $other } begins a Move with { $mp } MP.
value-window-move-other = { value-seat }
window-firewall = { $other } is about to reveal an activation card.
value-window-firewall-other = { value-seat }
window-targeted = { $model } has chosen its target.
window-threat = The Threat of { $other } is about to rise.
value-window-threat-other = { value-seat }
window-end = { $awakens-is ->
    [true] The Guardian is about to awake.
   *[false] The Firewall's turn is about to end.
 }
window-mission = A Mission may be played.
window-left = { $time } left
window-free = no time limit
order-title = When a response is possible
order-ask = Ask me
order-pass-unless-attacked = Pass unless attacked
order-pass = Pass
order-public = Everybody sees a standing order.
