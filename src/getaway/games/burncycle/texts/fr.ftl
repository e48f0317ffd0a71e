### burncycle en mots : ce qui est demandé, ce qui peut être fait, ce qui se passe, et pourquoi pas.

## Jetons, dés et leurs formes courtes

word-general = Standard
word-physical = Physique
word-tech = Tech
word-utility = Utilitaire
word-captain = Capitaine
word-basic = Basique
word-advanced = Avancé
word-elite = Élite
chip-general = Standard
chip-physical = Physique
chip-tech = Tech
chip-utility = Utilitaire
chip-captain = Capitaine
chip-hub = Hub
chip-core = Noyau

## Directions, types de salle, difficultés, états

word-up = vers le haut
word-right = vers la droite
word-down = vers le bas
word-left = vers la gauche
word-industry = industrie
word-office = bureau
word-warehouse = entrepôt
word-standard = standard
word-simplified = simplifiée
word-seasoned = élevée
word-random = aléatoire
word-choose = choix des joueurs
word-unseen = non repéré
word-detected = repéré
word-hidden = caché
word-disguised = déguisé
word-shut = éteint
word-escaped = évadé
word-awake = éveillé
word-acted = a agi
word-stunned = assommé
word-team = la réserve d'équipe
word-own = la réserve de l'agent
word-access-point = point d'accès
word-banned = bannie
word-none = aucun
word-pursue = poursuivre
word-investigate = examiner
word-patrol = patrouiller

## Robots, gardes, capitaines, corporations

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

## Améliorations

word-swap = Permuter
word-push = Pousser
word-repair = Réparer
word-unique-1 = première capacité
word-unique-2 = deuxième capacité
word-unique-3 = troisième capacité
word-reserve-1 = Réserve 1
word-reserve-2 = Réserve 2
word-reserve-3 = Réserve 3
word-elite-exchange = Échanger un dé Avancé contre un dé Élite
word-slot-1 = emplacement 1 du burncycle
about-slot-1 = Un jeton de plus : une action et un déplacement d'IP de plus à chaque tour
word-slot-2 = emplacement 2 du burncycle
about-slot-2 = Un jeton de plus : une action et un déplacement d'IP de plus à chaque tour
word-slot-3 = emplacement 3 du burncycle
about-slot-3 = Un jeton de plus : une action et un déplacement d'IP de plus à chaque tour
word-slot-4 = emplacement 4 du burncycle
about-slot-4 = Un jeton de plus : une action et un déplacement d'IP de plus à chaque tour
word-slot-5 = emplacement 5 du burncycle
about-slot-5 = Un jeton de plus : une action et un déplacement d'IP de plus à chaque tour

## Valeurs : comment un message montre un argument. Un nombre porte le nom que la vue lui donne : `$bot`, `$unit`,
## `$space`, `$door`, `$wall`, `$node`, `$room`. Ce qui n'est pas un nombre donne à `$next` le mot `word-none`.

value-bot = { $bot-is ->
    [none] personne
   *[some] { $bot }
 }
value-other = { value-bot }
value-unit = { $unit-is ->
    [none] l'agent déguisé
   *[some] { $unit } { $value }
 }
value-cell = { $space }
value-to = { $space-is ->
    [none] l'extérieur
   *[some] { $space }
 }
value-push = { $next ->
    [aucun] {""}
   *[other] , en poussant l'unité vers { $space }
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
   *[other] { $option } : { $option-about }
 }
value-facing = { $value ->
    [0] vers le haut
    [1] vers la droite
    [2] vers le bas
    [3] vers la gauche
   *[other] { $value }
 }
value-facings = { value-facing }
value-possible = { value-facing }
value-direction = { value-facing }
value-event-slipped-away-chip = { $space }
value-event-units-swapped-other = { $unit-is ->
    [none] l'agent éteint qui s'y trouve
   *[some] { $unit } { $value }
 }
value-do-choose-slot-slot = { $value } ({ $slot })
value-do-alter-slot = emplacement { $value }{ $slot-is ->
    [none] {""}
   *[other] {" "}({ $slot })
 }
value-do-ip-move-node = { $node } ({ $kind })
value-do-choose-unit-unit = { value-unit }{ $unit-about ->
    [none] {""}
   *[other] {" "}: { $unit-about }
 }
value-waiting = { $value }

## Options de la table

option-mission = Mission
option-difficulty = Difficulté
option-captain = Capitaine
option-team = Équipe

# Ce que veut dire un choix, en une phrase.
sets-difficulty-standard = Toutes les règles du livret.
sets-difficulty-simplified = Pas d'événements Menace, et les unités de sécurité n'ont pas de capacités. Idéal pour les premières parties.
sets-difficulty-seasoned = Chaque jeton Vigilance qui entre en jeu augmente la menace de 1.
sets-captain = Chaque capitaine attend hors de vue et chasse à sa manière.
sets-team-choose = Chaque joueur choisit un agent, et tous se mettent d'accord sur le Module de Commande.
sets-team-random = Les agents et le Module de Commande sont attribués au hasard.
sets-mission = Chaque mission a ses étages, ses buts et sa corporation.
bots-strength = Gagne { $percent } missions standard sur 100 dans une équipe de son niveau ({ $matches } mesurées)
game-title = burncycle
game-about = Introduisez-vous dans une corporation avec une équipe de robots, étage par étage, tandis que la menace monte.
first-match = Une première mission guidée
first-match-about = Une personne, pas à pas

## Ce qui est demandé

ask-choose-agent = Quel robot sera votre agent ?
    .why = Chaque joueur a un agent. N'importe quel robot peut être agent ou Module de Commande.
ask-choose-module = Quel robot sera le Module de Commande ?
    .why = Vous partagez tous le Module de Commande. S'il s'éteint, la partie est perdue.
ask-route-at-setup = Dépensez de l'Énergie en améliorations avant de commencer.
    .why = Chaque agent commence avec 10 points d'Énergie et en dépense jusqu'à redescendre à sa limite. Les améliorations du Module de Commande peuvent se payer à plusieurs.
ask-where-to-start = Où commence { $about } ?
    .why = La mission indique les cases de départ possibles. Une case extérieure avec une lettre ajoute ce jeton à la réserve d'équipe : P Physique, T Tech, U Utilitaire.
ask-before-turn = { $turn-seat } commence, ou on redémarre d'abord le burncycle ?
    .why = On ne peut redémarrer qu'avant un tour. Un redémarrage reforme le burncycle et les réserves et ramène les IP bannies, mais augmente la menace de 1 par joueur.
ask-route-first = Dépensez de l'Énergie, ou passez à vos actions.
    .why = À la première phase de votre tour, vous pouvez router de l'Énergie vers des améliorations. Ce qui reste vous donne vos dés Basiques.
ask-route-last = Dépensez de l'Énergie, ou terminez cette phase.
    .why = À la fin de cette phase, vous perdez l'Énergie au-dessus de votre limite.
ask-act = Utilisez ce jeton pour une action, ou passez.
    .why = Chaque jeton actif vous donne une action. Une action du même type que le jeton est optimisée.
ask-between-chips = Faites des actions gratuites, ou passez au jeton suivant.
    .why = Entre deux jetons, vous pouvez modifier le burncycle et faire des échanges.
ask-moving = Déplacez vos robots : il reste { $ap } PA.
    .why = Chaque pas coûte 1 PA. Votre agent et le Module de Commande peuvent bouger tous les deux, dans n'importe quel ordre, jusqu'à ce que vous arrêtiez.{ $own ->
        [0] {""}
        [one] {" "}Votre agent peut aussi avancer seul de 1 case de plus.
       *[other] {" "}Votre agent peut aussi avancer seul de { $own } cases de plus.
     }
ask-bonus-moving = Déplacez { $bot } : il reste { $ap ->
    [one] 1 case
   *[other] { $ap } cases
 }.
    .why = C'est un déplacement bonus, pas une action de déplacement : seul ce robot bouge, sans permuter, pousser ni utiliser de clé.
ask-after-the-roll = Modifiez le lancer, ou totalisez-le : { $ap } PA.
    .why = Une icône de relance permet de relancer un dé, deux faces vierges font 1 PA, et certaines capacités modifient les dés. Les faces vierges restantes retournent dans votre stock.
ask-network = Déplacez votre IP avec ce jeton, ou passez.
    .why = Chaque jeton actif vous donne un déplacement d'IP. Les jetons Standard et Capitaine avancent de 1 nœud ; les autres jusqu'au prochain nœud de leur type, hub ou ping.
ask-landed = Utiliser une carte Réseau sur ce nœud ?
    .why = Une carte agit sur un nœud de sa couche et de son type. Les cartes que vous n'utilisez pas avant la fin du tour sont perdues.
ask-last = Faites des actions gratuites, ou terminez votre tour.
    .why = Vous pouvez faire des actions gratuites tant que vous n'avez pas passé la main.
ask-select-options = Que tentez-vous à ce terminal ?
    .why = Vous choisissez avant de lancer les dés. Une action optimisée permet de choisir deux options. À un Mainframe, les options ne coûtent aucun PA et vous pouvez n'en choisir aucune.
ask-roll-at-terminal = Combien de dés lancez-vous ?
    .why = Le total doit atteindre les PA de ce que vous avez choisi. Le terminal est épuisé dans tous les cas.
ask-assign-ap = Pour quelles options dépensez-vous les PA ?
    .why = Vous n'en avez peut-être pas assez pour les deux, et vous pouvez en laisser de côté.
ask-keypad-approach = Comment essayez-vous d'ouvrir la porte ?
    .why = Résolvez toutes les entrées, forcez le clavier avec 4, 6 ou 8 PA au niveau 1, 2 ou 3, utilisez une clé, ou laissez la porte verrouillée. Une alarme fait repérer le robot, un choc lui coûte 1 point d'Énergie, un ping ajoute un ping au réseau. Les autres entrées prennent un jeton de leur type, dans une réserve ou un emplacement plus loin.
ask-keypad-inputs = Résolvez les entrées, dans n'importe quel ordre.
    .why = La porte s'ouvre quand il ne reste plus d'entrée.
ask-keypad-forced = Pas assez de PA. Utiliser une clé ?
    .why = Après une force brute ratée, seule une clé peut encore ouvrir la porte pendant cette action.
ask-step-through = Franchir le passage gratuitement ?
    .why = Le robot qui a ouvert le passage peut le franchir tout de suite, si la case derrière est libre.
ask-strike-result = Que fait l'attaque ?
    .why = Vous pouvez utiliser tous les PA d'une attaque, une partie ou aucun.
ask-collect-cache = Ramasser la cache ?
    .why = Une cache vous donne une carte Équipement. Si vous la laissez, il faudra revenir pour la ramasser.
ask-contribute = { $bot } demande { $power ->
    [one] { $power } point
   *[other] { $power } points
 } d'Énergie ({ $upgrade }). D'accord ?
    .why = Les autres agents peuvent partager le coût des améliorations du Module de Commande.
ask-consent-to-trade = { $give-is ->
    [none] { $bot } vous demande { $take }. Acceptez-vous ?
   *[some] { $bot } vous propose { $give }{ $take-is ->
        [none] {""}
       *[some] {" "}contre { $take }
     }. Acceptez-vous ?
 }
    .why = Un échange entre deux agents demande l'accord des deux joueurs.
ask-what-goes = Quelle carte { $about } défausse-t-il ?
    .why = Un robot peut garder 2 cartes Équipement ou mods. Défausser un mod désinstallé rapporte quand même son Énergie.
ask-which-network-card-goes = Quelle carte Réseau défaussez-vous ?
    .why = Un agent peut garder au plus 3 cartes Réseau.
ask-which-to-keep = Quelle carte gardez-vous ?
    .why = Seule la carte que vous gardez prend effet.
ask-which-option = Quelle option prenez-vous ?
    .why = La carte vous en accorde une.
ask-which-degrades = Quel jeton dégradez-vous ?
    .why = Le dé burncycle montre l'icône de choix. Un jeton dégradé ne donne ni action ni déplacement d'IP jusqu'à un redémarrage.
ask-who-gets-the-chip = Qui reçoit le jeton { $about } ?
    .why = Il n'y en a pas assez dans la réserve générale pour tout le monde : à vous de décider qui s'en passe.
ask-which-chip = Quel jeton prenez-vous ?
    .why = Vous pouvez prendre n'importe quel jeton de la réserve générale, même un Standard.
ask-which-chip-goes = Quel jeton de réserve { $about } défausse-t-il ?
    .why = Une unité avec Drain est devenue adjacente : un jeton de réserve est perdu.
ask-which-result = Quel résultat d'inspection résolvez-vous en premier ?
    .why = Tous les résultats sont résolus, dans l'ordre de votre choix.
ask-which-terminal = Quel terminal devient un Mainframe ?
    .why = Un jeton terminal de la salle est retourné côté Mainframe.
ask-which-door = Quelle porte ?
    .why = Choisissez la porte concernée.
ask-which-door-is-locked = Quelle porte est verrouillée ?
    .why = Le capitaine verrouille une porte déverrouillée, et les joueurs choisissent laquelle.
ask-which-room = Quelle salle inspectez-vous ?
    .why = Vous ne pouvez choisir qu'une salle qui a encore son marqueur Inspection.
ask-which-bot = Quel robot ?
    .why = Choisissez le robot concerné.
ask-which-space-for-unit = Où se place { $about } ?
    .why = Son poste est occupé, et ces cases libres sont à égale distance.
ask-which-post-for-captain = À quel poste le capitaine arrive-t-il ?
    .why = Un effet fait venir le capitaine à cet étage.
ask-which-unit-is-stunned = Quelle unité assommez-vous ?
    .why = L'effet assomme une unité à portée.
ask-which-unit-shuts-down = Quelle unité éteignez-vous ?
    .why = L'effet éteint une unité à portée.
ask-who-pursues-first = Quelle unité poursuit en premier ?
    .why = Plusieurs unités voient un robot repéré. Vous choisissez leur ordre.
ask-which-bot-is-pursued = Quel robot { $about } poursuit-il ?
    .why = Plusieurs robots repérés en vue sont à égale distance.
ask-which-chip-is-investigated = Quel jeton Vigilance est examiné ensuite ?
    .why = Tous les jetons qui n'ont pas été poursuivis sont examinés, dans l'ordre de votre choix.
ask-who-investigates = Quelle unité examine le jeton du robot { $about } ?
    .why = Ces unités sont à égale distance du jeton.
ask-who-patrols-next = Quelle unité patrouille ensuite ?
    .why = Vous choisissez dans quel ordre les unités patrouillent.
ask-which-route = Quel chemin prend { $about } ?
    .why = Ces chemins sont aussi courts l'un que l'autre.
ask-which-facing = De quel côté regarde { $about } ?
    .why = L'unité pourrait continuer dans plusieurs directions.
ask-which-ping-first = Quel ping s'active en premier ?
    .why = Sur cette couche, plusieurs pings ont le même écart devant eux.
ask-which-ping = Quel ping ?
    .why = Choisissez le ping concerné.
ask-which-access-point = À quel point d'accès l'IP revient-elle ?
    .why = Un redémarrage ramène les IP bannies à n'importe quel point d'accès libre.
ask-where-in-the-zone = Où se place { $guard-is ->
    [true] { $unit }
   *[false] { $bot }
 } dans la zone sécurisée ?
    .why = À un nouvel étage, chacun se trouve dans la zone sécurisée par laquelle il est parti. Vous choisissez la case.
ask-where-the-bead-goes = Où va le marqueur Objectif ?
    .why = La mission le pose sur une case où il n'y a personne.
ask-take-the-bead = { $about } emporte-t-il le marqueur Objectif ?
    .why = La mission permet à un robot qui entre sur sa case de le porter.
ask-who-gets-the-bead = Qui porte le marqueur Objectif ?
    .why = Personne ne le portait au changement d'étage : à vous de le donner à un robot.
ask-which-task = Pour quelle tâche cela compte-t-il ?
    .why = Cela ne peut compter que pour une seule tâche.
ask-whether-to-resolve = Résoudre le dé ?
    .why = Vous n'êtes pas obligé de résoudre un dé Équipement. En résoudre un avec l'icône de casse vous coûte la carte.
ask-where-to-face = De quel côté regarde le déguisement ?
    .why = Après une action de déplacement, l'agent déguisé choisit son orientation.
ask-where-to-place-chip = Où va le jeton Vigilance ?
    .why = L'effet pose votre jeton Vigilance sur une case de votre choix.

## Ce qui peut être fait

do-choose-card = Choisir { $card }
value-do-choose-card-card = { $value }{ $value-about ->
    [none] {""}
   *[other] {" "}: { $value-about }
 }
verb-choose-card = Choisir une carte
do-choose-bot = Choisir { $bot }
verb-choose-bot = Choisir un robot
do-choose-unit = Choisir { $unit }
verb-choose-unit = Choisir une unité
do-choose-cell = Choisir { $cell }
verb-choose-cell = Choisir une case
do-choose-route = En passant par { $route }
verb-choose-route = Choisir un chemin
do-choose-facing = Regarder { $facing }
verb-choose-facing = Choisir une orientation
do-choose-chip = Choisir un jeton { $chip }
verb-choose-chip = Choisir un jeton
do-choose-door = Choisir la porte { $door }
verb-choose-door = Choisir une porte
do-choose-node = Choisir le nœud { $node }
verb-choose-node = Choisir un nœud
do-choose-room = Choisir la salle : { $room }
verb-choose-room = Choisir une salle
do-choose-slot = Choisir l'emplacement { $slot }
verb-choose-slot = Choisir un emplacement
do-choose-what = { $what }
value-do-choose-what-what = { $value }{ $value-about ->
    [none] {""}
   *[other] {" "}: { $value-about }
 }
verb-choose-what = Choisir
do-choose-access = Point d'accès { $access }
verb-choose-access = Choisir un point d'accès
do-ready = Terminer le routage
verb-ready = Terminer le routage
do-begin-turn = Commencer le tour
verb-begin-turn = Commencer le tour
do-reboot = Redémarrer le burncycle
verb-reboot = Redémarrer le burncycle
do-upgrade = Améliorer : { $upgrade }
upgrade-named = { $value-is ->
    [advanced] dé Avancé
    [elite] dé Élite
   *[other] { $value }
 }
value-event-upgraded-upgrade = { upgrade-named }
value-do-upgrade-upgrade = { upgrade-named } ({ $value-is ->
    [swap] 1 point d'Énergie
    [push] 1 point d'Énergie
    [repair] 1 point d'Énergie
    [batch] 1 point d'Énergie
    [light-feet] 1 point d'Énergie
    [scout] 1 point d'Énergie
    [elite] 4 points d'Énergie
    [hot-restart] 3 points d'Énergie
    [free-fall] 3 points d'Énergie
    [press] 3 points d'Énergie
    [shockwave] 3 points d'Énergie
    [kill-process] 3 points d'Énergie
    [head-on] 3 points d'Énergie
    [stockpile] 3 points d'Énergie
    [log-cleaner] 3 points d'Énergie
    [remote-hands] 3 points d'Énergie
    [second-face] 3 points d'Énergie
    [spare-magazine] 3 points d'Énergie
   *[other] 2 points d'Énergie
 }) : { $value-about }
verb-upgrade = Améliorer votre agent
verb-upgrade-about = L'Énergie permet d'acheter des dés, des jetons de réserve et des capacités.
do-upgrade-module = Améliorer le Module de Commande : { $upgrade } ; payé par { $shares }
value-do-upgrade-module-upgrade = { $value } : { $value-about }
value-do-upgrade-module-shares = { $value ->
    [0] {""}
   *[other] { $at-bot } ({ $value })
 }
