### Ce que dit Bomb Squad. Un `word-` remplace la valeur du même nom partout où un message la montre.
### Un message choisit d'après `$NOM-is`, le même dans toutes les langues, et montre `$NOM`.

## Couleurs

word-red = rouge
word-yellow = jaune
word-blue = bleu

## Cartes Instruction

word-move = déplacement
word-door = ouverture
word-rescue = sauvetage
word-disarm = désamorçage

## Attributs

word-colour = couleur
word-action-type = type d'action
word-level = niveau

## Directions

word-up = vers le haut
word-right = vers la droite
word-down = vers le bas
word-left = vers la gauche

## Pièces

word-robot = robot
word-hostage = otage
word-bomb = bombe
word-barrier = barrière
word-security-camera = caméra de sécurité
word-crate = caisse
word-pressure-plate = plaque de pression
word-sliding-door = porte coulissante
word-wall = mur
word-entrance = entrée
word-space = case
word-token = jeton

## Où se trouvent les cartes

word-hand = main
word-draw-pile = pioche
word-discard-pile = défausse
word-programming-slot = emplacement de programmation
word-control-frame = cadre de contrôle
word-secured-area = zone sécurisée
word-face-up = face visible
word-face-down = face cachée

## Batteries

word-main-battery = batterie principale
word-reserve-battery = batterie de réserve
word-battery-cell = cellule

## Actions du tour

word-give-information = donner une information
word-discard-card = défausser une carte
word-program-card = programmer une carte
word-activate-robot = activer le robot

## Robots

word-felix = Felix
word-mule = Mule
word-dart = Dart
word-lynx = Lynx

## Missions et niveaux

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
mission-alpha = Portes ouvertes
mission-bravo = À huis clos
mission-m01 = Premier appel
mission-m02 = Caisse d'épargne
mission-m03 = Le dernier train
mission-m04 = Quai de chargement
mission-m05 = Nuit dans l'aile du musée
mission-m06 = Hôpital général
mission-m07 = Fausses alertes
mission-m08 = Salle des turbines
mission-x01 = Horlogerie
mission-x02 = Tour rétro
mission-x03 = Entrée latérale
mission-x04 = Longue distance
word-standard = standard
word-epic = épique

## Rôles

word-role-front-liner = Première ligne
word-role-information-expert = Expert en renseignement
word-role-programmer = Programmeur
word-role-recon-specialist = Spécialiste en reconnaissance
word-role-sergeant = Sergent
word-role-driver = Conducteur
word-role-engineer = Ingénieur
word-role-negotiator = Négociateur
word-role-security-expert = Expert en sécurité
word-role-technician = Technicien
word-role-analyst = Analyste
word-role-commander = Commandant
word-role-disposal-expert = Expert en élimination
word-role-field-agent = Agent de terrain
word-role-operator = Opérateur

role-short = { $value-is ->
    [role_front_liner] Front
    [role_information_expert] Renseign.
    [role_programmer] Programmeur
    [role_recon_specialist] Reconnaiss.
    [role_sergeant] Sergent
    [role_driver] Conducteur
    [role_engineer] Ingénieur
    [role_negotiator] Négociateur
    [role_security_expert] Sécurité
    [role_technician] Technicien
    [role_analyst] Analyste
    [role_commander] Commandant
    [role_disposal_expert] Élimination
    [role_field_agent] Terrain
   *[role_operator] Opérateur
 }
role-ability = { $value-is ->
    [role_front_liner] voit sa main, les autres non ; ne recharge jamais
    [role_information_expert] peut donner une information après avoir joué
    [role_programmer] a 1 carte de plus en main
    [role_recon_specialist] gagne 1 cellule de plus pour une annonce juste
    [role_sergeant] peut programmer la carte du dessus de la défausse
    [role_driver] opérateur, allonge ou raccourcit de 1 un déplacement
    [role_engineer] opérateur, paie 2 cellules de moins
    [role_negotiator] opérateur, sauve avec toute carte de sauvetage
    [role_security_expert] opérateur, ouvre avec toute carte d'ouverture
    [role_technician] opérateur, désamorce avec toute carte de désamorçage
    [role_analyst] peut reprendre une carte défaussée pour 1 cellule
    [role_commander] pour 1 cellule, révèle une carte programmée et peut l'ôter
    [role_disposal_expert] opérateur, peut écarter 1 carte de plus
    [role_field_agent] peut programmer face visible
   *[role_operator] peut regarder les cartes programmées à tout moment
 }
role-about = Votre rôle, { $value } : { role-ability }.

## Types d'action tels que les règles les nomment

word-open-door = ouverture
word-rescue-hostage = sauvetage
word-disarm-bomb = désamorçage

## Valeurs : comment un message montre un argument. `$next` est le nombre compté à partir de un,
## `$name` qui a la place de ce nombre, si `$name-is` n'est pas `none`.

value-to = { value-seat }
value-operator = { value-seat }
value-place = { $next }
value-places = { $next }
value-slot = { $next }
value-slots = { $next }
value-cell = rangée { $row }, colonne { $column }
value-card = { $value ->
    [-1] carte cachée
    [0] déplacement rouge 1
    [1] déplacement jaune 2
    [2] déplacement bleu 3
    [3] ouverture rouge 1
    [4] ouverture jaune 2
    [5] ouverture bleue 3
    [6] sauvetage rouge 1
    [7] sauvetage jaune 2
    [8] sauvetage bleu 3
    [9] désamorçage rouge 1
    [10] désamorçage jaune 2
    [11] désamorçage bleu 3
   *[other] carte inconnue { $value }
 }
value-cards = { value-card }
value-event-turned-over-cards = { $value }
value-no-bs-activate-02-cards = { $value }
value-no-bs-activate-09-cards = { $value }
value-no-bs-activate-10-cards = { $value }
value-event-moved-to = { value-cell }
value-event-informed-to = { $name-is ->
    [none] au joueur { $next }
   *[some] à { $name }
 }
value-event-dealt-cards = { $value ->
    [-1] ?
   *[other] { value-card }
 }
value-event-drew-card = { $value ->
    [-1] une carte
   *[other] une carte : { value-card }
 }
value-event-programmed-card = { $value ->
    [-1] face cachée
   *[other] face visible : { value-card }
 }
value-event-worked-card = { value-card } : { $value ->
    [3] le robot ouvre la porte
    [4] le robot ouvre la porte
    [5] le robot ouvre la porte
    [6] le robot sauve l'otage
    [7] le robot sauve l'otage
    [8] le robot sauve l'otage
   *[other] le robot désamorce la bombe
 }
value-do-inform-to = { value-event-informed-to }
value-do-program-card = carte { $next }
value-do-discard-card = carte { $next }
value-do-order-slots = emplacement { $next }
value-do-declare-seen-cards = carte { $next }
value-do-play-card = carte { $next }
value-do-reveal-slot = emplacement { $next }
pick-take-role-role = { $value } : { role-ability }
value-event-role-taken-role = { $value } : { role-ability }
value-event-turned-up-code = { $value ->
    [6] un otage rouge
    [7] un otage jaune
    [8] un otage bleu
    [9] une bombe rouge
    [10] une bombe jaune
   *[other] une bombe bleue
 }
