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
word-random = au hasard
word-choose = au choix des joueurs
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
word-own = la réserve personnelle
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
word-unique-1 = sa première capacité
word-unique-2 = sa deuxième capacité
word-unique-3 = sa troisième capacité
word-reserve-1 = Réserve 1
word-reserve-2 = Réserve 2
word-reserve-3 = Réserve 3
word-elite-exchange = dé Élite contre un dé Avancé
word-slot-1 = emplacement 1 du burncycle
about-slot-1 = Un jeton de plus : une action et un déplacement d'IP à chaque tour
word-slot-2 = emplacement 2 du burncycle
about-slot-2 = Un jeton de plus : une action et un déplacement d'IP à chaque tour
word-slot-3 = emplacement 3 du burncycle
about-slot-3 = Un jeton de plus : une action et un déplacement d'IP à chaque tour
word-slot-4 = emplacement 4 du burncycle
about-slot-4 = Un jeton de plus : une action et un déplacement d'IP à chaque tour
word-slot-5 = emplacement 5 du burncycle
about-slot-5 = Un jeton de plus : une action et un déplacement d'IP à chaque tour

## Valeurs : comment un message montre un argument. Un nombre porte le nom que la vue lui donne : `$bot`, `$unit`,
## `$space`, `$door`, `$wall`, `$node`, `$room`.

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
    [none] {""}
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
value-do-choose-slot-slot = { $next } ({ $chip })
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

## Ce qui est demandé

ask-choose-agent = Quel robot sera votre agent ?
    .why = Chaque joueur a un agent. Tout robot peut être agent ou Module de Commande.
ask-choose-module = Quel robot sera le Module de Commande ?
    .why = Le Module de Commande est à vous tous ; s'il est éteint, la partie est perdue.
ask-route-at-setup = Routez l'Énergie vers des améliorations avant le début de la partie.
    .why = Chaque agent commence avec 10 Énergies et en dépense jusqu'à sa limite ; les améliorations du Module peuvent se payer à plusieurs.
ask-where-to-start = Où commence { $about } ?
    .why = La mission indique les cases de départ. Une case extérieure avec une icône ajoute son jeton à la réserve d'équipe.
ask-before-turn = { $turn-seat } va jouer : commencer le tour, ou d'abord redémarrer le burncycle ?
    .why = Un redémarrage n'est possible qu'ici. Il refait le burncycle et les réserves, ramène les IP bannies et coûte de la menace : 1 par joueur.
ask-route-first = Routez l'Énergie vers des améliorations, ou passez à vos actions.
    .why = À la première phase de votre tour, l'Énergie peut aller aux améliorations ; ce qui reste fait vos dés Basiques.
ask-route-last = Routez l'Énergie vers des améliorations, ou terminez cette phase.
    .why = Ce que vous avez au-dessus de votre limite à la fin de cette phase est perdu.
ask-act = Utilisez ce jeton pour une action, ou passez.
    .why = Chaque jeton actif donne une action ; une action du type du jeton est optimisée.
ask-between-chips = Effectuez des actions gratuites, ou laissez avancer le marqueur.
    .why = Entre deux jetons, on peut modifier le burncycle et échanger des objets.
ask-moving = Déplacez votre agent et le Module de Commande : il reste { $ap } PA{ $own ->
    [0] {""}
    [one] , et 1 case pour l'agent seul
   *[other] , et { $own } cases pour l'agent seul
 }.
    .why = Chaque pas coûte 1 PA ; les deux peuvent bouger, dans n'importe quel ordre, jusqu'à ce que vous arrêtiez.
ask-after-the-roll = Changez le lancer, ou faites le total : { $ap } PA jusqu'ici.
    .why = Une icône de relance relance un dé, deux faces vierges font 1 PA, et des capacités agissent sur les dés ; les faces vierges restantes retournent dans votre stock.
ask-network = Déplacez votre IP avec ce jeton, ou passez.
    .why = Chaque jeton actif déplace l'IP une fois : Standard et Capitaine de 1 nœud, les autres jusqu'au prochain nœud de leur type, un hub ou un ping.
ask-landed = Utilisez-vous une carte Réseau sur ce nœud ?
    .why = Une carte agit sur un nœud de sa couche et de son type ; les cartes non utilisées à la fin du tour sont perdues.