value-event-upgraded-paid = { value-do-upgrade-module-shares }
verb-upgrade-module = Améliorer le Module de Commande
verb-upgrade-module-about = L'Énergie permet d'acheter des emplacements du burncycle et des capacités.
do-agree = Accepter
verb-agree = Accepter
do-decline = Refuser
verb-decline = Refuser
do-done = Continuer
verb-done = Continuer
do-move = Se déplacer : lancer { dice-said }
verb-move = Se déplacer
verb-move-about = Lancez les dés pour obtenir des PA : chaque PA est un pas.
do-step = Déplacer { $bot } à { $to }{ $push }
verb-step = Faire un pas
do-use-key = { $bot } utilise une clé sur la porte { $door }
verb-use-key = Utiliser une clé
do-stop = Arrêter le déplacement
verb-stop = Arrêter le déplacement
do-own-die = Lancer le dé robot de l'agent
verb-own-die = Lancer le dé robot de l'agent
dice-said = { $basic ->
    [0] { $advanced ->
        [0] { $elite ->
            [0] zéro dé
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
    [one] { $basic } dé Basique
   *[other] { $basic } dés Basiques
 }
dice-advanced = { $advanced ->
    [one] { $advanced } dé Avancé
   *[other] { $advanced } dés Avancés
 }
dice-elite = { $elite ->
    [one] { $elite } dé Élite
   *[other] { $elite } dés Élites
 }
taken-basic = { $value ->
    [0] aucun dé Basique
    [one] { $value } dé Basique
   *[other] { $value } dés Basiques
 }
taken-advanced = { $value ->
    [0] aucun dé Avancé
    [one] { $value } dé Avancé
   *[other] { $value } dés Avancés
 }
taken-elite = { $value ->
    [0] aucun dé Élite
    [one] { $value } dé Élite
   *[other] { $value } dés Élites
 }
rolled-dice = { $basic ->
    [aucun] {""}
    [0] { $advanced ->
        [0] { $elite ->
            [0] {""}
           *[other] { rolled-some }
         }
       *[other] { rolled-some }
     }
   *[other] { rolled-some }
 }
rolled-some = {" "}: lancer { dice-said }
do-strike-unit = { $bot } attaque { $unit }{ rolled-dice }
verb-strike-unit = Attaquer une unité de sécurité
verb-strike-unit-about = Lancez les dés pour obtenir des PA : s'il y en a assez, l'unité est assommée.
do-strike-wall = { $bot } attaque le mur { $wall }{ rolled-dice }
verb-strike-wall = Attaquer un mur
verb-strike-wall-about = Lancez les dés pour obtenir des PA : avec 10 PA, le mur est détruit.
do-strike-for = Résultat : { $result }
verb-strike-for = Utiliser l'attaque
do-step-through = Franchir le passage
verb-step-through = Franchir le passage
do-stay = Rester sur place
verb-stay = Rester sur place
do-terminal = { $bot } utilise le terminal
verb-terminal = Utiliser un terminal
verb-terminal-about = Lancez les dés pour les PA de l'option voulue. Le terminal est ensuite épuisé.
do-select = Choisir { $options }
verb-select = Choisir des options
do-roll = Lancer { dice-said }
verb-roll = Lancer les dés
do-assign = Dépenser les PA : { $options }
verb-assign = Dépenser les PA
do-netcard = Piocher une carte Réseau
verb-netcard = Piocher une carte Réseau
verb-netcard-about = Elle sert à la phase de réseau de ce tour, sur un nœud qu'elle indique.
do-keypad = { $bot } essaie le clavier de la porte { $door }
verb-keypad = Essayer un clavier
verb-keypad-about = Ouvrir une porte verrouillée à côté du robot.
do-resolve-inputs = Résoudre les entrées
verb-resolve-inputs = Résoudre les entrées
verb-resolve-inputs-about = Payez-les une par une ; la dernière ouvre la porte.
do-brute-force = Forcer le clavier{ $basic ->
    [aucun] {""}
   *[other] {" "}: lancer { dice-said }
 }
verb-brute-force = Forcer le clavier
verb-brute-force-about = Il faut 4 PA au niveau 1, plus 2 par niveau supplémentaire.
do-unlock-with-key = Utiliser une clé
verb-unlock-with-key = Utiliser une clé
do-leave-locked = Laisser la porte verrouillée
verb-leave-locked = Laisser la porte verrouillée
verb-leave-locked-about = La carte reste : vous pourrez réessayer.
do-resolve = Résoudre l'entrée { $input }{ $reserve }{ $slot }
value-do-resolve-input = { $value }{ $value-about ->
    [none] {""}
   *[other] {" "}: { $value-about }
 }
value-do-resolve-reserve = { $next ->
    [aucun] {""}
   *[other] {" "}avec un jeton { $reserve-is ->
        [none] de la réserve d'équipe
       *[other] de l'agent { $reserve }
     }
 }
value-do-resolve-slot = { $next ->
    [aucun] {""}
   *[other] {" "}en avançant le marqueur à l'emplacement { $value }
 }
verb-resolve = Résoudre une entrée
do-ignore-input = Ignorer l'entrée { $input }
verb-ignore-input = Ignorer une entrée
do-repair = { $bot } donne { $power ->
    [one] { $power } point d'Énergie
   *[other] { $power } points d'Énergie
 } à { $other }
verb-repair = Réparer
do-mission-action = { $bot } en { $cell } : { $action }
verb-mission-action = Faire une action de mission
do-pass = Passer
verb-pass = Passer
verb-pass-about = Sauter l'action de ce jeton.
do-next-chip = Passer au jeton suivant
verb-next-chip = Passer au jeton suivant
do-alter = Modifier l'{ $slot } : jeton { $chip } pris dans { $reserve }
verb-alter = Modifier le burncycle
verb-alter-about = Remplacer un jeton du burncycle par un jeton de réserve.
do-trade = { $give-is ->
    [none] { $bot } reçoit { $take } du robot { $other }
   *[some] { $bot } donne { $give } à { $other }{ $take-is ->
        [none] {""}
       *[some] {" "}contre { $take }
     }
 }
verb-trade = Échanger
do-use = Utiliser { $what }
value-do-use-what = { $value }{ $value-about ->
    [none] {""}
   *[other] {" "}: { $value-about }
 }
verb-use = Utiliser une carte ou une capacité
do-collect = Ramasser la cache
verb-collect = Ramasser la cache
do-leave = Laisser la cache
verb-leave = Laisser la cache
do-reroll = Relancer le dé { $die } avec l'icône du dé { $icon }
verb-reroll = Relancer un dé
do-combine = Combiner { $pairs ->
    [one] une paire de faces vierges
   *[other] { $pairs } paires de faces vierges
 }
verb-combine = Combiner des faces vierges
do-use-on-dice = Sur le dé { $die } : { $ability }
value-do-use-on-dice-ability = { $value }{ $value-about ->
    [none] {""}
   *[other] {" "}: { $value-about }
 }
verb-use-on-dice = Utiliser une capacité sur un dé
do-total = Totaliser les dés
verb-total = Totaliser les dés
do-ip-move = Déplacer l'IP au nœud { $node }
verb-ip-move = Déplacer l'IP
do-network-pass = Laisser l'IP où elle est
verb-network-pass = Laisser l'IP où elle est
do-network-ability = Utiliser { $ability }
value-do-network-ability-ability = { $value }{ $value-about ->
    [none] {""}
   *[other] {" "}: { $value-about }
 }
verb-network-ability = Utiliser une capacité
do-use-network-card = Utiliser { $card }
value-do-use-network-card-card = { $value }{ $value-about ->
    [none] {""}
   *[other] {" "}: { $value-about }
 }
verb-use-network-card = Utiliser une carte Réseau
do-keep-network-cards = Ne pas utiliser de carte Réseau ici
verb-keep-network-cards = Ne pas utiliser de carte Réseau ici
do-end-turn = Terminer le tour
verb-end-turn = Terminer le tour
do-discard = { $bot } défausse « { $card } »
verb-discard = Défausser une carte
do-install = Installer { $card }
value-do-install-card = { $value }{ $value-about ->
    [none] {""}
   *[other] {" "}: { $value-about }
 }
verb-install = Installer un mod
do-drop-imperative = Payer 1 point d'Énergie pour abandonner l'impératif
verb-drop-imperative = Payer 1 point d'Énergie pour abandonner l'impératif

## Ce qui se passe : mise en place et étages

event-bot-chosen = { $name } rejoint l'équipe.
event-captain-chosen = Le capitaine est { $captain }.
event-floor-set-up = L'étage { $floor } est mis en place.
event-unit-deployed = { $unit } arrive en { $cell }, tourné { $facing }{ $key-is ->
    [true] , avec une clé
   *[false] {""}
 }.
event-bot-placed = { $bot } commence en { $cell }.
event-floor-left = L'équipe quitte l'étage { $floor } pour l'étage { $to }.
value-event-floor-left-to = { $value }
event-bot-carried = { $bot } arrive dans la zone sécurisée, en { $cell }.
event-unit-carried = { $unit } suit dans la zone sécurisée, en { $cell }.

## Ce qui se passe : le tour

event-turn-began = { $seat } commence son tour, manche { $round }.
event-turn-ended = { $seat } termine son tour.
event-step-began = { $step-is ->
    [route-first] Phase 1 : router l'Énergie.
    [pool] Phase 2 : former le stock de dés.
    [act] Phase 3 : actions.
    [network] Phase 4 : réseau.
    [route-last] Phase 5 : router encore l'Énergie.
    [degrade] Phase 6 : dégrader le burncycle.
   *[other] { $step }
 }
event-step-skipped = Phase sautée : { $step }.
event-pool-built = { $seat } a { $basic ->
    [one] { $basic } dé Basique
   *[other] { $basic } dés Basiques
 }, { $advanced ->
    [one] { $advanced } Avancé
   *[other] { $advanced } Avancés
 } et { $elite ->
    [one] { $elite } Élite
   *[other] { $elite } Élites
 }.
event-tracker-moved = Jeton suivant : { $chip } (emplacement { $slot }).
event-passed = { $seat } passe.
event-dice-rolled = { $bot } lance les dés : { $faces }.
event-rerolled = Le dé { $die } montre maintenant { $face }.
event-totalled = { $bot } a { $ap } PA.
event-stepped = { $bot } va à { $to } ; il reste { $ap } PA.
event-swapped = { $bot } permute avec { $other }.
event-pushed = { $bot } pousse { $unit } à { $to }.
event-move-ended = Le déplacement est terminé.
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
    [0] { $bot } reste à { $power ->
        [one] { $power } point d'Énergie
       *[other] { $power } points d'Énergie
     }.
   *[other] { $bot } : Énergie { signed-by }, désormais { $power }.
 }
event-shut-down = { $bot } s'éteint.
event-reactivated = { $bot } se réactive.
event-detected = { $bot } est repéré en { $cell }{ $unit }.
value-event-detected-unit = { $unit-is ->
    [none] {""}
   *[some] {" "}par { value-unit }
 }
event-chip-followed = { $bot } va en { $cell }{ $unit } ; son jeton Vigilance le suit.
value-event-chip-followed-unit = { $unit-is ->
    [none] {""}
   *[some] , vu par { value-unit }
 }
event-slipped-away = { $bot } s'esquive ; son jeton Vigilance reste en { $chip }.
event-hid-on = { $bot } se cache en { $cell }.
event-chip-cleared = Le jeton Vigilance du robot { $bot } est retiré.
event-chip-placed = Le jeton Vigilance du robot { $bot } est maintenant en { $cell }.
event-bonus-movement = { $bot } peut se déplacer de { $spaces ->
    [one] { $spaces } case
   *[other] { $spaces } cases
 }.
event-game-ended = { $result-is ->
    [won] Mission accomplie.
    [threat] La menace a atteint son dernier niveau : mission échouée.
    [module] Le Module de Commande s'est éteint : mission échouée.
   *[other] Mission échouée.
 }

## Ce qui se passe : la menace et le burncycle

event-threat-changed = Menace { signed-by }, désormais { $threat }.
recap-threat = Menace
event-threat-event = Menace { $level } : { $title }{ $title-about ->
    [none] .
   *[other] . { $title-about }.
 }
event-burncycle-created = Le nouveau burncycle : { $chips }.
event-reserve-made = { $team-is ->
    [true] Réserve d'équipe : { $chips }.
   *[false] Réserve de l'agent { $bot } : { $chips }.
 }
event-rebooted = { $seat } redémarre le burncycle.
event-altered = { $seat } remplace le jeton { $replaced } par un jeton { $chip } à l'emplacement { $slot }.
event-burncycle-die-rolled = Le dé burncycle donne : { $face }.
event-degraded = L'emplacement { $slot } ({ $chip }) est dégradé.
event-restored = L'emplacement { $slot } ({ $chip }) est de nouveau actif.
event-deactivated = L'emplacement { $slot } est désactivé.
event-captain-acted = Jeton Capitaine : { $captain } agit.
event-upgraded = { $bot } s'améliore : { $upgrade } (payé par { $paid }).
event-power-lost = { $bot } perd { $n ->
    [one] { $n } point d'Énergie
   *[other] { $n } points d'Énergie
 } au-dessus de sa limite.

## Ce qui se passe : attaques, portes, terminaux, salles

event-struck = { $bot } attaque { $unit } : { $ap } PA contre { $durability }.
event-unit-stunned = { $unit } est assommé.
event-unit-shut-down = { $unit } est éteint.
event-struck-for-nothing = L'attaque n'a aucun effet.
event-wall-struck = { $bot } attaque le mur { $direction } de { $cell } avec { $ap } PA.
event-wall-destroyed = { $bot } détruit le mur { $direction } de { $cell }.
value-event-wall-struck-direction = { $value ->
    [0] supérieur
    [1] droit
    [2] inférieur
   *[3] gauche
 }
value-event-wall-destroyed-direction = { value-event-wall-struck-direction }
event-stepped-through = { $bot } franchit le passage et va à { $to }.
event-repaired = { $bot } donne { $power ->
    [one] { $power } point d'Énergie
   *[other] { $power } points d'Énergie
 } à { $other }.
event-key-gained = { $bot } a maintenant { $keys ->
    [1] 1 clé
   *[other] { $keys } clés
 }.
event-key-used = { $bot } utilise une clé sur la porte { $door }.
event-door-unlocked = La porte { $door } est déverrouillée.
event-door-locked = La porte { $door } est verrouillée.
event-keypad-drawn = Une carte Clavier est posée à la porte { $door }.
event-keypad-begun = { $bot } essaie le clavier de la porte { $door }, niveau { $level } : { $inputs-is ->
    [none] aucune entrée
   *[some] { $inputs }
 }{ $jam-is ->
    [true] {" "}; impossible de le forcer
   *[false] {""}
 }.
event-keypad-die-rolled = Le dé Clavier donne : { $face }.
event-input-resolved = { $bot } résout l'entrée { $input }.
event-input-ignored = { $bot } ignore l'entrée { $input }.
event-forced = { $bot } force le clavier avec { $ap } PA contre une résistance de { $durability }.
event-left-locked = { $bot } laisse la porte { $door } verrouillée.
event-terminal-opened = { $bot } utilise un { $mainframe-is ->
    [true] Mainframe
   *[false] terminal
 } en { $cell } : « { $card } ».
event-options-selected = { $bot } choisit { $names }.
event-option-resolved = { $bot } obtient { $name } : { $name-about }.
event-terminal-used-up = Le terminal en { $cell } est épuisé.
event-mainframe-turned = Le terminal en { $cell } est maintenant un Mainframe.
event-surveilled = Salle inspectée ({ $room }) : { $faces }.
event-result-resolved = Inspection ({ $room }) : { $face }.
event-cache-collected = { $bot } ramasse la cache en { $cell }.
event-cache-left = { $bot } laisse la cache en { $cell }.

## Ce qui se passe : cartes, échanges, impératifs

event-card-gained = { $bot } gagne « { $card } »{ $card-about ->
    [none] .
   *[other] . { $card-about }.
 }
event-card-resolved = { $bot } gagne « { $card } », qui prend effet tout de suite.
event-card-discarded = { $bot } défausse « { $card } ».
event-mod-installed = { $bot } installe « { $card } ».
event-equipment-used = { $bot } utilise « { $card } ».
event-equipment-rolled = { $bot } lance le dé de la carte « { $card } » : { $shows }{ $breaks-is ->
    [true] {" "}; le résoudre casse la carte
   *[false] {""}
 }.
word-face-1-1 = se déplacer de 1 case
word-face-1-2 = se déplacer de 2 cases
word-face-1-3 = se déplacer de 2 cases
word-face-1-4 = se déplacer de 3 cases
word-face-1-5 = se déplacer de 3 cases
word-face-1-6 = se déplacer de 4 cases
word-face-2-1 = 1 dé Basique de plus
word-face-2-2 = 1 dé Basique de plus
word-face-2-3 = 2 dés Basiques de plus
word-face-2-4 = 2 dés Basiques de plus
word-face-2-5 = 1 dé Avancé de plus
word-face-2-6 = 1 dé Élite de plus
word-face-4-1 = gagner 1 point d'Énergie
word-face-4-2 = gagner 1 point d'Énergie
word-face-4-3 = la menace baisse de 1
word-face-4-4 = gagner un jeton de réserve au choix
word-face-4-5 = gagner 2 points d'Énergie
word-face-4-6 = assommer une unité à 3 cases au plus
word-face-5-1 = rien
word-face-5-2 = assommer une unité adjacente
word-face-5-3 = assommer une unité adjacente
word-face-5-4 = assommer une unité à 2 cases au plus
word-face-5-5 = assommer une unité à 2 cases au plus
word-face-5-6 = assommer une unité à 4 cases au plus
word-face-6-1 = rien
word-face-6-2 = inspecter une salle au choix
word-face-6-3 = inspecter une salle au choix
word-face-6-4 = retirer votre jeton Vigilance, sauf si vous êtes en vue
word-face-6-5 = déverrouiller une porte à côté de vous
word-face-6-6 = gagner une clé
event-equipment-left = { $bot } ne résout pas le dé de la carte « { $card } ».
event-counter-turned = Le compteur de la carte « { $card } » est à { $n }.
event-ability-used = { $bot } utilise « { $ability } ».
event-own-die-rolled = { $bot } lance le dé { $die } : { $ap ->
    [0] { $move ->
        [0] rien
        [one] 1 case de plus
       *[other] { $move } cases de plus
     }
   *[other] { $ap } PA
 }.
value-event-own-die-rolled-die = { $value }
event-traded = { $give-is ->
    [none] { $bot } reçoit { $take } du robot { $other }.
   *[some] { $bot } donne { $give } à { $other }{ $take-is ->
        [none] {""}
       *[some] {" "}contre { $take }
     }.
 }
event-trade-declined = { $other } refuse l'échange avec { $bot }.
event-imperative-drawn = { $bot } pioche l'impératif « { $card } »{ $card-about ->
    [none] .
   *[other] . { $card-about }.
 }
event-imperative-done = { $bot } accomplit l'impératif « { $card } ».
event-imperative-broken = { $bot } enfreint l'impératif « { $card } ».
event-imperative-dropped = { $bot } abandonne l'impératif « { $card } ».
event-reserve-chip-gained = { $bot } gagne un jeton { $chip }.
event-dice-added = { $seat } ajoute { $n ->
    [one] { $n } dé { $kind }
   *[other] { $n } dés { $kind-is ->
        [basic] Basiques
        [advanced] Avancés
        [elite] Élites
       *[other] { $kind }
     }
 } à son stock.
event-extra-action = { $seat } obtient une action de plus sur ce jeton.
event-network-card-drawn = { $bot } pioche « { $card } »{ $card-about ->
    [none] .
   *[other] . { $card-about }.
 }
event-network-card-dropped = { $bot } défausse « { $card } ».

## Ce qui se passe : le réseau

event-ip-moved = { $seat } déplace son IP au nœud { $node } avec un jeton { $chip }.
event-ip-stayed = { $seat } laisse son IP où elle est.
event-ip-returned = { $seat } : l'IP revient à son point d'accès.
event-ip-banned = { $seat } : l'IP est bannie, un ping est passé devant son point d'accès.
event-hub-reached = { $seat } : l'IP atteint un hub de la couche { $layer }.
event-booted = { $ip_stays-is ->
    [true] { $seat } réinitialise un ping au nœud { $node } : niveau { $level } contre { $ceo }.
   *[false] { $seat } : l'IP est réinitialisée au nœud { $node }, niveau { $level } contre { $ceo }.
 }
event-level-changed = { $seat } : niveau de réseau { $level } maintenant.
value-event-level-changed-seat = { $value ->
    [-1] Le PDG
   *[other] { value-seat }
 }