value-no-bs-program-02-card = { $next }
value-no-bs-noprog-01-card = { $next }

## Questions

ask-ready = Lancer le minuteur ?
    .why = Tout est en place. N'importe quel joueur peut le lancer ; le premier tour commence ensuite.
ask-turn = Que faites-vous ce tour-ci ?
    .why = Vous avez une seule action.
ask-order = Dans quel ordre exécuter les cartes ?
    .why = Vous avez activé le robot : vous décidez de l'ordre, et personne d'autre. Tout le monde peut parler.
ask-direct = Dans quelle direction va le robot ?
    .why = La carte marquée s'exécute maintenant et c'est un déplacement : à vous de choisir sa direction. Le plan n'engage à rien.
ask-target = Sur quoi la carte agit-elle ?
    .why = Plusieurs choses à côté du robot conviennent à la carte : l'opérateur choisit.
ask-role = Quel rôle prenez-vous ?
    .why = Chaque rôle est unique. Parmi Conducteur, Ingénieur, Négociateur, Expert en sécurité et Technicien (activation), un seul peut être en jeu.
ask-enter = À quelle entrée le robot commence-t-il ?
    .why = Vous jouez avec deux robots. L'équipe place maintenant le robot actif, dont la batterie est la première.
ask-robot = Quel robot est actif en premier ?
    .why = Seul le robot actif agit, paie et se recharge.
ask-bonus = Donnez-vous aussi une information ?
    .why = En tant qu'Expert en renseignement, vous le pouvez après avoir joué une carte.
ask-take-back = Reprenez-vous la carte défaussée ?
    .why = En tant qu'Analyste, vous le pouvez pour 1 cellule ; dans ce cas, vous ne piochez pas.
ask-revealed = Que devient la carte révélée ?
    .why = En tant que Commandant, vous pouvez la défausser ; sinon elle reste, face visible.

## Étapes d'un tour

phase-action = Action
phase-order = Ordre
phase-operate = Exécution
phase-bonus = Bonus

## Verbes

verb-start = Lancer le minuteur
verb-inform = Donner une information
verb-inform-about = Montrez toutes les cartes d'une couleur ou d'un type dans la main d'un autre joueur. Gratuit.
verb-discard = Défausser une carte en annonçant ce que c'est
verb-discard-about = Si c'est juste, la batterie gagne 1 cellule, ou 2 pour la couleur et le type.
verb-program = Programmer une carte
verb-program-about = Elle attend sur le cadre de contrôle que le robot l'exécute ; vous en piochez une autre.
verb-activate = Activer le robot
verb-activate-about = Vous mettez les cartes programmées dans l'ordre et vous dirigez. Cela coûte des cellules, plus 2 par carte qui ne peut pas être exécutée.
verb-order = Mettre les cartes dans l'ordre
verb-go = Déplacer le robot
verb-work = Utiliser la carte à côté du robot
verb-declare-seen = Déclarer des cartes vues par accident
verb-take-role = Prendre un rôle
verb-enter = Placer le robot à une entrée
verb-choose-robot = Choisir le robot actif
verb-program-top = Programmer la carte du dessus de la défausse
verb-play-top = Jouer la carte du dessus de la défausse
verb-play = Jouer une carte
verb-play-about = Le robot l'exécute tout de suite.
verb-reveal = Révéler une carte programmée pour 1 cellule
verb-change-robot = Changer de robot actif
verb-take-back = Reprendre la carte pour 1 cellule
verb-unprogram = Défausser la carte
verb-leave-it = Laisser comme ça

do-start = Lancer le minuteur
do-inform = Cartes { $colour-is ->
    [red] rouges
    [yellow] jaunes
    [blue] bleues
   *[none] { $action-is ->
        [open_door] d'ouverture
       *[other] de { $action }
     }
 } : les indiquer { $to }
do-discard = Défausser la { $card } en annonçant { $colour-is ->
    [none] { $action-is ->
        [none] rien
       *[other] { $action }
     }
   *[other] { $action-is ->
        [none] { $colour }
       *[other] { $colour } et { $action }
     }
 }
do-program = Programmer la { $card }{ $face-is ->
    [up] , face visible
   *[none] {""}
 }
do-activate = Activer le robot
do-order = Exécuter { $slots }, dans cet ordre
do-go = Aller { $direction }{ $change ->
    [-1] , 1 case de moins
    [1] , 1 case de plus
   *[none] {""}
 }{ $boost ->
    [1] , 1 case plus loin pour 1 cellule
   *[none] {""}
 }
do-work = Utiliser la carte sur { $cell }
do-declare-seen = Déclarer { $cards } vues par accident : en défausser et en piocher autant
do-take-role = Prendre le rôle { $role }
do-enter = Placer le robot en { $cell }
do-choose-robot = Commencer avec { $tile } comme robot actif
do-program-top = Programmer la carte du dessus de la défausse
do-play-top = Jouer la carte du dessus de la défausse
do-play = Jouer la { $card }
do-reveal = Révéler l'{ $slot } pour 1 cellule
do-change-robot = Changer de robot actif
do-take-back = Reprendre la carte pour 1 cellule
do-unprogram = Défausser la carte
do-leave-it = Laisser comme ça

## Étapes d'un choix

choose-inform = Qu'indiquez-vous ?
choose-inform-to = À qui donnez-vous l'information ?
choose-inform-colour = Qu'indiquez-vous ?
choose-discard = Qu'annoncez-vous ?
choose-discard-card = Quelle carte défaussez-vous ? Une annonce juste recharge.
choose-discard-colour = Quelle couleur annoncez-vous ?
choose-discard-action = Quel type d'action annoncez-vous ?
choose-program = Face cachée ou face visible ?
choose-program-card = Quelle carte programmez-vous ?
choose-play-card = Quelle carte jouez-vous ?
choose-reveal-slot = Quelle carte révélez-vous ?
choose-take-role-role = Quel rôle prenez-vous ?
choose-enter-cell = À quelle entrée le robot commence-t-il ?
choose-choose-robot-tile = Quel robot est actif en premier ?
choose-declare-seen-cards = Lesquelles de vos cartes avez-vous vues ?
choose-go = De combien ?
choose-go-direction = Dans quelle direction ?
choose-work-cell = Laquelle ?
left-out-discard-colour = aucune couleur
left-out-discard-action = aucun type d'action

## Événements

event-set-up = { $step-is ->
    [mission] La mission est « { $what } ».
    [building] Le bâtiment est composé des tuiles { $what }.
    [frame] Le cadre de contrôle est vide.
    [robot] Le robot est { $what }.
    [tokens] Otages, portes et bombes sont dans le bâtiment, le robot est à une entrée.
    [timer] La bombe A explose { $what } secondes après le départ.
    [batteries] La batterie principale commence avec { $what } cellules.
    [roles] { $what-is ->
        [none] Cette table joue sans rôles.
        [random] Les rôles sont tirés au sort.
       *[choose] Chaque joueur prend un rôle.
     }
    [first] { $what-seat } joue le premier tour.
   *[deal] Chaque joueur reçoit { $what } cartes et les tient tournées vers les autres.
 }
