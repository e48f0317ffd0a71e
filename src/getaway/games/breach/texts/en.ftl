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
about-omega = The Guardian's room: one open link for 1 MP to the room next to it, and no effect for Avatars

## Modes and options of a table

word-competitive = Competitive
word-training = Training
word-solo = Solo
word-deathmatch = Deathmatch
word-standard = standard
word-advanced = advanced
word-random = random
word-choose = players choose
word-map = as on the map
option-mode = Mode
option-mode-competitive = Competitive: 2 to 4 players race for their Objectives
option-mode-training = Training: ICE use only their Quick Subroutines
option-mode-solo = Solo: 1 player against the Firewall
option-mode-deathmatch = Deathmatch: a Database that throws Avatars together
option-setup = Set-up
option-setup-standard = standard
option-setup-advanced = advanced: choose or randomise the options below
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
option-rooms-standard = the usual set
option-rooms-random = drawn from all rooms
option-team = Avatars and Breachers
option-window = Response time
option-window-15 = 15 seconds
option-window-30 = 30 seconds
option-window-60 = 1 minute
option-window-14400 = 4 hours
option-window-0 = as long as it takes

# What a choice means, in one sentence.
sets-mode-competitive = Free-for-all: the first to complete their Objective wins.
sets-mode-training = A first game with simpler ICE.
sets-mode-solo = Just you against the Firewall.
sets-mode-deathmatch = Free-for-all, with everyone close together from the start.
sets-setup-standard = The same set-up every time: a good place to start.
sets-setup-advanced = You choose the Bot, Hunter, tracks, Information and rooms below.
sets-window = How long the others have to respond to an action before play continues.
sets-window-0 = Play continues once everyone has answered; nobody is rushed.
sets-bot = The ICE that roams the rooms.
sets-hunter = The ICE that hunts Avatars.
sets-tracks = Each side of a track plays out differently.
sets-information = How Information is placed on the nodes.
sets-rooms = Which rooms make up the Database.
sets-team = How you get your Avatar and Breacher.
bots-strength = Wins { $percent } of 100 two-player matches against a Regular ({ $matches } measured)
game-title = The Breach
game-about = Race other hackers for secret Information in a Database that fights back.
first-match = Alone against the Firewall
first-match-about = One player, no hurry

## Values: how a message shows an argument. A number is named by what the view calls it: `$room`, `$node`, `$border`,
## `$edge`, `$model` with `$copy`, `$avatar`, `$gateway`, `$virus`.

value-room = { $room-is ->
    [none] nowhere
   *[other] { $room }{ $room-type-is ->
        [none] {""}
       *[other] {" "}({ $room-type })
     }
 }
value-to = { $next ->
    [none] { $value }
   *[other] { value-room }
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
           *[other] in { value-room }
         }
     }
   *[other] at the node { $virus-node }
 }
value-do-choose-room-room = { $room-is ->
    [none] no other room
   *[other] { value-room }
 }
value-do-go-room = { value-room }{ $cost-is ->
    [none] {""}
   *[other] {" "}for { $cost } MP
 }
value-do-reveal-room = { value-do-go-room }
value-do-choose-turn-turn = { $links-is ->
    [none] { $side }
   *[other] north { $link-north-is ->
        [x] closed
       *[other] { $link-north }
     }, east { $link-east-is ->
        [x] closed
       *[other] { $link-east }
     }, south { $link-south-is ->
        [x] closed
       *[other] { $link-south }
     }, west { $link-west-is ->
        [x] closed
       *[other] { $link-west }
     }
 }
value-do-choose-model-model = { value-model } in { $stands }{ $stands-type-is ->
    [none] {""}
   *[other] {" "}({ $stands-type })
 }
value-do-target-model = { value-do-choose-model-model }: Defense { $defense }{ $fatal-is ->
    [none] {""}
   *[other] , Viruses needed to eliminate it: { $fatal }
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

ask-which-avatar = Which Avatar will you play?
    .why = Your Avatar explores the rooms of a Database and collects the Information that your secret Objective asks for: complete it to win. Its sheet shows how your code cubes move, and its cards make up half of your Malware deck.
ask-which-breacher = Which Breacher will you play?
    .why = Your Breacher brings the Cheat described here, which you ready with Develop, two development boxes and the other half of your Malware deck.
ask-which-interface = Which interface do you want?
    .why = The colour makes no difference: on the board, your Viruses carry your own symbol.
ask-which-program = Which Program shows first?
    .why = Your sleeve holds your Avatar's Program and your Breacher's. The other one shows once you've used the Program Cheat.
ask-which-starting-cube = Which code cube do you add?
    .why = Your Avatar starts with a few code cubes of your choice, each in the box of its colour. Movement takes you through rooms, Attack hits enemies, Defense keeps their Viruses off.

## What is asked in a turn

ask-where-to-connect = Where does your Avatar enter the Database?
    .why = Your first turn starts with the First Connection: enter any room next to a Gateway, one of the numbered marks around the Database. A dark room is revealed first.
ask-where-to-reconnect = Where does your Avatar come back?
    .why = Your Avatar was disconnected. It comes back next to a Gateway or a node you've traced, with no Viruses or Threat, but has only one action this turn.
ask-act = What do you do? { $left ->
    [0] No actions left.
    [one] 1 action left.
   *[other] { $left } actions left.
 }
    .why = This is your Action Phase. Infect every room around a node to trace it for its Information at the end of your turn. Cards, Research, Cheats and purchases don't cost an action.
ask-move = Spend your MP: { $mp } left.
    .why = During a Move you spend movement points (MP) to enter rooms, reveal dark ones and activate the room you're in{ $kind-is ->
        [none] .
       *[other] . Here: { $kind }. { $kind-about }.
     }{ $fresh-is ->
        [true] { " " }The room you've just revealed costs only its own link if you enter it right away.
       *[false] { "" }
     }
ask-configure = Configure for free? { $left ->
    [one] 1 left.
   *[other] { $left } left.
 }
    .why = In your Configuration Phase you may Configure as often as your CPU allows: each time, make 2 Pushes or draw a Malware card.
ask-trace = Trace a node, or end your turn?
    .why = In your Trace Phase you may trace any node that has one of your Viruses in every room around it. Those Viruses come off, you take the Information, and one Virus stays in the node.
ask-push = Which cube do you push? { $left ->
    [one] Last Push.
   *[other] { $left } Pushes left.
 }
    .why = A Push moves one cube on your sheet along an arrow to the next box. You have to make all of your Pushes.
ask-name-target = Who do you attack, with Attack { $attack }?
    .why = Your target can be in your room{ $reach ->
        [0] {""}
        [one] , or 1 connected room away
       *[other] , or up to { $reach } connected rooms away
     }. An Attack up to its Defense assigns 1 Virus, a higher one 2, and twice the Defense 3. You can play cards that extend or strengthen the attack first.
ask-elude = { $n ->
    [one] Elude the Virus from { $model }?
   *[other] Elude 1 of { $n } Viruses from { $model }?
 }
    .why = Shifting a Defense cube stops 1 Virus, once per attack on your Avatar, but lowers your Defense for the next one. The third Virus disconnects your Avatar.
ask-after-the-roll = You rolled: { $face }. Keep it?
    .why = Research and cards can still change the result before it applies.
ask-free-develop = Which development cube goes to which Cheat?
    .why = You've gained a free Develop, to be used right away. It costs no action and nothing extra.
ask-buy-cheaper = What do you buy for { $less ->
    [one] { $less } Credit
   *[other] { $less } Credits
 } less?
    .why = You may make one purchase now at a lower price, though never for less than 1 Credit.
ask-discard = Which card do you discard?
    .why = You're holding more than 4 Malware cards and have to discard the extra ones now.
ask-discard-one = Which card do you discard?
    .why = The effect you're using makes you discard a Malware card from your hand.
ask-which-token-to-drop = Which token do you swap for { $about }?
    .why = Your Hard Disk is full. A stored token can go back to the Reserve to make room; otherwise the new one does.
ask-which-effect = Which effect do you use?
    .why = The card lets you choose some of its effects, one at a time.
ask-which-colour = Which code cube do you gain?
    .why = You gain a code cube of any colour that's still available. It goes in the box of its colour.
ask-which-type = Which type of Information do you gain?
    .why = You gain a partial token of any type from the Reserve.
ask-whose-credit = Whose Credit do you take?
    .why = You've met several Avatars whose players have Credits.