ask-last = Effectuez des actions gratuites, ou terminez votre tour.
    .why = Les actions gratuites restent possibles jusqu'à ce que le tour passe au suivant.
ask-select-options = Choisissez ce que vous tentez à ce terminal.
    .why = L'option se choisit avant de lancer les dés, et à un Mainframe elle ne coûte aucun PA ; une action optimisée permet d'en choisir deux.
ask-roll-at-terminal = Combien de dés lancez-vous ?
    .why = Le total doit atteindre les PA de ce que vous avez choisi. Le terminal est épuisé dans tous les cas.
ask-assign-ap = Quelles options choisies reçoivent les PA ?
    .why = Le total peut ne pas suffire pour les deux, et vous pouvez laisser des PA de côté.
ask-keypad-approach = Comment essayez-vous d'ouvrir la porte ?
    .why = Résolvez toutes les entrées, forcez le clavier avec 4, 6 ou 8 PA au niveau 1, 2 ou 3, utilisez une clé, ou laissez la porte verrouillée. Une alarme repère le robot, un choc lui coûte 1 Énergie, un ping s'ajoute au réseau ; les autres entrées prennent un jeton.
ask-keypad-inputs = Résolvez les entrées, dans n'importe quel ordre.
    .why = La porte s'ouvre quand il ne reste aucune entrée.
ask-keypad-forced = La force n'a pas suffi. Utilisez-vous une clé ?
    .why = Après une force brute ratée, seule une clé peut encore ouvrir la porte dans cette action.
ask-step-through = Franchissez-vous le passage gratuitement ?
    .why = Qui a ouvert le passage peut le franchir aussitôt, si la case derrière est libre.
ask-strike-result = Que fait l'attaque ?
    .why = Les PA d'une attaque peuvent servir en entier, en partie ou pas du tout.
ask-collect-cache = Ramassez-vous la cache ?
    .why = Une cache vaut une carte Équipement ; laissée ici, elle ne peut être ramassée qu'en revenant.
ask-contribute = { $bot } demande { $power ->
    [one] { $power } Énergie
   *[other] { $power } Énergies
 } pour le Module de Commande ({ $upgrade }). Donnez-vous ?
    .why = Les autres agents peuvent partager le coût des améliorations du Module de Commande.
ask-consent-to-trade = { $bot } propose { $give } contre { $take }. Acceptez-vous ?
    .why = Un échange entre deux agents demande l'accord des deux joueurs.
ask-what-goes = Quelle carte { $about } défausse-t-il ?
    .why = Un robot garde 2 cartes Équipement ou mods. Un mod désinstallé rapporte son Énergie même maintenant.
ask-which-network-card-goes = Quelle carte Réseau est défaussée ?
    .why = Un agent garde au plus 3 cartes Réseau.
ask-which-to-keep = Quelle carte gardez-vous ?
    .why = Seule la carte gardée prend effet.
ask-which-option = Quelle option prenez-vous ?
    .why = La carte vous laisse en prendre une.
ask-which-degrades = Quel jeton est dégradé ?
    .why = Le dé burncycle montre l'icône de choix.
ask-who-gets-the-chip = Qui reçoit le jeton { $about } ?
    .why = La réserve générale n'en a pas assez pour tous : vous décidez qui s'en passe.
ask-which-chip = Quel jeton prenez-vous ?
    .why = Tout jeton de la réserve générale peut être pris, même un Standard.
ask-which-chip-goes = Quel jeton de réserve { $about } défausse-t-il ?
    .why = Une unité avec Drain est devenue adjacente : un jeton de la réserve s'en va.
ask-which-result = Quel résultat d'inspection est résolu en premier ?
    .why = Tous les résultats sont résolus, dans l'ordre de votre choix.
ask-which-terminal = Quel terminal devient un Mainframe ?
    .why = Un jeton terminal de la salle est retourné côté Mainframe.
ask-which-door = Quelle porte ?
    .why = L'effet agit sur une porte de votre choix.
ask-which-door-is-locked = Quelle porte est verrouillée ?
    .why = Le capitaine fait verrouiller une porte, et les joueurs choisissent laquelle.
ask-which-room = Quelle salle est inspectée ?
    .why = On ne peut choisir qu'une salle qui a encore son marqueur Inspection.