event-dealt = { $seat } a en main : { $cards }.
event-timer-started = { $seat } lance le minuteur.
event-informed = { $seat } indique { $to } ses cartes { $value-is ->
    [red] rouges
    [yellow] jaunes
    [blue] bleues
    [open_door] d'ouverture
   *[other] de { $value }
 } : { $places }.
event-discarded = { $seat } défausse la carte { $place } en annonçant { $colour-is ->
    [none] { $action }
   *[other] { $action-is ->
        [none] { $colour }
       *[other] { $colour } et { $action }
     }
 } : { $right-is ->
    [true] juste, c'est
   *[false] faux, c'est
 } { $card }.
event-recharged = La batterie principale gagne { $cells ->
    [one] { $cells } cellule
   *[other] { $cells } cellules
 } et passe à { $main }.
event-drew = { $seat } pioche { $card }.
event-turned-over = La pioche est vide : les { $cards } cartes de la défausse sont retournées sans être mélangées.
event-mishap-declared = { $seat } a vu certaines de ses cartes par accident et défausse { $cards }.
event-programmed = { $seat } programme { $place-next ->
    [0] la carte du dessus de la défausse
   *[other] la carte { $place }
 } à l'emplacement { $slot }, { $card }.
event-activated = { $operator } active le robot comme opérateur : { $cards }.
event-ordered = { $operator } fixe l'ordre : { $cards }.
event-dropped = { $operator } écarte du cadre : { $card }.
event-paid = Le robot utilise { $cells ->
    [one] { $cells } cellule
   *[other] { $cells } cellules
 } : principale { $main }, réserve { $reserve }.
event-moved = { $card } : le robot va { $direction } jusqu'en { $to }.
event-worked = { $card } en { $cell }.
event-failed = Erreur : { $direction-is ->
    [none] rien à côté du robot ne convient à la carte ({ $card }).
   *[other] { $card } ne peut pas aller jusqu'au bout { $direction }.
 }
event-activation-ended = L'activation est terminée ; ses cartes sont défaussées : { $cards }.
event-exploded = La bombe { $letter } explose.
event-role-taken = { $seat } est { $role }.
event-robot-placed = { $tile } commence en { $cell }.
event-robot-changed = Le robot actif est { $tile }.
event-turned-up = Le brouillard se lève en { $cell } : { $code }.
event-taken-back = { $seat } reprend la carte ({ $card }) et ne pioche pas.
event-revealed = { $seat } révèle l'emplacement { $slot } : { $card }.
event-unprogrammed = { $seat } défausse la carte de l'emplacement { $slot } : { $card }.
event-played = { $seat } joue { $place-next ->
    [0] la carte du dessus de la défausse
   *[other] la carte { $place }
 } : { $card }.
event-filmed = Une caméra voit le robot : { $cells } cellules de plus.
event-fizzled = Le temps de la bombe { $letter } est écoulé : elle est perdue, et une barrière se trouve maintenant en { $cell }.
event-robot-out = { $tile } n'a plus de cellule et est hors service.
event-mission-ended = { $cause-is ->
    [cleared] Il ne reste aucune bombe : la mission est terminée.
    [fizzled] Le temps de la dernière bombe est écoulé et il n'en reste aucune autre : la mission est terminée.
    [battery] Il ne reste aucune cellule pour payer : la mission est terminée.
   *[detonation] Le bâtiment est détruit : la mission est terminée.
 }

## La fin

outcome-why = { $cause-is ->
    [cleared] { $success-is ->
        [true] La dernière bombe est désamorcée.
       *[false] Il ne reste aucune bombe, mais la mission n'est pas entièrement remplie.
     }
    [fizzled] { $success-is ->
        [true] Le temps de la dernière bombe s'est écoulé. Elle n'était pas fatale, et la mission est entièrement remplie.
       *[false] Le temps de la dernière bombe s'est écoulé. Elle n'était pas fatale, mais la mission n'est pas entièrement remplie.
     }
    [battery] Le robot n'avait plus de cellules : la batterie principale s'est vidée, puis la réserve.
   *[detonation] Une bombe a explosé avant d'être désamorcée.
 }
outcome = { $success-is ->
    [true] MISSION ACCOMPLIE
   *[false] MISSION ÉCHOUÉE
 }
    Ce qui est en sûreté compte double  { $secured }
    Toutes les bombes désamorcées       { $all_bombs }
    Otages restants, hors de danger     { $hostages_left }
    Cellules de réserve utilisées      { $reserve_used ->
        [0] {" "}0
       *[other] -{ $reserve_used }
     }
    Score                               { $score }
    Étoiles                             { $stars } sur 5

## Pourquoi un bot fait quelque chose

value-reason-inform-to = { value-event-informed-to }
value-reason-inform-spare-to = { value-event-informed-to }
value-reason-inform-later-to = { value-event-informed-to }
value-reason-inform-not-to = { value-event-informed-to }
value-reason-inform-not-later-to = { value-event-informed-to }
value-reason-inform-not-spare-to = { value-event-informed-to }
known-by = { $how-is ->
    [pile] {" "}Vous la connaissez par la défausse, retournée sans être mélangée.
    [count] {" "}Vous avez vu toutes les autres cartes possibles.
   *[other] {""}
  }
reason-program = Programmer { $card } : le robot pourra s'en servir à sa prochaine activation.{ known-by }
reason-program-early = Programmer { $card } : cette carte a sa place dans ce programme, et vous en piochez une autre.{ known-by }
reason-finish = Activer le robot : ce programme termine la mission.
reason-activate = Activer le robot : aucune des cartes que nous connaissons n'améliore le programme.
reason-activate-bomb = Activer le robot : ce programme désamorce une bombe juste à temps.
reason-activate-late = Activer le robot : le temps presse, et il se rapproche ainsi de la prochaine bombe.
reason-inform = Indiquer { $to } ses cartes { $value-is ->
    [red] rouges
    [yellow] jaunes
    [blue] bleues
    [open_door] d'ouverture
   *[other] de { $value }
 } : le robot a besoin de { $card }.
reason-inform-later = Indiquer { $to } ses cartes { $value-is ->
    [red] rouges
    [yellow] jaunes
    [blue] bleues
    [open_door] d'ouverture
   *[other] de { $value }
 } : le robot aura besoin de { $card } plus tard.
reason-inform-spare = Indiquer { $to } ses cartes { $value-is ->
    [red] rouges
    [yellow] jaunes
    [blue] bleues
    [open_door] d'ouverture
   *[other] de { $value }
 } : le plan peut se passer de { $card }, qui peut recharger la batterie.
reason-inform-not = Indiquer { $to } ses cartes { $value-is ->
    [red] rouges
    [yellow] jaunes
    [blue] bleues
    [open_door] d'ouverture
   *[other] de { $value }
 } : cela aide à repérer { $card }, dont le robot a besoin.
reason-inform-not-later = Indiquer { $to } ses cartes { $value-is ->
    [red] rouges
    [yellow] jaunes
    [blue] bleues
    [open_door] d'ouverture
   *[other] de { $value }
 } : cela aide à repérer { $card }, dont le robot aura besoin plus tard.