ask-which-virus = Which of your Viruses do you take back?
    .why = You're out of Virus tokens. You may take back any of yours to use it again, or do without the new one.

## What is asked of the Database

ask-turn-room = Which way does { $about } face?
    .why = You choose how the room lies. The numbers are the MP of its links to each side; 0 is free.
value-ask-turn-room-about = { value-room }
ask-where-to-slide = Where does your Avatar slide?
    .why = A Slide takes you to a connected, revealed room for no MP. You have to make it if you can, and the same goes for any further Slides of the effect.
ask-where-to-appear = Where do you place your Avatar?
    .why = The effect places it in a room around a node you've traced.
ask-where-to-infect = Which room do you infect?
    .why = The effect places one of your Viruses in a room that has none of yours.
ask-which-virus-moves = From which room do you move a Virus?
    .why = The effect lets you move Viruses of yours to adjacent rooms.
ask-where-it-moves = Where does your Virus from { $about } go?
    .why = To an adjacent room with no Virus of yours, connected or not.
value-ask-where-it-moves-about = { value-room }
ask-where-to-breach = On which border do you open a Breach?
    .why = A Breach connects the two rooms on either side, whatever their links: for 1 MP at first, then for 2 once it has been crossed.
ask-which-room-turns = Which room do you turn?
    .why = The effect lets you change the orientation of a revealed room.
ask-which-room-darkens = Which room goes dark?
    .why = The effect turns a revealed room without Avatars face down. All its links are open and free from then on.
ask-which-gateway = Which Gateway do you move?
    .why = The effect moves one Gateway to another outer side.
ask-where-to-put-it = Where does Gateway { $about } go?
    .why = To an outer side of a room that has no Gateway yet.
value-ask-where-to-put-it-about = { $value }
ask-copy-or-credit = What do you take for disconnecting { $about }?
    .why = One of your Viruses was on that Avatar. Copy a type of Information from its Hard Disk, or gain 1 Credit.
value-ask-copy-or-credit-about = { value-seats }

## What is asked of others

ask-respond-to-attack = { $part-is ->
    [target] { $model } attacks: { $attack } against your { $defense }.
    [attacker] You attack { $target }: { $attack } against { $defense }. Reinforce?
   *[other] { $model } attacks { $target }: { $attack } against { $defense }.
 }
    .why = Attack { $attack } against Defense { $defense }: up to the Defense assigns 1 Virus, more assigns 2, and twice the Defense 3. { $alone-is ->
        [true] You may play cards and Research first.
       *[false] { $part-is ->
            [attacker] You may add to your own attack with cards and Research first; if the target plays something, you're asked again.
           *[other] The attacker and the target may play cards and Research first, then everyone else.
         }
     }
value-ask-respond-to-move-other = { value-seat }
ask-respond-to-move = { $other } starts a Move with { $mp } MP. Respond?
    .why = You can play cards for an enemy's Move now.
ask-respond-to-firewall = An activation card comes next. Play something first?
    .why = { $alone-is ->
        [true] After your turn the Firewall acts: you reveal a card that moves its ICE.
       *[false] { $own-is ->
            [true] You reveal the next card.
           *[false] Next to reveal a card: { $other }.
         } After all turns the Firewall acts: each player reveals a card that moves its ICE.
     } You can play cards and Programs for its turn now. At your seat you can also choose to pass without being asked.
ask-respond-to-target = { $model } is targeting you. Do you respond?
    .why = You can play cards and Programs that fit the moment before the subroutine resolves.
ask-respond-to-threat = Your Threat is about to rise. Respond?
    .why = You can play cards and Programs that fit the moment first. A shield keeps Threat away.
ask-respond-to-end = { $awakens-is ->
    [true] The Guardian is about to awaken. Play something first?
   *[false] The Firewall's turn is ending. Play something first?
 }
    .why = All activation cards are resolved. This is the turn's last chance to play cards and Programs with its timing. At your seat you can also choose to pass without being asked.
ask-play-a-mission = Do you play a Mission?
    .why = { $condition } A Mission is played at the very moment its condition is met.
value-condition = { $value-is ->
    [disconnected] An Avatar with a Virus of yours was disconnected.
    [no-virus] An attack on you assigned no Virus.
   *[other] Something has happened that a Mission may be waiting for.
 }

## What is asked in the Firewall's turn

ask-which-ice = Which ICE do you activate?
    .why = You resolve the card: choose an ICE of its category that can reach an Avatar.
ask-which-ice-aims = Which ICE do you activate?
    .why = You resolve the card. Its subroutine has no movement, so choose an ICE with an Avatar in Range.
ask-which-ice-at-all = Which ICE do you activate?
    .why = You resolve the card. No ICE of its category can reach an Avatar, so choose any of them to move closer.
ask-which-ice-leaves = Which ICE is disconnected?
    .why = You resolve the card. No ICE of its category has a path to an Avatar, so one goes back to the Reserve.
ask-which-ice-quick = Which ICE resolves its Quick Subroutine against you?
    .why = No model of the category is left to deploy, so one that's already in the Database acts at once.
ask-where-ice-goes = Where does { $about } go?
    .why = You resolve the card. It moves to a room within reach that has an Avatar, and the rest of the card happens there.
value-ask-where-ice-goes-about = { value-model }
ask-where-ice-heads = Which room does { $about } head for?
    .why = You resolve the card. It can't reach an Avatar, so it moves closer to one of your choice.
value-ask-where-ice-heads-about = { value-model }
ask-which-way-ice-goes = How far does { $about } go?
    .why = You resolve the card. It can't reach an Avatar, so it follows a shortest path to the one it's heading for, as far as you like. It may also stay where it is.
value-ask-which-way-ice-goes-about = { value-model }
ask-which-way-guardian-goes = Which way does { $about } go?
    .why = You resolve the card. The Guardian takes a shortest path to the lowest-numbered Gateway, even across closed links.
value-ask-which-way-guardian-goes-about = { value-model }
ask-which-target = Who does { $about } target?
    .why = Several Avatars are in Range; you decide.
value-ask-which-target-about = { value-model }
ask-which-virus-purged = Whose Virus does { $about } purge?
    .why = You resolve the card. Several players have Viruses in its room.
value-ask-which-virus-purged-about = { value-model }
ask-which-track = Which ICE cube advances first?
    .why = The card advances several cubes; you choose the order.
ask-where-to-deploy = Where do you deploy { $about-is ->
    [echo] an Echo
    [xan4th] the Guardian
   *[other] a { $about }
 }?
    .why = Your Avatar is disconnected, so the model goes to a room around a node you've traced, or to any room if you have none.
ask-put-back = In which order do the cards go back?
    .why = You've looked at the next activation cards; nobody else sees them. Start with the card that goes on top.

## What can be done

do-move = Move: MP equal to your Movement, to enter, reveal and activate rooms; a Movement cube goes to the { $to } box
verb-move = Move
do-attack = Attack: give Viruses to an enemy within reach; an Attack cube goes to the { $to } box
verb-attack = Attack
do-shield = Shield: each Attack on you assigns 1 Virus fewer until you Move or Attack; a Defense cube goes to the { $to } box
verb-shield = Shield: each Attack on you assigns 1 Virus fewer until you Move or Attack
do-infect = Infect: roll the Infection die for a Virus in this room; the Firewall may react
verb-infect = Infect
do-develop = Ready { $cheat } with { $box }{ cheat-told }
verb-develop = Develop: use a development box and ready a Cheat
do-free-develop = Ready { $cheat } with { $box }{ cheat-told }
# What a Cheat does, after what its development box does.
cheat-told = { $cheat-about ->
    [none] {""}
   *[other] . The Cheat: { $cheat-about }
 }