ask-which-bot = Quel robot ?
    .why = L'effet est pour un robot de votre choix.
ask-which-space-for-unit = Où se place { $about } ?
    .why = Son poste est occupé, et ces cases libres sont aussi proches.
ask-which-post-for-captain = Sur quel poste le capitaine arrive-t-il ?
    .why = Un effet ajoute le capitaine à l'étage.
ask-which-unit-is-stunned = Quelle unité est assommée ?
    .why = L'effet assomme une unité à portée.
ask-which-unit-shuts-down = Quelle unité est éteinte ?
    .why = L'effet éteint une unité à portée.
ask-who-pursues-first = Quelle unité poursuit en premier ?
    .why = Plusieurs unités voient un robot repéré ; vous choisissez leur ordre.
ask-which-bot-is-pursued = Quel robot { $about } poursuit-il ?
    .why = Plusieurs robots repérés en vue sont aussi proches.
ask-which-chip-is-investigated = Quel jeton Vigilance est examiné ensuite ?
    .why = Chaque jeton qui n'a pas été poursuivi est examiné, dans l'ordre de votre choix.
ask-who-investigates = Quelle unité examine le jeton Vigilance du robot { $about } ?
    .why = Ces unités sont aussi proches du jeton.
ask-who-patrols-next = Quelle unité patrouille ensuite ?
    .why = Vous choisissez l'ordre des unités qui patrouillent.
ask-which-route = Quel chemin prend { $about } ?
    .why = Ces chemins sont aussi courts.
ask-which-facing = Où regarde { $about } ?
    .why = L'unité pourrait continuer dans plusieurs directions.
ask-which-ping-first = Quel ping s'active en premier ?
    .why = Sur cette couche, plusieurs pings ont le même écart devant eux.
ask-which-ping = Quel ping ?
    .why = L'effet prend un ping de votre choix.
ask-which-access-point = À quel point d'accès l'IP revient-elle ?
    .why = Un redémarrage ramène les IP bannies, à n'importe quel point d'accès libre.
ask-where-in-the-zone = Où se place { $guard-is ->
    [true] { $unit }
   *[false] { $bot }
 } dans la zone sécurisée ?
    .why = À un nouvel étage, chacun est dans la zone sécurisée qu'il a quittée, sur une case de votre choix.
ask-where-the-bead-goes = Sur quelle case le marqueur est-il posé ?
    .why = La mission le pose sur une case où il n'y a personne.
ask-take-the-bead = { $about } emporte-t-il le marqueur ?
    .why = La mission permet à un robot qui entre sur sa case de le porter.
ask-who-gets-the-bead = Qui porte le marqueur ?
    .why = Personne ne l'avait au changement d'étage : vous le donnez à un robot.
ask-which-task = Pour quelle tâche cela compte-t-il ?
    .why = Un acte ne compte que pour une tâche.
ask-whether-to-resolve = Résolvez-vous le dé ?
    .why = Un dé Équipement lancé n'a pas à être résolu ; avec l'icône de casse, il coûte la carte.
ask-where-to-face = Où regarde le déguisement ?
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
do-choose-route = Par { $route }
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
    [swap] 1 Énergie
    [push] 1 Énergie
    [repair] 1 Énergie
    [batch] 1 Énergie
    [light-feet] 1 Énergie
    [scout] 1 Énergie
    [elite] 4 Énergies
    [hot-restart] 3 Énergies
    [free-fall] 3 Énergies
    [press] 3 Énergies
    [shockwave] 3 Énergies
    [kill-process] 3 Énergies
    [head-on] 3 Énergies
    [stockpile] 3 Énergies
    [log-cleaner] 3 Énergies
    [remote-hands] 3 Énergies
    [second-face] 3 Énergies
    [spare-magazine] 3 Énergies
   *[other] 2 Énergies
 }) : { $value-about }
verb-upgrade = Améliorer votre agent
do-upgrade-module = Améliorer le Module de Commande : { $upgrade } ; payé par { $shares }
value-do-upgrade-module-upgrade = { $value } : { $value-about }
value-do-upgrade-module-shares = { $value ->
    [0] {""}
   *[other] { $at-bot } ({ $value })
 }