reason-inform-not-spare = Indiquer { $to } ses cartes { $value-is ->
    [red] rouges
    [yellow] jaunes
    [blue] bleues
    [open_door] d'ouverture
   *[other] de { $value }
 } : cela aide à repérer { $card }, dont le plan peut se passer et qui peut recharger la batterie.
reason-code = Indiquer { $to }, par le code de l'équipe, que l'une de ses cartes est { $card }.
reason-discard = Défausser la carte { $place } : pour autant que vous puissiez le savoir, on peut s'en passer, et l'annonce est sans doute juste.
reason-discard-guess = Défausser la carte { $place } : pour autant que vous puissiez le savoir, on peut s'en passer. L'annonce est un pari, mais si elle est juste, elle recharge la batterie.
reason-discard-spare = Défausser la carte { $place } : on s'en passe facilement, et vous en piochez une nouvelle.
reason-discard-known = Défausser { $card } : le plan peut s'en passer, et l'annonce recharge la batterie.{ known-by }
reason-discard-later = Défausser { $card } : le plan peut s'en passer pour l'instant, et l'annonce recharge la batterie.{ known-by }
reason-spoils-program = La carte { $place } ne va pas dans le programme : l'activation donnerait moins.
reason-may-spoil-program = Personne ne vous a dit ce qu'est la carte { $place }, et presque tout ce qu'elle peut être gâche le programme.
reason-run-unpaid = La batterie principale ne suffit pas pour cette activation : elle entame la réserve.
reason-run-early = Avec les cartes que les joueurs savent avoir en main, l'activation donnerait bien plus.
reason-loses-card = Pour autant que vous puissiez le savoir, le plan a besoin de la carte { $place }.
reason-tells-nothing = L'indice n'apprend rien de nouveau à personne.
reason-order = Exécuter les cartes dans cet ordre : c'est celui qui mène le robot le plus loin.
reason-direct = Aller par là : c'est le chemin le plus court vers la prochaine étape.
reason-direct-error = Aller par là : la carte ne sert à rien pour l'instant et la voie est bloquée, si bien que le robot reste où il est.
reason-work = Utiliser { $card } ici : c'est la prochaine étape du plan.
reason-role = Prendre le rôle { $role } : il aide toute l'équipe.
reason-play = Jouer { $card } : le robot se rapproche de la prochaine étape.
reason-enter = Partir d'ici : c'est le plus près de ce qu'il faut atteindre.
reason-robot = Commencer avec { $tile } : il a plus de cellules.
reason-change-robot = Changer de robot : celui-ci ne peut pas aller plus loin.
reason-start = Lancer le minuteur : tout le monde est prêt.
reason-leave = Laisser ainsi : vous n'avez rien à y gagner pour l'instant.
says-program = Elle a sa place dans ce programme.
says-activate = C'est le moment d'exécuter ce qu'il y a sur le cadre.
says-activate-soon = Une bombe n'a plus beaucoup de temps.
says-finish = Ce programme termine la mission.
says-discard = On peut sans doute s'en passer, et l'annonce peut recharger la batterie.
says-discard-spare = Une nouvelle carte peut être plus utile.
says-discard-known = On peut s'en passer pour l'instant, et l'annonce recharge la batterie.
says-clue-soon = Le plan demande bientôt des cartes de ce genre.
says-clue-later = Le plan demandera plus tard des cartes de ce genre.
says-clue-spare = Le plan n'a plus besoin de cartes de ce genre : elles peuvent recharger la batterie.
says-clue-code = Cela a un sens dans le code de l'équipe.
says-order = Dans cet ordre, le robot va le plus loin.
says-direct = C'est le chemin le plus court vers la suite.
says-direct-error = La carte ne sert à rien pour l'instant : le robot reste où il est.
says-work = C'est la suite du plan.
says-play = Elle rapproche le robot de la suite.
says-role = { $role } aide toute l'équipe.
says-enter = C'est le plus près de ce qu'il faut au robot.
says-robot = { $tile } a plus de cellules.
says-change-robot = Ce robot ne peut pas aller plus loin.

## Pourquoi pas

no-bs-intro-01 = On ne peut pas jouer à { $players } : une équipe compte de deux à six joueurs.
no-bs-setup-01 = La mise en place se fait étape par étape, et ce n'est pas le moment de celle-ci.
no-bs-setup-02 = La mission « { $value } » n'existe pas : choisissez-en une de la boîte, comme alpha, bravo ou m01.
no-bs-setup-03 = Le niveau « { $value } » n'existe pas : choisissez standard ou epic.
no-bs-setup-07 = Le robot « { $value } » n'existe pas : choisissez felix, mule, dart ou lynx.
no-bs-setup-17 = Ce rôle ou cette façon d'attribuer les rôles n'existe pas : choisissez roles=none, choose ou random.
no-bs-setup-18 = Cette mission se joue avec des rôles : choisissez roles=choose ou roles=random.
no-bsx-players-01 = Cette mission se joue de { $fewest } à { $most } joueurs : ouvrez-la avec ce nombre, ou choisissez une autre mission.
no-bs-setup-19 = Le premier joueur doit être à cette table.
no-bs-setup-26 = Indiquez chaque carte vue par sa place dans votre main, une seule fois et dans l'ordre.
no-bs-setup-27 = Le minuteur n'est pas encore lancé.
no-bs-comp-04 = Chaque joueur a un rôle, et chaque rôle est unique.
no-bs-comp-11 = L'horloge « { $value } » n'existe pas : choisissez real ou turns.
no-bsx-clock-01 = Un tour ne peut pas durer { $value } secondes : choisissez de 1 à 600.
no-bs-feature-01 = C'est le tour d'un autre joueur.
no-bs-turn-01 = Vous avez une action par tour, et elle est déjà choisie.
no-bs-turn-02 = Ce n'est pas l'une des quatre actions d'un tour.
no-bs-info-01 = Vous donnez une information à un autre joueur, pas à vous-même.
no-bs-info-02 = Un indice nomme une couleur ou un type d'action.
no-bs-info-08 = { $to } n'a pas de carte { $value-is ->
    [red] rouge
    [yellow] jaune
    [blue] bleue
    [open_door] d'ouverture
   *[other] de { $value }
 }.