event-network-card-used = { $seat } utilise « { $card } »{ $card-about ->
    [none] .
   *[other] . { $card-about }.
 }
event-network-ability-used = { $seat } utilise « { $ability } ».
event-ping-added = Un ping entre au nœud { $node }.
event-ping-moved = { $way-is ->
    [none] Le ping du nœud { $start } reste sur place : un autre lui barre la route.
   *[some] Le ping du nœud { $start } se déplace : { $way }.
 }
event-ping-transferred = Le ping du nœud { $start } passe par transfert au nœud { $node }.
event-ping-removed = Le ping du nœud { $node } est retiré.
event-no-ping-left = On ne peut plus ajouter de ping.
event-ping-dice-due = { $rolls ->
    [0] Aucun ping n'est sur un hub : aucun dé n'est lancé.
    [one] Un dé Ping est lancé.
   *[other] { $rolls } dés Ping sont lancés.
 }
event-ping-die-rolled = Le dé Ping donne : { $face }.

## Ce qui se passe : la Corporation

event-corporation-turn = Corporation : { $part-is ->
    [threat] la menace augmente
   *[other] { $part }
 }.
event-unit-decided = { $priority-is ->
    [pursue] { $unit } poursuit { $target }{ $among }{ $steps }{ $ways }.
    [investigate] { $unit } examine le jeton Vigilance du robot { $target }{ $steps }{ $ways }.
   *[patrol] { $unit } patrouille : { $patrol }{ $steps }{ $ways }.
 }
value-event-unit-decided-target = { value-bot }
value-event-unit-decided-steps = { $value ->
    [-1] {""}
    [0] , déjà sur place
    [1] , à 1 case
   *[other] , à { $value } cases
 }
value-event-unit-decided-among = { $value ->
    [0] {""}
    [one] {""}
   *[other] , le plus proche des { $value } robots en vue
 }
value-event-unit-decided-ways = { $value ->
    [0] {""}
    [one] {""}
   *[other] {" "}; les joueurs ont choisi un des { $value } chemins de même longueur
 }
event-investigator-found = { $unit } est envoyé vers le jeton Vigilance du robot { $bot }, à { $steps }{ $among }.
value-event-investigator-found-steps = { $value ->
    [1] 1 case
    [one] { $value } case
   *[other] { $value } cases
 }
value-event-investigator-found-among = { $value ->
    [one] {""}
   *[other] , unité la plus proche parmi { $value }
 }
event-unit-stays = { $unit } reste dans sa salle.
event-unit-stepped = { $unit } va en { $cell }, tourné { $facing }.
event-unit-faced = { $unit } se tourne { $facing }.
event-unit-turned = { $unit } est tourné { $facing }.
event-unit-stopped = { $unit } tombe sur { $bot } et s'arrête.
event-units-swapped = { $unit } échange sa place avec { $other }.
event-unit-attacked = { $unit } attaque { $bot } : { $threat ->
    [0] { $power ->
        [one] { $power } point d'Énergie perdu
       *[other] { $power } points d'Énergie perdus
     }
   *[other] la menace augmente de { $threat }
 }.
event-unit-done = { $unit } a terminé.
event-chip-turned = Le jeton Vigilance du robot { $bot } est retourné face cachée.
event-security-done = La sécurité a terminé ; toutes les unités sont de nouveau éveillées.
event-drained = { $unit } fait perdre un jeton { $chip } à { $bot }.
event-captain-sees = { $unit } voit { $bot } : { $ability }{ $ability-about ->
    [none] .
   *[other] . { $ability-about }.
 }
event-captain-ability = { $unit } : { $ability }{ $ability-about ->
    [none] .
   *[other] . { $ability-about }.
 }

## Ce qui se passe : missions et robots particuliers

event-task-advanced = { $complete-is ->
    [true] Tâche accomplie : { $task }.
   *[false] { $task } : un pas de plus.
 }
event-objective-completed = Objectif accompli : { $objective }.
event-mission-acted = { $bot } en { $cell } : { $action }.
event-bead-laid = Posé en { $cell } : { $bead }.
event-bead-taken = { $bot } porte { $bead }.
event-escaped = { $bot } s'évade.
event-disguise-put-on = { $bot } ressemble maintenant à un garde : { $guard }.
event-disguise-taken-off = { $bot } n'est plus déguisé.
event-disguise-left = { $bot } laisse son déguisement derrière lui.
event-disguise-turned = Le déguisement du robot { $bot } est tourné { $facing }.
event-drone-charged = { $charged-is ->
    [true] Joan est chargée.
   *[false] Joan est déchargée.
 }
event-drone-moved = Joan vole en { $cell }.
event-drone-distracts = Joan distrait { $unit }.

## La fin

outcome = { $won-is ->
    [true]
        Mission accomplie.
        Vous avez réussi en { $rounds ->
            [one] { $rounds } manche
           *[other] { $rounds } manches
        }, avec une menace de { $threat }.
   *[false]
        Mission échouée.
        { $result-is ->
            [threat] La menace a atteint { $threat }
            [module] Le Module de Commande s'est éteint
           *[other] La menace en était à { $threat }
        } après { $rounds ->
            [one] { $rounds } manche
           *[other] { $rounds } manches
        }.
 }

## La table en texte

board-title = { $mission }, difficulté { $difficulty }
board-chosen = { $module-is ->
    [true] Module de Commande : { $bot }
   *[false] Agent { $number } : { $bot }
 }
board-floor = Étage { $floor }, manche { $round }, menace { $threat } sur 26
board-burncycle = Burncycle : { $slots }
board-team = Réserve d'équipe : { $chips }
board-pool = Dés : { $basic ->
    [one] { $basic } Basique
   *[other] { $basic } Basiques
 }, { $advanced ->
    [one] { $advanced } Avancé
   *[other] { $advanced } Avancés
 }, { $elite ->
    [one] { $elite } Élite
   *[other] { $elite } Élites
 }
board-bot = { $module-is ->
    [true] M
   *[false] { $number }
 } { $bot } : { $space-is ->
    [none] {""}
   *[other] { $space },{" "}
 }{ $state-is ->
    [unseen] {""}
   *[other] { $state },{" "}
 }Énergie { $power }{ $keys ->
    [0] {""}
    [one] , 1 clé
   *[other] , { $keys } clés
 }{ $module-is ->
    [true] {""}
   *[false] {" "}; réserve : { $chips }
 }
board-unit = { $unit } { $number } : { $space } { $facing }, voit à { $sees }{ $state-is ->
    [awake] {""}
   *[other] , { $state }
 }{ $key-is ->
    [true] , clé
   *[false] {""}
 }
board-network = PDG niveau { $ceo }, { $pings ->
    [1] 1 ping
    [one] { $pings } ping
   *[other] { $pings } pings
 }
board-layer = Couche { $layer } : { $nodes }
board-ip = { $number } { $bot } : niveau { $level }, { $ip-is ->
    [none] aucune
   *[other] { $ip }
 }
board-wires = Chaque nœud montre sa place et son type : P, T et U sont des nœuds d'action, H un hub ; < mène vers l'extérieur, > vers l'intérieur. Entre crochets les IP par numéro, ! pour un ping ; après un + les IP qui entrent ici.
board-legend = h explique les symboles ; v avec un robot, une case, net, rooms, mission, captain ou threat en montre plus.
board-awareness = { $unit } { $number } voit à { $reach } cases devant lui : { $spaces } cases en tout, marquées d'une étoile.
board-stats = { $unit-about }
sheet-upgrades = Améliorations : { $upgrades }
sheet-dice = Améliorations de dés : { $advanced ->
    [one] { $advanced } Avancé
   *[other] { $advanced } Avancés
 }, { $elite ->
    [one] { $elite } Élite
   *[other] { $elite } Élites
 }
sheet-cards = Inventaire : { $cards }
sheet-imperative = Impératif : { $imperative }{ $imperative-about ->
    [none] {""}
   *[other] {" "}: { $imperative-about }
 }
sheet-card = { $card }{ $card-about ->
    [none] {""}
   *[other] {" "}: { $card-about }
 }
board-mission = { $mission } : { $mission-about }
board-objective = { $floor ->
    [0] Pour gagner
   *[other] Étage { $floor }
 } : { $objective }
board-captain = Capitaine { $captain } : { $captain-about }
board-threat = Menace { $threat } sur 26 ; à 26 la mission échoue
board-threat-level = { $reached-is ->
    [true] [x]
   *[false] [ ]
 } { $level } { $title } : { $title-about }
board-room = { $bead-is ->
    [true] [ ]
   *[false] [x]
 } { $spaces } : { $room }{ $safe-is ->
    [true] , zone sécurisée
   *[false] { $type-is ->
        [none] {""}
        [tech] , technologie
       *[other] , { $type }
     }
 }{ $dice ->
    [0] {""}
    [one] , 1 dé
   *[other] , { $dice } dés
 }{ $chip-is ->
    [none] {""}
   *[other] , donne { $chip }
 } ; portes { $doors }
board-extent = { $first } à { $last }
board-rooms = [x] : inspectée, ou pas besoin de l'être ; les dés se lancent quand une salle est inspectée ; un robot présent quand les réserves se forment donne le jeton à l'équipe.
chip-of-zuk = Son jeton Capitaine : la menace augmente de 1
chip-of-kessler = Son jeton Capitaine : tous les gardes font demi-tour
chip-of-marchetti = Son jeton Capitaine : toutes les unités font un quart de tour à droite
chip-of-oduya = Son jeton Capitaine : tous les gardes font un quart de tour à gauche
chip-of-varga = Son jeton Capitaine : l'agent pioche un impératif
chip-of-brandt = Son jeton Capitaine : un ping est ajouté
card-limits = Garde au plus { $limit ->
    [one] { $limit } point d'Énergie
   *[other] { $limit } points d'Énergie
 } à la fin d'un tour ; dés : { $advanced ->
    [one] { $advanced } Avancé
   *[other] { $advanced } Avancés
 } et { $elite ->
    [one] { $elite } Élite
   *[other] { $elite } Élites
 } au plus
card-reserve = Réserve : { $chips } ; les améliorations ({ $cost ->
    [one] { $cost } point d'Énergie
   *[other] { $cost } points d'Énergie
 } chacune) ajoutent { $first }, { $second }, { $third }
card-ability = Amélioration { $card } ({ $cost ->
    [one] { $cost } point d'Énergie
   *[other] { $cost } points d'Énergie
 }) : { $card-about }
card-bot = { $bot } : { $bot-about }
card-module = Comme Module de Commande : commence avec { $power ->
    [one] { $power } point d'Énergie
   *[other] { $power } points d'Énergie
 } ; ses emplacements coûtent { $costs }
board-work = { $objective-is ->
    [none] L'objectif de l'étage est accompli : sortez par une zone sécurisée.
   *[other] { $objective } : { $left }
 }