value-event-upgraded-paid = { value-do-upgrade-module-shares }
verb-upgrade-module = Améliorer le Module de Commande
do-agree = Accepter
verb-agree = Accepter
do-decline = Refuser
verb-decline = Refuser
do-done = Continuer
verb-done = Continuer
do-move = Se déplacer : lancer { $basic ->
    [one] { $basic } dé Basique
   *[other] { $basic } dés Basiques
 }, { $advanced ->
    [one] { $advanced } Avancé
   *[other] { $advanced } Avancés
 }, { $elite ->
    [one] { $elite } Élite
   *[other] { $elite } Élites
 }
verb-move = Se déplacer
do-step = Déplacer { $bot } à { $to }{ $push }
verb-step = Faire un pas
do-use-key = { $bot } utilise une clé sur la porte { $door }
verb-use-key = Utiliser une clé
do-stop = Arrêter le déplacement
verb-stop = Arrêter le déplacement
do-own-die = Lancer le dé propre de l'agent
verb-own-die = Lancer le dé propre de l'agent
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
rolled-some = {" "}: lancer { $basic ->
    [one] { $basic } dé Basique
   *[other] { $basic } dés Basiques
 }, { $advanced ->
    [one] { $advanced } Avancé
   *[other] { $advanced } Avancés
 }, { $elite ->
    [one] { $elite } Élite
   *[other] { $elite } Élites
 }
do-strike-unit = { $bot } attaque { $unit }{ rolled-dice }
verb-strike-unit = Attaquer une unité de sécurité
do-strike-wall = { $bot } attaque le mur { $wall }{ rolled-dice }
verb-strike-wall = Attaquer un mur
do-strike-for = Résultat : { $result }
verb-strike-for = Employer l'attaque
do-step-through = Franchir le passage
verb-step-through = Franchir le passage
do-stay = Rester sur place
verb-stay = Rester sur place
do-terminal = { $bot } utilise le terminal
verb-terminal = Utiliser un terminal
do-select = Choisir { $options }
verb-select = Choisir des options
do-roll = Lancer { $basic ->
    [one] { $basic } dé Basique
   *[other] { $basic } dés Basiques
 }, { $advanced ->
    [one] { $advanced } Avancé
   *[other] { $advanced } Avancés
 }, { $elite ->
    [one] { $elite } Élite
   *[other] { $elite } Élites
 }
verb-roll = Lancer les dés
do-assign = Donner les PA : { $options }
verb-assign = Attribuer les PA
do-netcard = Piocher une carte Réseau
verb-netcard = Piocher une carte Réseau
do-keypad = { $bot } essaie le clavier de la porte { $door }
verb-keypad = Essayer un clavier
do-resolve-inputs = Résoudre les entrées
verb-resolve-inputs = Résoudre les entrées
do-brute-force = Forcer le clavier{ rolled-dice }
verb-brute-force = Forcer le clavier
do-unlock-with-key = Utiliser une clé
verb-unlock-with-key = Utiliser une clé
do-leave-locked = Laisser la porte verrouillée
verb-leave-locked = Laisser la porte verrouillée
do-resolve = Résoudre { $input }{ $reserve }{ $slot }
value-do-resolve-input = { $value }{ $value-about ->
    [none] {""}
   *[other] {" "}: { $value-about }
 }
value-do-resolve-reserve = { $next ->
    [none] {""}
   *[other] {" "}avec un jeton { $reserve-is ->
        [none] de la réserve d'équipe
       *[other] de l'agent { $reserve }
     }
 }
value-do-resolve-slot = { $next ->
    [none] {""}
   *[other] {" "}en avançant le marqueur à l'emplacement { $value }
 }
verb-resolve = Résoudre une entrée
do-ignore-input = Ignorer { $input }
verb-ignore-input = Ignorer une entrée
do-repair = { $bot } donne { $power ->
    [one] { $power } Énergie
   *[other] { $power } Énergies
 } à { $other }