no-bs-discard-01 = Annoncez la couleur, le type d'action ou les deux d'une carte de votre main.
no-bs-discard-02 = Annoncez au plus une couleur et un type d'action.
no-bs-program-02 = Vous n'avez pas de carte { $card } en main.
no-bsx-mishap-01 = À cette table, vos cartes restent cachées : la règle des cartes vues par accident ne s'applique pas.
no-bs-activate-02 = Le cadre contient sept cartes, pas { $cards }.
no-bs-activate-03 = Seul l'opérateur décide de ce que fait le robot.
no-bs-activate-04 = Les cartes sont encore face cachée : activez d'abord le robot.
no-bs-activate-05 = Indiquez chaque emplacement au plus une fois, par son numéro.
no-bs-activate-07 = L'opérateur décide seul de l'ordre.
no-bs-activate-09 = Vous ne pouvez écarter qu'une seule carte.
no-bs-activate-10 = Avec { $cards } cartes, vous ne pouvez en écarter aucune.
no-bs-activate-17 = Aucune carte n'est programmée.
no-bs-custom-01 = Cette fiche de mission ne peut pas être utilisée : { $value }
no-bs-mission1-05 = Un seul rôle de la famille Activation peut être en jeu.
no-bs-multi-01 = Les deux robots doivent venir de tuiles différentes : Felix ou Mule, et Dart ou Lynx.
no-bs-multi-03 = Un robot commence à une entrée libre du bâtiment.
no-bs-multi-06 = Le robot actif doit être l'un des deux du bâtiment.
no-bs-multi-07 = Il n'y a pas de deuxième robot à cette table.
no-bs-multi-11 = L'autre robot est hors service.
no-bs-noprog-01 = Vous n'avez pas de carte { $card } en main.
no-bs-noprog-05 = Sans programmation, le cadre ne sert pas : jouez une carte, elle agit tout de suite.
no-bs-program-03 = Ici, les cartes se programment face cachée.
no-bs-role-02 = { $to } est Première ligne et ne peut pas recevoir d'information.
no-bs-role-04 = Une carte a été jouée : on ne peut plus que donner une information.
no-bs-role-07 = Seul le Sergent peut programmer la carte du dessus de la défausse, s'il y en a une.
no-bs-role-08 = Seul un Conducteur opérateur peut modifier un déplacement, un par activation.
no-bs-role-16 = Seul le Commandant peut révéler une carte, si elle est face cachée et qu'il reste une cellule pour payer.
no-bs-role-19 = Seul l'Agent de terrain peut choisir de programmer face visible.
no-bsx-robot-02 = Seul Dart peut aller 1 case plus loin pour 1 cellule.
no-bs-operate-01 = Aucune carte n'est en cours d'exécution.
no-bs-operate-09 = Un déplacement va vers le haut, la droite, le bas ou la gauche.
no-bs-operate-14 = La carte en cours n'est pas un déplacement.
no-bs-operate-25 = La carte ne convient pas à ce qui se trouve en { $cell }.

## Ce que coûte un choix permis

warn-bs-battery-04 = Coûte au moins { $cost } cellules, plus qu'il n'en reste : ce serait la fin de la mission.
warn-bs-multi-11 = Coûte au moins { $cost } cellules, plus qu'il n'en reste à ce robot : il serait hors service.
warn-bs-discard-08 = La batterie principale est pleine : une annonce juste n'ajoute rien.
warn-bs-operate-13 = Pas libre sur { $distance ->
    [one] { $distance } case
   *[other] { $distance } cases
 } : erreur, 2 cellules.
warn-bsx-camera-02 = Une caméra le voit : 2 cellules de plus.
warn-bs-program-05 = La septième carte active tout de suite le robot.

## Ce que coûte une option et ce qu'elle entraîne

cost-cells = { $n ->
    [one] { $n } cellule
   *[other] { $n } cellules
 }
then-won = La mission est gagnée
then-lost = { $cause-is ->
    [battery] La batterie s'épuise : la mission est perdue
    [detonation] Une bombe explose : la mission est perdue
   *[other] La mission s'achève sans succès
 }
then-robot-out = { $tile } est hors service
then-fizzled = Le temps de la bombe { $letter } s'écoule
then-cells-lost = { $n ->
    [one] { $n } cellule perdue
   *[other] { $n } cellules perdues
 }
then-cells-paid = { $n ->
    [one] { $n } cellule utilisée
   *[other] { $n } cellules utilisées
 }
then-recharged = { $n ->
    [one] { $n } cellule rechargée
   *[other] { $n } cellules rechargées
 }
then-reserve = { $n ->
    [one] { $n } cellule de réserve utilisée : −{ $n } point
   *[other] { $n } cellules de réserve utilisées : −{ $n } points
 }
then-disarmed = La bombe { $letter } est désamorcée
then-rescued = Otage sauvé, niveau { $level }
then-opened = Porte ouverte, niveau { $level }
then-turned-up = { $what-is ->
    [bomb] Le brouillard se lève en { $cell } : une bombe, niveau { $level }
   *[hostage] Le brouillard se lève en { $cell } : un otage, niveau { $level }
 }
then-moved = { $tile } va jusqu'en { $cell }
then-robot = { $tile } devient le robot actif
then-pushed = { $n ->
    [one] { $n } caisse poussée
   *[other] { $n } caisses poussées
 }
then-door-opens = La porte coulissante en { $cell } s'ouvre
then-door-closes = La porte coulissante en { $cell } se ferme
then-revealed = { $n ->
    [one] { $n } carte retournée face visible
   *[other] { $n } cartes retournées face visible
 }
then-marks = { $n ->
    [one] { $seat } en sait plus sur { $n } carte
   *[other] { $seat } en sait plus sur { $n } cartes
 }
then-programmed = La carte va à l'emplacement { $slot }
then-time = { $seconds ->
    [one] { $seconds } seconde passe
   *[other] { $seconds } secondes passent
 }

## Pourquoi une carte d'un plan échoue

fails-no-key = Verrouillée : il faut d'abord sauver un otage de niveau { $level }
fails-colour = Une autre couleur en { $cell }
fails-nothing = Rien à côté du robot ne convient
fails-edge = Le robot ne peut pas quitter le bâtiment
fails-wall = Un mur barre le passage
fails-closed = La porte coulissante en { $cell } est fermée
fails-crate = La caisse en { $cell } ne peut pas être poussée plus loin
fails-token = { $what-is ->
    [door] Une porte
    [hostage] Un otage
    [bomb] Une bombe
    [barrier] Une barrière
    [camera] Une caméra
    [robot] L'autre robot
   *[hidden] Un jeton caché
 } barre le passage en { $cell }

## La table dans le terminal

board-title = { $mission } « { $title } », { $level }
board-battery = Batterie
board-cells = principale { $main } sur { $max }, réserve { $reserve }
board-out = hors service
board-bombs = Bombes
board-bomb-turns = { $letter } { $left } { $turns ->
    [one] { $turns } tour
   *[other] { $turns } tours
 }