board-task = { $complete-is ->
    [true] [x]
   *[false] [ ]
 } { $task } : { $task-about }{ $times ->
    [0] {""}
   *[other] {" "}({ $times } jusqu'ici)
 }
sheet-ip = Niveau de réseau { $level }, IP : { $ip-is ->
    [none] aucune
   *[other] { $ip }
 }, cartes : { $hand }

## Capitaines et gardes

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
about-hamster = Niveau 1, bouge de 2, voit à 6 ; fait les cent pas
about-walker = Niveau 1, bouge de 4, voit à 4 ; suit la périphérie ; Drain
about-latch = Niveau 1, bouge de 3, voit à 4 ; va aux portes déverrouillées ; Cautious
about-tripod = Niveau 1, bouge de 2, voit à 7 ; reste sur place
about-bloodhound = Niveau 2, bouge de 2, voit à 3 ; va au robot le plus proche ; Shift
about-clinch = Niveau 2, bouge de 3, voit à 5 ; retourne à son poste ; Grapple
about-clerk = Niveau 2, bouge de 3, voit à 6 ; fait les cent pas ; Demerit
about-roundsman = Niveau 2, bouge de 5, voit à 4 ; suit la périphérie ; Drain
about-wraith = Niveau 3, bouge de 3, voit à 4 ; va au robot le plus proche ; Shift
about-vise = Niveau 3, bouge de 4, voit à 5 ; va au Module de Commande ; Grapple
about-turnkey = Niveau 3, bouge de 5, voit à 5 ; va aux portes déverrouillées ; Cautious
about-auditor = Niveau 3, bouge de 4, voit à 6 ; va aux terminaux ; Demerit
about-zuk = Résistance 18, bouge de 4, voit à 6 ; va au robot le plus proche ; un robot qui entre dans son champ de vision perd 1 point d'Énergie
about-kessler = Résistance 16, bouge de 3, voit à 8 ; va aux terminaux ; les gardes bougent de 1 case de plus
about-marchetti = Résistance 20, bouge de 5, voit à 5 ; suit la périphérie ; chaque activation de la sécurité augmente la menace de 1
about-oduya = Résistance 14, bouge de 3, voit à 7 ; va au Module de Commande ; chaque activation de la sécurité ajoute un ping
about-varga = Résistance 16, bouge de 4, voit à 6 ; va aux portes déverrouillées ; chaque activation de la sécurité verrouille une porte
about-brandt = Résistance 24, bouge de 3, voit à 4 ; fait les cent pas ; les gardes ont 2 de résistance en plus

## Capacités des capitaines et des gardes

word-doomscrolling = Doomscrolling
about-doomscrolling = Un robot qui entre dans la portée de vigilance du capitaine perd 1 point d'Énergie
word-on-the-double = Au pas de course
about-on-the-double = Tant que le capitaine est à l'étage, tous les gardes bougent de 1 case de plus
word-roll-call = Appel
about-roll-call = Au début de chaque activation de la sécurité, la menace augmente de 1
word-open-line = Ligne ouverte
about-open-line = Au début de chaque activation de la sécurité, un ping est ajouté
word-closing-time = Heure de fermeture
about-closing-time = Au début de chaque activation de la sécurité, une porte déverrouillée de votre choix est verrouillée
word-shield-drill = Boucliers levés
about-shield-drill = Tant que le capitaine est à l'étage, tous les gardes ont 2 de résistance en plus
word-drain = Drain
about-drain = Un robot qui devient adjacent défausse un jeton de réserve
word-cautious = Cautious
about-cautious = Après son déplacement, verrouille les portes déverrouillées à côté de lui
word-shift = Shift
about-shift = Passe à travers murs et portes, et patrouille aussi dans les salles
word-grapple = Grapple
about-grapple = S'en éloigner coûte plus de PA : 1 pour Clinch, 2 pour Vise
word-demerit = Demerit
about-demerit = Son attaque augmente la menace de 1 au lieu de coûter de l'Énergie

## Patrouilles

word-pace = Faire les cent pas
about-pace = Va tout droit et fait demi-tour quand il ne peut plus avancer
word-perimeter = Périphérie
about-perimeter = Fait le tour de l'étage le long du couloir extérieur
word-unlocked-doors = Portes déverrouillées
about-unlocked-doors = Va à la porte déverrouillée la plus proche
word-stationary = Stationnaire
about-stationary = Reste sur place
word-closest-bot = Robot le plus proche
about-closest-bot = Va à côté du robot le plus proche qui n'est pas sur une cachette
word-command-module = Module de Commande
about-command-module = Va à côté du Module de Commande, sauf s'il est sur une cachette
word-post = Poste
about-post = Retourne à son propre poste
word-terminals = Terminaux
about-terminals = Va au jeton terminal en jeu le plus proche

## Les robots, et ce qu'ils savent faire

about-processor = Comme agent, limite 6, permute sans l'amélioration. Comme Module de Commande, un dé Basique de plus dans chaque stock
about-byte = Comme agent, limite 6, tourne un dé sur sa face opposée une fois par tour. Comme Module de Commande, 1 PA de plus à chaque action de déplacement
about-casing = Comme agent, limite 7, a son propre dé de déplacement. Comme Module de Commande, 2 PA de plus à ses attaques
about-exe = Comme agent, limite 6, pousse sans PA en plus. Comme Module de Commande, 1 PA de plus à chaque terminal
about-crash = Comme agent, limite 7, augmente moins la menace quand il s'éteint. Comme Module de Commande, 1 PA de plus à chaque attaque
about-bit = Comme agent, limite 5, a son propre dé de PA. Comme Module de Commande, pousse sans l'amélioration
about-access = Comme agent, limite 5, augmente son niveau de réseau une fois par tour. Comme Module de Commande, permute sans l'amélioration
about-memory = Comme agent, limite 6, avec Joan the Drone. Comme Module de Commande, un dé Basique de plus dans chaque stock
about-interface = Comme agent, limite 6, peut se déguiser en garde. Comme Module de Commande, 1 PA de plus aux terminaux
about-patch = Comme agent, limite 7, répare sans l'amélioration et donne 1 point d'Énergie de plus. Comme Module de Commande, 1 point d'Énergie à un autre robot une fois par manche
word-pipeline = Pipeline
about-pipeline = Permute sans l'amélioration Permuter
word-turbo = Turbo
about-turbo = Un dé Basique de plus dans chacun de ses stocks
word-branch-prediction = Prédiction de branchement
about-branch-prediction = Une fois par tour, relancer un dé d'un test de PA
word-hot-restart = Redémarrage à chaud
about-hot-restart = Une fois par étage, réactiver le jeton dégradé le plus à gauche
word-master-clock = Horloge maîtresse
about-master-clock = Un dé Basique de plus dans le stock de chaque joueur
word-tumble-magnet = Tumble Magnet
about-tumble-magnet = Une fois par tour, tourner un dé d'un test de PA sur sa face opposée
word-soft-landing = Atterrissage en douceur
about-soft-landing = 1 PA de plus à chaque action de déplacement
word-spare-magnet = Aimant de rechange
about-spare-magnet = Une fois par tour, relancer un dé d'un test de PA
word-free-fall = Chute libre
about-free-fall = Une fois par tour, se déplacer de 2 cases
word-tailwind = Vent arrière
about-tailwind = 1 PA de plus à l'action de déplacement de chaque joueur
word-pressure = Pressure
about-pressure = Dans une action de déplacement, une fois que l'agent a bougé, lancer le dé Pressure : 0 à 3 cases de plus, pour l'agent seul
word-hydraulics = Hydraulique
about-hydraulics = 1 PA de plus à chacune de ses attaques
word-press = Presse
about-press = 2 PA de plus à chacune de ses attaques
word-shockwave = Onde de choc
about-shockwave = Une fois par étage, assommer une unité adjacente
word-hull = Coque
about-hull = 2 PA de plus aux attaques du Module de Commande
word-right-of-way = Priorité de passage
about-right-of-way = Pousser ne coûte aucun PA en plus
word-batch = Traitement par lots
about-batch = 1 PA de plus aux terminaux
word-scheduler = Ordonnanceur
about-scheduler = Une fois par étage, gagner un jeton de réserve au choix
word-kill-process = Arrêt de processus
about-kill-process = Une fois par étage, assommer une unité à 2 cases au plus
word-shared-library = Bibliothèque partagée
about-shared-library = 1 PA de plus pour tout le monde aux terminaux
word-crumple-zone = Zone de déformation
about-crumple-zone = Quand cet agent s'éteint, la menace augmente de 1 de moins
word-momentum = Élan
about-momentum = 1 PA de plus à chaque action de déplacement
word-rebound = Rebond
about-rebound = Une fois par étage, gagner 1 point d'Énergie
word-head-on = De plein fouet
about-head-on = 2 PA de plus à chacune de ses attaques
word-battering-ram = Bélier
about-battering-ram = 1 PA de plus à chaque attaque
word-lift = Lift
about-lift = Dans un de ses tests de PA, lancer le dé Lift : 0 à 3 PA de plus
word-light-feet = Pied léger
about-light-feet = 1 PA de plus à chaque action de déplacement
word-sticky-fingers = Doigts agiles
about-sticky-fingers = Une fois par étage, gagner une clé
word-stockpile = Provisions
about-stockpile = Une fois par étage, piocher une carte Équipement
word-side-step = Pas de côté
about-side-step = Le Module de Commande pousse sans l'amélioration Pousser
word-ip-spoofer = IP Spoofer
about-ip-spoofer = Une fois par tour, à la phase de réseau, augmenter votre niveau de réseau de 1
about-root-shell = 1 PA de plus aux terminaux
word-sinkhole = Gouffre
about-sinkhole = Une fois par étage, retirer un ping
word-log-cleaner = Nettoyeur de journaux
about-log-cleaner = Une fois par étage, la menace baisse de 1
word-relay = Relais
about-relay = Le Module de Commande permute sans l'amélioration Permuter
word-joan = Joan the Drone
about-joan = Joan peut voler jusqu'à 4 cases à chacun de vos tours, en action gratuite
word-scout = Éclaireuse
about-scout = Joan peut entrer dans les salles pas encore inspectées, et les inspecte
word-distract = Distract
about-distract = Joan assomme un garde à côté d'elle, puis se décharge
word-remote-hands = Mains à distance
about-remote-hands = Faire des actions Clavier aux portes à côté de Joan
word-look-ahead = Anticipation
about-look-ahead = Un dé Basique de plus dans le stock de chaque joueur
word-facade = Façade
about-facade = Une fois par étage, quand personne ne vous voit, se déguiser en un garde au hasard du niveau de l'étage
word-identity-theft = Identity Theft
about-identity-theft = Avant l'activation des pings, déplacer votre IP comme un ping, sauf si vous êtes déguisé
word-small-talk = Bavardage
about-small-talk = Une fois par étage, la menace baisse de 1
word-second-face = Second visage
about-second-face = Vous pouvez vous déguiser une fois de plus par étage
word-front-desk = Accueil
about-front-desk = 1 PA de plus pour le Module de Commande aux terminaux
word-soldering-iron = Fer à souder
about-soldering-iron = Répare sans l'amélioration Réparer, et l'autre robot gagne 1 point d'Énergie de plus que ce que vous donnez
word-rewire = Recâblage
about-rewire = Une fois par étage, réactiver les 2 jetons dégradés les plus à gauche
word-jump-start = Démarrage assisté
about-jump-start = Une fois par étage, un autre robot au choix gagne 2 points d'Énergie
word-spare-magazine = Chargeur de rechange
about-spare-magazine = Une fois par étage, la réserve d'équipe gagne 2 jetons au choix
word-docking-port = Port d'amarrage
about-docking-port = Une fois par manche, un autre robot au choix gagne 1 point d'Énergie

## Améliorations que tout robot peut avoir

about-swap = Dans une action de déplacement, changer de place avec un robot adjacent
about-push = Dans une action de déplacement, entrer sur la case d'une unité et la pousser, pour 1 PA de plus
about-repair = En action : donner de l'Énergie à un autre robot, où qu'il soit
about-advanced = Un dé Avancé de plus dans chaque stock
about-elite = Un dé Élite de plus dans chaque stock
about-elite-exchange = Une amélioration dé Avancé devient un dé Élite
about-reserve-1 = Un jeton de plus dans votre réserve chaque fois que les réserves se forment
about-reserve-2 = Un jeton de plus dans votre réserve chaque fois que les réserves se forment
about-reserve-3 = Un jeton de plus dans votre réserve chaque fois que les réserves se forment

## Équipement

word-key-card = Carte-clé
about-key-card = Immédiat : gagner une clé
word-power-cell = Bloc d'énergie
about-power-cell = Immédiat : gagner 3 points d'Énergie
word-false-report = Faux rapport
about-false-report = Immédiat : la menace baisse de 2
word-nitro-shot = Nitro Shot
about-nitro-shot = Usage unique : se déplacer de 4 cases
word-smoke-charge = Charge fumigène
about-smoke-charge = Usage unique : retirer votre jeton Vigilance, sauf si vous êtes en vue
word-flash-charge = Charge aveuglante
about-flash-charge = Usage unique : assommer une unité à 3 cases au plus
word-skeleton-code = Code passe-partout
about-skeleton-code = Usage unique : déverrouiller une porte à côté de vous
word-scavenger-drone = Drone glaneur
about-scavenger-drone = Usage unique : piocher 3 cartes Équipement et en garder une
word-overclock = Surcadençage
about-overclock = Usage unique, à la phase d'actions : 2 dés Avancés de plus dans votre stock
word-cold-restart = Redémarrage à froid
about-cold-restart = Usage unique : réactiver les 2 jetons dégradés les plus à gauche
word-spare-parts = Pièces de rechange
about-spare-parts = Usage unique : piocher un mod
word-battery-belt = Ceinture de piles
about-battery-belt = Trois usages : gagner 1 point d'Énergie
word-signal-damper = Atténuateur de signal
about-signal-damper = Deux usages : la menace baisse de 1
word-ammo-drum = Tambour à munitions
about-ammo-drum = Quatre usages, à la phase d'actions : un dé Basique de plus dans votre stock
word-solder-spool = Bobine de soudure
about-solder-spool = Deux usages : réactiver le jeton dégradé le plus à gauche
word-rocket-skates = Patins à fusée
about-rocket-skates = Une fois par tour, lancer : se déplacer de 1 à 4 cases ; peut casser
word-grapnel = Grappin
about-grapnel = Une fois par tour, lancer : se déplacer de 1 à 4 cases ; peut casser
word-tool-roll = Trousse à outils
about-tool-roll = Une fois par tour, à la phase d'actions, lancer : des dés de plus dans votre stock ; peut casser
word-lucky-coil = Bobine porte-bonheur
about-lucky-coil = Une fois par tour, lancer : de l'Énergie, moins de menace, un jeton de réserve ou une unité assommée ; peut casser
word-pulse-rod = Bâton à impulsions
about-pulse-rod = Une fois par tour, lancer : assommer une unité à une portée de 1 à 4 cases, ou rien ; peut casser
word-field-scanner = Scanner de terrain
about-field-scanner = Une fois par tour, lancer : inspecter une salle, retirer votre jeton, déverrouiller une porte, gagner une clé, ou rien ; peut casser

## Mods

word-cannonarm = Cannonarm
about-cannonarm = Mod (2 points d'Énergie) : vos attaques contre les gardes et les murs portent à 4 cases
word-servo-legs = Jambes à servos
about-servo-legs = Mod (2 points d'Énergie) : 1 PA de plus à chaque action de déplacement
word-spare-cells = Cellules de rechange
about-spare-cells = Mod (2 points d'Énergie) : un dé Basique de plus dans chacun de ses stocks
word-gyroscope = Gyroscope
about-gyroscope = Mod (1 point d'Énergie) : une fois par tour, relancer un dé d'un test de PA
word-mirror-lens = Lentille miroir
about-mirror-lens = Mod (1 point d'Énergie) : une fois par tour, tourner un dé d'un test de PA sur sa face opposée
word-trickle-charger = Chargeur d'entretien
about-trickle-charger = Mod (1 point d'Énergie) : une fois par manche, gagner 1 point d'Énergie
word-white-noise = Bruit blanc
about-white-noise = Mod (1 point d'Énergie) : une fois par étage, la menace baisse de 2
word-chip-printer = Imprimante à jetons
about-chip-printer = Mod (2 points d'Énergie) : une fois par manche, gagner un jeton de réserve au choix
word-patch-arm = Bras réparateur
about-patch-arm = Mod (1 point d'Énergie) : une fois par étage, réactiver le jeton dégradé le plus à gauche
word-slipstream = Aspiration
about-slipstream = Mod (2 points d'Énergie) : une fois par tour, se déplacer de 1 case
word-echo-mask = Masque d'écho
about-echo-mask = Mod (2 points d'Énergie) : une fois par manche, retirer votre jeton Vigilance, sauf si vous êtes en vue
word-line-tap = Dérivation de ligne
about-line-tap = Mod (1 point d'Énergie) : une fois par étage, augmenter votre niveau de réseau de 1

## Impératifs

word-hands-off = Bas les pattes
about-hands-off = 2 points d'Énergie si vous n'attaquez et ne poussez pas d'ici la fin de votre tour
word-radio-silence = Silence radio
about-radio-silence = 2 points d'Énergie si vous ne faites pas d'action Carte Réseau et n'atteignez pas de hub d'ici la fin de votre tour
word-out-of-sight = Hors de vue
about-out-of-sight = 2 points d'Énergie si vous n'êtes pas repéré d'ici la fin de votre tour
word-stand-your-ground = Tenir bon
about-stand-your-ground = 1 point d'Énergie si vous ne vous cachez pas et ne permutez pas d'ici la fin de votre deuxième tour
word-self-reliant = Autonome
about-self-reliant = 2 points d'Énergie si vous n'échangez rien d'ici la fin de votre deuxième tour
word-steady-cycle = Cycle stable
about-steady-cycle = 2 points d'Énergie si vous ne modifiez pas le burncycle d'ici la fin de votre deuxième tour
word-keep-moving = Toujours en mouvement
about-keep-moving = 2 points d'Énergie pour 3 actions de déplacement, si vous ne passez pas avant
word-locksmith = Serrurier
about-locksmith = 2 points d'Énergie pour ouvrir un clavier, si vous n'utilisez pas de clé avant
word-deep-reader = Grand lecteur
about-deep-reader = 2 points d'Énergie pour utiliser un terminal, si vous n'attaquez pas d'unité avant
word-magpie = Pie voleuse
about-magpie = 2 points d'Énergie pour ramasser une cache, si vous ne défaussez pas d'équipement avant
word-room-service = Service d'étage
about-room-service = 1 point d'Énergie pour inspecter une salle, si vous ne vous cachez pas avant
word-wrecking-ball = Boule de démolition
about-wrecking-ball = 3 points d'Énergie pour détruire un mur, si vous n'utilisez pas de terminal avant
word-bouncer = Videur
about-bouncer = 3 points d'Énergie pour assommer ou éteindre une unité, si vous ne vous cachez pas avant
word-hub-hopper = De hub en hub
about-hub-hopper = 2 points d'Énergie pour atteindre 2 hubs, si votre IP n'est pas prise dans une réinitialisation avant
word-light-touch = Main légère
about-light-touch = 3 points d'Énergie quand vous quittez l'étage, si vous n'avez pas attaqué de mur
word-frugal = Frugal
about-frugal = 2 points d'Énergie à la fin de la deuxième manche, si vous n'avez pas acheté d'amélioration

## Cartes Réseau

word-quick-dash = Sprint
about-quick-dash = Couche 1, Physique : se déplacer de 2 cases
word-loose-hinge = Gond branlant
about-loose-hinge = Couche 1, Physique : déverrouiller une porte au choix
word-packet-sniffer = Renifleur de paquets
about-packet-sniffer = Couche 1, Tech : augmenter votre niveau de réseau de 1
word-mirrored-drive = Disque miroir
about-mirrored-drive = Couche 1, Tech : retourner un terminal au choix côté Mainframe
word-spare-cell = Cellule de rechange
about-spare-cell = Couche 1, Utilitaire : gagner 1 point d'Énergie
word-chip-tray = Plateau de jetons
about-chip-tray = Couche 1, Utilitaire : gagner un jeton de réserve au choix
word-guard-rota = Tableau de garde
about-guard-rota = Couche 2, Physique : assommer une unité au choix
word-port-scan = Balayage de ports
about-port-scan = Couche 2, Tech : retirer un ping
word-map-the-building = Plan du bâtiment
about-map-the-building = Couche 2, Tech : inspecter une salle au choix
word-supply-line = Ligne de ravitaillement
about-supply-line = Couche 2, Utilitaire : piocher une carte Équipement
word-ghost-badge = Badge fantôme
about-ghost-badge = Couche 2, Utilitaire : retirer votre jeton Vigilance, sauf si vous êtes en vue, et la menace baisse de 1
word-cut-key = Double de clé
about-cut-key = Couche 3, Physique : gagner une clé
word-shadow-memo = Note fantôme
about-shadow-memo = Couche 3, Physique : le niveau du PDG baisse de 1, et le vôtre augmente de 1
word-discover-a-virtual-terminal = Discover a Virtual Terminal
about-discover-a-virtual-terminal = Couche 3, Tech : piocher une carte Terminal et résoudre une de ses options gratuitement
word-reflow = Refusion
about-reflow = Couche 3, Utilitaire : réactiver les 2 jetons dégradés les plus à gauche
word-back-door = Porte dérobée
about-back-door = Couche 2, Physique : votre IP revient à son point d'accès, et la menace baisse de 1

## Cartes Clavier, entrées, faces de dés

word-plain = Simple
word-buzzer = Sonnerie
word-live-wire = Fil sous tension
word-crank = Manivelle
word-decoder = Décodeur
word-lever = Levier
word-gamble = Pari
word-tripwire = Fil piège
word-beacon = Balise
word-twin-bolt = Double verrou
word-seized = Grippé
word-sealed = Scellé
word-vault = Coffre
word-worn = Usé
word-triple = Triple
word-die = dé Clavier
word-alarm = alarme
about-alarm = le robot est repéré
word-ping = ping
about-ping = un ping est ajouté
word-shock = choc
about-shock = le robot perd 1 point d'Énergie
word-unlock = déverrouillage
word-choice = choix
word-threat = menace
word-threat-transfer = menace et transfert
word-level = niveau du PDG
word-level-transfer = niveau du PDG et transfert
word-ping-transfer = ping et transfert
word-guard = garde
about-guard = un garde arrive au poste de la salle
word-mainframe = Mainframe
about-mainframe = un terminal de la salle devient un Mainframe
word-powercell = cellule d'énergie
about-powercell = le robot qui inspecte gagne 1 point d'Énergie
word-autolock = verrouillage automatique
about-autolock = toutes les portes de la salle sont verrouillées
word-imperative = impératif
about-imperative = l'agent qui inspecte pioche un impératif
word-hub = hub
word-core = noyau
word-general-chip = jeton Standard
word-key = une clé
word-crate = la caisse
word-ledger = le registre
word-bomb = la bombe
word-take = L'emporter
word-resolve = Le résoudre
word-leave = Laisser
word-shut-down = Éteindre
word-stun = Assommer
word-destroy = Détruire
word-nothing = Rien
word-route-first = routage
word-pool = stock de dés
word-act = actions
word-network = réseau
word-route-last = second routage
word-degrade = dégradation
word-security = activation de la sécurité
word-pings = activation des pings
word-move = déplacement
word-strike = attaque
word-terminal = terminal
word-brute-force = force brute

## Menace : événements et paliers

word-activity-tracking = Activity Tracking
about-activity-tracking = 2 pings sont ajoutés, et tous les pings s'activent
word-remote-spindown = Remote Spindown
about-remote-spindown = Le premier emplacement du burncycle est désactivé
word-monitor-protocol = Monitor Protocol
about-monitor-protocol = Désormais, les claviers sont au moins de niveau 2
word-new-quotas = New Quotas
about-new-quotas = Chaque agent sans impératif en pioche un
word-shadow-profiles = Shadow Profiles
about-shadow-profiles = Désormais, 2 dés Ping sont lancés pour chaque ping sur un hub
word-strikebuster = Strikebuster
about-strikebuster = 2 pings sont ajoutés, et tous les pings s'activent
word-throttled = Bridage
about-throttled = Le jeton actif le plus à gauche est dégradé
word-needchain-prime = NeedChain Prime
about-needchain-prime = Désormais, le niveau de réseau du PDG est d'au moins 3
word-reinforcements = Reinforcements
about-reinforcements = Toutes les salles pas encore inspectées le sont maintenant, et tous leurs dés montrent des gardes
word-exit-interview = Entretien de départ
about-exit-interview = Chaque agent sans impératif en pioche un
word-all-hands = Tout le monde sur le pont
about-all-hands = Chaque unité de sécurité tourne vers la droite
word-badge-check = Contrôle des badges
about-badge-check = Désormais, les claviers sont au moins de niveau 2
word-floor-manager = Chef d'étage
about-floor-manager = S'il n'y est pas déjà, le capitaine arrive à un poste de couloir marqué 1
word-trace-route = Traçage de route
about-trace-route = Un ping est ajouté, et tous les pings s'activent
word-brownout = Baisse de tension
about-brownout = Chaque agent perd 1 point d'Énergie
word-all-lines-busy = Lignes occupées
about-all-lines-busy = Désormais, 2 dés Ping sont lancés pour chaque ping sur un hub
word-performance-review = Entretien annuel
about-performance-review = Chaque agent sans impératif en pioche un
word-seat-reduction = Réduction d'effectifs
about-seat-reduction = Le premier emplacement du burncycle est désactivé
word-no-way-out = Sans issue
about-no-way-out = Désormais, les claviers sont de niveau 3
word-fire-doors = Portes coupe-feu
about-fire-doors = Toutes les salles pas encore inspectées le sont maintenant, et tous leurs dés verrouillent leurs portes
word-actuarial-table = Table actuarielle
about-actuarial-table = Le niveau de réseau du PDG augmente de 1
word-first-premium = Première prime
about-first-premium = Chaque agent perd 1 point d'Énergie
word-house-odds = Avantage à la banque
about-house-odds = Désormais, le niveau de réseau du PDG est d'au moins 2
word-early-warning = Alerte précoce
about-early-warning = Un ping est ajouté, et tous les pings s'activent
word-predictive-model = Modèle prédictif
about-predictive-model = Désormais, 2 dés Ping sont lancés pour chaque ping sur un hub
word-loss-adjuster = Expert en sinistres
about-loss-adjuster = S'il n'y est pas déjà, le capitaine arrive à un poste de couloir marqué 2
word-lapsed-cover = Garantie échue
about-lapsed-cover = Les 2 jetons actifs les plus à gauche sont dégradés
word-second-premium = Seconde prime
about-second-premium = Chaque agent perd 1 point d'Énergie
word-sure-thing = Valeur sûre
about-sure-thing = Désormais, le niveau de réseau du PDG est d'au moins 4
word-full-disclosure = Transparence totale
about-full-disclosure = Toutes les salles pas encore inspectées le sont maintenant, et tous leurs dés montrent des gardes
word-force-majeure = Force majeure
about-force-majeure = L'IP de chaque agent revient à son point d'accès

## Missions, objectifs, tâches

word-chain-of-custody = Chaîne de possession
about-chain-of-custody = Halden, étages 1 à 3 : trouvez le registre, faites-le signer et déposez-le dans la chambre forte
word-fire-drill = Exercice d'incendie
about-fire-drill = Salida, étage 1 : éloignez le capitaine, puis rassemblez-vous à l'extérieur
word-heavy-lifting = Charge lourde
about-heavy-lifting = NeedChain, étage 2 : portez une caisse à travers l'étage
word-improbable = Improbable
about-improbable = Salida, étages 3 et 2 : sortez par le mauvais côté
word-key-person = Personne clé
about-key-person = Halden, étages 2 et 1 : tournez quelques clés et attirez le capitaine hors du hall des sinistres
word-loss-adjusters = Experts en sinistres
about-loss-adjusters = Halden, étage 1 : inspectez les lieux, puis déposez séparément
word-open-plan = Décloisonnement
about-open-plan = NeedChain, étage 3 : ouvrez portes et murs jusqu'à faire de l'étage un seul bureau
word-paper-trail = Traces écrites
about-paper-trail = Halden, étage 2 : fouillez le réseau et les Mainframes
word-pillar-of-panic = Pillar of Panic
about-pillar-of-panic = NeedChain, étages 1 à 3 : fabriquez une bombe, posez-la et évadez-vous
word-quiet-hours = Heures calmes
about-quiet-hours = Salida, étages 1 à 3 : passez à travers l'équipe de nuit sans être vus
word-ruxpin-rampage = Ruxpin Rampage
about-ruxpin-rampage = NeedChain, étages 1 et 3 : des ours pour tout le monde
word-terminal-viscosity = Terminal Viscosity
about-terminal-viscosity = Salida, étages 2 et 1 : ralentissez les terminaux
word-discovery = Découverte
word-sealed-box-opened = Boîte scellée ouverte
about-sealed-box-opened = Un robot ramasse une cache
word-index-searched = Index consulté
about-index-searched = Un agent utilise un terminal
word-countersigned = Contresigné
word-two-bots-sign-in-an-office = Deux robots signent dans un bureau
about-two-bots-sign-in-an-office = Deux robots différents participent chacun à un échange dans une salle de type bureau
word-all-questioned-separately = Tous interrogés séparément
about-all-questioned-separately = Tous les robots sont dans une salle, jamais deux dans la même
word-exhibit-a = Pièce à conviction A
word-leave-the-ledger = Déposer le registre
word-ledger-in-the-strongroom = Registre dans la chambre forte
about-ledger-in-the-strongroom = Le robot qui a le registre le dépose dans la chambre forte
word-module-in-the-executive-office = Module dans le bureau de direction
about-module-in-the-executive-office = Le Module de Commande est dans le bureau de direction
word-case-closed = Affaire classée
word-all-in-safe-zones = Tous en zone sécurisée
about-all-in-safe-zones = Tous les robots sont dans des zones sécurisées au même moment
word-false-alarm = Fausse alerte
word-alarm-heard = Alarme entendue
about-alarm-heard = La menace est à 12 ou plus
word-doors-propped-open = Portes calées
about-doors-propped-open = Deux agents différents déverrouillent chacun une porte
word-assembly-point = Point de rassemblement
word-captain-in-an-office = Capitaine dans un bureau
about-captain-in-an-office = Le capitaine est dans une salle de type bureau
word-all-outdoors = Tous dehors
about-all-outdoors = Tous les agents sont à l'extérieur au même moment
word-inventory-day = Jour d'inventaire
word-crate-in-the-open-office = Caisse dans l'open space
about-crate-in-the-open-office = Un robot apporte la caisse dans l'open space
word-all-in-separate-rooms = Chacun dans sa salle
about-all-in-separate-rooms = Tous les robots sont dans une salle, jamais deux dans la même
word-sign-here = Signez ici
word-crate-in-the-service-elevator = Caisse dans l'ascenseur de service
about-crate-in-the-service-elevator = Un robot apporte la caisse dans l'ascenseur de service
word-wrong-end-first = Du mauvais côté
word-two-bots-at-terminals = Deux robots aux terminaux
about-two-bots-at-terminals = Deux robots différents utilisent chacun un terminal
word-doors-for-the-way-back = Des portes pour le retour
about-doors-for-the-way-back = Les agents déverrouillent 2 portes
word-each-agent-hides = Chaque agent se cache
about-each-agent-hides = Chaque agent entre dans une cachette sans être vu
word-loose-ends = Derniers détails
word-two-caches-collected = Deux caches ramassées
about-two-caches-collected = Les robots ramassent 2 caches
word-module-in-the-server-room = Module dans la salle des serveurs
about-module-in-the-server-room = Le Module de Commande est dans la salle des serveurs
word-against-the-odds = Contre toute attente
word-all-agents-safe = Tous les agents à l'abri
about-all-agents-safe = Tous les agents sont dans des zones sécurisées au même moment
word-cover-note = Note de couverture
word-two-doors-opened = Deux portes ouvertes
about-two-doors-opened = Les robots déverrouillent 2 portes
word-policy-from-the-archive = Police tirée des archives
about-policy-from-the-archive = Un robot ramasse une cache dans une salle de type entrepôt
word-sum-insured = Capital assuré
word-key-turned = Clé tournée
about-key-turned = Un robot utilise une clé
word-bodyguard-dazed = Garde du corps sonné
about-bodyguard-dazed = Un agent assomme une unité de sécurité
word-unscheduled-absence = Absence imprévue
word-captain-out-in-the-hallway = Capitaine dans le couloir
about-captain-out-in-the-hallway = Le capitaine est dans un couloir
word-claimant-at-the-counter = Un assuré au guichet
about-claimant-at-the-counter = Un agent est sur la case objectif du hall des sinistres
word-site-inspection = Visite des lieux
word-offices-inspected = Bureaux inspectés
about-offices-inspected = Toutes les salles de type bureau sont inspectées
word-witness-dazed = Témoin sonné
about-witness-dazed = Un robot assomme une unité de sécurité
word-machines-inspected = Machines inspectées
about-machines-inspected = Toutes les salles de type industrie sont inspectées
word-two-samples-taken = Deux échantillons prélevés
about-two-samples-taken = Deux agents différents ramassent chacun une cache
word-separate-statements = Dépositions séparées
word-each-in-a-room-of-its-own = À chacun sa salle
about-each-in-a-room-of-its-own = Tous les robots sont dans une salle, jamais deux dans la même
word-knock-through = On casse tout
word-doors-propped-open-for-good = Portes ouvertes pour de bon
about-doors-propped-open-for-good = Les robots déverrouillent 3 portes
word-a-wall-down = Un mur à terre
about-a-wall-down = Les robots détruisent un mur
word-old-floorplans-fetched = Anciens plans retrouvés
about-old-floorplans-fetched = Un robot ramasse une cache dans une salle de type entrepôt
word-module-at-the-fuses = Module aux fusibles
about-module-at-the-fuses = Le Module de Commande est dans la salle du générateur
word-hot-desking = Bureaux tournants
word-all-on-the-shop-floor = Tous à l'usine
about-all-on-the-shop-floor = Tous les robots sont dans des salles de type industrie au même moment
word-cross-referenced = Recoupements
word-two-hubs-reached = Deux hubs atteints
about-two-hubs-reached = Les IP des agents atteignent 2 fois un hub
word-rewire-a-terminal = Recâbler un terminal
word-terminal-rewired = Terminal recâblé
about-terminal-rewired = Un robot sur une case terminal la transforme en Mainframe par une action Standard
word-records-pulled = Dossiers sortis
about-records-pulled = Un robot ramasse une cache dans une salle de type entrepôt
word-two-agents-behind-the-shelves = Deux agents derrière les rayons
about-two-agents-behind-the-shelves = Deux agents différents entrent chacun dans une cachette sans être vus
word-file-not-found = Fichier introuvable
word-mainframe-used = Mainframe utilisé
about-mainframe-used = Un robot fait une action Terminal à un Mainframe
word-another-mainframe-used = Un autre Mainframe utilisé
about-another-mainframe-used = Un agent fait une action Terminal à un Mainframe
word-after-the-last-call = Après le dernier appel
word-line-tapped-unseen = Ligne écoutée sans être vu
about-line-tapped-unseen = Un robot dont le jeton Vigilance n'est pas en jeu utilise un terminal
word-headset-borrowed-unseen = Casque emprunté sans être vu
about-headset-borrowed-unseen = Un agent dont le jeton Vigilance n'est pas en jeu ramasse une cache
word-night-shift = Équipe de nuit
word-two-out-of-sight = Deux hors de vue
about-two-out-of-sight = Deux robots différents entrent chacun dans une cachette sans être vus
word-module-among-the-servers-unseen = Module parmi les serveurs sans être vu
about-module-among-the-servers-unseen = Le Module de Commande est dans la salle des serveurs sans que son jeton Vigilance soit en jeu
word-dead-air = Silence à l'antenne
word-note-on-the-fridge = Mot sur le frigo
about-note-on-the-fridge = Un agent termine son tour dans la salle de pause sans que son jeton Vigilance soit en jeu
word-lights-out = Extinction des feux
word-all-agents-hidden = Tous les agents cachés
about-all-agents-hidden = Tous les agents sont cachés dans des cachettes au même moment
word-sabotage-shopping = Sabotage Shopping
word-each-collects-a-cache = Chacun ramasse une cache
about-each-collects-a-cache = Chaque robot ramasse une cache
word-some-assembly-required = Some Assembly Required
word-casing-of-the-bomb = Enveloppe de la bombe
about-casing-of-the-bomb = Un même robot défausse 2 cartes Équipement dans les toilettes
word-fuse-of-the-bomb = Mèche de la bombe
about-fuse-of-the-bomb = Un robot défausse une carte Équipement dans les toilettes
word-eyes-on-the-warehouses = Un œil sur les entrepôts
about-eyes-on-the-warehouses = Toutes les salles de type entrepôt sont inspectées
word-special-delivery = Special Delivery
word-place-the-bomb = Poser la bombe
word-bomb-in-the-elevator = Bombe dans l'ascenseur
about-bomb-in-the-elevator = Le robot qui a la bombe la pose dans l'ascenseur de service, depuis le côté de sa porte déverrouillée, sans aucun robot à l'intérieur
word-distraction-action = Distraction Action
word-wall-of-the-office = Mur du bureau
about-wall-of-the-office = Un mur extérieur du bureau de direction est détruit
word-each-escapes = Chacun s'évade
about-each-escapes = Chaque robot sort par le mur extérieur détruit du bureau de direction
word-stuffed-animals = Peluches
word-grab-a-bear = Prendre un ours
about-grab-a-bear = Un robot ramasse une cache
word-grab-a-bear-unseen = Prendre un ours sans être vu
about-grab-a-bear-unseen = Un robot qui n'est pas repéré ramasse une cache
word-leave-a-bear-with-security = Laisser un ours à la sécurité
about-leave-a-bear-with-security = Un agent termine son tour dans la salle de sécurité
word-bear-necessities = Il en faut peu
word-each-at-a-post = Chacun à un poste
about-each-at-a-post = Chaque robot passe, à un moment ou un autre, sur un poste de sécurité de couloir
word-two-agents-at-terminals = Deux agents aux terminaux
about-two-agents-at-terminals = Deux agents différents utilisent chacun un terminal
word-picnic = Pique-nique
word-all-in-the-office = Tous dans le bureau
about-all-in-the-office = Tous les agents sont dans le bureau de direction au même moment
word-slow-response = Réponse lente
word-terminal-hogged = Terminal accaparé
about-terminal-hogged = Un robot utilise un terminal
word-another-terminal-hogged = Un autre terminal accaparé
about-another-terminal-hogged = Un agent utilise un terminal
word-wreck-support = Wreck Support
word-repair-a-terminal = Réparer un terminal
word-two-terminals-repaired = Deux terminaux réparés
about-two-terminals-repaired = Les robots réparent 2 terminaux, par une action de mission sur une case terminal sans jeton
word-two-more-terminals-repaired = Encore deux terminaux réparés
about-two-more-terminals-repaired = Les robots réparent encore 2 terminaux
word-last-two-terminals-repaired = Les deux derniers terminaux réparés
about-last-two-terminals-repaired = Les robots réparent les 2 derniers terminaux
word-leave-a-rating-or-review = Leave a Rating or Review
word-agents-outdoors-module-in-the-office = Agents dehors, Module dans le bureau
about-agents-outdoors-module-in-the-office = Tous les agents sont à l'extérieur pendant que le Module de Commande est sur la case objectif du bureau de direction

## Salles

word-actuary-den = bureau de l'actuaire
word-archive = archives
word-assembly-line = chaîne de montage
word-break-room = salle de pause
word-canteen = cantine
word-claims-hall = hall des sinistres
word-executive-office = bureau de direction
word-forecast-room = salle des prévisions
word-generator-room = salle du générateur
word-laboratory = laboratoire
word-loading-dock = quai de chargement
word-lobby = hall d'entrée
word-open-office = open space
word-plant-room = local technique
word-records-annex = annexe des dossiers
word-restroom = toilettes
word-security-room = salle de sécurité
word-server-room = salle des serveurs
word-service-elevator = ascenseur de service
word-small-elevator = petit ascenseur
word-stairwell = cage d'escalier
word-storage = salle de stockage
word-strongroom = chambre forte
word-workshop = atelier

## Cartes Terminal et leurs options

word-patch-panel = Panneau de brassage
word-patch-panel-1 = Charge lente (2 PA)
about-patch-panel-1 = gagner 1 point d'Énergie
word-patch-panel-2 = Ouverture forcée (4 PA)
about-patch-panel-2 = déverrouiller une porte de cette salle
word-patch-panel-3 = Commande de pièces (5 PA)
about-patch-panel-3 = piocher un mod
word-duty-roster = Tableau de service
word-duty-roster-1 = Faux rapport (3 PA)
about-duty-roster-1 = la menace baisse de 1
word-duty-roster-2 = Relève (4 PA)
about-duty-roster-2 = assommer une unité à 6 cases au plus
word-duty-roster-3 = Imprimante à badges (5 PA)
about-duty-roster-3 = gagner une clé
word-night-watch = Garde de nuit
word-night-watch-1 = Angle mort (3 PA)
about-night-watch-1 = retirer votre jeton Vigilance, sauf si vous êtes en vue
word-night-watch-2 = Effaceur de traces (4 PA)
about-night-watch-2 = retirer un ping
word-night-watch-3 = Baisse de tension (5 PA)
about-night-watch-3 = gagner 2 points d'Énergie
word-loading-plan = Plan de chargement
word-loading-plan-1 = Caisse égarée (3 PA)
about-loading-plan-1 = piocher une carte Équipement
word-loading-plan-2 = Ouverture du quai (4 PA)
about-loading-plan-2 = déverrouiller une porte au choix
word-loading-plan-3 = Tiroir à prototypes (5 PA)
about-loading-plan-3 = piocher un mod
word-camera-feed = Flux des caméras
word-camera-feed-1 = Balayage à distance (3 PA)
about-camera-feed-1 = inspecter une salle au choix
word-camera-feed-2 = Images en boucle (4 PA)
about-camera-feed-2 = la menace baisse de 1
word-camera-feed-3 = Port miroir (5 PA)
about-camera-feed-3 = retourner un terminal au choix côté Mainframe
word-maintenance-log = Journal de maintenance
word-maintenance-log-1 = Cycle de rechange (3 PA)
about-maintenance-log-1 = gagner un jeton de réserve au choix
word-maintenance-log-2 = Borne de recharge (4 PA)
about-maintenance-log-2 = chaque robot gagne 1 point d'Énergie
word-maintenance-log-3 = Cycle partagé (5 PA)
about-maintenance-log-3 = 2 jetons au choix pour la réserve d'équipe
word-root-shell = Shell root
word-root-shell-1 = Faux grade (3 PA)
about-root-shell-1 = augmenter votre niveau de réseau de 1
word-root-shell-2 = Note au conseil (5 PA)
about-root-shell-2 = le niveau du PDG baisse de 1
word-root-shell-3 = Grille miroir (6 PA)
about-root-shell-3 = retourner un terminal au choix côté Mainframe et augmenter votre niveau de réseau de 1
word-break-schedule = Planning des pauses
word-break-schedule-1 = Second souffle (2 PA)
about-break-schedule-1 = 2 dés Basiques de plus dans votre stock
word-break-schedule-2 = Alarme silencieuse (3 PA)
about-break-schedule-2 = poser votre jeton Vigilance sur une case terminal, sauf si vous êtes en vue
word-break-schedule-3 = Réunion d'équipe (6 PA)
about-break-schedule-3 = chaque agent gagne 1 point d'Énergie
word-pay-slip = Fiche de paie
word-pay-slip-1 = Petite caisse (2 PA)
about-pay-slip-1 = gagner un jeton de réserve au choix
word-pay-slip-2 = Heures supplémentaires (4 PA)
about-pay-slip-2 = gagner 2 points d'Énergie
word-pay-slip-3 = Piste d'audit (6 PA)
about-pay-slip-3 = la menace baisse de 2
word-lift-control = Commande d'ascenseur
word-lift-control-1 = Course express (3 PA)
about-lift-control-1 = se déplacer de 3 cases
word-lift-control-2 = Portes coupe-feu (4 PA)
about-lift-control-2 = déverrouiller une porte de cette salle et se déplacer de 1 case
word-lift-control-3 = Exercice de confinement (6 PA)
about-lift-control-3 = assommer une unité au choix pour 2 manches
word-firmware-vault = Coffre à firmware
word-firmware-vault-1 = Cycle éclair (3 PA)
about-firmware-vault-1 = réactiver le jeton dégradé le plus à gauche
word-firmware-vault-2 = Mise à niveau éclair (4 PA)
about-firmware-vault-2 = piocher un mod
word-firmware-vault-3 = Banc d'essai (7 PA)
about-firmware-vault-3 = piocher 2 mods
word-stock-count = Comptage du stock
word-stock-count-1 = Palette tombée (3 PA)
about-stock-count-1 = poser votre jeton Vigilance sur une case de cache, sauf si vous êtes en vue
word-stock-count-2 = Caisses ouvertes (4 PA)
about-stock-count-2 = piocher 3 cartes Équipement et en garder une
word-stock-count-3 = Code maître (7 PA)
about-stock-count-3 = gagner 2 clés
word-help-desk = Service d'assistance
word-help-desk-1 = Paquet d'essai (3 PA)
about-help-desk-1 = piocher une carte Réseau
word-help-desk-2 = Liste blanche (4 PA)
about-help-desk-2 = votre IP bannie revient
word-help-desk-3 = Assistance à distance (3 PA)
about-help-desk-3 = le Module de Commande gagne 2 points d'Énergie
word-fire-drill-1 = Porte latérale (3 PA)
about-fire-drill-1 = se déplacer de 2 cases, puis déverrouiller une porte à côté de vous
word-fire-drill-2 = Évacuation (5 PA)
about-fire-drill-2 = retirer les jetons Vigilance de tous les robots hors de vue
word-fire-drill-3 = Fusible grillé (8 PA)
about-fire-drill-3 = éteindre un garde à 4 cases au plus
word-archive-index = Index des archives
word-archive-index-1 = Scan d'étage (2 PA)
about-archive-index-1 = inspecter une salle au choix
word-archive-index-2 = Commande mal classée (4 PA)
about-archive-index-2 = piocher une carte Équipement
word-archive-index-3 = Chambre froide (5 PA)
about-archive-index-3 = retirer 2 pings
word-boardroom-feed = Flux du conseil
word-boardroom-feed-1 = Titre emprunté (3 PA)
about-boardroom-feed-1 = augmenter votre niveau de réseau de 1
word-boardroom-feed-2 = Renvoi d'ascenseur (4 PA)
about-boardroom-feed-2 = un jeton au choix pour la réserve d'équipe
word-boardroom-feed-3 = Information privilégiée (6 PA)
about-boardroom-feed-3 = la menace baisse de 1 et vous gagnez 1 point d'Énergie

## Pourquoi pas

no-bc-access-08 = On ne peut pas jouer à { $players } : le réseau a des points d'accès pour un à quatre joueurs.
warn-bc-alter-06 = Le jeton Capitaine est actif : la menace augmente de 2.
no-bc-act-02 = Pas maintenant : les actions se font à la phase d'actions de votre propre tour.
no-bc-act-04 = Vous avez déjà utilisé l'action de ce jeton : passez au jeton suivant.
no-bc-act-05 = Seul votre agent ou le Module de Commande peut faire cela.
no-bc-agent-04 = Ce dé appartient à un autre robot.
no-bc-agent-05 = Comme Module de Commande, ce robot ne peut pas utiliser son dé robot.
no-bc-agent-06 = Votre agent n'a pas de dé robot à lancer ici, ou l'a déjà lancé.
no-bc-alter-04 = Ce jeton n'y est pas : prenez-en un dans la réserve d'équipe ou dans la vôtre.
no-bc-alter-08 = Cet emplacement n'a pas de jeton à remplacer : choisissez-en un autre.
no-bc-alter-10 = Le dé burncycle a été lancé : il est trop tard pour modifier.
no-bc-ap-02 = Il n'y a pas de dé comme ça sur la table.
no-bc-ap-04 = Avec ces dés, on n'y arrive pas.
no-bc-ap-07 = Les PA de cette attaque ne peuvent pas servir à cela.
no-bc-bcup-04 = Les emplacements s'activent de gauche à droite : prenez le premier inactif à gauche.
no-bc-brute-07 = La force brute a échoué : seule une clé peut encore ouvrir la porte.
no-bc-cache-15 = Vous avez laissé cette cache : quittez sa case et revenez pour la ramasser.
no-bc-chfl-16 = Chacun reste dans la zone sécurisée par laquelle il est parti : choisissez-y une case libre.
no-bc-cmd-02 = Le Module de Commande a cette carte mais ne peut pas l'utiliser : donnez-la à un agent par un échange.
no-bc-cmd-16 = Au moins 1 point d'Énergie doit venir de votre agent ou du Module de Commande.
no-bc-cmd-17 = C'est le Module de Commande qui agit : les capacités de votre agent ne servent à rien ici.
no-bc-degr-04 = Choisissez l'un des jetons actifs.
no-bc-dice-12 = { $pairs ->
    [0] Vous ne pouvez combiner aucune paire de faces vierges.
    [one] Vous ne pouvez combiner qu'une paire de faces vierges.
   *[other] Vous ne pouvez combiner que { $pairs } paires de faces vierges.
 }
no-bc-dice-14 = Il n'y a pas de dé comme ça à relancer.
no-bc-dice-21 = Ce dé n'a pas d'icône de relance, ou vous l'avez déjà utilisée.
no-bc-dwall-06 = Ce mur est déjà détruit : passez à travers.
no-bc-equip-11 = Vous avez déjà lancé le dé de cette carte ce tour-ci : réutilisez-la au prochain tour.
no-bc-esc-02 = Ce robot s'est évadé et n'est plus à l'étage.
no-bc-esc-03 = Ce robot s'est évadé et ne joue plus.
no-bc-free-03 = Vous êtes en pleine action : terminez-la d'abord.
no-bc-free-04 = Il y a quelque chose à résoudre : répondez-y d'abord.
no-bc-free-05 = Vous ne pouvez le faire qu'à votre propre tour.
no-bc-free-07 = Vous ne l'avez pas, c'est épuisé, ou cela ne sert qu'à un autre moment.
no-bc-free-08 = L'action n'est pas finie : terminez-la avant de faire autre chose.
no-bc-gen-03 = Ce robot n'a pas l'amélioration Réparer : dépensez-y d'abord 1 point d'Énergie.
no-bc-gen-04 = La mission ne prévoit pas cette action ici.
no-bc-guard-10 = Il ne reste aucun garde en qui se déguiser.
no-bc-imp-10 = Votre agent n'a pas d'impératif à abandonner, ou pas d'Énergie pour payer.
no-bc-input-01 = Le clavier ne demande pas cette entrée ({ $input }), ou plus maintenant.
no-bc-input-03 = Seule une action Clavier optimisée permet d'ignorer une entrée, et une seule.
no-bc-input-05 = Il faut un jeton du bon type, de votre réserve ou de la réserve d'équipe.
no-bc-input-06 = Cet emplacement n'a pas de jeton { $input }.
no-bc-input-07 = Ce jeton est dégradé et ne peut pas payer.
no-bc-input-08 = Le jeton sous le marqueur ne peut pas payer : choisissez-en un à sa droite.
no-bc-input-09 = Le marqueur n'avance que vers la droite.
no-bc-input-11 = Cette entrée ({ $input }) ne se paie pas avec un jeton : résolvez-la, c'est tout.
no-bc-intf-02 = Vous êtes repéré ou en vue : on ne peut se déguiser que sans être vu.
no-bc-intf-05 = Vous ne portez pas de déguisement.
no-bc-intf-08 = Le déguisement ne peut plus se déplacer ; les PA de ce déplacement ne servent qu'au Module de Commande.
no-bc-intf-18 = Seul Interface peut le faire, avant l'activation des pings.
no-bc-intf-24 = Vous ne pouvez pas vous déguiser : ce n'est pas votre capacité, vous l'êtes déjà, ou elle est épuisée à cet étage.
no-bc-inv-04 = Ce robot n'a pas cette carte.
no-bc-ipmove-01 = Votre IP se déplace à la phase de réseau de votre propre tour.
no-bc-ban-08 = Votre IP est bannie du réseau : il faut un redémarrage pour la récupérer.
no-bc-net-03 = Vous n'avez pas d'IP sur le réseau.
no-bc-node-01 = Ce nœud n'existe pas.
no-bc-bcnet-02 = Un jeton Standard ne déplace l'IP que d'un nœud.
no-bc-bcnet-03 = Le jeton Capitaine ne déplace l'IP que d'un nœud.
no-bc-ipmove-05 = Ce jeton ne mène pas l'IP là : elle s'arrête au prochain nœud du type du jeton, hub ou ping.
no-bc-ipmove-06 = L'IP ne peut pas s'arrêter là : elle continue jusqu'au prochain nœud du type du jeton, hub ou ping.
no-bc-ipmove-08 = Une autre IP est sur ce nœud : la vôtre passe par-dessus.
no-bc-ipmove-10 = Aucune ligne n'y mène : l'IP ne change de couche que le long des lignes.
no-bc-ipmove-11 = Un seul transfert par déplacement : cette couche est trop loin.
no-bc-ipmove-13 = De son point d'accès, l'IP n'entre que sur la première couche.
no-bc-ipmove-22 = Vous n'avez pas cette carte Réseau.
no-bc-ipmove-24 = Résolvez d'abord le nœud que votre IP a atteint.
no-bc-ipmove-25 = Cette capacité n'est pas à vous, est épuisée, ou ne peut pas s'utiliser ici.
no-bc-joan-01 = Joan est à Memory, et seulement quand Memory est un agent.
no-bc-joan-05 = Joan ne peut pas le faire : Memory n'a pas encore cette amélioration.
no-bc-joan-07 = Il n'y a aucun garde à distraire à côté de Joan.
no-bc-joan-08 = Joan est déchargée et ne peut que se déplacer.
no-bc-joan-09 = Joan est déchargée et ne peut pas entrer dans une salle pas encore inspectée.
no-bc-joan-14 = Joan ne peut plus se déplacer ce tour-ci.
no-bc-keychip-07 = Pendant un déplacement, une clé ouvre une porte à côté du robot qui bouge : allez-y d'abord.
no-bc-keychip-13 = Ce robot n'a pas de clé à lui.
no-bc-keypad-01 = Il n'y a pas de porte verrouillée là : placez-vous à côté de la porte que vous voulez ouvrir.
no-bc-keypad-13 = Vous avez déjà choisi comment l'ouvrir : continuez ainsi.
no-bc-keypad-14 = Ce clavier porte Jam : on ne peut pas le forcer.
no-bc-mainf-03 = Un Mainframe donne une option, ou deux avec une action optimisée : choisissez-en moins.
no-bc-miss-13 = Le robot doit porter la bombe et être à côté de la porte déverrouillée de l'ascenseur de service, sans aucun robot à l'intérieur.
no-bc-mod-03 = Le mod « { $what } » n'est pas installé : installez-le d'abord.
no-bc-mod-09 = Votre agent n'a pas ce mod à installer.
no-bc-mod-10 = Le Module de Commande ne peut pas installer de mods : donnez-le à un agent par un échange.
no-bc-mod-14 = Il est déjà installé.
no-bc-move-04 = Un pas mène à la case voisine, en haut, à droite, en bas ou à gauche, et coûte 1 PA, qu'il faut encore avoir.
no-bc-move-05 = Il y a un mur : contournez-le, ou détruisez-le avec une attaque.
no-bc-move-06 = La porte est verrouillée : ouvrez-la avec une action Clavier ou une clé.
no-bc-move-09 = C'est le joueur dont le robot est sur la cache qui décide.
no-bc-move-18 = Le dé Pressure ne déplace que l'agent, et il n'a pas encore bougé.
no-bc-move-20 = Seul le robot qui a reçu ce déplacement peut bouger.
no-bc-move-21 = Il faut une action de déplacement ; ceci est un déplacement bonus.
no-bc-netact-02 = Le Module de Commande ne peut pas piocher de cartes Réseau : utilisez votre agent.
no-bc-netcard-03 = La carte est pour des nœuds d'une autre couche ou d'un autre type : atteignez-en un d'abord.
no-bc-obj-03 = L'objectif de cet étage n'est pas accompli : accomplissez-le d'abord.
no-bc-obj-37 = Il n'y a rien à réparer sur cette case.
no-bc-out-03 = Les cases extérieures ne sont en jeu qu'à l'étage 1.
no-bc-pbank-06 = Votre limite est de { $limit ->
    [one] { $limit } point d'Énergie
   *[other] { $limit } points d'Énergie
 } : dépensez ce que vous avez en trop.
no-bc-pool-06 = { $dice ->
    [0] Votre stock n'a plus de dé { $kind }.
    [one] Votre stock n'a plus qu'un dé { $kind }.
   *[other] Votre stock n'a plus que { $dice } dés { $kind-is ->
        [basic] Basiques
        [advanced] Avancés
        [elite] Élites
       *[other] { $kind }
     }.
 }
no-bc-power-04 = Un robot doit garder son dernier point d'Énergie : cela coûte plus qu'il ne peut donner.
no-bc-push-01 = Une unité de sécurité est là : il faut Pousser et 1 PA de plus pour entrer.
no-bc-push-03 = Vous ne pouvez pousser l'unité que sur une case libre voisine de la sienne.
no-bc-push-04 = Vous ne pouvez pas pousser l'unité là d'où vous venez.
no-bc-push-06 = Il n'y a pas de case libre où pousser l'unité.
no-bc-reboot-02 = Un redémarrage n'est possible qu'avant le début d'un tour.
no-bc-repair-03 = Donnez au moins 1 point d'Énergie.
no-bc-repair-05 = Un robot peut avoir au plus { $most } points d'Énergie : donnez-en moins.
no-bc-repair-06 = Vous avez { $power ->
    [one] { $power } point d'Énergie
   *[other] { $power } points d'Énergie
 } et devez en garder au moins 1 : donnez-en moins.
no-bc-repair-10 = Un robot répare un autre robot, pas lui-même.
no-bc-route-01 = L'Énergie se dépense au début de la partie, et aux phases 1 et 5 de votre propre tour.
no-bc-route-02 = Le total des parts doit faire { $cost }.
no-bc-route-03 = Votre agent n'a pas cette amélioration.
no-bc-route-05 = Indiquez combien paie chaque robot ; on demandera leur avis aux autres agents.
no-bc-secab-11 = Une unité avec Grapple retient le robot : ce pas coûte { $cost } PA, et il en reste { $ap }.
no-bc-shutbot-08 = Votre agent est éteint : seul le Module de Commande peut agir.
no-bc-shutbot-19 = Un agent éteint est là : on ne passe qu'avec Permuter.
no-bc-shutbot-20 = Un agent éteint ne peut pas échanger.
no-bc-space-02 = La case est occupée.
no-bc-strike-02 = Hors de portée : placez-vous à côté de l'unité ou du mur que vous voulez attaquer.
no-bc-strsec-06 = Les PA n'atteignent pas la résistance de l'unité : vous ne pouvez pas l'éteindre.
no-bc-strsec-07 = Il manque plus de 5 PA pour atteindre la résistance de l'unité : vous ne pouvez pas l'assommer.
no-bc-strwall-01 = Il faut 10 PA pour détruire un mur : ce n'est pas assez.
no-bc-strwall-09 = C'est une porte, pas un mur : ouvrez-la.
no-bc-strwall-11 = Murs déjà détruits à cet étage : { $walls }. On ne peut pas en détruire plus.
no-bc-strwall-14 = Le trou dans le mur mène dehors, et il n'y a rien à y faire.
no-bc-surv-05 = La salle est en cours d'inspection : terminez cela d'abord.
no-bc-survdie-03 = C'est le joueur qui a lancé les dés qui choisit l'ordre.
no-bc-swap-01 = Un autre robot est là : il faut Permuter pour entrer.
no-bc-term-01 = Le robot n'est pas sur un jeton terminal : allez-y d'abord.
no-bc-term-05 = Choisissez d'abord une option de la carte, puis les dés.
no-bc-term-06 = { $ap } PA ne suffisent pas pour cette option.
warn-bc-pbank-04 = Vous perdez { $power ->
    [one] { $power } point d'Énergie
   *[other] { $power } points d'Énergie
 } au-dessus de votre limite.
no-bc-term-09 = Choisissez une option, ou deux si un jeton Tech optimise l'action.
no-bc-term-10 = Vous avez choisi vos options : lancez les dés.
no-bc-term-13 = { $ap } PA ne suffisent pas pour les deux options.
no-bc-term-14 = Les dés ont été lancés : on ne peut plus changer les options.
no-bc-termchip-06 = Ce terminal est épuisé.
no-bc-trade-01 = Un robot n'échange qu'avec un robot à côté de lui, et pas à travers un mur ou une porte verrouillée.
no-bc-trade-02 = Le robot ne l'a pas. On peut échanger de l'équipement, des mods désinstallés et des clés.
no-bc-trade-04 = C'est l'autre joueur qui décide.
no-bc-trade-06 = Au moins l'un des deux doit donner quelque chose.
no-bc-trade-07 = Le mod « { $card } » est installé et ne peut pas s'échanger.
no-bc-trade-10 = Les jetons de réserve ne s'échangent pas.
no-bc-turn-02 = Cela se fait à une autre phase du tour.
no-bc-upg-03 = Cette amélioration est déjà active.
no-bc-upgag-01 = Un agent paie seul ses propres améliorations.
no-bc-upgag-07 = Vous n'avez pas d'amélioration dé Avancé à remplacer.
no-bc-upgag-08 = { $most ->
    [one] Votre agent a déjà la seule amélioration de ce genre.
   *[other] Votre agent a déjà les { $most } améliorations de ce genre.
 }
no-bc-upgcm-08 = Ce robot ne peut pas avoir cette amélioration : les dés et la réserve sont pour les agents, les emplacements pour le Module de Commande.

## De quoi parle une question

value-ask-where-to-start-about = { value-bot }
value-ask-who-gets-the-chip-about = { $value ->
    [0] Standard
    [1] Physique
    [2] Tech
   *[3] Utilitaire
 }
value-ask-which-bot-is-pursued-about = { value-unit }
value-ask-which-route-about = { value-unit }
value-ask-which-facing-about = { value-unit }
value-ask-which-space-for-unit-about = { value-unit }
value-ask-who-investigates-about = { value-bot }
value-ask-which-chip-goes-about = { value-bot }
value-ask-what-goes-about = { value-bot }
value-ask-take-the-bead-about = { value-bot }

## Ce qui est demandé et dit d'Identity Theft et de Joan

ask-identity-theft = Déplacer votre IP comme un ping ?
    .why = Identity Theft agit avant l'activation des pings : votre IP se déplace dans le sens horaire de 3 nœuds au plus, jusqu'à un hub ou sur une autre IP.
do-steal-identity = Déplacer l'IP comme un ping
verb-steal-identity = Déplacer l'IP comme un ping
do-keep-identity = Laisser l'IP où elle est
verb-keep-identity = Laisser l'IP où elle est
do-disguise = Se déguiser en garde
verb-disguise = Se déguiser en garde
do-take-off-disguise = Retirer le déguisement
verb-take-off-disguise = Retirer le déguisement
do-move-drone = Faire voler Joan à { $to }
verb-move-drone = Faire voler Joan
do-distract = Joan distrait { $unit }
verb-distract = Distraire un garde avec Joan
do-drone-keypad = Joan essaie le clavier de la porte { $door }
verb-drone-keypad = Essayer un clavier avec Joan
event-identity-stolen = { $seat } déplace son IP comme un ping : { $way }.
event-ips-met = { $stays-is ->
    [true] { $seat } : l'IP prend le nœud à celle d'un autre ({ $other }), niveau { $level } contre { $others }.
   *[false] { $seat } : l'IP est chassée par celle d'un autre ({ $other }), niveau { $level } contre { $others }.
 }
value-event-ips-met-other = { value-seats }

## La table dite champ par champ

view-tape = Bande
    .part = none
view-players = Joueurs
    .part = none
view-mission = Mission
    .part = meters
view-corporation = Corporation
    .part = meters
view-difficulty = Difficulté
    .part = meters
view-captain = Capitaine
    .part = meters
view-phase = Phase
    .part = none
view-active = Joueur actif
    .part = meters
value-view-active = { $next ->
    [aucun] { $value }
   *[other] { value-seat }
 }
view-marker = Marqueur Corporation
    .part = meters
value-view-marker = { value-seat }
view-round = Manche
    .part = meters
view-leg = Étages quittés
    .part = none
view-plan = Plan d'étage
    .part = none
view-todo = À faire
    .part = none
view-pending = En suspens
    .part = none
view-waiting = En attente
    .part = none
view-result = Résultat
    .part = none
view-unlocked = Portes déverrouillées
    .part = none
view-open-doors = Portes déverrouillées
    .part = board
value-view-open-doors = { $door }
view-broken = Murs détruits
    .part = board
value-view-broken = { $wall }
view-keypads = Cartes Clavier aux portes
    .part = board
value-view-keypads = { $next ->
    [aucun] { $value }
   *[other] { $door }
 }
view-terminals = Terminaux
    .part = board
value-view-terminals = { $space }
view-mainframes = Mainframes
    .part = board
value-view-mainframes = { $space }
view-caches = Caches
    .part = board
value-view-caches = { $space }
view-unseen = Salles non inspectées
    .part = board
value-view-unseen = { $room }
view-beads = Marqueurs Objectif
    .part = board
value-view-beads = { $next ->
    [aucun] { $value }
   *[other] { $space }
 }
view-bots = Robots, le Module de Commande en dernier
    .part = board
view-units = Unités de sécurité
    .part = board
view-roster = Toutes les unités jusqu'ici
    .part = none
view-acting = Unité qui agit
    .part = none
view-group = Unités en action
    .part = none
view-pursued = Poursuivis
    .part = none
view-in-view = En vue du capitaine
    .part = none
view-zones = Zones
    .part = none
view-carried = Emportés
    .part = none
view-drone = Joan the Drone
    .part = board
value-view-drone = { $space-is ->
    [none] pas à l'étage
   *[other] { $space }
 }
view-charged = Joan est chargée
    .part = board
view-drone-moves = Cases parcourues par Joan
    .part = none
view-slots = Burncycle
    .part = board
view-tracker = Marqueur burncycle
    .part = meters
value-view-tracker = { $value ->
    [-1] à côté du burncycle
   *[other] emplacement { $next }
 }
view-acted = Action de ce jeton utilisée
    .part = none
view-extra = Une action de plus
    .part = none
view-team = Réserve d'équipe
    .part = board
view-supply = Réserve générale de jetons
    .part = none
view-pool = Stock de dés
    .part = board
view-roll = Lancer
    .part = none
view-moving = Déplacement
    .part = board
view-striking = Attaque
    .part = none
view-passing = Passage gratuit
    .part = none
view-at-keypad = Clavier
    .part = board
view-at-terminal = Carte Terminal
    .part = board
view-using = Carte utilisée
    .part = none
view-drawn = Cartes piochées
    .part = none
view-deal = Échange
    .part = none
view-pings = Pings aux nœuds
    .part = board
value-view-pings = { $node }
view-ceo = Niveau de réseau du PDG
    .part = meters
view-pinging = Pings qui s'activent
    .part = none
view-rolls = Dés Ping restants
    .part = none
view-threat = Menace, sur 26
    .part = meters
view-reached = Événements Menace jusqu'au niveau
    .part = none
view-happening = En cours
    .part = none
view-carrying = Effets en cours
    .part = none
view-equipment = Pioche Équipement
    .part = none
view-mods = Pioche des mods
    .part = none
view-imperatives = Pioche des impératifs
    .part = none
view-terminal-cards = Pioche Terminal
    .part = none
view-network-cards = Pioche Réseau
    .part = none
view-keypad-cards = Pioche Clavier
    .part = none
view-guards = Piles de gardes
    .part = none
view-progress = Avancement
    .part = none
view-done = Objectif de l'étage accompli
    .part = none
view-seat = Place
    .part = none
view-named = Noms
    .part = none
view-objective = Objectif
    .part = meters
view-tasks = Tâches
    .part = board
view-task = Tâche
    .part = board
value-view-task = { $value } : { $value-about }
view-complete = Accomplie
    .part = board
view-times = Comptées jusqu'ici
    .part = board
view-name = Nom
    .part = board
view-number = Numéro
    .part = board
view-cell = Case
    .part = board
value-view-cell = { $space-is ->
    [none] pas à l'étage
   *[other] { $space }
 }
view-chip = Jeton
    .part = board
value-view-chip = { $next ->
    [aucun] { $value }
   *[other] { $space-is ->
        [none] sur le plateau
       *[other] jeton Vigilance en { $space }
    }
 }
view-flipped = Jeton Vigilance retourné
    .part = none
view-hidden = Caché
    .part = board
view-shut = Éteint
    .part = board
view-escaped = Évadé
    .part = board
view-power = Énergie
    .part = board
view-upgrades = Améliorations
    .part = board
view-advanced = Dés Avancés
    .part = board
view-elite = Dés Élites
    .part = board
view-basic = Dés Basiques
    .part = board
view-keys = Clés
    .part = board
view-cards = Cartes
    .part = board
view-card = Carte
    .part = board
value-view-card = { $value }{ $value-about ->
    [none] {""}
   *[other] {" "}: { $value-about }
 }
view-installed = Installé
    .part = board
view-face = Dé
    .part = none
view-carries = Porte
    .part = board
view-reserve = Réserve
    .part = board
view-imperative = Impératif
    .part = board
value-view-imperative = { $value } : { $value-about }
view-imperative-age = Âge de l'impératif
    .part = none
view-used = Épuisé
    .part = board
view-ip = IP
    .part = board
value-view-ip = { $value ->
    [-1] à son point d'accès
    [-2] bannie
    [-3] aucune
   *[other] au nœud { $node }
 }
view-access = Point d'accès
    .part = none
view-level = Niveau de réseau
    .part = board
view-hand = Cartes Réseau
    .part = board
view-disguise = Déguisement
    .part = board
view-facing = Orientation
    .part = board
view-duty = Service
    .part = none
view-state = État
    .part = board
view-key = A une clé
    .part = board
view-post = Poste
    .part = none
view-rounds = Manches encore assommé
    .part = none
view-degraded = Dégradé
    .part = board
view-ap = PA
    .part = board
value-view-ap = { $value ->
    [-1] pas lancés
   *[other] { $value }
 }
view-bonus = Déplacement bonus
    .part = none
view-steps = Pas
    .part = none
view-own = Déplacement de l'agent seul
    .part = board
view-masked = Sous déguisement
    .part = none
view-outer = Déplacement interrompu
    .part = none
view-bot = Robot
    .part = board
view-door = Porte
    .part = board
view-optimized = Optimisée
    .part = board
view-inputs = Entrées restantes
    .part = board
view-resolving = En résolution
    .part = none
view-ignored = Une entrée ignorée
    .part = none
view-forced = Force brute ratée
    .part = none
view-helper = Fait par Joan
    .part = none
view-mainframe = Mainframe
    .part = board
view-chosen = Choisies
    .part = board
value-view-chosen = { value-options }
view-due = Encore à résoudre
    .part = none

## De quoi il s'agit

about-aim = Vous êtes une équipe de robots dans l'immeuble d'une corporation. Chacun contrôle un agent, et vous partagez le Module de Commande. Accomplissez les objectifs de la mission étage par étage, avant que la menace n'atteigne 26 ou que le Module de Commande ne s'éteigne.
help-goal =
    Vous êtes une équipe de robots dans l'immeuble d'une corporation. Chaque joueur
    contrôle un agent, et vous partagez le Module de Commande. Accomplissez les
    objectifs de la mission, étage par étage, avant que la menace n'atteigne 26 ou
    que le Module de Commande ne s'éteigne.
    Un tour a six phases :
    1 Router    l'Énergie vers des améliorations ; le reste fait vos dés Basiques
    2 Stock     vos dés pour tout le tour
    3 Agir      une action par jeton du burncycle, optimisée si elle est du type du
                jeton : déplacement, attaque, terminal, clavier, carte Réseau
    4 Réseau    un déplacement de votre IP par jeton
    5 Router    encore une fois ; l'Énergie au-dessus de votre limite est perdue
    6 Dégrader  un jeton du burncycle est perdu jusqu'à un redémarrage
    Quand tout le monde a joué, la Corporation agit : les unités poursuivent les
    robots qu'elles voient, examinent les jetons Vigilance et patrouillent ; les
    pings bougent ; la menace augmente.
    Appuyez sur h pour revoir ce texte et apprendre à lire la table.
help-board =
    Cases       colonnes en lettres, rangées en nombres : C4 ; . salle, _ zone
                sécurisée, ~ dehors, X case objectif, t case terminal sans jeton ;
                ~p, ~t et ~u une icône : un jeton pour la réserve d'équipe
    Robots      1 2 3 4 agents, M Module de Commande ; ! repéré, h caché, z éteint
    Joan        J le drone, j quand elle est déchargée
    Unités      première lettre et orientation ^ > v <, minuscule si assommée ;
                @ le capitaine
    Sur cases   T terminal, # Mainframe, C cache, H cachette, o marqueur Objectif,
                ?1 jeton Vigilance du robot 1
    Murs        - et | murs, = et : portes verrouillées, ' déverrouillées,
                x détruits
    Burncycle   >Standard< sous le marqueur, (Tech) dégradé, - inactif
    Plus        v avec le numéro ou le nom d'un robot montre sa fiche, v avec la
                case d'une unité (ou u3) ce qu'elle voit, v avec une autre case sa
                salle ; et aussi v rooms, v net, v mission, v captain et v threat

## Choix faits par étapes

choose-move-basic = { choose-roll-basic }
choose-move-advanced = { choose-roll-advanced }
choose-move-elite = { choose-roll-elite }
choose-strike-unit-basic = { choose-roll-basic }
choose-strike-unit-advanced = { choose-roll-advanced }
choose-strike-unit-elite = { choose-roll-elite }
choose-strike-wall-basic = { choose-roll-basic } Un mur demande 10 PA.
choose-strike-wall-advanced = { choose-roll-advanced }
choose-strike-wall-elite = { choose-roll-elite }
choose-roll-basic = Combien de dés Basiques (0–2 PA chacun) ?
choose-roll-advanced = Combien de dés Avancés (1–3 PA chacun) ?
choose-roll-elite = Combien de dés Élites (2–3 PA chacun) ?
choose-brute-force-basic = { choose-roll-basic }
choose-brute-force-advanced = { choose-roll-advanced }
choose-brute-force-elite = { choose-roll-elite }
choose-strike-unit-bot = Quel robot attaque ?
choose-strike-unit-unit = Quelle unité attaque-t-il ?
choose-strike-wall-bot = Quel robot attaque ?
choose-strike-wall-wall = Quel mur attaque-t-il ?
choose-upgrade-upgrade = Quelle amélioration achetez-vous ?
choose-upgrade-module-upgrade = Quelle amélioration du Module de Commande ?
choose-upgrade-module-shares = Qui paie combien ?
choose-upgrade-module = Quelle amélioration, et qui la paie ?
choose-step-bot = Quel robot bouge ?
choose-step-to = Vers quelle case ?
choose-step = Quel pas ?
choose-terminal-bot = Quel robot utilise son terminal ?
choose-netcard-bot = Qui pioche ?
choose-keypad-bot = Quel robot essaie ?
choose-keypad-door = Quelle porte ?
choose-keypad = Quelle porte ?
choose-repair-bot = Quel robot donne de l'Énergie ?
choose-repair-other = Quel robot la reçoit ?
choose-repair-power = Combien d'Énergie ?
choose-alter-slot = Quel emplacement modifiez-vous ?
choose-alter-reserve = Dans quelle réserve ?
choose-alter-chip = Quel jeton mettez-vous ?
choose-alter = Quel jeton va où ?
choose-trade-bot = Quel robot échange ?
choose-trade-other = Avec quel robot ?
choose-trade-give = Que donne-t-il ?
choose-trade-take = Que reçoit-il ?
choose-trade = Quel échange ?
choose-use-what = Que voulez-vous utiliser ?
choose-ip-move-node = Vers quel nœud ?
choose-select-options = Quelles options tentez-vous ?
choose-assign-options = Quelles options reçoivent les PA ?
choose-resolve-input = Quelle entrée ?
choose-resolve = Quelle entrée, et comment ?
choose-ignore-input-input = Quelle entrée ignorez-vous ?
choose-use-on-dice-ability = Quelle capacité ?
choose-use-on-dice-die = Quel dé ?
choose-reroll-icon = Quelle icône utilisez-vous ?
choose-reroll-die = Quel dé relancez-vous ?
choose-combine-pairs = Combien de paires ?
choose-discard-bot = Quel robot défausse ?
choose-discard-card = Quelle carte ?
choose-install-card = Quel mod ?
choose-move-drone-to = Où vole Joan ?
choose-distract-unit = Quelle unité ?
choose-drone-keypad-door = Quelle porte ?
choose-mission-action-bot = Quel robot ?
choose-mission-action-cell = Où ?
choose-use-key-door = Quelle porte ?
choose-use-key-bot = Quel robot ?
choose-use-network-card-card = Quelle carte ?
choose-network-ability-ability = Quelle capacité ?

## Leçons : une étape est dite par `guide-STEP`, ce qu'il faut faire par son `short`, pourquoi par son `text` ; `typed` est pour le
## terminal seul

word-first-shift = Premier jour
about-first-shift = Une leçon sur un petit étage de NeedChain : entrer, utiliser un terminal, jeter un œil dans une salle et se glisser dans une zone sécurisée
option-mission-first-shift = Premier jour (une leçon pour 1 joueur)
word-clock-in = Pointer en arrivant
word-first-terminal = Utiliser un terminal
about-first-terminal = Un agent utilise un terminal
word-first-look-around = Entrer dans une salle
about-first-look-around = Un robot entre dans une salle pas encore inspectée
word-clock-out = Pointer en partant
word-agents-safe-at-last = Dans une zone sécurisée
about-agents-safe-at-last = Chaque agent arrive dans une zone sécurisée, pas forcément au même moment
guide-route = Router l'Énergie
    .short = Payez avec l'agent l'emplacement 4, puis un dé Avancé. Enfin, « { verb-ready } ».
    .text = Votre agent a 10 points d'Énergie et ne peut en garder qu'une partie : dépensez le reste. Choisissez d'abord « { verb-upgrade-module } », emplacement 4, payé par votre agent seul : c'est une action de plus à chaque tour. Puis « { verb-upgrade } », dé Avancé : un meilleur dé à chaque tour. L'Énergie que votre agent garde donne ses dés Basiques, et un robot sans Énergie s'éteint. Choisissez enfin « { verb-ready } ».
guide-start = Choisir où commencer
    .short = Placez votre agent en E8, puis le Module de Commande en G8.
    .text = Vous arrivez de l'extérieur, sous le bâtiment. Une case se nomme par sa colonne et sa rangée, et ici les lettres sont des jetons pour la réserve d'équipe, comme T pour Tech. Placez votre agent en E8 et le Module de Commande en G8. Le hall d'entrée est la salle au-dessus de C8.
guide-move = Faire une action de déplacement
    .short = Choisissez « { verb-move } », lancez 3 dés et allez en C8.
    .text = Choisissez « { verb-begin-turn } » et « { verb-done } ». À partir de là, chaque jeton du burncycle est une action. Choisissez « { verb-move } » et lancez 3 dés Basiques : le total fait vos PA, et chaque PA déplace d'une case votre agent ou le Module de Commande. Allez en C8, à côté de la porte du hall d'entrée ; s'il vous reste des PA, choisissez « { verb-stop } ». Les dés lancés sont dépensés pour ce tour : gardez-en pour la porte. Votre impératif est un pari : tenu, il rapporte de l'Énergie ; enfreint, il en coûte 1.
guide-keypad = Ouvrir une porte
    .short = La porte du hall est verrouillée. En C8, choisissez « { verb-keypad } ».
    .text = Une fois en C8, à côté de la porte, utilisez le jeton suivant pour « { verb-keypad } ». Une carte montre les entrées : résolvez-les toutes, chacune à son prix, ou choisissez « { verb-brute-force } » et faites 4 PA, ou utilisez une clé. Si vous échouez, la carte reste, et vous pourrez réessayer avec le prochain jeton. Une fois la porte ouverte, franchissez-la gratuitement.
guide-terminal = Utiliser un terminal
    .short = Placez-vous sur le terminal en C7 et choisissez « { verb-terminal } ».
    .text = Le terminal du hall d'entrée est en C7, juste derrière la porte. Placez-vous dessus et choisissez « { verb-terminal } ». Prenez d'abord une option, puis lancez les dés pour les PA qu'elle demande ; que vous y arriviez ou non, le terminal est épuisé. Si vous n'avez plus de dés, passez vos derniers jetons : vous aurez de nouveaux dés à chaque tour. Tant que nous n'en sommes pas au réseau, choisissez-y « { verb-network-pass } ».
guide-ip = Déplacer votre IP
    .short = En phase de réseau, dépensez chaque jeton pour « { verb-ip-move } ».
    .text = Après votre dernier jeton d'action vient la phase de réseau, où les mêmes jetons déplacent votre IP. Pour chaque jeton, choisissez « { verb-ip-move } » : les jetons Standard et Capitaine avancent de 1 nœud, les autres jusqu'au prochain nœud de leur type. Un hub de la couche 1, la plus extérieure, augmente votre niveau de réseau : quand votre IP rencontre un ping, le niveau le plus bas est expulsé. Un hub de la couche 2 baisse la menace, un hub de la couche 3 donne de l'Énergie.
guide-network-card = Piocher une carte Réseau
    .short = Dépensez un jeton pour « { verb-netcard } », où que vous soyez.
    .text = Dans vos prochaines actions, dépensez un jeton pour « { verb-netcard } », où que vous soyez. La carte indique une couche et un type : à la phase de réseau de ce tour, elle agit sur un nœud de ce genre, si votre IP y finit un déplacement. Si vous ne l'utilisez pas, elle est perdue à la fin du tour. Vous perdez aussi un jeton à chaque tour ; quand il n'en reste que 2, « { verb-reboot } » avant un tour les ramène tous pour 1 de menace.
guide-room = Entrer dans une salle
    .short = Sortez par la porte du haut, allez en G4 et ouvrez la salle de stockage.
    .text = En général, le premier robot qui entre dans une salle l'inspecte : les dés disent si un garde, de l'Énergie ou autre chose attend à l'intérieur. Quittez le hall d'entrée par la porte du haut, C4-C5, allez à droite dans le couloir jusqu'en G4, et ouvrez-y la salle de stockage, en G3-G4. Un garde surveille le couloir, mais être vu ne coûte rien en soi.
guide-seen = Être vu
    .short = Entrez dans le champ de vision d'un garde pour être repéré.
    .text = Une unité de sécurité voit devant elle autant de cases que son nombre l'indique, moitié moins sur les côtés et derrière, et jamais à travers les portes. Entrez dans le champ de vision d'une unité : votre robot est aussitôt repéré, et son jeton Vigilance est posé sur sa case. En soi, cela ne coûte rien, mais maintenant elles savent où chercher.
    .typed = v avec la case d'une unité, comme v J4, marque ce qu'elle voit.
guide-lost = Se mettre hors de vue
    .short = Mettez-vous hors de vue : derrière une porte ou un angle.
    .text = Sortez du champ de vision de toutes les unités : par une porte, derrière un angle, dans une cachette qu'aucune ne voit, ou dans une zone sécurisée. Puis continuez : votre jeton Vigilance reste là où l'on vous a vu en dernier, et c'est là qu'elles chercheront. Si une unité vous barre le chemin, choisissez « { verb-strike-unit } » : vous pouvez l'assommer ou, avec plus de PA, l'éteindre.
guide-watch = Observer la Corporation
    .short = Choisissez « { verb-pass } » jusqu'à la fin du tour et observez les gardes.
    .text = Terminez votre tour ; choisissez « { verb-pass } » pour les jetons dont vous n'avez pas besoin. Ensuite, les unités qui voient un robot repéré le poursuivent, d'autres fouillent autour des jetons Vigilance, le reste patrouille, et chacune attaque les robots repérés à côté d'elle : un garde de niveau 1 retire 1 point d'Énergie. La menace augmente de 1 par joueur ; à 26, vous avez perdu.
    .typed = l montre tout ce qui s'est passé.
guide-win = Finir la mission
    .short = Emportez la clé en D1, ouvrez l'ascenseur de service et entrez.
    .text = Faites les tâches qui vous restent. Votre récompense est une clé ; emportez-la en D1 et dans l'ascenseur de service, une zone sécurisée derrière la porte C1-D1. Dans une action de déplacement, choisissez « { verb-use-key } » à côté de la porte, et entrez. Il vous reste peu de jetons ? « { verb-reboot } » avant votre tour.
    .typed = v mission donne la liste des tâches.
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
event-goal-reached = Fait : { $step }.
event-lesson-ended = { $won-is ->
    [true] La leçon est finie. Bonne mission pour continuer : Charge lourde, sur un seul étage.
   *[false] La leçon est finie. Vous pouvez réessayer quand vous voulez : ouvrez une autre table « { $lesson } », ou tapez dans le terminal « getaway play burncycle --mission first_shift ».
 }
view-met = Buts atteints
    .part = none
view-guide = Leçon
    .part = none

## L'étage tel qu'il est dessiné : ce qu'est une chose, pour son titre

seen-floor = { $here-is ->
    [true] Étage { $number }. Les flèches passent d'un choix à l'autre, ou de case en case.
   *[false] Étage { $number } tel qu'il est mis en place. Il n'est pas en jeu.
 }
seen-room-type = { $type-is ->
    [tech] //technologie
   *[other] //{ $type }
 }
seen-safe-zone = zone sécurisée
seen-room = { $safe-is ->
    [true] { $room }, zone sécurisée
   *[false] { $room }, { $type-is ->
        [tech] technologie
       *[other] { $type }
     }
 }{ $unseen-is ->
    [true] , non inspectée : { $dice ->
        [one] { $dice } dé
       *[other] { $dice } dés
     } à l'inspection
   *[false] {""}
 }
seen-hallway = couloir
seen-outdoor = extérieur
seen-rubble = Mur détruit { $wall }
seen-door = { $unlocked-is ->
    [true] Porte déverrouillée { $door }
   *[false] Porte verrouillée { $door }
 }{ $keypad-is ->
    [none] {""}
   *[other] , carte Clavier « { $keypad } »
 }
seen-post = { $kind-is ->
    [hallway] Poste de couloir { $number }
    [mandatory] Poste obligatoire
    [single] Poste de cette salle
   *[other] Poste { $kind } de cette salle
 }
seen-icon = Un robot qui commence ici apporte un jeton à l'équipe : { $icon }
seen-terminal = terminal
seen-mainframe = Mainframe
seen-bare-terminal = case terminal sans jeton
seen-cache = cache
seen-objective = case objectif
seen-bead = marqueur Objectif : { $name }
seen-hiding = cachette
seen-chip = jeton Vigilance du robot { $bot } : vu ici pour la dernière fois
seen-unit = { $captain-is ->
    [true] Capitaine { $name }
   *[false] { $name }, garde de niveau { $level }
 }, { $space }, tourné { $facing }{ $state-is ->
    [acted] , a agi
    [stunned] , assommé
   *[awake] {""}
 }{ $key-is ->
    [true] , a une clé
   *[false] {""}
 }
seen-bot = { $name }{ $module-is ->
    [true] {" "}(Module de Commande)
   *[false] {""}
 }, { $space }, { $state }
seen-drone = Joan the Drone, { $space }{ $charged-is ->
    [true] {""}
   *[false] , déchargée
 }
seen-bot-short = { $name }
seen-module-short = Module de Commande { $name }
seen-unit-short = { $captain-is ->
    [true] capitaine { $name }
   *[false] { $name }, niveau { $level }
 }{ $state-is ->
    [stunned] , assommé
   *[other] , portée { $reach }
 }
seen-space = { $space }, { $ground }{ $some ->
    [0] .
   *[other] {" "}: { $things }.
 }
floor-tools = Vue de l'étage
floor-whole = Étage entier
floor-awareness = Vigilance
floor-levels = Étages de la mission
floor-level = { $here-is ->
    [true] Étage { $number }, en jeu
   *[false] Étage { $number }
 }
sight-ahead = { $unit } { $number } le verrait droit devant.
sight-adjacent = { $unit } { $number } le verrait juste à côté.
sight-peripheral = { $unit } { $number } le verrait de côté.
sight-passing = { $unit } { $number } le verrait passer la porte.
sight-then-detected = { $bot } serait repéré.
sight-then-known = { $bot } irait sur son propre jeton Vigilance et serait repéré.
sight-then-hides = { $bot } se cacherait.
sight-then-slips = { $bot } s'esquiverait ; son jeton Vigilance resterait derrière.
sight-then-disguised = { $bot } est déguisé : personne ne le remarquerait.
sight-then-unseen = Personne n'y verrait { $bot }.

## À côté de l'étage : burncycle, menace, fiches, réseau, dés, le tour de la Corporation pas à pas

meter-all = Burncycle et menace
burn-title = Burncycle
burn-state = { $state-is ->
    [now] En cours
    [used] Utilisé
    [degraded] Dégradé
    [empty] En attente
    [inactive] Inactif
   *[plain] Actif
 }
burn-slot = Emplacement { $slot } : { $chip-is ->
    [none] {""}
   *[other] { $chip },{" "}
 }{ burn-state }
threat-title = Menace
threat-of = de menace sur { $last }
threat-next = Prochain effet à { $level } : { $title }. { $title-about }
threat-none = Plus rien jusqu'à { $last }
threat-then = { $then } après cette manche
threat-card = Carte Menace
threat-level = Menace { $level } sur { $last }, { $then } à la fin de cette manche
threat-entry = { $title } : { $title-about }{ $reached-is ->
    [true] {" "}({ $kind-is ->
        [event] arrivé
       *[escalation] en vigueur
     })
   *[false] {""}
 }
threat-last = La mission échoue
bot-all = Robots
bot-power = Énergie { $power } ; peut en garder { $limit } sur { $bank }
bot-module = Module de Commande
bot-agent = { $own ->
    [true] { $holder } (vous) : agent
   *[false] { $holder } : agent
 }
bot-acts = C'est son tour
bot-state = { $state-is ->
    [unseen] Non repéré
    [detected] Repéré
    [hidden] Caché
    [disguised] Déguisé
    [shut] Éteint
   *[escaped] Évadé
 }
bot-dice = { $pool-is ->
    [true] Stock de dés
   *[false] Dés en plus à chaque tour
 }
bot-reserve = { $team-is ->
    [true] Réserve d'équipe
   *[false] Réserve
 }
bot-ip = Réseau
bot-network = Niveau { $level }, { $node-is ->
    [none] IP à son point d'accès
   *[other] IP au nœud { $node }
 }
bot-banned = IP bannie jusqu'à un redémarrage
bot-keys = { $keys ->
    [1] 1 clé
    [one] { $keys } clé
   *[other] { $keys } clés
 }
bot-mod = { $card }, { $installed-is ->
    [true] installé
   *[false] désinstallé
 }
bot-skill = { $skill }{ $state-is ->
    [used] {" "}(utilisé)
    [open] {" "}({ $cost ->
        [one] { $cost } point d'Énergie
       *[other] { $cost } points d'Énergie
     })
   *[active] {""}
 }
bot-more = { $open-is ->
    [true] Moins sur { $bot }
   *[false] Plus sur { $bot }
 }
mat-name = Réseau
mat-title = Plan du Réseau, { $pings ->
    [1] 1 ping
    [one] { $pings } ping
   *[other] { $pings } pings
 }
mat-node = Nœud { $node }, { $kind }
mat-access = Point d'accès { $number }, { $bot-is ->
    [none] libre
   *[other] { $bot }
 }
mat-ceo = PDG
mat-ping = Ping au nœud { $node }
mat-ip = IP de l'agent { $bot }, niveau { $level }, { $node-is ->
    [none] à son point d'accès
   *[other] au nœud { $node }
 }
mat-level = { $own-is ->
    [true] Vous
   *[false] { $bot }
 } { $banned-is ->
    [true] (IP bannie)
   *[false] { $level }
 }
mat-ceo-level = PDG { $level }
mat-hubs =
    Couche 1 :
    niveau
    Couche 2 :
    moins de menace
    Couche 3 :
    énergie
    Noyau :
    les trois
mat-to-floor = Étage
task-all = Tâches
task-title = { $objective-is ->
    [none] Étage { $floor } sur { $floors }
   *[other] { $objective }, étage { $floor } sur { $floors }
 }
task-told = { $task-about }{ $times ->
    [0] {""}
   *[other] { $complete-is ->
        [true] {""}
       *[false] {" "}({ $times } jusqu'ici)
     }
 }
task-leave = Objectif accompli : sortez par une zone sécurisée.
roll-all = Dés sur la table
roll-die = Dé { $kind }, { $value ->
    [0] face vierge
   *[other] { $value } PA
 }{ $use-is ->
    [paired] , moitié d'une paire
    [back] , retourne au stock
   *[counts] {""}
 }
roll-title = { $bot }, { $purpose } : { $ap } PA{ $over-is ->
    [true] {""}
   *[false] {" "}jusqu'ici
 }
roll-sum = Dés : { $sum }.
roll-pairs = { $pairs ->
    [one] Une paire de faces vierges fait 1.
   *[other] { $pairs } paires de faces vierges font { $pairs }.
 }
roll-bonus = Les capacités ajoutent { $bonus }.
roll-back = { $back ->
    [one] Une face vierge retourne au stock.
   *[other] { $back } faces vierges retournent au stock.
 }
roll-icons = { $icons ->
    [one] Une icône permet de relancer un dé.
   *[other] { $icons } icônes permettent de relancer un dé chacune.
 }
play-title = Le tour de la Corporation
play-count = Corporation, { $number } sur { $of }
play-walk = { $unit } avance de { $spaces ->
    [one] { $spaces } case
   *[other] { $spaces } cases
 } jusqu'en { $cell }, tourné { $facing }.
play-back = Reculer
play-next = Avancer
play-wait = Pause
play-go = Reprendre
play-skip = Passer
play-pace = Vitesse
play-paces = { $pace-is ->
    [slow] Lente
    [normal] Normale
    [fast] Rapide
   *[once] Instantanée
 }
play-again = Revoir le tour de la Corporation
stamp-detected = REPÉRÉ
stamp-open = OUVERTE
stamp-failed = ÉCHEC
stamp-booted = ÉJECTÉ
keypad-title = Clavier
keypad-level = Clavier, niveau { $level }
keypad-done = Plus aucune entrée
keypad-jam = impossible à forcer
keypad-no-chip = {" "}(aucun jeton)

## Walking to a space

tip-to = En { $space }, { $ground }
tip-ap = { $ap } PA
tip-chance = { $percent } %
tip-dice = { $dice ->
    [1] avec 1 dé
   *[other] avec { $dice } dés
 }
tip-seen = { $unit } { $number } vous voit en { $space }
tip-surveilled = Des dés de surveillance sont lancés en { $space }
tip-hides = Vous vous y cachez
tip-slips = Vous disparaissez de la vue
tip-escapes = Vous quittez le bâtiment
tip-roll = Lancer et y aller
tip-walk = Y aller
tray-chances = Chances d'obtenir au moins autant de PA
tray-walk = Cliquez sur un dé pour le garder, ou sur une case pour lancer les dés et y aller.
tray-pick = Cliquez sur un dé pour le garder.
tray-roll = { $dice ->
    [0] Ne lancer aucun dé
    [one] Lancer 1 dé
   *[other] Lancer { $dice } dés
 }
roll-kind = Dé { $kind }
verdict-open = Ouverte
verdict-stunned = Étourdie
verdict-down = Éteinte
verdict-broken = Abattu
verdict-done = Réussi
verdict-failed = Échec
verdict-of = { $ap } PA sur { $need }
floor-map = Plan de l'étage
steps-all = Phases du tour
mat-own = Réseau : vous êtes au niveau { $level }
mat-deck = Cartes Réseau
mat-swap = Afficher le réseau sur le plateau
mat-swap-floor = Afficher l'étage sur le plateau
team-title = Qui y va ?
team-lead = Choisissez vos agents, puis le module de commande que vous partagez.
team-take = Prendre { $bot }

## Les phases d'un tour, et celles de la corporation

phase-route-first = Router l'Énergie
phase-pool = Stock de dés
phase-act = Actions
phase-network = Réseau
phase-route-last = Router encore l'Énergie
phase-degrade = Dégrader
phase-security = Sécurité
phase-pings = Pings
phase-threat = Menace

## Ce qu'une réponse entraîne

then-won = Mission accomplie
then-lost = { $result-is ->
    [threat] Défaite : la menace atteint son dernier niveau
    [module] Défaite : le Module de Commande s'éteint
   *[other] Défaite : le Module de Commande reste sur place
 }
then-shut-down = { $bot } s'éteint
then-seen = { $unit } voit { $bot }
then-still-seen = { $unit } voit toujours { $bot }
then-detected = { $bot } est repéré
then-hides = { $bot } se cache
then-slips-away = { $bot } s'esquive
then-unmasked = { $bot } perd son déguisement
then-power-lost = { $bot } : -{ $n } Énergie
then-power-gained = { $bot } : +{ $n } Énergie
then-threat = Menace +{ $n }
then-threat-event = Événement de menace : { $title }
then-threat-fell = Menace -{ $n }
then-unit-came = { $unit } arrive
then-unit-shut = { $unit } est éteint
then-unit-stunned = { $unit } est assommé
then-door-locked = La porte { $door } se verrouille
then-door-open = La porte { $door } se déverrouille
then-wall-gone = Le mur { $wall } est détruit
then-surveillance = { $bot } lance { $n ->
    [one] 1 dé d'inspection
   *[other] { $n } dés d'inspection
 } ({ $room })
then-objective = Objectif accompli : { $objective }
then-task = Tâche accomplie : { $task }
then-floor = On passe à l'étage { $n }
then-escaped = { $bot } s'évade
then-imperative-met = { $bot } accomplit « { $card } »
then-imperative-broken = { $bot } perd « { $card } »
then-imperative-drawn = { $bot } pioche l'impératif « { $card } »
then-card = { $bot } gagne « { $card } »
then-card-lost = { $bot } perd « { $card } »
then-network-card = { $bot } pioche « { $card } »
then-key = { $bot } : +{ $n ->
    [one] 1 clé
   *[other] { $n } clés
 }
then-key-lost = { $bot } : -{ $n ->
    [one] 1 clé
   *[other] { $n } clés
 }
then-chip = { $bot } : +1 jeton { $chip }
then-chip-lost = { $bot } : -1 jeton { $chip }
then-degraded = L'emplacement { $slot } est dégradé
then-banned = { $bot } : l'IP est bannie
then-booted = { $bot } : l'IP est réinitialisée
then-ip-home = { $bot } : l'IP revient à son point d'accès
then-level = { $bot } : niveau de réseau { $n }
then-ceo-level = PDG : niveau de réseau { $n }
then-pings = { $n ->
    [one] 1 ping de plus
   *[other] { $n } pings de plus
 }
then-pings-gone = { $n ->
    [one] 1 ping de moins
   *[other] { $n } pings de moins
 }
then-corporation = C'est au tour de la corporation

## Ce que coûte une option

cost-ap = { $n } PA
cost-chips = { $n ->
    [one] 1 jeton
   *[other] { $n } jetons
 }
cost-dice = { $n ->
    [one] 1 dé
   *[other] { $n } dés
 }
cost-keys = { $n ->
    [one] 1 clé
   *[other] { $n } clés
 }
cost-power = { $n ->
    [one] { $n } point d'Énergie
   *[other] { $n } points d'Énergie
 }
cost-threat = +{ $n } menace

## Why a bot does something

sight-said = { $sight-is ->
    [true] même si la sécurité le voit
   *[false] et personne ne le voit
 }
reason-move-for-task = Déplacer { $bot } : « { $task } » reste à faire.
reason-move-to-safety = Mettre { $bot } à l'abri avant le tour de la corporation.
reason-move-along = Avancer : { $bot } peut se trouver mieux placé.
reason-step-out = { $bot } quitte le bâtiment.
reason-step-for-task = { $to } est sur le chemin de « { $task } », { sight-said }.
reason-step-to-safety = { $to } est plus sûr, { sight-said }.
reason-step-along = { $to } est un meilleur endroit pour attendre, { sight-said }.
reason-stop-arrived = { $bot } est là où il faut.
reason-stop-waits = { $bot } peut attendre ici pour l'instant.
reason-stop-safer = { $bot } est mieux ici qu'un pas plus loin.
reason-stop-enough = Aucun pas d'ici n'aide.
reason-open-door = La porte { $door } barre la route et { $bot } peut l'ouvrir à peu de frais.
reason-look-at-door = La porte { $door } barre la route et sa carte est encore inconnue.
reason-try-door = La porte { $door } barre la route et { $bot } n'a rien de mieux à faire.
reason-force-door = Forcer la porte réussit dans { $chance } % des cas et économise des jetons.
reason-use-key = Une clé ouvre la porte tout de suite.
reason-try-with-drone = Joan peut nous ouvrir une porte.
reason-pay-inputs = Résoudre les entrées est le moyen le moins cher d'ouvrir la porte.
reason-ignore-input = Ignorer l'entrée qui coûte le plus.
reason-leave-locked = L'ouvrir maintenant coûterait trop cher.
reason-terminal-task = { $bot } utilise le terminal pour « { $task } ».
reason-terminal-idle = { $bot } est sur un terminal et n'a rien de plus urgent à faire.
reason-for-task = Cela compte pour « { $task } ».
reason-mission-step = La mission le demande.
reason-strike-unit = { $unit } gêne ou attaquerait ; une frappe l'étourdit dans { $chance } % des cas.
reason-strike-wall = Le mur doit tomber ; une frappe y suffit dans { $chance } % des cas.
reason-repair-shut = { $other } est éteint et a besoin d'énergie pour agir à nouveau.
reason-repair-weak = { $other } n'a plus que { $power } d'énergie.
reason-repair-module = { $other } a { $power } d'énergie, et si le Module de Commande s'éteint, nous avons perdu.
reason-network-card = Il n'y a rien de mieux à faire avec ce jeton, et une carte aide dans le réseau.
reason-network-card-free = Avec un jeton Tech, piocher une carte Réseau laisse une autre action.
reason-nothing-to-do = Aucune action n'en vaut la peine maintenant.
reason-nothing-free = Aucune action gratuite n'est utile maintenant.
reason-nothing-to-route = Ni une amélioration ni une action gratuite n'en vaut la peine maintenant.
reason-keep-power = Rien d'autre ne vaut l'énergie.
reason-upgrade = L'énergie au-delà de la limite serait perdue, autant la dépenser.
reason-upgrade-way = Quelqu'un bloque le passage : { $upgrade } permet de passer.
reason-upgrade-ahead = Tôt ou tard, quelqu'un nous barrera le passage, et { $upgrade } permet de passer.
reason-upgrade-repair = Avec la réparation, nous pouvons nous entraider.
reason-reboot = Il reste trop peu de jetons utilisables ({ $chips }) ; { $threat } de menace donne un burncycle neuf.
reason-begin-turn = Les jetons utilisables suffisent ({ $chips }) ; un redémarrage coûterait { $threat } de menace.
reason-propose-reboot = { $chips ->
    [0] Il ne reste aucun jeton utilisable
    [one] Il ne reste que { $chips } jeton utilisable
   *[other] Il ne reste que { $chips } jetons utilisables
 }. Je redémarrerais, mais la menace (+{ $threat }) est l'affaire de tous : à vous de décider.
reason-propose-chip = Je mettrais { $chip } de la réserve d'équipe dans l'emplacement { $slot }, mais elle est à tous : à vous de décider.
reason-propose-captains-chip = Je remplacerais le jeton du capitaine dans l'emplacement { $slot }, mais la menace est l'affaire de tous : à vous de décider.
reason-propose-input = La réserve d'équipe pourrait ouvrir cette porte, mais elle est à tous : à vous de décider.
reason-propose-power = Je prendrais { $upgrade } avec { $power } d'énergie du module de commande, mais elle est à tous : à vous de décider.
reason-alter-degraded = Le jeton de l'emplacement { $slot } est dégradé ; { $chip } redonne une action.
reason-alter-captain = Le jeton du capitaine nous nuirait à chaque tour.
reason-alter-better = Dans l'emplacement { $slot }, un jeton { $chip } rapporte plus.
reason-hub-level = Le hub augmente le niveau réseau.
reason-hub-threat = Le hub fait baisser la menace, de { $threat } à moins.
reason-hub-power = Le hub donne de l'énergie, et il en reste { $power }.
reason-hub-core = Le cœur donne tout ce que donnent les hubs.
reason-ip-to-ping = Le ping en { $node } vaut la rencontre.
reason-ip-onward = Depuis { $node }, les prochains jetons mènent à un hub.
reason-ip-last = Le dernier jeton ne mène à aucun hub utile pour l'instant.
reason-ip-stay = Aucun nœud à portée n'aide.
reason-use-card = La carte fonctionne sur ce nœud.
reason-step-through = Le chemin continue derrière la porte.
reason-stay = Mieux vaut rester de ce côté de la porte.
reason-collect = L'équipement est toujours utile.
reason-leave-cache = La mission veut une cache ramassée sans être vu : la garder pour plus tard.
reason-use-now = C'est le bon moment pour s'en servir.
reason-use-power = Aucune Énergie ne serait perdue maintenant.
reason-use-threat = La menace peut baisser maintenant.
reason-use-move = Cela fait avancer { $bot } sur son chemin.
reason-use-unlock = { $bot } est devant une porte verrouillée qu'il doit franchir.
reason-use-stun = Une unité de sécurité est près de { $bot }.
reason-use-clear-chip = Plus personne ne voit { $bot } : son jeton Vigilance peut partir.
reason-use-restore = Assez de jetons sont dégradés pour que cela en vaille la peine.
reason-use-ping = Cela débarrasse le réseau d'un ping.
reason-use-gain = Il y a de la place pour une carte de plus.
reason-use-dice = Quelques dés de plus aideront aux prochaines actions.
reason-use-die = Son dé peut apporter quelque chose d'utile.
reason-use-reserve = Cela ajoute des jetons à une réserve pour plus tard.
reason-use-gain-key = Une clé ouvrira une porte plus tard.
reason-use-between-moves = Entre deux déplacements de l'IP, cela ne coûte rien.
reason-put-on-disguise = La sécurité ne le remarque pas sous un déguisement.
reason-install-mod = Un mod ne sert qu'une fois installé.
reason-fly-to-door = Joan vole vers la porte verrouillée la plus proche, pour l'ouvrir.
reason-fly-ahead = Joan vole vers la salle inconnue ou le garde le plus proche.
reason-weakest-needs-it = C'est le bot qui a le moins d'Énergie.
reason-take-the-bead = La mission a besoin de ce marqueur.
reason-resolve-card = Le résultat du dé peut nous aider.
reason-drop-disguise = Le déguisement gêne ici : déguisé, on ne peut pas se cacher, et aucun capitaine ne poursuit un garde.
reason-for-mission = La mission le demande.
reason-make-dice-count = Tirer le meilleur parti des dés.
reason-roll-stands = Rien ne mérite d'être changé dans ce lancer.
reason-best-option = C'est le meilleur équilibre entre le gain et les chances.
reason-enough-dice = Assez de dés pour l'option, pas davantage.
reason-most-of-strike = Prendre le résultat le plus fort que les PA permettent.
reason-away-from-us = C'est le plus loin de nos robots.
reason-look-away = Tourné par là, il voit le moins d'entre nous.
reason-strongest-takes-it = L'agent qui a le plus d'énergie encaisse le mieux.
reason-least-missed = C'est le jeton qui nous manquera le moins.
reason-near-tasks = C'est le plus près de ce que demande la mission.
reason-quiet-room = C'est la salle qui a le moins de postes et de dés de surveillance.
reason-scarce-chip = Ce sont les jetons dont nous avons le moins.
reason-kindest-result = C'est le résultat qui nous convient le mieux.
reason-harder-task = C'est la tâche la plus difficile : autant en profiter.
reason-nearest-unit = C'est l'unité la plus proche de nos robots.
reason-door-in-the-way = C'est la porte qui nous gêne le plus.
reason-door-out-of-the-way = C'est la porte dont nous avons le moins besoin.
reason-nearest-terminal = C'est le terminal le plus proche de nos robots.
reason-spare-card = C'est la carte qui nous manquera le moins.
reason-best-card = C'est la plus utile de ces cartes.
reason-came-out-best = Essayé jusqu'au prochain tour de la corporation, c'est ce qui a le mieux tourné.
reason-small-choice = Ici, cela change peu de chose.
reason-came-out-worse = Simulé jusqu'au prochain tour de la corporation, cela finit moins bien.
says-move-for-task = “{ $task }” reste à faire, donc { $bot } se déplace.
says-move-to-safety = { $bot } se met à l'abri avant le tour de la corporation.