verb-repair = Réparer
do-mission-action = { $bot } en { $cell } : { $action }
verb-mission-action = Faire ce que la mission permet ici
do-pass = Passer
verb-pass = Passer
do-next-chip = Laisser avancer le marqueur
verb-next-chip = Laisser avancer le marqueur
do-alter = Modifier l'{ $slot } : jeton { $chip } pris dans { $reserve }
verb-alter = Modifier le burncycle
do-trade = { $bot } donne { $give } à { $other } contre { $take }
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
do-total = Faire le total des dés
verb-total = Faire le total des dés
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
do-keep-network-cards = N'utiliser aucune carte Réseau ici
verb-keep-network-cards = N'utiliser aucune carte Réseau ici
do-end-turn = Terminer le tour
verb-end-turn = Terminer le tour
do-discard = { $bot } défausse { $card }
verb-discard = Défausser une carte
do-install = Installer { $card }
value-do-install-card = { $value }{ $value-about ->
    [none] {""}
   *[other] {" "}: { $value-about }
 }
verb-install = Installer un mod
do-drop-imperative = Payer 1 Énergie pour abandonner l'impératif
verb-drop-imperative = Payer 1 Énergie pour abandonner l'impératif

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
event-bot-carried = { $bot } est dans la zone sécurisée, en { $cell }.
event-unit-carried = { $unit } a suivi dans la zone sécurisée, en { $cell }.

## Ce qui se passe : le tour

event-turn-began = Manche { $round } : { $seat } commence son tour.
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
event-tracker-moved = Le marqueur s'arrête sur l'emplacement { $slot } : { $chip }.
event-passed = { $seat } passe.
event-dice-rolled = { $bot } lance { $faces }.
event-rerolled = Le dé { $die } montre à présent { $face }.
event-totalled = { $bot } a { $ap } PA.
event-stepped = { $bot } va à { $to } ; il reste { $ap } PA.
event-swapped = { $bot } permute avec { $other }.
event-pushed = { $bot } pousse { $unit } à { $to }.
event-move-ended = Le déplacement est terminé.
event-power-changed = { $by ->
    [0] { $bot } reste à { $power ->
        [one] { $power } Énergie
       *[other] { $power } Énergies
     }.
   *[other] L'Énergie du robot { $bot } change de { $by } : { $power } à présent.
 }
event-shut-down = { $bot } est éteint.
event-reactivated = { $bot } fonctionne de nouveau.
event-detected = { $bot } est repéré en { $cell }{ $unit }.
value-event-detected-unit = { $unit-is ->
    [none] {""}
   *[some] {" "}par { value-unit }
 }
event-chip-followed = { $unit } voit { $bot } aller en { $cell } ; le jeton Vigilance suit.
event-slipped-away = { $bot } s'esquive ; le jeton Vigilance reste en { $chip }.
event-hid-on = { $bot } se cache en { $cell }.
event-chip-cleared = Le jeton Vigilance du robot { $bot } est retiré.
event-chip-placed = Le jeton Vigilance du robot { $bot } est posé en { $cell }.
event-bonus-movement = { $bot } peut se déplacer de { $spaces ->
    [one] { $spaces } case
   *[other] { $spaces } cases
 }.
event-game-ended = { $result ->
    [won] La mission est accomplie.
    [threat] La menace a atteint son dernier niveau : la mission a échoué.
    [module] Le Module de Commande est éteint : la mission a échoué.
   *[other] La mission a échoué.
 }

## Ce qui se passe : la menace et le burncycle

event-threat-changed = La menace change de { $by } : { $threat } à présent.
event-threat-event = Menace { $level } : { $title }{ $title-about ->
    [none] .
   *[other] . { $title-about }.
 }
event-burncycle-created = Le burncycle est formé : { $chips }.
event-reserve-made = { $team-is ->
    [true] Réserve d'équipe : { $chips }.
   *[false] Réserve de l'agent { $bot } : { $chips }.
 }
event-rebooted = { $seat } redémarre le burncycle.
event-altered = { $seat } met un jeton { $chip } à l'emplacement { $slot } à la place du jeton { $replaced }.
event-burncycle-die-rolled = Le dé burncycle montre { $face }.
event-degraded = L'emplacement { $slot } ({ $chip }) est dégradé.
event-restored = L'emplacement { $slot } ({ $chip }) est de nouveau actif.
event-deactivated = L'emplacement { $slot } est désactivé.
event-captain-acted = Le jeton Capitaine : { $captain } agit.
event-upgraded = { $bot } est amélioré : { $upgrade }, payé par { $paid }.
event-power-lost = { $bot } perd { $n ->
    [one] { $n } Énergie
   *[other] { $n } Énergies
 } au-dessus de sa limite.