board-bomb-real = { $letter } { $left }
board-bomb-waits = { $letter } attend
board-bombs-none = aucune
board-piles = Piles
board-piles-counts = pioche { $draw }, défausse { $discards }
board-piles-top = pioche { $draw }, défausse { $discards }, dessus { $top }
board-next = À venir
board-frame = Cadre
board-frame-empty = vide, 7 emplacements libres
board-frame-unused = inutilisé : chaque carte agit tout de suite
board-cost = Coût
board-cost-cells = { $cost } cellules pour activer
board-cost-drop = { $cost } cellules, { $less } en écartant une carte
board-roles = Rôles
board-role = { $seat } { $role }
board-hand = Joueur { $seat }
board-own = Vous
board-no-cards = pas encore de cartes
board-knows = { "  " }sait
board-tokens = Jetons
board-colours = Couleurs
board-colours-list = 1 rouge, 2 jaune, 3 bleu
board-signs = Signes
board-signs-list = ? inconnu, ~ choix exclus
code-move = dep
code-open-door = ouv
code-rescue-hostage = sau
code-disarm-bomb = des
token-door = P
token-hostage = O
token-barrier = #
token-crate = c
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
legend-door = P porte
legend-hostage = O otage
legend-bomb = A-C bombe
legend-barrier = # barrière
legend-crate = c caisse
legend-camera = ^>v< caméra
legend-plate = _ plaque
legend-sliding-door = = porte coulissante (/ ouverte)
legend-hidden = ? caché
legend-robot = & robot en attente
legend-active = @ robot
hint-known = { $what }
hint-or = { $start } ou { $last }
hint-nothing = rien de connu
hint-both = { $first } ; { $second }
about-aim = Vous êtes une équipe. Avec vos cartes, vous programmez un robot qui sauve les otages et désamorce les bombes avant que l'une explose ou que la batterie soit vide. Chacun voit les cartes des autres mais pas les siennes ; à votre tour, vous pouvez renseigner quelqu'un sur les siennes.
help-goal =
    Vous êtes une équipe. Vous programmez un robot qui sauve les otages et désamorce
    les bombes d'un bâtiment, avant que l'une explose ou que la batterie soit vide.
    Chacun voit les mains des autres, pas la sienne. Un tour est une seule action :
    Informer    toutes les cartes d'une couleur ou d'un type dans une autre main
    Défausser   une de vos cartes en annonçant ce que c'est : si c'est juste, vous
                rechargez
    Programmer  une de vos cartes dans le cadre, face visible à l'entraînement,
                sinon face cachée ; la septième active le robot
    Activer     vous mettez les cartes dans l'ordre et guidez le robot ; cela coûte
                des cellules, plus 2 par carte qu'il ne peut pas exécuter
    Appuyez sur h pour revoir cette aide et savoir comment lire la table.
help-board =
    Cartes    dep1 déplace de 1 case, ouv ouvre une porte, sau sauve un otage,
              des désamorce une bombe ; le chiffre est la couleur :
              1 rouge, 2 jaune, 3 bleu
    Mains     sous une main, ce que son joueur en sait : ? est inconnu, ~ veut
              dire que quelque chose est exclu ; à partir de quatre joueurs,
              SAU1 : le type d'action est connu, sau1* : la couleur
    Cadre     =dep1 est exécutée, >dep1 s'exécute, ???? est face cachée,
              ~dep1 est face cachée mais vous l'avez vue (aide-mémoire)
    Bâtiment  P1 porte rouge, O2 otage jaune, A1 bombe A rouge, # barrière,
              @ robot ; une carte agit sur une chose de sa couleur à côté du robot
    Machines  c caisse : se pousse ; >2 caméra jaune tournée vers la droite,
              éteinte si une plaque jaune _2 est occupée ; =2 porte coulissante
              jaune, ouverte (/2) si une plaque jaune l'est ; c_ et @_ sont sur
              une plaque
    Brouill.  ? otage ou bombe, dévoilé quand un robot est à côté
    Robots    @ est actif, & attend et bloque sa case

## Options d'une table

option-mission = Mission
option-level = Difficulté
option-clock = Horloges
option-clock-real = Temps réel
option-clock-turns = Par tours
option-roles = Rôles
option-roles-default = Selon la mission
option-roles-none = Aucun
option-roles-choose = Chacun choisit
option-roles-random = Tirés au sort
option-memory-aid = Aide-mémoire : la table montre ce que vous avez déjà vu
option-fog-of-war = Brouillard de guerre : otages et bombes sont cachés
option-no-programming = Sans programmation : les cartes agissent tout de suite
option-mishaps = Les cartes vues par accident peuvent être déclarées

# Ce que veut dire un choix, en une phrase.
sets-mission-alpha = Une première mission d'entraînement : une bombe, trois otages et des cartes programmées face visible.
sets-mission-bravo = Une seconde mission d'entraînement : deux bombes, des portes verrouillées et des cartes face cachée.
sets-mission-m01 = Deux bombes et huit otages sur un petit plan ; la première mission avec des rôles.
sets-mission-m02 = Une banque : deux bombes, et moins de temps qu'avant.
sets-mission-m03 = Une gare avec des barrières, où le robot part du milieu.
sets-mission-m04 = Une cour pleine de caisses que le robot peut pousser.
sets-mission-m05 = Un musée avec des caméras qui ne doivent pas voir le robot.
sets-mission-m06 = Le premier grand plan : trois bombes en 30 minutes.
sets-mission-m07 = Un grand plan où toutes les bombes ne sont pas fatales.
sets-mission-m08 = Un grand plan avec des caisses et des caméras, pour clore la campagne en beauté.
sets-mission-x01 = Un grand plan avec des plaques qui ouvrent des portes coulissantes et éteignent des caméras.
sets-mission-x02 = Un grand plan avec tout à la fois, et neuf portes verrouillées.
sets-mission-x03 = Un petit plan avec une caisse, une caméra, une plaque et une porte coulissante.
sets-mission-x04 = Trois bombes sur un petit plan.
sets-level-standard = Le niveau pour jouer une mission la première fois.
sets-level-epic = Plus à mettre en sûreté, pour les équipes qui ont gagné au niveau standard.
sets-clock-real = Le temps des bombes continue de s'écouler pendant que vous réfléchissez.
sets-clock-turns = Le temps ne passe qu'avec les tours : inutile de se presser.
sets-roles = Chaque rôle donne une capacité spéciale à son joueur.
option-robot = Robot
option-robot-default = Selon la mission
sets-robot = Chaque robot a sa propre batterie, et certains ont une capacité.
option-second-robot = Second robot
option-second-robot-default = Aucun
sets-second-robot = On joue avec deux robots de tuiles différentes : Felix ou Mule, et Dart ou Lynx.
option-face-up = Cartes programmées
option-face-up-default = Selon la mission
option-face-up-true = Face visible
option-face-up-false = Face cachée
sets-face-up = Avec les cartes programmées face visible, tout le monde les voit : c'est plus facile.
option-first = Premier joueur
option-first-default = Tiré au sort
option-first-0 = Joueur 1
option-first-1 = Joueur 2
option-first-2 = Joueur 3
option-first-3 = Joueur 4
option-first-4 = Joueur 5
option-first-5 = Joueur 6
sets-first = Qui joue le premier tour : choisissez quelqu'un qui est à la table.
option-turn-seconds = Durée d'un tour
option-turn-seconds-default = 8 secondes
option-turn-seconds-5 = 5 secondes
option-turn-seconds-12 = 12 secondes
option-turn-seconds-15 = 15 secondes
option-turn-seconds-20 = 20 secondes
option-turn-seconds-30 = 30 secondes
sets-turn-seconds = Le temps que chaque tour retire aux horloges des bombes ; sans effet en temps réel.
option-single-timer = Un seul minuteur pour toutes les bombes
sets-single-timer = Les bombes décomptent l'une après l'autre, et le temps restant s'ajoute à la suivante.
option-empty-clues = Indices à vide
sets-empty-clues = On peut aussi donner un indice qui ne correspond à aucune carte.
sets-memory-aid = Pas besoin de retenir ce qu'on vous a dit de vos cartes.
sets-fog-of-war = Un jeton est retourné quand un robot est à côté.
sets-no-programming = Pas de programme : le robot exécute chaque carte aussitôt.
sets-mishaps = Si vous voyez une de vos cartes, vous pouvez le dire et continuer.
bots-strength = Obtient { $percent } % du score maximal aux missions standard, dans une équipe de son niveau ({ $matches } mesurées)
game-title = Bomb Squad
game-about = Guidez ensemble un robot, avec des cartes que vous ne voyez pas dans votre main, avant que les bombes n'explosent.
first-match = Le premier entraînement
first-match-about = Avec un bot qui joue au hasard