verb-free-develop = Develop for free
do-configure = { $what-is ->
    [pushes] Make 2 Pushes: Configure by moving cubes on your sheet along its arrows
    [draw] Draw a card: Configure by adding a card to your hand
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
do-end-configuring = End the phase
verb-end-configuring = End the Configuration Phase
do-trace = Trace node { $node }
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
verb-target = Choose the target
do-forgo = Attack nobody: you still spend the action
verb-forgo = Attack nobody
do-elude = Elude 1 Virus: shift a Defense cube to the { $to } box
verb-elude = Elude 1 Virus
do-take-it = Take the hit: your Avatar gets the Viruses
verb-take-it = Take the hit
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
verb-play-alternative = Play a card for its Alternative Effect (3 Pushes)
do-research = Use Research: { $token }
verb-research = Use a Research token
value-do-research-token = { $value }: { $value-about }
do-pass = Let it be
verb-pass = Let it be
do-order = Standing order for responses: { $order }
verb-order = Set a standing order for responses
value-order = { $value-is ->
    [ask] ask every time
    [pass] always pass
    [pass-unless-attacked] pass unless attacked
   *[other] { $value }
 }
do-secret-order = Secret order: play { $card } when the next window that allows it closes
verb-secret-order = Set a secret order
value-do-secret-order-card = { $value-is ->
    [none] nothing
   *[other] { $value }: { $value-about }
 }
do-put-back = Put back, from the top: { $cards }
verb-put-back = Put the cards back
value-do-put-back-cards = { $value } ({ $value-about })
do-waive = { $stops-is ->
    [both] Let your shield stop Viruses and Threat
    [viruses] Let your shield stop Viruses, but not Threat
    [threat] Let your shield stop Threat, but not Viruses
   *[nothing] Let your shield stop nothing from now on
 }
verb-waive = Choose what your shield stops
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
do-choose-node = Choose node { $node }
verb-choose-node = Choose a node
do-choose-border = Choose border { $border }
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
    [keep] Leave the new token and keep your Hard Disk as it is
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

## The steps of a turn

phase-action = Action Phase
phase-configuration = Configuration Phase
phase-trace = Trace Phase
phase-firewall = Firewall turn

## What an answer brings, in a few words

then-won = You win
then-lost = { $seat } wins
then-nobody-wins = Nobody wins
then-disconnected = Your Avatar is disconnected
then-viruses = { $n ->
    [one] 1 Virus on your Avatar
   *[other] { $n } Viruses on your Avatar
 }
then-threat = Threat +{ $n }
then-attached = { $model } attaches to you
then-purged = Your Virus in { $room } is purged
then-gateway-sealed = Gateway { $gateway } is sealed
value-then-gateway-sealed-gateway = { $value }
then-guardian-awakes = The Guardian awakens
then-ice-comes = { $model } comes into your room
then-deployed = { $ice } is deployed in { $room }
then-information = You store { $token }
then-traced = Node { $node } is traced
then-node-closed = Node { $node } is ready to trace
then-infected = Your Virus in { $room }
then-disconnects = { $seat } is disconnected
then-viruses-on = { $n ->
    [one] 1 Virus on { $seat }
   *[other] { $n } Viruses on { $seat }
 }
value-then-viruses-on-seat = { value-seats }
then-ice-gone = { $model } leaves the Database
then-ice-infected = { $n ->
    [one] 1 Virus on { $model }
   *[other] { $n } Viruses on { $model }
 }
then-information-gone = You give up { $token }
then-viruses-gone = { $n ->
    [one] 1 Virus comes off your Avatar
   *[other] { $n } Viruses come off your Avatar
 }
then-threat-reset = Threat 0
then-shield-lost = You lose your Shield token
then-shielded = You're shielded
then-ability = { $ability } { $was } to { $now }
then-credits = { $n ->
    [one] 1 Credit more
   *[other] { $n } Credits more
 }
then-credits-paid = { $n ->
    [one] 1 Credit less
   *[other] { $n } Credits less
 }
then-cards = { $n ->
    [one] 1 Malware card
   *[other] { $n } Malware cards
 }
then-research = { $n ->
    [one] 1 Research token
   *[other] { $n } Research tokens
 }
then-cheat-ready = Readies { $cheat }
then-cheat-used = Uses up { $cheat }
then-breach-opened = A Breach opens on border { $border }
then-breach-worn = The Breach on border { $border } flips over
then-breach-gone = The Breach on border { $border } is gone
then-room-darkened = { $room } goes dark
then-room-turned = { $room } is turned
then-track = The { $category } cube advances to box { $box }
then-die = The Firewall die rises to { $die }
then-threat-rises = { $seat }: Threat rises
then-no-virus = No Virus on { $model }
then-subroutine = { $model } acts on { $seat }
value-then-subroutine-seat = { value-seats }
then-move-goes-on = { $seat } goes on moving
then-card-revealed = { $seat } reveals an activation card
then-round-ends = The Firewall turn ends
then-mission-missed = The moment for the Mission is over

## What an answer uses up

cost-actions = { $n ->
    [one] 1 action
   *[other] { $n } actions
 }
cost-configurations = { $n ->
    [one] 1 free Configure
   *[other] { $n } free Configures
 }
cost-mp = { $n } MP
cost-credits = { $n ->
    [one] 1 Credit
   *[other] { $n } Credits
 }
cost-cache-movement = { $n ->
    [one] 1 Movement cube to the Cache
   *[other] { $n } Movement cubes to the Cache
 }
cost-cache-attack = { $n ->
    [one] 1 Attack cube to the Cache
   *[other] { $n } Attack cubes to the Cache
 }
cost-cache-defense = { $n ->
    [one] 1 Defense cube to the Cache
   *[other] { $n } Defense cubes to the Cache
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
choose-develop-box = Which development box do you empty? Its effect resolves.
choose-develop-cheat = Which Cheat does its cube ready?
choose-free-develop = Which development box, for which Cheat?
choose-free-develop-box = Which development box do you empty? Its effect resolves.
choose-free-develop-cheat = Which Cheat does its cube ready?
choose-push = Which cube goes where?
choose-push-box = From which box?
choose-push-colour = Which cube?
choose-push-to = To which box?
choose-configure-what = Pushes or a card?
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
choose-target-model = Who do you attack?
choose-order-order = How should we answer for you?
choose-secret-order-card = Which card should we play for you?
choose-waive-stops = What does your shield stop from now on?
choose-put-back-cards = In which order, top card first?

## What happens: set-up

event-information-laid = Information is placed on the nodes of the Database.
event-rewards-laid = Rewards on offer: { $cards }.
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
event-connected = { $seat }'s Avatar enters the Database at { $room }.
value-event-connected-seat = { value-seat }
event-action-taken = { $action-is ->
    [log-out] { $seat } chooses { $action }, which ends the Action Phase.
   *[other] { $seat } chooses { $action }; { $left ->
        [0] no actions left.
        [one] 1 action left.
       *[other] { $left } actions left.
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
event-developed = { $seat } develops: the cube from box { $box } readies { $cheat }.
event-cheat-activated = { $card-is ->
    [none] { $seat } activates { $cheat }.
   *[other] { $seat } activates the Program { $card }. { $card-about }.
 }
event-program-flipped = { $seat }'s Program is now { $card }.
value-event-program-flipped-seat = { value-seat }
event-purchased = { $seat } buys { $reward }: { $reward-about }.
event-order-given = { $seat } sets a standing order: { $order-is ->
    [ask] ask every time.
    [pass] always pass.
   *[pass-unless-attacked] pass unless attacked.
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
    [0] { $seat } gains no Credits: none are left.
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
event-mark-covered = { $seat } is the first to cover mark { $mark } on the Hard Disk: the Firewall grows more watchful.
event-node-traced = { $token-is ->
    [none] { $seat } traces node { $node }, which had no Information left; the Viruses around it come off.
   *[other] { $seat } traces node { $node } and takes its { $token }; the Viruses around it come off.
 }
event-node-infected = { $seat } puts a Virus in node { $node }.
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
event-malware-recycled = { $seat }'s discards become a new deck.
value-event-malware-recycled-seat = { value-seat }
event-alternative-used = { $seat } plays { $card } for its Alternative Effect (3 Pushes).
event-research-gained = { $token-is ->
    [hidden] { $seat } takes a Research token.
   *[other] { $seat } takes a Research token, { $token }. { $token-about }.
 }
event-research-used = { $seat } uses Research, { $token }. { $token-about }.
event-research-laid = { $n ->
    [one] 1 Research token is placed in { $room }.
   *[other] { $n } Research tokens are placed in { $room }.
 }
event-research-recycled = The { $n } discarded Research tokens become the new Reserve.
event-boosted = { $seat } adds { $n } to { $ability }.
event-range-given = { $seat } attacks with +{ $n } Range.
event-peeked = { $cards ->
    [nothing] { $seat } finds no activation cards to look at.
   *[other] { $seat } looks at the top of the activation deck: { $cards }.
 }
value-event-peeked-cards = { $value-is ->
    [hidden] a card
   *[other] { $value } ({ $value-about })
 }

## What happens: the Database

event-room-revealed = { $seat } reveals { $room }: { $code-about }.
value-event-room-revealed-room = { $place }
event-room-turned = { $room } is turned: its printed north now faces { $turn }.
event-room-darkened = { $room } goes dark.
event-room-activated = { $seat } activates { $room }. { $kind-about }.
event-breach-opened = A Breach opens on border { $border }.
event-breach-worn = { $gone-is ->
    [true] The Breach on border { $border } is gone.
   *[false] The Breach on border { $border } flips over: it now costs 2 MP.
 }
event-gateway-moved = Gateway { $gateway } moves to the { $side } side of { $room }.
value-event-gateway-moved-gateway = { $value }
event-gateway-sealed = The Guardian seals Gateway { $gateway } for good.
value-event-gateway-sealed-gateway = { $value }
event-move-begun = { $seat } starts a Move with { $mp } MP.
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
event-virus-ignored = { $seat } already has a Virus in { $room }, so no second one is placed.
event-virus-moved = { $seat }'s Virus moves from { $room } to { $to }.
value-event-virus-moved-seat = { value-seat }
event-virus-taken-back = { $seat } takes back a Virus { $virus }.
event-virus-assigned = { $seat } gets a Virus from { $owner }.
event-viruses-removed = { $n ->
    [one] { $seat } removes 1 Firewall Virus.
   *[other] { $seat } removes { $n } Firewall Viruses.
 }
value-event-viruses-removed-seat = { value-seat }
event-purged = { $seat }'s Virus in { $room } is purged.
value-event-purged-seat = { value-seat }
event-threat-rose = { $seat }'s Threat rises to { $threat }.
value-event-threat-rose-seat = { value-seat }
event-threat-reset = { $seat }'s Threat is reset.
value-event-threat-reset-seat = { value-seat }
event-threat-ignored = { $seat }'s Threat doesn't rise.
value-event-threat-ignored-seat = { value-seat }
event-shielded = { $seat } is shielded.
event-shield-lost = { $seat } loses the Shield token.
event-shield-held = { $seat }'s shield stops 1 Virus.
value-event-shield-held-seat = { value-seat }
event-attack-declared = { $model-next ->
    [0] { $seat } attacks with Attack { $attack }.
   *[other] { $model } attacks with Attack { $attack }.
 }
event-target-named = The target is { $model }.
event-forgone = { $seat } has no target; the attack is spent.
event-eluded = { $seat } eludes 1 Virus.
event-attack-resolved = { $n ->
    [0] The attack on { $model } assigns no Viruses.
    [one] The attack assigns 1 Virus to { $model }.
   *[other] The attack assigns { $n } Viruses to { $model }.
 }
event-disconnected = { $seat }'s Avatar is disconnected.
value-event-disconnected-seat = { value-seat }

## What happens: the Firewall

event-card-revealed = { $seat } reveals the activation card { $card }. { $card-about }.
event-reveal-skipped = { $seat } is disconnected and reveals no activation card.
event-card-resolved = { $more-is ->
    [true] { $card } is resolved. It was a Guardian card, so one more is revealed.
   *[false] { $card } is resolved.
 }
event-deck-recycled = The { $n } discarded activation cards become the new deck.
event-track-advanced = The { $category } cube advances to box { $box }.
event-track-stayed = The { $category } cube is on its last box and stays there.
event-die-raised = The Firewall die rises to { $die }.
event-die-stayed = The Firewall die stays at { $die }.
event-ice-deployed = { $model } is deployed in { $room }. { $ice-about }.
event-quick-subroutine = None are left to deploy, so { $model } resolves its Quick Subroutine against { $seat }.
value-event-quick-subroutine-seat = { value-seats }
event-quick-ignored = { $category-is ->
    [guardian] The Guardian is still asleep, or the Avatar isn't in its path: no Quick Subroutine.
   *[other] Every { $category } is already in the Database and none can target that Avatar: no Quick Subroutine.
 }
event-ice-activated = { $why-is ->
    [reach] { $model } is activated: it can reach an Avatar.
    [range] { $model } is activated: it has an Avatar in Range.
    [nearer] { $model } is activated: none of its kind can reach an Avatar, so it gets as close as it can.
   *[guardian] { $model } acts, whether or not an Avatar is near: it heads for the lowest-numbered Gateway.
 }
event-nobody-activated = { $why-is ->
    [none] There's no { $category } in the Database to activate.
    [range] No { $category } has an Avatar in Range, so none is activated.
   *[disconnected] Your Avatar is disconnected, so no { $category } is activated.
 }
event-ice-moved = { $model } moves to { $room }.
event-ice-stayed = { $model } stays where it is.
event-ice-attached = { $model } attaches to { $seat }.
value-event-ice-attached-seat = { value-seats }
event-attach-ignored = { $model } can't attach: there's no space on the base of the Avatar ({ $seat }).
value-event-attach-ignored-seat = { value-seats }
event-no-target = { $what-is ->
    [seal] { $model } isn't at the lowest-numbered Gateway and seals nothing.
    [purge] { $model } finds no Virus to purge.
   *[other] { $model } finds no target for { $what }.
 }
event-retargeted = { $seat } redirects it to { $other }.
event-ice-infected = { $model } has { $n ->
    [one] 1 Virus.
   *[other] { $n } Viruses.
 }
event-ice-eliminated = { $seat } eliminates { $model }.
event-ice-disconnected = { $model } has no path to an Avatar and goes back to the Reserve.
event-ice-cleaned = The Viruses on Bots and Hunters are removed.
event-guardian-infected = { $seat } has a Virus on the Guardian's card: it will cancel the next Seal.
event-guardian-shuffled-in = The Guardian's cards are shuffled in: the deck now has { $n } activation cards.
event-guardian-awoke = The Guardian awakens: its cards send it from Gateway to Gateway, and the game ends when the last one is sealed.
event-sheet-flipped = The awakening is over: the Guardian's sheet, with { $seat }, now shows side B.
value-event-sheet-flipped-seat = { value-seats }
event-omega-entered = The Guardian brings its own room: Omega is now next to { $room }.
event-seal-cancelled = Viruses on the Guardian's card keep Gateway { $gateway } open, and go back to their owners.
value-event-seal-cancelled-gateway = { $value }

## The end

event-objective-shown = { $seat } shows { $objective }, complete: { $objective-about }.
event-game-ended = { $winner-next ->
    [0] The last Gateway is sealed: the Firewall has held its Database, and nobody wins.
   *[other] { $winner } wins.
 }
outcome = { $won-is ->
    [true] { $winners } wins in round { $rounds }: the Objective is complete.
   *[false] All Gateways were sealed in round { $rounds }: nobody wins.
 }
    Half Information tokens towards each Objective, player by player  { $tokens }
value-outcome-winners = { value-seat }

## The Infection die, effects that are chosen, tracks and categories

word-virus = Virus
word-virus-bot = Virus, Bot cube advances
word-virus-hunter = Virus, Hunter cube advances
word-double-threat = Virus and 2 Threat
word-threat-retry = 1 Threat, roll again
word-push = Push
about-push = Make 1 Push
word-draw = Draw
about-draw = Draw 1 Malware card
word-slide = Slide
about-slide = Go to a connected, revealed room for no MP; you lose your Shield token
word-threat = Threat
word-attach = Attach
word-pull = Pull
word-bot = Bot
about-bot = Its track deploys Bots and brings Threat
word-hunter = Hunter
about-hunter = Its track deploys Hunters and raises the Firewall die
word-guardian = Guardian
about-guardian = Its track brings the Guardian
word-asleep = asleep
word-deployed = deployed, about to awaken
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
about-xan4th = Guardian with Force 8, can't be eliminated; Anti-Virus, Colossus; Quick: Slide 1, Attack; it seals one Gateway after another
word-leech = Leech
about-leech = While attached to an unshielded Avatar, it takes 1 MP from each of its Moves
word-grip = Grip
about-grip = Leaving its room costs an unshielded Avatar 1 extra MP
word-anti-virus = Anti-Virus
about-anti-virus = An unshielded Avatar in its room can't Infect
word-pack = Pack
about-pack = Its Attack is 1 higher for each other ICE in its room, unless the target is shielded
word-colossus = Colossus
about-colossus = It crosses closed links and can't be eliminated

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
about-void = Activated for 1 MP: take a Research token from the room

## Avatars

word-hugo = Hugo
about-hugo = Starts with 2 Movement, 1 Attack, 1 Defense and 2 cubes of your choice; arrows from Movement to Attack or Cache, Attack to Cache, Defense to Movement, Cache to Defense
word-sturm = Sturm
about-sturm = Starts with 1 Movement, 2 Attack, 1 Defense and 1 cube of your choice; arrows from Movement to Attack, Attack to Defense, Defense to Cache, Cache to Attack or Movement
word-vitruvian = Vitruvian
about-vitruvian = Starts with 1 Movement, 1 Attack, 2 Defense and 2 cubes of your choice; arrows from Movement to Cache, Attack to Defense, Defense to Cache or Movement, Cache to Attack or Defense
word-mila = Mila
about-mila = Starts with 3 Movement, 1 Attack, 1 Defense and 1 cube of your choice; arrows from Movement to Cache, Attack to Movement, Defense to Attack, Cache to Movement or Defense

## Breachers and their Cheats

word-argo = Argo
about-argo = One Purchase now for 1 Credit less, but at least 1
word-cassia = Cassia
about-cassia = Move up to 1 of your Viruses to an adjacent room
word-dedalo = Dedalo
about-dedalo = Turn up to 2 revealed rooms
word-ishtar = Ishtar
about-ishtar = +1 Range for all your attacks this turn
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
about-ishtar-1 = Make a free Attack with +2 Attack
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
about-borrowed-muscle = Your Attack: +2 Attack
word-fair-trade = Fair Trade
about-fair-trade = Mission, your Move, when you activate a room: gain 1 Credit
word-toolbelt = Toolbelt
about-toolbelt = Program, your Action Phase: make 1 Push, draw 1 Malware card or slide once; choose two
word-hammer-blow = Hammer Blow
about-hammer-blow = Your Attack: +3 Attack
word-long-shot = Long Shot
about-long-shot = Your Attack: +1 Range
word-shatter = Shatter
about-shatter = Your Attack: the target loses its Shield token; +1 Attack
word-adrenaline-loop = Adrenaline Loop
about-adrenaline-loop = Mission, your Action Phase, when you eliminate a model: make 2 Pushes and gain 1 Credit
word-grit = Grit
about-grit = Enemy Attack on you: +2 Defense
word-warpath = Warpath
about-warpath = Program, your Action Phase; danger, 1 Virus on your Avatar: a free Attack at Range 1 with +2 Attack
word-mirror-plate = Mirror Plate
about-mirror-plate = Enemy Attack on you: +3 Defense
word-aegis = Aegis
about-aegis = Any moment: a free Shield
word-purge-script = Purge Script
about-purge-script = Your Action Phase: remove 1 Firewall Virus and make 1 Push
word-counterproof = Counterproof
about-counterproof = Mission, when an attack on you assigns no Virus: assign 1 Virus to the attacker
word-steady-hand = Steady Hand
about-steady-hand = Your Infect: ignore any Threat from the result
word-bastion = Bastion
about-bastion = Program, Firewall turn: a free Shield, and reset your Threat
word-dash = Dash
about-dash = Your Move: +2 MP
word-phase-step = Phase Step
about-phase-step = Your Action Phase: open a Breach on a border of your room
word-slipstream = Slipstream
about-slipstream = Your Action Phase: slide twice
word-pickpocket = Pickpocket
about-pickpocket = Mission, your Move, when you meet an Avatar: take 1 Credit from its player, or draw 1 Malware card if they have none
word-ghost-trail = Ghost Trail
about-ghost-trail = Enemy Attack on you: slide once after it resolves
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
about-trapdoor = Enemy Move: turn the room the moving Avatar is in
word-master-plan = Master Plan
about-master-plan = Program, your Action Phase: open a Breach on any border and slide once
word-bloodlust = Bloodlust
about-bloodlust = Any Attack: +2 Attack
word-war-tax = War Tax
about-war-tax = Mission, your Action Phase, when your attack assigns 2 or more Viruses to an Avatar: gain 1 Credit
word-siege-engine = Siege Engine
about-siege-engine = Program, your Attack: +2 Range
word-blackout = Blackout
about-blackout = Your Action Phase: a revealed room without Avatars goes dark
word-decoy = Decoy
about-decoy = Firewall turn: an ICE that targets you takes another Avatar in your room instead
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
about-boost-movement = +2 MP for a Move you declare
word-boost-attack = Attack boost
about-boost-attack = +2 Attack for one of your attacks
word-boost-defense = Defense boost
about-boost-defense = +2 Defense against an attack on you, in anyone's turn
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
about-prototype = 5 Credits: a partial Information token and a code cube, both of your choice

## Activation cards

word-crawl = Crawl
about-crawl = Worm: Slide 2, Attach; then the Bot cube advances
word-burrow = Burrow
about-burrow = Worm: Slide 1, Attack; then the Hunter cube advances
word-squirm = Squirm
about-squirm = Worm: Slide 2, 1 Threat; then the Bot and Guardian cubes advance
word-split = Split
about-split = Worm: Slide 1, Attach; then the Bot and Hunter cubes advance
word-gnaw = Gnaw
about-gnaw = Worm: Attack +1; then the Bot cube advances
word-seek = Seek
about-seek = Worm: Slide 3; then the Bot and Hunter cubes advance
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
about-constrict = Tentacle: Attack +2; then the Bot and Hunter cubes advance
word-drag = Drag
about-drag = Tentacle: Slide 1, Pull an Avatar from a connected room, Attack; then the Bot cube advances
word-spread = Spread
about-spread = Tentacle: Slide 2; then the Bot and Hunter cubes advance
word-lash = Lash
about-lash = Tentacle: Slide 1, Attack; no cube advances
word-squeeze = Squeeze
about-squeeze = Tentacle: Slide 1, Attack +1; then the Bot cube advances
word-ping = Ping
about-ping = Echo: Slide 2, Attack; then the Hunter cube advances
word-sweep = Sweep
about-sweep = Echo: Slide 2, Purge 1 Virus; then the Bot cube advances
word-resonance = Resonance
about-resonance = Echo: Slide 1, Attack +1; then the Hunter and Guardian cubes advance
word-feedback = Feedback
about-feedback = Echo: Attack at Range 1; then the Bot and Hunter cubes advance
word-lock-on = Lock On
about-lock-on = Echo: Slide 1, 1 Threat, Attack; then the Bot cube advances
word-reverb = Reverb
about-reverb = Echo: Slide 3, Attack; then the Hunter and Guardian cubes advance
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
about-pounce = Kynodontas: Slide 2, Attack +1; then the Bot and Hunter cubes advance
word-snarl = Snarl
about-snarl = Kynodontas: 1 Threat, Attack; then the Bot cube advances
word-chase = Chase
about-chase = Kynodontas: Slide 3, Attack; then the Hunter and Guardian cubes advance
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
about-containment = XAN4TH.RAR: Attack, Slide 2, Seal the Gateway, Slide 2, Seal the Gateway; then the Bot and Hunter cubes advance
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
about-o01 = Hold 1 Bio, 1 Science and 1/2 Crypto on your Hard Disk
word-o02 = Objective 2
about-o02 = Hold 1 Bio, 1 Science and 1/2 Politics on your Hard Disk
word-o03 = Objective 3
about-o03 = Hold 1 Bio, 1 Crypto and 1/2 Science on your Hard Disk
word-o04 = Objective 4
about-o04 = Hold 1 Bio, 1 Crypto and 1/2 Politics on your Hard Disk
word-o05 = Objective 5
about-o05 = Hold 1 Bio, 1 Politics and 1/2 Science on your Hard Disk
word-o06 = Objective 6
about-o06 = Hold 1 Bio, 1 Politics and 1/2 Crypto on your Hard Disk
word-o07 = Objective 7
about-o07 = Hold 1 Science, 1 Crypto and 1/2 Bio on your Hard Disk
word-o08 = Objective 8
about-o08 = Hold 1 Science, 1 Crypto and 1/2 Politics on your Hard Disk
word-o09 = Objective 9
about-o09 = Hold 1 Science, 1 Politics and 1/2 Bio on your Hard Disk
word-o10 = Objective 10
about-o10 = Hold 1 Science, 1 Politics and 1/2 Crypto on your Hard Disk
word-o11 = Objective 11
about-o11 = Hold 1 Crypto, 1 Politics and 1/2 Bio on your Hard Disk
word-o12 = Objective 12
about-o12 = Hold 1 Crypto, 1 Politics and 1/2 Science on your Hard Disk

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

no-br-abil-12 = No arrow on your sheet leads there.
no-br-actph-02 = You've used all your actions: your Click is { $click }.
no-br-actph-06 = Something else has to be resolved first: answer the current question.
no-br-actroom-01 = Only a revealed room can be activated.
no-br-actroom-03 = You've already activated this room this turn.
no-br-actroom-05 = You activate a room during a Move, with your Avatar in it.
no-br-antiv-01 = There's an ICE with Anti-Virus in your room: you can't Infect here without a shield.
no-br-assign-09 = Only the player of the attacked Avatar may elude.
no-br-attach-08 = There are already three components on your Avatar's base: no space for a Shield token.
no-br-breach-09 = The Breach deck is empty, or every border already has a Breach.
no-br-buy-01 = You buy in your Action Phase, before or after an action.
no-br-buy-02 = That Reward isn't on offer.
no-br-buy-03 = You don't have enough Credits: it costs { $price }.
no-br-buy-05 = That Reward has already been bought.
no-br-buy-06 = There are no partial Information tokens left.
no-br-cache-02 = It costs a cube from its own box, and you have none there.
no-br-cheat-05 = That Cheat isn't ready: use Develop to put a cube on it.
no-br-cheat-07 = You activate Cheats in your Action Phase, before or after an action.
no-br-cheat-08 = Your Avatar is disconnected: you can only activate a Program with another timing now.
no-br-cheat-11 = The Program has a different timing.
no-br-cheat-14 = You've already activated that Cheat this turn.
no-br-config-01 = To Configure, make 2 Pushes or draw 1 Malware card.
no-br-confph-02 = You've configured as often as your CPU allows.
no-br-cpe-01 = The card has no Alternative Effect, or this mode doesn't use it.
no-br-dev-01 = There's no development cube in that box.
no-br-dev-04 = That Cheat is already ready.
no-br-dev-05 = There are no development cubes left, or all Cheats are ready.
no-br-dev-06 = You can't pay for that development box.
no-br-disc-07 = Your Avatar is disconnected and can't act.
no-br-effect-04 = You can't do that now: you can't pay its cost, or it isn't part of the effect.
no-br-elude-02 = You decide what your shield stops before you elude.
no-br-elude-05 = There's no Defense cube in your Defense box to shift.
no-br-elude-06 = You can only elude while an attack on your Avatar is being resolved.
no-br-free-03 = Use your free action first, before anything else.
no-br-game-06 = The Breach is for 1 to 4 players, not for { $players }.
no-br-link-04 = The rooms aren't connected: they aren't next to each other, or one of the links between them is closed.
no-br-malw-07 = Discard down to 4 cards first.
no-br-malw-08 = That card isn't in your hand.
no-br-malw-09 = That card isn't in your hand.
no-br-malw-11 = You've already played a card with that name this turn.
no-br-attack-05 = There's no Attack cube in your Attack box to shift.
no-br-move-03 = There's no Movement cube in your Movement box to shift.
no-br-shield-02 = There's no Defense cube in your Defense box to shift.
no-br-move-04 = You enter and reveal rooms with the MP of a Move: start one first.
no-br-move-08 = You can only enter a room next to yours, and a dark one has to be revealed first.
no-br-move-09 = You don't have enough MP: it costs { $cost }.
no-br-mtype-02 = The Mission's condition hasn't just been met.
no-br-push-01 = No arrow on your sheet leads there.
no-br-push-03 = There's no such cube in that box.
no-br-push-05 = Make your Pushes first.
no-br-res-02 = You don't have that Research token.
no-br-res-06 = You use Research in your own Action Phase, while your Avatar is connected and no attack is being resolved.
no-br-res-07 = Whatever is going on has to be resolved first.
no-br-res-09 = You use a boost once you've declared an action of its ability: in a Move before you spend the first MP, in an Attack before Viruses are assigned.
no-br-res-10 = There's no Infection die to roll again.
no-br-res-14 = There's no Firewall Virus on your Avatar.
no-br-res-17 = You use a Defense boost when your Avatar is attacked.
no-br-resp-01 = It only works once the target of an attack has been named.
no-br-resp-02 = It only works in an attack, before Viruses are assigned.
no-br-resp-03 = It only works when your Avatar is attacked.
no-br-reveal-01 = That isn't a dark room connected to yours.
no-br-reveal-02 = You don't have enough MP: revealing it costs { $cost }.
no-br-room-03 = You don't have enough MP: an Industrial room costs { $cost }.
no-br-room-04 = You don't have enough MP: a Terminal costs { $cost }.
no-br-room-05 = You don't have enough MP: a Garden costs { $cost }.
no-br-room-06 = You don't have enough MP: a Tower costs { $cost }.
no-br-room-07 = You don't have enough MP: a Void room costs { $cost }.
no-br-room-08 = There are no Research tokens left in this Void room.
no-br-room-10 = Omega has no effect for Avatars and can't be infected.
no-br-round-02 = It isn't your turn.
no-br-round-03 = That belongs to another phase: actions first, then configuration, then tracing.
no-br-setav-01 = Avatars are chosen in turn, starting with the Password holder: wait for your turn.
no-br-setav-02 = That Avatar is taken.
no-br-setbr-01 = Breachers are chosen in turn, ending with the Password holder: wait for your turn.
no-br-setbr-02 = That Breacher is taken.
no-br-setdb-01 = You can choose "{ $option }" only with the advanced set-up.
no-br-shield-12 = Your Avatar is already shielded.
no-br-solo-01 = Solo is for 1 player and Competitive for 2 to 4: { $players } can't play this mode.
no-br-solo-09 = You use an Alternative Effect in your own Action Phase.
no-br-subr-04 = No ICE is targeting you, or there's no other Avatar in your room.
no-br-target-01 = That model is out of Range.
no-br-target-07 = You can't attack yourself.
no-br-target-09 = An attack needs a model in Range; if there is one, you have to name it.
no-br-timing-01 = That is for your own Action Phase.
no-br-timing-02 = You can't play that right now.
no-br-timing-03 = That is for an attack, no matter who attacks.
no-br-timing-04 = That is for one of your own actions: the Attack, Move or Infect it names.
no-br-timing-05 = That is for an enemy's Attack or Move.
no-br-timing-06 = That is for the Firewall's turn.
no-br-timing-07 = Add Range before you name the target.
no-br-timing-08 = Wait: something is being resolved, and others decide first.
no-br-trace-01 = You trace nodes in the Trace Phase, at the end of your turn.
no-br-trace-03 = You need one of your Viruses in every room around that node; there's none in { $room }.
warn-br-trace-14 = { $again-is ->
    [true] You've traced this node before and it holds no Information: you'd only lose the Viruses around it.
   *[false] This node holds no Information: all you'd get for the Viruses around it is one Virus in it.
 }
warn-br-vlimit-05 = You already have a Virus in this room. No other is placed, but Threat or an ICE cube's advance can still follow.
warn-br-recon-08 = Your Action Phase ends, and next turn you come back with only one action.

## The table told field by field

view-tape = Tape
    .part = none
view-players = Players
    .part = none
view-mode = Mode
    .part = meters
view-advanced = Advanced set-up
    .part = meters
view-window-ms = Response time in milliseconds
    .part = none
view-phase = Phase
    .part = meters
value-view-phase = { $value-is ->
    [turn] start of a turn
    [act] Action Phase
    [move] a Move
    [configure] Configuration Phase
    [trace] Trace Phase
    [password] Password Phase of the Firewall
    [activation] Activation Phase of the Firewall
    [awakening] Guardian awakening
    [over] game over
   *[other] set-up
 }
view-active = Whose turn
    .part = meters
value-view-active = { value-seat }
view-password = Password
    .part = meters
value-view-password = { value-seat }
view-round = Round
    .part = meters
view-clicks = Actions taken this turn
    .part = meters
view-limit = Actions allowed instead of the CPU's
    .part = none
view-ended = Action Phase ends
    .part = none
view-configured = Configurations done
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
view-pending = Still to choose
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
view-codes = Room codes
    .part = none
view-unseen = Rooms still face down
    .part = board
view-turns = Room orientations
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
view-sides = Track sides: Bot, Hunter, Guardian
    .part = meters
view-track = ICE cube boxes: Bot, Hunter, Guardian
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
view-marks = Hard Disk marks covered
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
value-there = { value-room }
value-view-at = { value-room }
view-links = Links
    .part = board
value-view-links = { $at-side } { $value ->
    [-1] closed
   *[other] { $value }
 }
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
view-stands = In room
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

about-aim = You're a hacker in a Database that fights back. You guide an Avatar from room to room, infect rooms with Viruses and trace nodes for secret Information. Collect all the Information of your Objective to win, and against other hackers be the first. If the Firewall seals the last Gateway before that, nobody wins.
help-goal =
    You're hackers in a Database that fights back. Your Avatar infects rooms; once
    every room around a node has your Virus, you can trace the node for its
    Information. The first to hold all the Information of their secret Objective
    wins; two half tokens of a type count as a whole one. If the Firewall's
    Guardian seals the last Gateway before that, nobody wins.
    A turn has three phases:
    1 Action     as many actions as your Click: Move, Attack, Shield, Infect,
                 Develop, Configure, Log-Out; in between you can play cards and
                 use Cheats, Research and purchases
    2 Configure  2 Pushes or a Malware card, as often as your CPU allows
    3 Trace      nodes with your Viruses all around them: take their Information,
                 and those Viruses come off
    Code cubes set your abilities: 2 for each cube of the box's own colour, 1 for
    any other. Move, Attack, Shield and Elude shift a cube along an arrow; Pushes
    bring cubes back.
    An Attack up to the target's Defense gives it 1 Virus, a higher one 2, twice
    the Defense 3. Three Viruses disconnect an Avatar; the third Threat is a Virus.
    After all turns the Firewall reveals cards: ICE act, and its tracks advance.
    Press h to see this again, along with how to read the board.
help-board =
    Rooms      columns are letters, rows numbers: A1. TM-1 is the room's code, #### a
               dark room. The numbers on its sides are the MP of its links, x is closed
    Between    = and " a Breach, ~ and ' one that has been flipped; G1 a Gateway next
               to its room, OM Omega
    In rooms   @12 the Avatars of players 1 and 2; ICE by first letter, X the
               Guardian; v12 Viruses of players 1 and 2; r2 two Research tokens
    Nodes      B S C P whole Information, b s c p half of it: Bio, Science, Crypto,
               Politics; . no Information
    Sheets     Mov 5:MMA is a Movement box with two Movement cubes and an Attack
               cube, worth 5; the same for Att and Def; the Cache is worth nothing.
               Click is the number of actions in a turn, Configure the number in its
               second phase
    Firewall   The die is the most any ICE can attack and defend with. Bot 2A: the
               Bot cube is in box 2 of its track, side A
    More       v and a player's number shows a sheet, v and a room (v B2) what's
               there; v nodes what's left to trace; v ice, v rewards and v tracks
               show those; v and the name of a card what it does

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
seen-omega = Omega, the Guardian's room, next to { $place }: crossing costs { $cost } MP
seen-breach = Breach between { $from } and { $to }: { $cost } MP{ $worn-is ->
    [true] , gone once crossed
   *[false] {""}
 }
seen-gateway = Gateway { $number } at { $place }, { $side } side{ $goal-is ->
    [true] : the Guardian is heading for it
   *[false] {""}
 }
seen-sealed = Sealed Gateways: { $numbers }
seen-virus = { $name }'s Virus
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
seen-avatar = { $name }'s { $avatar }, Defense { $defense }{ $viruses ->
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
   *[other] , attached to { $on }'s Avatar
 }. { $ice-about }

## The Firewall's turn step by step

play-title = The Firewall's turn
play-count = Firewall, { $number } of { $of }
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
play-again = Replay the Firewall's turn

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
board-guardian = Viruses on the Guardian's card, by player: { $numbers }
board-omega = In Omega: { $models }
board-missing = You still need: { $missing }
board-legend = Press h for the symbols and everything v can show.
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
   *[other] ; none of your Viruses yet in { $rooms }
 }
board-track = { $category }, side { $side }: { $boxes }
board-icons = > marks the cube's box; B, H and G deploy a Bot, a Hunter and the Guardian, T is 1 Threat, F raises the Firewall die, g advances the Guardian cube. After its last box, a Bot or Hunter cube starts again at box 1.
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
desk-only-you = Only you can see it
desk-hand-empty = No cards in hand.
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
desk-nothing-changes = You have no card for your Infect and no Reroll, so you can't change it.
desk-secret-order = Played for you when a suitable window closes
desk-alternative = In Solo, also 3 Pushes
desk-threat = Threat
desk-threat-told = Threat { $threat } of { $most }; the next one is a Virus
desk-viruses = Viruses
desk-viruses-told = { $n ->
    [0] No Viruses on the Avatar
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
desk-marks = The first player to fill T1, and then T2, advances the Guardian cube.
desk-cpu = { $click ->
    [one] 1 action
   *[other] { $click } actions
 }, { $configure ->
    [one] 1 Configure
   *[other] { $configure } Configures
 } per turn
desk-shield = Shield
desk-shield-waived = Shield, letting through
desk-password = Password
desk-out = not in the Database
desk-attached = { $ice } attached
desk-credits = { $n ->
    [0] no Credits
    [one] 1 Credit
   *[other] { $n } Credits
 }
desk-cheats = Cheats
desk-cheat = { $cheat }: { $ready-is ->
    [true] ready
   *[false] needs a development cube
 }
desk-developments = Development boxes
desk-no-developments = none left
desk-discards = Discarded
desk-own = { $name }, you
desk-you = you
desk-bot = { $name }, bot
desk-order = Standing order: { $order-is ->
    [pass] always pass
   *[other] pass unless attacked
 }
desk-details = Details
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
track-stays = the cube stays
track-deployed = { $ice }: { $deployed } in play, { $left } left
track-guardian = XAN4TH.RAR { $state-is ->
    [asleep] is asleep
    [deployed] is deployed and about to awaken
   *[other] is awake
 }
track-card = { $card }: { $card-about }
round-number = Round { $round }
round-order = Turn order
round-seat = { $name }{ $now-is ->
    [true] , playing now
   *[false] {""}
 }{ $password-is ->
    [true] , holds the Password
   *[false] {""}
 }

## Response windows and standing orders

window-title = Response window
window-who = { $name } may respond
window-attack = { $model } attacks { $target }, { $attack } against { $defense }.
window-move = { $other } starts a Move with { $mp } MP.
value-window-move-other = { value-seat }
window-firewall = { $alone-is ->
    [true] An activation card is about to be revealed.
   *[false] { $other } is about to reveal an activation card.
 }
value-window-firewall-other = { value-seat }
window-targeted = { $model } has chosen its target.
window-threat = { $other }'s Threat is about to rise.
value-window-threat-other = { value-seat }
window-end = { $awakens-is ->
    [true] The Guardian is about to awaken.
   *[false] The Firewall's turn is about to end.
 }
window-mission = A Mission can be played.
window-left = { $time } left
window-free = no time limit
order-title = When you can respond
order-ask = Ask me
order-pass-unless-attacked = Pass unless attacked
order-pass = Pass
order-public = Everyone can see a standing order.

## The stage: what a walk, an attack and an Infect would bring; the gallery and the development boxes

desk-actions = { $left } of { $most ->
    [one] 1 action
   *[other] { $most } actions
 }
desk-hand-fits = { $n ->
    [one] 1 card fits now
   *[other] { $n } cards fit now
 }
desk-other = Defense { $defense }, Threat { $threat }
desk-wanted = You're after
desk-deck = Your deck
desk-deck-left = { $n ->
    [one] 1 card in the deck
   *[other] { $n } cards in the deck
 }
desk-boxes = { $n ->
    [one] 1 development box
   *[other] { $n } development boxes
 }
boxes-hint = Each opens once and does what it says; its cube readies a Cheat.
boxes-close = Back to the Database
boxes-ready = ready
boxes-empty = needs a cube
track-soon = Next: { $first }
seen-mp-left = { $n } left
walk-title = { $room } for { $n } MP
walk-reveal = Reveal { $room } for { $n } MP
walk-left = { $n } MP left.
walk-use = Enough to use the room. { $effect }.
walk-cube = A { $colour } cube goes to { $box }.
room-use = Use the room
desk-push-hint = Tap a cube, then a box: Configure, 2 Pushes.
verb-mp = { $n } MP
walk-go = Walk there
strike-title = Attack { $attack } against Defense { $defense }
strike-far = Out of range.
strike-rung = { $to ->
    [-2] { $from }
    [-1] { $from } and more
   *[other] { $from ->
        [1] up to { $to }
       *[other] { $from } to { $to }
     }
 }
strike-shield = A shield stops one Virus.
strike-fatal = { $n ->
    [one] The next Virus eliminates it.
   *[other] { $n } Viruses eliminate it.
 }
strike-help = With { $card } it's Attack { $attack }: { $viruses ->
    [one] 1 Virus
   *[other] { $viruses } Viruses
 }.
strike-responders = { $n ->
    [one] { $names } may respond.
   *[other] { $names } may respond.
 }
stamp-disconnected = DISCONNECTED
stamp-traced = TRACED
stamp-empty = NOTHING LEFT
draft-attack = Attack { $target }: { $attack } against { $defense }?
strike-go = Attack
infect-title = Infect { $room }
infect-closes = Closes { $nodes }
infect-unharmed = { $percent } % of rolls bring neither Threat nor a Firewall cube forward.
pick-which-avatar = The figure you move through the Database.
pick-which-breacher = The person at the keyboard, with one trick.
pick-which-program = You get both: the other one shows once you've used this one.
pick-which-starting-cube = Each cube goes into the box of its colour.
pick-free = { $n ->
    [one] and 1 more cube of your choice
   *[other] and { $n } more cubes of your choice
 }
pick-which-interface = Choose any: it changes nothing in the game.
plain-hugo = All-rounder: his steps turn into blows.
plain-sturm = Fighter: hits hardest, and every blow turns into armour.
plain-vitruvian = Wall: slow, but shrugs off what fells the others.
plain-mila = Runner: the fastest, and striking gives her breath.
plain-argo = Haggler: buys one thing cheaper.
plain-cassia = Gardener: moves a Virus to the room next door.
plain-dedalo = Architect: turns rooms, so that doors meet or part.
plain-ishtar = Markswoman: hits one room further, for a whole turn.
plain-null = Ghost: appears next to data you have already stolen.
plain-vesper = Seer: knows the Firewall's next three moves, and sorts them.

## Why a bot does something: facts that everybody sees

reason-infect = A Virus in { $room } brings the nodes around it closer to a Trace.
reason-trace = Node { $node } is surrounded: a Trace brings its Information.
reason-trace-empty = Node { $node } is empty, but once it's traced the Avatar can come back next to it.
reason-trace-again = Node { $node } is empty: tracing it takes the Viruses around it back.
reason-move = There's more to do elsewhere than in { $room }.
reason-go = { $room } is on the way.
reason-activate = The effect of { $room } is worth its MP now.
reason-attack = An enemy is within reach, and an Attack is worth the action.
reason-target = { $model } is the best target within reach.
reason-defend = Viruses on the Avatar cost more than a Defense cube.
reason-develop = The box helps now, and { $cheat } will be ready.
reason-configure = { $what-is ->
    [draw] A new card opens more options.
   *[other] Cubes back in their boxes make the next actions stronger.
 }
reason-push = This cube goes back to its own box, where it counts.
reason-push-on = This cube is on its way back to its own box.
reason-use = { $does-is ->
    [mission] Its condition is met now, and only then can it be played.
    [push] Its Pushes bring cubes back to their own boxes.
    [draw] The hand still has room for a card.
    [gain-cube] One more cube makes every turn stronger.
    [research] A Research token is a free effect for later.
    [partial-info] It brings Information that the Objective needs.
    [discount] It brings Information within what the Credits can pay.
    [credit] Each Credit brings the next purchase closer.
    [reset-threat] It clears the Threat before it turns into a Virus.
    [remove-virus] The Avatar has Firewall Viruses to get rid of.
    [shield] A shield takes a Virus off each attack to come.
    [slide] The Slide brings the Avatar closer to its goal and saves a Move.
    [place-avatar] It takes the Avatar most of the way without a Move.
    [attack] It's an Attack that costs no action, and a target is within reach.
    [range] It brings a better target within reach.
    [place-virus] It puts a Virus where the Objective still needs one.
    [move-virus] It moves a spare Virus to where the Objective needs one.
    [open-breach] The way ahead is long, and this makes it shorter.
    [rotate] The way ahead is long, and a room turned makes it cheaper.
    [darken] The way ahead is long, and a dark room makes it cheaper.
    [move-gateway] The Guardian is about to reach a Gateway, and this moves it away.
    [peek] It shows what the Firewall will do next.
    [steal-credit] It takes a Credit from a rival.
    [boost-attack] The attack eliminates its target only with more strength.
    [boost-defense] With more Defense, the attack assigns fewer Viruses.
    [boost-movement] The MP left fall just short of the goal.
    [unshield] The target's shield would stop a Virus.
    [reroll] This result hurts, and a new roll may be better.
    [ignore-threat] It saves the Avatar from the Threat of this result.
    [retarget] It turns the attack away from the Avatar.
    [slide-after] After the attack, the Avatar can get closer to its goal.
   *[other] This is worth the most right now.
 }
reason-buy = The Credits are best spent on { $reward }.
reason-log-out = It's too dangerous to stay in { $room }.
reason-let-be = Saving resources for later is worth more.
reason-end = Nothing else is worth its cost now.
reason-choose = This choice looks best from here.
reason-push-away = A cube has to move, and this one is missed least.
reason-colour = { $colour } cubes are the ones this Avatar is short of.
reason-turn-open = Turned this way, the room opens the best way ahead.
reason-turn-against = Turned this way, the room is the hardest to leave.
reason-turn-which = Turning { $room } saves the most MP on the way ahead.
reason-breach-here = A Breach here saves the most MP on the way ahead.
reason-darken = With { $room } dark, the way ahead is cheapest.
reason-connect = From { $room }, the Objective is quickest to serve.
reason-slide = { $room } is the closest to where the Avatar is heading.
reason-infect-where = { $room } is where a Virus is missing.
reason-need-type = The Objective needs this type most.
reason-need-none = Nothing on offer serves the Objective.
reason-drop-token = The Objective can do without this one.
reason-spare-virus = This Virus is the least useful where it is.
reason-discard = This card is likely to be worth the least later.
reason-gateway = This is the Gateway the Guardian is heading for.
reason-far-from-guardian = This is as far from the Guardian as it gets.
reason-ice-elsewhere = { $room } keeps the I.C.E. away from the Avatar.
reason-leader = { $seat } holds the most Information of the others.
reason-ice-far = { $model } is the farthest from the Avatar.
reason-ice-near = { $model } is the nearest to the Avatar: better without it.
reason-deploy-far = { $room } is far from the Gateways, where Avatars come back.
reason-track = Bots are the mildest, then Hunters; the Guardian comes last.
reason-sort-cards = The worst card goes to somebody else.
reason-only-one = Nobody else can be chosen.
reason-came-out-best = { $gain-is ->
    [less-progress] Played out several times, this did more for the Objective than the other answers.
    [less-safe] Played out several times, this kept the Avatar safer than the other answers.
    [fewer-cubes] Played out several times, this left more cubes where they're needed.
    [fewer-means] Played out several times, this left more to work with: Credits, cards and Cheats.
    [fewer-fights] Played out several times, this left better chances for an Attack.
    [rivals-gain] Played out several times, this left the other players worse off.
    [firewall-gains] Played out several times, this kept the Firewall farther from sealing the Gateways.
   *[other] Played out several times, this came out best.
 }
reason-as-you-like = They're about equally good: take the one you like.
reason-infect-for = { $left ->
    [one] A Virus in { $room } is the last one missing around node { $node }.
   *[other] Node { $node } still lacks Viruses in { $left } rooms, and { $room } is one of them.
 }
reason-move-for = Node { $node } needs a Virus in { $there }.
reason-move-hunt = { $model } is worth going after.
reason-go-on = { $room } is on the way to { $there }.
reason-nothing-to-use = You have nothing to use here.
reason-no-change = Nothing you hold is worth using on this attack.
reason-not-concerned = This attack is between others.
reason-keep-result = Changing this result isn't worth a card or a token.
reason-out-anyway = One Virus fewer wouldn't keep the Avatar in the Database.
reason-keep-cube = The Defense cube is worth more than one Virus.
reason-trace-none = No node you could trace has Information that the Objective needs.
reason-arrived = The Avatar is where it's needed.
reason-no-mp = The MP left lead no further.
reason-no-actions = There are no actions left, and nothing free is worth using.

## Why a bot would rather do something else

reason-less-progress = It does less for the Objective.
reason-less-safe = It leaves the Avatar in more danger.
reason-fewer-cubes = It leaves fewer cubes where they're needed.
reason-fewer-means = It leaves less to work with: Credits, cards and Cheats.
reason-fewer-fights = It leaves fewer chances for an Attack.
reason-rivals-gain = It leaves the other players better off.
reason-firewall-gains = It leaves the Firewall closer to sealing the Gateways.
reason-much-the-same = It comes to much the same.