## Ce qui se passe : attaques, portes, terminaux, salles

event-struck = { $bot } attaque { $unit } avec { $ap } PA contre { $durability }.
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
    [one] { $power } Énergie
   *[other] { $power } Énergies
 } à { $other }.
event-key-gained = { $bot } a { $keys ->
    [1] 1 clé
   *[other] { $keys } clés
 }.
event-key-used = { $bot } utilise une clé sur la porte { $door }.
event-door-unlocked = La porte { $door } est déverrouillée.
event-door-locked = La porte { $door } est verrouillée.
event-keypad-drawn = Une carte Clavier est posée à la porte { $door }.
event-keypad-begun = { $bot } essaie le clavier de la porte { $door }, niveau { $level } : { $inputs ->
    [rien] aucune entrée
   *[other] { $inputs }
 }{ $jam-is ->
    [true] {" "}; Jam, la force brute est impossible
   *[false] {""}
 }.
event-keypad-die-rolled = Le dé Clavier montre { $face }.
event-input-resolved = { $bot } résout { $input }.
event-input-ignored = { $bot } ignore { $input }.
event-forced = { $bot } force le clavier avec { $ap } PA contre { $durability }.
event-left-locked = { $bot } laisse la porte { $door } verrouillée.
event-terminal-opened = { $bot } utilise un { $mainframe-is ->
    [true] Mainframe
   *[false] terminal
 } en { $cell } : { $card }.
event-options-selected = { $bot } choisit { $names }.
event-option-resolved = { $bot } obtient { $name } : { $name-about }.
event-terminal-used-up = Le terminal en { $cell } est épuisé.
event-mainframe-turned = Le terminal en { $cell } est à présent un Mainframe.
event-surveilled = Salle inspectée, { $room } : { $faces }.
event-result-resolved = Inspection, { $room } : { $face }.
event-cache-collected = { $bot } ramasse la cache en { $cell }.
event-cache-left = { $bot } laisse la cache en { $cell }.

## Ce qui se passe : cartes, échanges, impératifs

event-card-gained = { $bot } gagne { $card }{ $card-about ->
    [none] .
   *[other] . { $card-about }.
 }
event-card-resolved = { $bot } gagne { $card }, qui agit aussitôt.
event-card-discarded = { $bot } défausse { $card }.
event-mod-installed = { $bot } installe { $card }.
event-equipment-used = { $bot } utilise { $card }.
event-equipment-rolled = { $bot } lance le dé de la carte { $card } : { $shows }{ $breaks-is ->
    [true] , et la carte casse si c'est résolu
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
word-face-4-1 = gagner 1 Énergie
word-face-4-2 = gagner 1 Énergie
word-face-4-3 = la menace baisse de 1
word-face-4-4 = gagner un jeton de réserve au choix
word-face-4-5 = gagner 2 Énergies
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
event-equipment-left = { $bot } ne résout pas le dé de la carte { $card }.
event-counter-turned = Le compteur de la carte { $card } est à { $n }.
event-ability-used = { $bot } utilise { $ability }.
event-own-die-rolled = { $bot } lance { $die } : { $ap ->
    [0] { $move ->
        [0] rien
        [one] 1 case de plus
       *[other] { $move } cases de plus
     }
   *[other] { $ap } PA
 }.
value-event-own-die-rolled-die = { $value }
event-traded = { $bot } donne { $give } à { $other } contre { $take }.
event-trade-declined = { $other } ne veut pas de l'échange avec { $bot }.
event-imperative-drawn = { $bot } pioche l'impératif { $card }{ $card-about ->
    [none] .
   *[other] . { $card-about }.
 }
event-imperative-done = { $bot } accomplit { $card }.
event-imperative-broken = { $bot } enfreint { $card }.
event-imperative-dropped = { $bot } abandonne { $card }.
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
event-extra-action = { $seat } a une action de plus sur ce jeton.
event-network-card-drawn = { $bot } pioche { $card }{ $card-about ->
    [none] .
   *[other] . { $card-about }.
 }
event-network-card-dropped = { $bot } défausse { $card }.