## L'image dans le navigateur

seen-board = Bâtiment de { $rows } rangées et { $columns } colonnes. Le robot est en rangée { $row }, colonne { $column }.
seen-hostage = Otage, niveau { $level }
seen-door = Porte, niveau { $level }, { $open-is ->
    [true] peut être ouverte
   *[false] verrouillée
 }
seen-bomb = Bombe { $letter }, niveau { $level }, reste { $left }
seen-barrier = Barrière
seen-crate = Caisse
seen-camera = Caméra de sécurité, niveau { $level }, regarde { $facing }, { $open-is ->
    [true] allumée
   *[false] éteinte
 }
seen-plate = Plaque de pression, niveau { $level }
seen-sliding-door = Porte coulissante, niveau { $level }, { $open-is ->
    [true] ouverte
   *[false] fermée
 }
seen-hidden = Un otage ou une bombe cachés
seen-robot = Robot { $tile }
seen-robot-waiting = Robot { $tile }, { $out-is ->
    [true] hors service
   *[false] en attente
 }
seen-secured-open-door = Porte ouverte, niveau { $level }
seen-secured-rescue-hostage = Otage sauvé, niveau { $level }
seen-secured-disarm-bomb = Bombe désamorcée, niveau { $level }
meter-all = Horloges et batteries
meter-bomb = Bombe { $letter }, niveau { $level }
meter-turns = Bombe { $letter }, { $turns ->
    [one] { $turns } tour
   *[other] { $turns } tours
 }
meter-waits = La bombe { $letter } attend
meter-main = sur { $most }, principale
meter-cells = { $now } cellules sur { $most }
meter-cost = { $cells ->
    [one] Activer coûte { $cells } cellule
   *[other] Activer coûte { $cells } cellules
 }
meter-after = Il en reste { $main } après cette activation{ $used ->
    [0] {""}
   *[other] , { $reserve } de réserve
 }
meter-short = { $cells ->
    [one] Il manque { $cells } cellule pour cette activation
   *[other] Il manque { $cells } cellules pour cette activation
 }
hands-all = Mains
hand-player = Joueur { $seat }
hand-bot = Bot
hand-turn = C'est son tour
hand-note = Vous voyez ce qu'on vous a dit. Un symbole barré est ce que la carte n'est pas.
hand-others-note = Sous chaque carte, ce que son joueur en sait.
hand-card = Carte { $place } : { $card }
hand-hidden = Carte { $place } : { $told }
hand-knows = Son joueur sait : { $told }
frame-title = Cadre de contrôle
frame-hidden = carte face cachée
frame-slot = { $effect-is ->
    [none] Emplacement { $slot } : { $card }
   *[other] Emplacement { $slot } : { $card }, { $effect }
 }
frame-drop = Écarter cette carte
frame-keep = Garder cette carte
frame-turn = Prévoir une autre direction
frame-how = { $drop ->
    [0] Faites glisser les cartes, ou touchez-en deux pour les échanger. Au-delà de cinq, on n'en écarte aucune.
   *[other] Faites glisser les cartes, ou touchez-en deux pour les échanger. La croix écarte une carte.
 }
plan-way = Carte { $number } : prévoir d'aller { $direction }
plan-again = Étape { $number } : replanifier à partir d'ici
plan-clear = Retirer cette direction
effect-open = Par où ?
effect-move = { $direction-is ->
    [up] Haut
    [right] Droite
    [down] Bas
   *[left] Gauche
 }
effect-open-door = Ouvre
effect-rescue-hostage = Sauve
effect-disarm-bomb = Coupe
effect-error = Erreur
effect-error-cost = 2 cellules
effect-space = { $row }, { $column }
secured-title = Zone sécurisée
secured-points = { $points ->
    [one] { $points } point sur { $perfect }
   *[other] { $points } points sur { $perfect }
 }
secured-keys = Portes que vous pouvez ouvrir pour le reste de la mission : { $colours }
secured-stars = De deux à cinq étoiles à { $points } points
pile-draw = Pioche
pile-discards = Défausse
pile-cards = { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
 }

## Sur les pièces

clue-to = Informer { $name }
clue-value = { $value-is ->
    [red] Rouges
    [yellow] Jaunes
    [blue] Bleues
    [move] Déplacements
    [open_door] Ouvertures
    [rescue_hostage] Sauvetages
   *[disarm_bomb] Désamorçages
 }
clue-cards = { $count ->
    [one] carte { $cards }
   *[other] cartes { $cards }
 }
hand-yours = Votre main
hand-yours-how = choisissez une carte : programmez-la, ou défaussez-la en l'annonçant
short-program = Programmer
short-play = Jouer
short-discard = Défausser et annoncer
brings-slot = à l'emplacement { $slot }
brings-cells = +{ $one } ou +{ $both } cellules
brings-no-cells = aucune cellule en plus
brief-not = pas { $value }
brief-no = pas { $value }
brief-nothing = rien de connu
call-title = Qu'est-ce que c'est ?
call-gain = { $cells ->
    [0] annoncez une couleur, une action ou les deux
    [one] { $cells } cellule si c'est juste
   *[other] { $cells } cellules si c'est juste
 }
call-gained = +{ cost-cells }
stamp-right = JUSTE
stamp-wrong = FAUX
run-title = Activation
frame-program = Programme
frame-up = face visible
frame-down = face cachée
frame-run = Lancer
frame-run-cost = { $cells } cellules sur { $main }
frame-costs = { $count ->
    [0] pas encore de carte
    [one] Une carte. Une erreur en coûte 2 de plus.
   *[other] { $count } cartes. Chaque erreur en coûte 2 de plus.
 }
run-costs = { cost-cells } pour { $count ->
    [one] une carte
   *[other] { $count } cartes
 }
pile-to-draw = { $cards } à piocher
pile-gone = { $cards } défaussées
about-thing = { $what-is ->
    [hostage] Une carte de sauvetage de cette couleur le met à l'abri et permet d'ouvrir les portes de ce niveau.
    [door] Une carte d'ouverture de cette couleur l'ouvre, une fois un otage de ce niveau à l'abri.
    [bomb] Une carte de désamorçage de cette couleur arrête son minuteur.
    [barrier] Le robot ne peut pas passer.
    [crate] Le robot la pousse s'il y a de la place derrière.
    [camera] { $count ->
        [0] Elle ne filme rien.
       *[other] Elle filme { $spaces }. Un déplacement vu à cet endroit coûte des cellules en plus.
     }
    [plate] Ce qui se trouve dessus ouvre les portes coulissantes de ce niveau.
    [sliding_door] Elle est ouverte tant que sa plaque est enfoncée.
   *[hidden] Un otage ou une bombe : on ne le sait qu'une fois le robot à côté.
 }
