### What Bomb Squad says. A `word-` stands for the value of the same name wherever a message shows it.

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