## Ce qui se passe : le réseau

event-ip-moved = { $seat } déplace son IP au nœud { $node } avec un jeton { $chip }.
event-ip-stayed = { $seat } laisse son IP où elle est.
event-ip-returned = { $seat } : l'IP est à son point d'accès.
event-ip-banned = { $seat } : l'IP est bannie, un ping est passé devant son point d'accès.
event-hub-reached = { $seat } : l'IP atteint un hub de la couche { $layer }.
event-booted = { $ip_stays-is ->
    [true] { $seat } réinitialise un ping au nœud { $node } : niveau { $level } contre { $ceo }.
   *[false] { $seat } : l'IP est réinitialisée au nœud { $node }, niveau { $level } contre { $ceo }.
 }
event-level-changed = { $seat } : niveau de réseau { $level }.
value-event-level-changed-seat = { $value ->
    [-1] Le PDG
   *[other] { value-seat }
 }
event-network-card-used = { $seat } utilise { $card }{ $card-about ->
    [none] .
   *[other] . { $card-about }.
 }
event-network-ability-used = { $seat } utilise { $ability }.
event-ping-added = Un ping entre au nœud { $node }.
event-ping-moved = Le ping du nœud { $start } se déplace : { $way }.
event-ping-transferred = Le ping du nœud { $start } passe par transfert à { $node }.
event-ping-removed = Le ping du nœud { $node } disparaît.
event-no-ping-left = Aucun ping ne peut être ajouté.
event-ping-dice-due = { $rolls ->
    [0] Aucun ping n'est sur un hub : aucun dé n'est lancé.
    [one] Un dé Ping est lancé.
   *[other] { $rolls } dés Ping sont lancés.
 }
event-ping-die-rolled = Le dé Ping montre { $face }.

## Ce qui se passe : la Corporation

event-corporation-turn = La Corporation : { $part }.
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
   *[other] {" "}; les joueurs ont choisi parmi { $value } chemins aussi courts
 }
event-investigator-found = { $unit } est envoyé vers le jeton Vigilance du robot { $bot }, à { $steps }{ $among }.
value-event-investigator-found-steps = { $value ->
    [1] 1 case
    [one] { $value } case
   *[other] { $value } cases
 }
value-event-investigator-found-among = { $value ->
    [one] {""}
   *[other] , le plus proche des { $value } unités
 }
event-unit-stays = { $unit } reste dans sa salle.
event-unit-stepped = { $unit } va en { $cell }, tourné { $facing }.
event-unit-faced = { $unit } se tourne { $facing }.
event-unit-turned = { $unit } est tourné { $facing }.
event-unit-stopped = { $unit } tombe sur { $bot } et s'arrête.
event-units-swapped = { $unit } échange sa place avec { $other }.
event-unit-attacked = { $unit } attaque { $bot } : { $threat ->
    [0] { $power ->
        [one] { $power } Énergie perdue
       *[other] { $power } Énergies perdues
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
event-objective-completed = L'objectif est accompli : { $objective }.
event-mission-acted = { $bot } en { $cell } : { $action }.
event-bead-laid = { $bead } est en { $cell }.
event-bead-taken = { $bot } porte { $bead }.
event-escaped = { $bot } s'évade.
event-disguise-put-on = { $bot } a maintenant l'air d'un garde : { $guard }.
event-disguise-taken-off = { $bot } n'a plus de déguisement.
event-disguise-left = { $bot } laisse son déguisement derrière lui.
event-disguise-turned = Le déguisement du robot { $bot } est tourné { $facing }.
event-drone-charged = { $charged-is ->
    [true] Joan est chargée.
   *[false] Joan est déchargée.
 }
event-drone-moved = Joan est en { $cell }.
event-drone-distracts = Joan distrait { $unit }.

## La fin

outcome = { $won-is ->
    [true] Mission accomplie après { $rounds ->
        [one] { $rounds } manche
       *[other] { $rounds } manches
    }, menace { $threat }.
   *[false] Mission échouée après { $rounds ->
        [one] { $rounds } manche
       *[other] { $rounds } manches
    }{ $result ->
        [threat] {" "}: la menace a atteint { $threat }.
        [module] {" "}: le Module de Commande a été éteint.
       *[other] , menace { $threat }.
    }
 }