plan-fails = La carte { $number } échoue
role-can = { $value-is ->
    [role_front_liner] Vous voyez votre main, et personne d'autre ne la voit. Vous ne rechargez jamais.
    [role_information_expert] Après avoir joué une carte, vous pouvez aussi donner une information.
    [role_programmer] Vous avez une carte de plus que les autres.
    [role_recon_specialist] Une annonce juste rapporte une cellule de plus.
    [role_sergeant] Vous pouvez programmer la carte du dessus de la défausse.
    [role_driver] Quand vous dirigez le robot, un déplacement peut être allongé ou raccourci de 1.
    [role_engineer] Quand vous dirigez le robot, vous payez 2 cellules de moins.
    [role_negotiator] Quand vous dirigez le robot, toute carte de sauvetage sauve n'importe quel otage.
    [role_security_expert] Quand vous dirigez le robot, toute carte d'ouverture ouvre n'importe quelle porte.
    [role_technician] Quand vous dirigez le robot, toute carte de désamorçage désamorce n'importe quelle bombe.
    [role_analyst] Vous pouvez reprendre une carte défaussée pour 1 cellule.
    [role_commander] Pour 1 cellule, vous pouvez révéler une carte programmée, et l'ôter.
    [role_disposal_expert] Quand vous dirigez le robot, vous pouvez écarter une carte de plus.
    [role_field_agent] Vous pouvez programmer vos cartes face visible.
   *[role_operator] Vous pouvez regarder les cartes programmées à tout moment.
 }
role-owner = { $name } l'a déjà
role-family = { $count ->
    [0] { role-family-name }
   *[other] { $count } { role-family-name }
 }
role-family-name = { $family-is ->
    [standard] Standard
    [activation] Activation
   *[advanced] Avancés
 }
roles-title = Qui êtes-vous ?
roles-rule = Chaque rôle n'existe qu'une fois. Un seul rôle d'Activation par table.
roles-families = Familles de rôles
roles-all = Les { $count }
roles-before = Rôles précédents
roles-after = Rôles suivants
roles-crew = Votre équipe
roles-of = { $value } : { role-ability }
roles-none-yet = Pas encore de rôle
draft-tell = { $value-is ->
    [red] Dire à { $name } quelles cartes sont rouges ?
    [yellow] Dire à { $name } quelles cartes sont jaunes ?
    [blue] Dire à { $name } quelles cartes sont bleues ?
    [move] Indiquer à { $name } ses déplacements ?
    [open_door] Indiquer à { $name } ses ouvertures ?
    [rescue_hostage] Indiquer à { $name } ses sauvetages ?
   *[disarm_bomb] Indiquer à { $name } ses désamorçages ?
 }
draft-tell-what = Dire à { $name } sa couleur ou son action ?
draft-tell-do = { $value-is ->
    [red] Dire rouge
    [yellow] Dire jaune
    [blue] Dire bleu
    [move] Dire déplacement
    [open_door] Dire ouverture
    [rescue_hostage] Dire sauvetage
   *[disarm_bomb] Dire désamorçage
 }
draft-card = Que faites-vous de la carte { $place } ?
draft-discard = { $action-is ->
    [none] La défausser en annonçant : { $colour } ?
   *[other] { $colour-is ->
        [none] La défausser en annonçant : { $action } ?
       *[other] La défausser en annonçant : { $action } { $colour } ?
     }
 }
draft-discard-what = La défausser : qu'annoncez-vous ?
draft-discard-do = La défausser
draft-order = Exécuter les cartes dans cet ordre ?
draft-order-costs = { $errors ->
    [0] { $cost ->
        [one] Exécuter cet ordre : { $cost } cellule ?
       *[other] Exécuter cet ordre : { $cost } cellules ?
     }
    [one] Exécuter cet ordre : { $cost } cellules, une erreur ?
   *[other] Exécuter cet ordre : { $cost } cellules, { $errors } erreurs ?
 }
draft-order-open = Dans quel sens vont les déplacements ?
draft-order-short = Il manque { $short } cellules. Exécuter quand même ?
draft-order-do = Lancer le robot
draft-role = Prendre le rôle { $value } ?
draft-role-do = Prendre le rôle
meter-name = Bombe { $letter }
meter-reserve-word = réserve

## La table en mots, pour le mode texte

tell-row = Rangée { $row }
tell-space = { $row }, { $column } : { $what }
tell-walls-between = { $count ->
    [one] Mur entre les colonnes { $columns }
   *[other] Murs entre les colonnes { $columns }
 }
tell-walls-below = { $count ->
    [one] Mur sous la colonne { $columns }
   *[other] Murs sous les colonnes { $columns }
 }
tell-turns = { $turns ->
    [one] { $turns } tour
   *[other] { $turns } tours
 }
tell-battery = { $tile } : { $main } cellules sur { $main_most } dans la batterie principale, { $reserve } sur { $reserve_most } en réserve
tell-pile = { $pile } : { $count }
tell-pile-top = { $pile } : { $count }, { $top } sur le dessus
tell-free-slots = { $slots ->
    [0] Aucun emplacement libre
    [one] { $slots } emplacement libre
   *[other] { $slots } emplacements libres
 }
tell-has-run = exécutée
tell-known = { $card }. { $knows }
tell-deed = { $card } : { $how-is ->
    [done] { $moves-is ->
        [true] { $direction } jusqu'à rangée { $row }, colonne { $column }
       *[false] réussit
     }
    [error] erreur, 2 cellules
    [open] sa direction se choisit au moment de l'exécuter
   *[unknown] pas encore connue
 }

## Résolution et fiches personnelles

sheet-sound = « { $title } » est correcte. Meilleurs scores : { $standard } en Standard, { $epic } en Épique.
solve-verdict = { $mission }, « { $title } », { $level ->
    [epic] Épique
   *[standard] Standard
 } : { $verdict ->
    [impossible] impossible.
    [demonstrated] démontrée.
   *[unproven] non prouvée.
 }
solve-last = En gardant pour la fin la bombe en { $space } :{" "}
solve-closed = Cases accessibles : { $cells }. Clés : { $keys }. Portes ouvertes : { $doors }. Hors d'atteinte : { $outside }.
solve-colour = { $colour ->
    [red] rouge
    [yellow] jaune
   *[blue] bleu
 }
solve-exhausted = Les { $positions } positions ont toutes été examinées : le résultat parfait n'y est pas.
solve-cards = { $sure ->
    [yes] Nombre minimal de cartes pour un résultat parfait, si toute carte était disponible : { $cards }.
   *[no] Cartes pour un résultat parfait, si toute carte était disponible : { $cards } ou moins.
 }
solve-match = Un planificateur qui voit toutes les mains atteint { $score } points à { $players } joueurs en { $turns } tours de { $seconds } secondes. Graines essayées : { $seeds }.
solve-no-match = Le planificateur n'a pas atteint le score parfait dans les temps des bombes.
bad-level = Il n'y a pas de niveau { $level } ; il y a { $levels }.
bad-solve-players = { $mission } est pour { $low } à { $high } joueurs.

## Showing a run

play-title = L'activation
play-count = Activation, { $number } sur { $of }
stamp-error = ERREUR
