### The Breach en mots : ce qui est demandé, ce qui peut être fait, ce qui se passe, et pourquoi pas.

## Capacités et cases, couleurs, types d'information, côtés

word-movement = Mouvement
word-attack = Attaque
word-defense = Défense
word-cache = Cache
word-red = rouge
word-green = vert
word-yellow = jaune
word-blue = bleu
word-bio = Bio
word-science = Science
word-crypto = Crypto
word-politics = Politique
word-half-bio = demi-Bio
word-half-science = demi-Science
word-half-crypto = demi-Crypto
word-half-politics = demi-Politique
word-north = nord
word-east = est
word-south = sud
word-west = ouest
word-hidden = face cachée
word-none = aucun
word-firewall = le Pare-feu
word-omega = Oméga
about-omega = La salle du Gardien : un lien ouvert à 1 PM avec la salle voisine, et aucun effet pour les Avatars

## Modes et options d'une table

word-competitive = Compétitif
word-training = Entraînement
word-solo = Solo
word-deathmatch = Deathmatch
word-standard = standard
word-advanced = avancée
word-random = au hasard
word-choose = les joueurs choisissent
word-map = comme sur le plan
option-mode = Mode
option-mode-competitive = Compétitif : 2 à 4 joueurs s'affrontent pour remplir leur Objectif
option-mode-training = Entraînement : les I.C.E. n'utilisent que leurs sous-routines rapides
option-mode-solo = Solo : 1 joueur contre le Pare-feu
option-mode-deathmatch = Deathmatch : une base de données qui rapproche les Avatars
option-setup = Mise en place
option-setup-standard = standard
option-setup-advanced = avancée : choisissez ou tirez au sort les options ci-dessous
option-bot = Bot
option-hunter = Chasseur
option-tracks = Faces des pistes I.C.E.
option-tracks-aaa = Bot A, Chasseur A, Gardien A
option-tracks-aab = Bot A, Chasseur A, Gardien B
option-tracks-aba = Bot A, Chasseur B, Gardien A
option-tracks-abb = Bot A, Chasseur B, Gardien B
option-tracks-baa = Bot B, Chasseur A, Gardien A
option-tracks-bab = Bot B, Chasseur A, Gardien B
option-tracks-bba = Bot B, Chasseur B, Gardien A
option-tracks-bbb = Bot B, Chasseur B, Gardien B
option-information = Informations sur les nœuds
option-rooms = Salles
option-rooms-standard = les salles habituelles
option-rooms-random = tirées parmi toutes les salles
option-team = Avatars et Breachers
option-window = Temps de réaction
option-window-15 = 15 secondes
option-window-30 = 30 secondes
option-window-60 = 1 minute
option-window-14400 = 4 heures
option-window-0 = sans limite de temps

# Ce que veut dire un choix, en une phrase.
sets-mode-competitive = Chacun pour soi : le premier à remplir son Objectif gagne.
sets-mode-training = Une première partie avec des I.C.E. plus simples.
sets-mode-solo = En solo contre le Pare-feu.
sets-mode-deathmatch = Chacun pour soi, et tout près les uns des autres dès le début.
sets-setup-standard = Toujours la même mise en place, idéale pour commencer.
sets-setup-advanced = Vous choisissez le Bot, le Chasseur, les pistes, les informations et les salles ci-dessous.
sets-window = Le temps dont les autres disposent pour réagir à une action avant que le jeu continue.
sets-window-0 = Le jeu continue quand tout le monde a répondu, sans se presser.
sets-bot = L'I.C.E. qui rôde dans les salles.
sets-hunter = L'I.C.E. qui chasse les Avatars.
sets-tracks = Chaque face d'une piste se déroule autrement.
sets-information = Comment les informations sont réparties sur les nœuds.
sets-rooms = Quelles salles forment la base de données.
sets-team = Comment Avatars et Breachers sont attribués.
bots-strength = Gagne { $percent } parties à deux sur 100 contre un Habitué ({ $matches } mesurées)
game-title = The Breach
game-about = Disputez à d'autres hackers des informations secrètes dans une base de données qui se défend.
first-match = Seul contre le Pare-feu
first-match-about = Une personne, sans hâte

## Valeurs : comment un message montre un argument. Un nombre porte le nom que la vue lui donne : `$room`, `$node`,
## `$border`, `$edge`, `$model` avec `$copy`, `$avatar`, `$gateway`, `$virus`. Ce qui n'est pas un nombre donne à
## `$next` le mot `word-none`.

value-room = { $room-is ->
    [none] nulle part
   *[other] { $room }{ $room-type-is ->
        [none] {""}
       *[other] {" "}({ $room-type })
     }
 }
value-to = { $next ->
    [aucun] { $value }
   *[other] { value-room }
 }
value-node = { $node }
value-border = { $border }
value-edge = { $edge }, côté { $edge-side }
value-side = { $side }
value-turn = { $side }
value-model = { $avatar-is ->
    [none] { $model-is ->
        [none] personne
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
    [4] Pare-feu
   *[other] { value-seats }
 }
value-gateway = { $value }{ $gateway-is ->
    [none] {""}
   *[other] {" "}en { $gateway }
 }
value-virus = { $virus-node-is ->
    [none] { $virus-is ->
        [none] aucun
       *[other] { $room-is ->
            [none] sur { $virus }
           *[other] en { value-room }
         }
     }
   *[other] au nœud { $virus-node }
 }
value-do-choose-room-room = { $room-is ->
    [none] aucune autre salle
   *[other] { value-room }
 }
value-do-go-room = { value-room }{ $cost-is ->
    [none] {""}
   *[other] {" "}pour { $cost } PM
 }
value-do-reveal-room = { value-do-go-room }
value-do-choose-turn-turn = { $links-is ->
    [none] { $side }
   *[other] nord { $link-north-is ->
        [x] fermé
       *[other] { $link-north }
     }, est { $link-east-is ->
        [x] fermé
       *[other] { $link-east }
     }, sud { $link-south-is ->
        [x] fermé
       *[other] { $link-south }
     }, ouest { $link-west-is ->
        [x] fermé
       *[other] { $link-west }
     }
 }
value-do-choose-model-model = { value-model } en { $stands }{ $stands-type-is ->
    [none] {""}
   *[other] {" "}({ $stands-type })
 }
value-do-target-model = { value-do-choose-model-model } : Défense { $defense }{ $fatal-is ->
    [none] {""}
   *[other] , virus nécessaires pour l'éliminer : { $fatal }
 }
value-do-choose-node-node = { $node } ({ $information-is ->
    [none] sans information
   *[other] { $information }
 })
value-do-trace-node = { $node }{ $information-is ->
    [none] , qui n'a plus d'information
   *[other] {" "}pour son information : { $information }
 }
value-do-develop-box = { $development-is ->
    [none] case { $value }
   *[other] case { $value }, { $development } : { $development-about }
 }
value-do-free-develop-box = { value-do-develop-box }

## Ce qui est demandé à la mise en place

ask-which-avatar = Quel Avatar jouez-vous ?
    .why = Votre Avatar explore les salles d'une base de données et réunit les informations que demande votre Objectif secret : remplissez-le pour gagner. Sa fiche montre comment vos cubes de code se déplacent, et ses cartes forment la moitié de votre pioche Malware.
ask-which-breacher = Quel Breacher jouez-vous ?
    .why = Votre Breacher apporte le Cheat décrit ici, que vous préparez avec Développer, deux cases Développement et l'autre moitié de votre pioche Malware.
ask-which-interface = Quelle interface voulez-vous ?
    .why = La couleur ne change rien : sur le plateau, vos virus portent votre symbole.
ask-which-program = Quel Programme montrez-vous en premier ?
    .why = Votre étui contient le Programme de votre Avatar et celui de votre Breacher. L'autre apparaît une fois le Cheat de programme utilisé.
ask-which-starting-cube = Quel cube de code ajoutez-vous ?
    .why = Votre Avatar commence avec quelques cubes de code de votre choix, chacun dans la case de sa couleur. Le Mouvement vous mène à travers les salles, l'Attaque touche les ennemis, la Défense écarte leurs virus.

## Ce qui est demandé pendant un tour

ask-where-to-connect = Où votre Avatar entre-t-il dans la base ?
    .why = Votre premier tour commence par la première connexion : entrez dans n'importe quelle salle à côté d'un passage, l'un des repères numérotés autour de la base de données. Une salle obscure est d'abord révélée.
ask-where-to-reconnect = Où votre Avatar revient-il ?
    .why = Votre Avatar a été déconnecté. Il revient à côté d'un passage ou d'un nœud que vous avez tracé, sans virus ni menace, mais n'a qu'une action ce tour-ci.
ask-act = Que faites-vous ? { $left ->
    [0] Plus aucune action.
    [one] Il vous reste 1 action.
   *[other] Il vous reste { $left } actions.
 }
    .why = C'est votre phase d'action. Infectez toutes les salles autour d'un nœud pour le tracer à la fin de votre tour et prendre son information. Les cartes, la Recherche, les Cheats et les achats ne coûtent pas d'action.
ask-move = Dépensez vos PM : il en reste { $mp }.
    .why = Pendant un déplacement, vous dépensez des points de mouvement (PM) pour entrer dans les salles, révéler les salles obscures et activer celle où vous êtes{ $kind-is ->
        [none] .
       *[other] . Ici : { $kind }. { $kind-about }.
     }{ $fresh-is ->
        [true] { " " }La salle que vous venez de révéler ne coûte que son propre lien si vous y entrez tout de suite.
       *[false] { "" }
     }
ask-configure = Configurer gratuitement ? { $left ->
    [one] Encore 1 fois.
   *[other] Encore { $left } fois.
 }
    .why = Dans votre phase de configuration, vous pouvez configurer autant de fois que votre processeur le permet : à chaque fois, 2 Push ou une carte Malware.
ask-trace = Tracer un nœud, ou terminer votre tour ?
    .why = Dans votre phase de traçage, vous pouvez tracer tout nœud qui a un de vos virus dans chaque salle autour de lui. Ces virus sont retirés, vous prenez l'information, et un virus reste sur le nœud.
ask-push = Quel cube poussez-vous ? { $left ->
    [one] Dernier Push.
   *[other] Il reste { $left } Push.
 }
    .why = Un Push déplace un cube de votre fiche vers la case suivante, le long d'une flèche. Vous devez faire tous vos Push.
ask-name-target = Qui attaquez-vous, avec { $attack } en Attaque ?
    .why = Votre cible peut être dans votre salle{ $reach ->
        [0] {""}
        [one] , ou à 1 salle reliée de distance
       *[other] , ou jusqu'à { $reach } salles reliées de distance
     }. Une Attaque qui ne dépasse pas sa Défense assigne 1 virus, une plus forte 2, le double de la Défense 3. Vous pouvez d'abord jouer des cartes qui étendent ou renforcent l'attaque.
ask-elude = { $n ->
    [one] { $model } attaque : esquiver le virus ?
   *[other] { $model } attaque : esquiver 1 des { $n } virus ?
 }
    .why = Décaler un cube Défense arrête 1 virus, une fois par attaque contre votre Avatar, mais baisse votre Défense pour la suivante. Le troisième virus déconnecte votre Avatar.
ask-after-the-roll = Résultat : { $face }. Le gardez-vous ?
    .why = La Recherche et certaines cartes peuvent encore le changer avant qu'il s'applique.
ask-free-develop = Quel cube de développement va sur quel Cheat ?
    .why = Vous avez gagné un développement gratuit, à utiliser tout de suite. Il ne coûte ni action ni supplément.
ask-buy-cheaper = Qu'achetez-vous pour { $less ->
    [one] { $less } crédit
   *[other] { $less } crédits
 } de moins ?
    .why = Vous pouvez faire maintenant un achat à prix réduit, mais jamais pour moins de 1 crédit.
ask-discard = Quelle carte défaussez-vous ?
    .why = Vous avez plus de 4 cartes Malware en main et devez défausser tout de suite celles en trop.
ask-discard-one = Quelle carte défaussez-vous ?
    .why = L'effet que vous utilisez vous fait défausser une carte Malware de votre main.
ask-which-token-to-drop = Quel jeton rendre pour stocker { $about } ?
    .why = Votre disque dur est plein. Un jeton stocké peut retourner à la réserve pour faire de la place ; sinon, c'est le nouveau qui y va.
ask-which-effect = Quel effet utilisez-vous ?
    .why = La carte vous laisse choisir certains de ses effets, un à la fois.
ask-which-colour = Quel cube de code gagnez-vous ?
    .why = Vous gagnez un cube de code d'une couleur encore disponible ; il va dans la case de sa couleur.
ask-which-type = Quel type d'information gagnez-vous ?
    .why = Vous gagnez un jeton partiel de la réserve, du type de votre choix.
ask-whose-credit = À qui prenez-vous un crédit ?
    .why = Vous avez rencontré plusieurs Avatars dont les joueurs ont des crédits.
ask-which-virus = Lequel de vos virus reprenez-vous ?
    .why = Vous n'avez plus de jetons Virus. Vous pouvez reprendre n'importe lequel des vôtres pour le réutiliser, ou renoncer au nouveau.

## Ce qui est demandé sur la base de données

ask-turn-room = Comment orientez-vous { $about } ?
    .why = C'est vous qui placez la salle. Les nombres sont les PM de ses liens de chaque côté ; 0 est gratuit.
value-ask-turn-room-about = { value-room }
ask-where-to-slide = Où votre Avatar glisse-t-il ?
    .why = Un glissement vous mène dans une salle reliée et révélée sans dépenser de PM. Il est obligatoire s'il est possible, et les glissements suivants de l'effet aussi.
ask-where-to-appear = Où placez-vous votre Avatar ?
    .why = L'effet le place dans une salle autour d'un nœud que vous avez tracé.
ask-where-to-infect = Quelle salle infectez-vous ?
    .why = L'effet place un de vos virus dans une salle où vous n'en avez pas.
ask-which-virus-moves = De quelle salle déplacez-vous un virus ?
    .why = L'effet vous permet de déplacer certains de vos virus vers des salles adjacentes.
ask-where-it-moves = Où va votre virus de la salle { $about } ?
    .why = Dans une salle adjacente où vous n'avez pas de virus, reliée ou non.
value-ask-where-it-moves-about = { value-room }
ask-where-to-breach = Sur quelle frontière ouvrez-vous une brèche ?
    .why = Une brèche relie les deux salles qui la bordent, quels que soient leurs liens : pour 1 PM la première fois, puis pour 2.
ask-which-room-turns = Quelle salle tournez-vous ?
    .why = L'effet vous permet de changer l'orientation d'une salle révélée.
ask-which-room-darkens = Quelle salle devient obscure ?
    .why = L'effet retourne face cachée une salle révélée sans Avatar. Tous ses liens sont dès lors ouverts et gratuits.
ask-which-gateway = Quel passage déplacez-vous ?
    .why = L'effet déplace un passage vers un autre côté extérieur.
ask-where-to-put-it = Où va le passage { $about } ?
    .why = Sur le côté extérieur d'une salle qui n'a pas encore de passage.
value-ask-where-to-put-it-about = { $value }
ask-copy-or-credit = Avatar déconnecté ({ $about }) : que prenez-vous ?
    .why = Un de vos virus était sur cet Avatar. Copiez un type d'information de son disque dur, ou gagnez 1 crédit.
value-ask-copy-or-credit-about = { value-seats }

## Ce qui est demandé aux autres

ask-respond-to-attack = { $part-is ->
    [target] { $model } vous attaque : { $attack } contre { $defense }.
    [attacker] Vous attaquez { $target } : { $attack } contre { $defense }. Renfort ?
   *[other] { $model } attaque { $target } : { $attack } contre { $defense }.
 }
    .why = Attaque { $attack } contre Défense { $defense } : sans dépasser la Défense, elle assigne 1 virus, au-delà 2, avec le double de la Défense 3. { $alone-is ->
        [true] Vous pouvez d'abord jouer cartes et Recherche.
       *[false] { $part-is ->
            [attacker] Vous pouvez d'abord renforcer votre propre attaque avec cartes et Recherche ; si la cible joue quelque chose, c'est de nouveau à vous.
           *[other] L'attaquant et la cible jouent d'abord cartes et Recherche, puis tous les autres.
         }
     }
value-ask-respond-to-move-other = { value-seat }
ask-respond-to-move = { $other } se déplace avec { $mp } PM. Réagissez-vous ?
    .why = Vous pouvez jouer maintenant les cartes prévues pour un déplacement ennemi.
ask-respond-to-firewall = Une carte Activation arrive. Jouez-vous quelque chose avant ?
    .why = { $alone-is ->
        [true] Après votre tour, le Pare-feu agit : vous révélez une carte qui déplace ses I.C.E.
       *[false] { $own-is ->
            [true] C'est vous qui révélez la prochaine carte.
           *[false] Prochaine carte révélée par : { $other }.
         } Après tous les tours, le Pare-feu agit : chaque joueur révèle une carte qui déplace ses I.C.E.
     } Vous pouvez jouer maintenant les cartes et les Programmes de son tour. À votre place, vous pouvez aussi choisir de passer sans qu'on vous le demande.
ask-respond-to-target = { $model } vous prend pour cible. Réagissez-vous ?
    .why = Vous pouvez jouer les cartes et les Programmes qui conviennent avant que la sous-routine soit résolue.
ask-respond-to-threat = Votre menace va monter. Réagissez-vous ?
    .why = Vous pouvez jouer avant cela les cartes et les Programmes qui conviennent. Un bouclier tient la menace à l'écart.
ask-respond-to-end = { $awakens-is ->
    [true] Le Gardien va s'éveiller. Jouez-vous quelque chose avant ?
   *[false] Le tour du Pare-feu s'achève. Jouez-vous quelque chose ?
 }
    .why = Toutes les cartes Activation sont résolues. C'est la dernière occasion de ce tour pour les cartes et les Programmes qui s'y jouent. À votre place, vous pouvez aussi choisir de passer sans qu'on vous le demande.
ask-play-a-mission = Jouez-vous une Mission ?
    .why = { $condition } Une Mission se joue au moment précis où sa condition est remplie.
value-condition = { $value-is ->
    [disconnected] Un Avatar qui avait un de vos virus a été déconnecté.
    [no-virus] Une attaque contre vous n'a assigné aucun virus.
   *[other] Il s'est passé quelque chose qu'une Mission attendait peut-être.
 }

## Ce qui est demandé pendant le tour du Pare-feu

ask-which-ice = Quel I.C.E. activez-vous ?
    .why = Vous résolvez la carte : choisissez un I.C.E. de sa catégorie qui peut atteindre un Avatar.
ask-which-ice-aims = Quel I.C.E. activez-vous ?
    .why = Vous résolvez la carte. Sa sous-routine n'a pas de mouvement : choisissez un I.C.E. qui a un Avatar à portée.
ask-which-ice-at-all = Quel I.C.E. activez-vous ?
    .why = Vous résolvez la carte. Aucun I.C.E. de sa catégorie ne peut atteindre un Avatar : choisissez n'importe lequel, il se rapproche.
ask-which-ice-leaves = Quel I.C.E. est déconnecté ?
    .why = Vous résolvez la carte. Aucun I.C.E. de sa catégorie n'a de chemin vers un Avatar : l'un d'eux retourne à la réserve.
ask-which-ice-quick = Quel I.C.E. résout sa sous-routine rapide contre vous ?
    .why = Il ne reste aucune figurine de la catégorie à déployer : une de celles déjà présentes dans la base de données agit aussitôt.
ask-where-ice-goes = Où va { $about } ?
    .why = Vous résolvez la carte. L'I.C.E. va dans une salle à sa portée où se trouve un Avatar, et le reste de la carte s'y déroule.
value-ask-where-ice-goes-about = { value-model }
ask-where-ice-heads = Vers quelle salle se dirige { $about } ?
    .why = Vous résolvez la carte. L'I.C.E. ne peut atteindre aucun Avatar : il se rapproche de celui de votre choix.
value-ask-where-ice-heads-about = { value-model }
ask-which-way-ice-goes = Jusqu'où va { $about } ?
    .why = Vous résolvez la carte. L'I.C.E. ne peut atteindre aucun Avatar : il suit un des chemins les plus courts vers celui qu'il vise, aussi loin que vous voulez. Il peut aussi rester sur place.
value-ask-which-way-ice-goes-about = { value-model }
ask-which-way-guardian-goes = Quel chemin prend { $about } ?
    .why = Vous résolvez la carte. Le Gardien suit un des chemins les plus courts vers le passage au plus petit numéro, même par des liens fermés.
value-ask-which-way-guardian-goes-about = { value-model }
ask-which-target = Qui { $about } prend-il pour cible ?
    .why = Plusieurs Avatars sont à portée : à vous de choisir.
value-ask-which-target-about = { value-model }
ask-which-virus-purged = À qui { $about } purge-t-il un virus ?
    .why = Vous résolvez la carte. Plusieurs joueurs ont des virus dans sa salle.
value-ask-which-virus-purged-about = { value-model }
ask-which-track = Quel cube I.C.E. avance en premier ?
    .why = La carte fait avancer plusieurs cubes : vous choisissez l'ordre.
ask-where-to-deploy = Où déployez-vous { $about-is ->
    [echo] un Echo
    [xan4th] le Gardien
   *[other] un { $about }
 } ?
    .why = Votre Avatar est déconnecté : la figurine va dans une salle autour d'un nœud que vous avez tracé, ou dans n'importe quelle salle si vous n'en avez pas.
ask-put-back = Dans quel ordre reposez-vous les cartes ?
    .why = Vous avez regardé les prochaines cartes Activation ; personne d'autre ne les voit. Commencez par celle qui va sur le dessus.

## Ce qui peut être fait

do-move = Se déplacer : autant de PM que votre Mouvement, pour entrer dans les salles, les révéler et les activer ; un cube Mouvement va en case { $to }
verb-move = Se déplacer
do-attack = Attaquer : assigner des virus à un ennemi à portée ; un cube Attaque va en case { $to }
verb-attack = Attaquer
do-shield = Se protéger : chaque attaque contre vous assigne 1 virus de moins jusqu'à ce que vous vous déplaciez ou attaquiez ; un cube Défense va en case { $to }
verb-shield = Se protéger : chaque attaque contre vous assigne 1 virus de moins jusqu'à ce que vous vous déplaciez ou attaquiez
do-infect = Infecter : lancer le dé d'infection pour un virus dans cette salle ; le Pare-feu peut réagir
verb-infect = Infecter
do-develop = Préparer { $cheat } avec la { $box }{ cheat-told }
verb-develop = Développer : utiliser une case Développement et préparer un Cheat
do-free-develop = Préparer { $cheat } avec la { $box }{ cheat-told }
# Ce que fait un Cheat, après ce que fait sa case Développement.
cheat-told = { $cheat-about ->
    [none] {""}
   *[other] . Le Cheat : { $cheat-about }
 }
verb-free-develop = Développer gratuitement
do-configure = { $what-is ->
    [pushes] Faire 2 Push : configurer en déplaçant des cubes de votre fiche le long des flèches
    [draw] Piocher une carte : configurer en ajoutant une carte à votre main
   *[other] Configurer
 }
verb-configure = Configurer : 2 Push ou une carte
value-do-configure-what = { $value-is ->
    [pushes] faire 2 Push
   *[other] piocher une carte Malware
 }
do-log-out = Déconnexion volontaire : quitter la base de données
verb-log-out = Déconnexion volontaire
do-end-actions = Terminer la phase d'action
verb-end-actions = Terminer la phase d'action
do-end-configuring = Terminer la phase
verb-end-configuring = Terminer la phase de configuration
do-trace = Tracer le nœud { $node }
verb-trace = Tracer un nœud
do-end-turn = Terminer le tour
verb-end-turn = Terminer le tour
do-go = Entrer en { $room }
verb-go = Entrer dans une salle
do-reveal = Révéler { $room }
verb-reveal = Révéler une salle obscure
do-activate = Activer la salle où vous êtes
verb-activate = Activer la salle où vous êtes
do-stop = Terminer le déplacement
verb-stop = Terminer le déplacement
do-target = Attaquer { $model }
verb-target = Désigner la cible
do-forgo = N'attaquer personne : l'action est tout de même dépensée
verb-forgo = N'attaquer personne
do-elude = Esquiver 1 virus : décaler un cube Défense en case { $to }
verb-elude = Esquiver 1 virus
do-take-it = Encaisser : les virus vont à votre Avatar
verb-take-it = Encaisser les virus
do-keep = Garder le résultat
verb-keep = Garder le résultat
do-push = { $box-is ->
    [attack] D'{ $box }
   *[other] De { $box }
 } vers { $to }, { $colour }
verb-push = Pousser un cube
do-cheat = Activer { $cheat }
verb-cheat = Activer un Cheat
value-cheat = { $value-is ->
    [breacher] le Cheat de Breacher
    [slide] le Cheat Glissement
    [breach] le Cheat Ouvrir une brèche
    [program] le Cheat de programme
   *[other] { $value }
 }
do-buy = Acheter { $reward }
verb-buy = Acheter avec des crédits
value-do-buy-reward = { $value } : { $value-about }
do-buy-cheaper = Acheter { $reward }
verb-buy-cheaper = Acheter
value-do-buy-cheaper-reward = { $value } : { $value-about }
do-buy-nothing = Ne rien acheter
verb-buy-nothing = Ne rien acheter
do-discard = Défausser { $card }
verb-discard = Défausser une carte
value-do-discard-card = { $value } : { $value-about }
do-play = Jouer { $card }
verb-play = Jouer une carte Malware
value-do-play-card = { $value } : { $value-about }
do-play-alternative = Jouer { $card } plutôt pour 3 Push
verb-play-alternative = Jouer une carte pour son effet alternatif (3 Push)
do-research = Utiliser la Recherche : { $token }
verb-research = Utiliser un jeton Recherche
value-do-research-token = { $value } : { $value-about }
do-pass = Laisser faire
verb-pass = Laisser faire
do-order = Consigne permanente pour les réactions : { $order }
verb-order = Donner une consigne permanente pour les réactions
value-order = { $value-is ->
    [ask] demander à chaque fois
    [pass] toujours passer
    [pass-unless-attacked] passer sauf en cas d'attaque
   *[other] { $value }
 }
do-secret-order = Consigne secrète, à la fermeture de la prochaine fenêtre qui le permet : { $card }
verb-secret-order = Donner une consigne secrète
value-do-secret-order-card = { $value-is ->
    [none] rien
   *[other] { $value } : { $value-about }
 }
do-put-back = Reposer, en partant du dessus : { $cards }
verb-put-back = Reposer les cartes
value-do-put-back-cards = { $value } ({ $value-about })
do-waive = { $stops-is ->
    [both] Votre bouclier arrête virus et menace
    [viruses] Votre bouclier arrête les virus, mais pas la menace
    [threat] Votre bouclier arrête la menace, mais pas les virus
   *[nothing] Désormais votre bouclier n'arrête rien
 }
verb-waive = Choisir ce que votre bouclier arrête
value-do-waive-stops = { $value-is ->
    [both] virus et menace
    [viruses] les virus seulement
    [threat] la menace seulement
   *[nothing] rien
 }
do-choose-room = Choisir { $room }
verb-choose-room = Choisir une salle
do-choose-turn = { $turn }
verb-choose-turn = Tourner la salle
do-choose-model = Choisir { $model }
verb-choose-model = Choisir une figurine
do-choose-seat = Choisir : { $seat }
verb-choose-seat = Choisir un joueur
value-do-choose-seat-seat = { value-seats }{ $avatar-is ->
    [none] {""}
   *[other] {" "}({ $avatar })
 }
do-choose-node = Choisir le nœud { $node }
verb-choose-node = Choisir un nœud
do-choose-border = Choisir la frontière { $border }
verb-choose-border = Choisir une frontière
do-choose-edge = Choisir { $edge }
verb-choose-edge = Choisir un côté extérieur
do-choose-gateway = Choisir le passage { $gateway }
verb-choose-gateway = Choisir un passage
do-choose-virus = Reprendre : { $virus }
verb-choose-virus = Reprendre un virus
do-choose-colour = Choisir { $colour }
verb-choose-colour = Choisir une couleur
do-choose-box = Choisir { $box }
verb-choose-box = Choisir une case
do-choose-token = { $token-is ->
    [credit] Prendre 1 crédit
    [keep] Laisser le nouveau jeton et garder le disque dur tel quel
   *[other] Choisir { $token }
 }
verb-choose-token = Choisir un jeton
do-choose-card = Choisir { $card }
verb-choose-card = Choisir une carte
value-do-choose-card-card = { $value }{ $value-about ->
    [none] {""}
   *[other] {" "}: { $value-about }
 }
do-choose-what = Choisir { $what }
verb-choose-what = Choisir
value-do-choose-what-what = { $value }{ $value-about ->
    [none] {""}
   *[other] {" "}: { $value-about }
 }

## Les étapes d'un tour

phase-action = Phase d'action
phase-configuration = Phase de configuration
phase-trace = Phase de traçage
phase-firewall = Tour du Pare-feu

## Ce qu'apporte une réponse, en quelques mots

then-won = Vous gagnez
then-lost = { $seat } gagne
then-nobody-wins = Personne ne gagne
then-disconnected = Votre Avatar est déconnecté
then-viruses = { $n ->
    [one] 1 virus sur votre Avatar
   *[other] { $n } virus sur votre Avatar
 }
then-threat = Menace +{ $n }
then-attached = { $model } s'accroche à vous
then-purged = Votre virus en { $room } est purgé
then-gateway-sealed = Le passage { $gateway } est scellé
value-then-gateway-sealed-gateway = { $value }
then-guardian-awakes = Le Gardien s'éveille
then-ice-comes = { $model } entre dans votre salle
then-deployed = { $ice } est déployé en { $room }
then-information = Vous stockez une information : { $token }
then-traced = Le nœud { $node } est tracé
then-node-closed = Le nœud { $node } peut être tracé
then-infected = Un virus à vous en { $room }
then-disconnects = { $seat } : l'Avatar est déconnecté
then-viruses-on = { $n ->
    [one] { $seat } : 1 virus sur l'Avatar
   *[other] { $seat } : { $n } virus sur l'Avatar
 }
value-then-viruses-on-seat = { value-seat }
then-ice-gone = { $model } quitte la base de données
then-ice-infected = { $n ->
    [one] 1 virus sur { $model }
   *[other] { $n } virus sur { $model }
 }
then-information-gone = Vous renoncez à une information : { $token }
then-viruses-gone = { $n ->
    [one] 1 virus en moins sur votre Avatar
   *[other] { $n } virus en moins sur votre Avatar
 }
then-threat-reset = Menace à 0
then-shield-lost = Vous perdez votre jeton Bouclier
then-shielded = Vous avez un bouclier
then-ability = { $ability } : { $was } à { $now }
then-credits = { $n ->
    [one] 1 crédit de plus
   *[other] { $n } crédits de plus
 }
then-credits-paid = { $n ->
    [one] 1 crédit de moins
   *[other] { $n } crédits de moins
 }
then-cards = { $n ->
    [one] 1 carte Malware
   *[other] { $n } cartes Malware
 }
then-research = { $n ->
    [one] 1 jeton Recherche
   *[other] { $n } jetons Recherche
 }
then-cheat-ready = Prépare { $cheat }
then-cheat-used = Consomme { $cheat }
then-breach-opened = Une brèche s'ouvre sur la frontière { $border }
then-breach-worn = La brèche sur la frontière { $border } est retournée
then-breach-gone = La brèche sur la frontière { $border } a disparu
then-room-darkened = { $room } devient obscure
then-room-turned = { $room } est tournée
then-track = Le cube { $category } avance en case { $box }
then-die = Le dé Pare-feu monte à { $die }
then-threat-rises = { $seat } : la menace monte
then-no-virus = Aucun virus sur { $model }
then-subroutine = { $model } agit sur { $seat }
value-then-subroutine-seat = { value-seats }
then-move-goes-on = { $seat } poursuit son déplacement
then-card-revealed = { $seat } révèle une carte Activation
then-round-ends = Le tour du Pare-feu se termine
then-mission-missed = Le moment de la Mission est passé

## Ce que coûte une réponse

cost-actions = { $n ->
    [one] 1 action
   *[other] { $n } actions
 }
cost-configurations = { $n ->
    [one] 1 configuration gratuite
   *[other] { $n } configurations gratuites
 }
cost-mp = { $n } PM
cost-credits = { $n ->
    [one] 1 crédit
   *[other] { $n } crédits
 }
cost-cache-movement = { $n ->
    [one] 1 cube Mouvement en cache
   *[other] { $n } cubes Mouvement en cache
 }
cost-cache-attack = { $n ->
    [one] 1 cube Attaque en cache
   *[other] { $n } cubes Attaque en cache
 }
cost-cache-defense = { $n ->
    [one] 1 cube Défense en cache
   *[other] { $n } cubes Défense en cache
 }

## Choix faits par étapes

choose-move = Dans quelle case va le cube Mouvement ?
choose-move-to = Dans quelle case va le cube Mouvement ?
choose-attack = Dans quelle case va le cube Attaque ?
choose-attack-to = Dans quelle case va le cube Attaque ?
choose-shield = Dans quelle case va le cube Défense ?
choose-shield-to = Dans quelle case va le cube Défense ?
choose-elude = Dans quelle case va le cube Défense ?
choose-elude-to = Dans quelle case va le cube Défense ?
choose-develop = Quelle case Développement, pour quel Cheat ?
choose-develop-box = Quelle case Développement videz-vous ? Son effet est résolu.
choose-develop-cheat = Quel Cheat son cube prépare-t-il ?
choose-free-develop = Quelle case Développement, pour quel Cheat ?
choose-free-develop-box = Quelle case Développement videz-vous ? Son effet est résolu.
choose-free-develop-cheat = Quel Cheat son cube prépare-t-il ?
choose-push = Quel cube va où ?
choose-push-box = De quelle case ?
choose-push-colour = Quel cube ?
choose-push-to = Vers quelle case ?
choose-configure-what = Des Push ou une carte ?
choose-cheat-cheat = Quel Cheat ?
choose-buy-reward = Qu'achetez-vous ?
choose-buy-cheaper-reward = Qu'achetez-vous ?
choose-play-card = Quelle carte jouez-vous ?
choose-play-alternative-card = Quelle carte jouez-vous pour 3 Push ?
choose-discard-card = Quelle carte défaussez-vous ?
choose-research-token = Quel jeton utilisez-vous ?
choose-trace-node = Quel nœud tracez-vous ?
choose-go-room = Dans quelle salle entrez-vous ?
choose-reveal-room = Quelle salle révélez-vous ?
choose-target-model = Qui attaquez-vous ?
choose-order-order = Comment répondre à votre place ?
choose-secret-order-card = Quelle carte jouer à votre place ?
choose-waive-stops = Qu'arrête votre bouclier désormais ?
choose-put-back-cards = Dans quel ordre, du dessus vers le dessous ?

## Ce qui se passe : mise en place

event-information-laid = Les informations sont placées sur les nœuds de la base de données.
event-rewards-laid = Récompenses proposées : { $cards }.
event-password-given = { $seat } a le mot de passe.
event-avatar-chosen = { $seat } joue l'Avatar { $avatar }.
event-breacher-chosen = { $seat } joue le Breacher { $breacher }.
event-interface-chosen = { $seat } prend l'interface { $colour-is ->
    [green] verte
    [blue] bleue
   *[other] { $colour }
 }.
event-program-chosen = { $seat } montre le Programme « { $card } ».
event-objective-dealt = { $objective-is ->
    [hidden] { $seat } reçoit un Objectif.
   *[other] { $seat } reçoit la carte { $objective } : { $objective-about }.
 }

## Ce qui se passe : le tour

event-round-began = La manche { $round } commence.
event-turn-began = { $seat } commence son tour.
event-turn-ended = { $seat } termine son tour.
event-connected = { $seat } entre dans la base de données en { $room }.
value-event-connected-seat = { value-seat }
event-action-taken = { $action-is ->
    [log-out] { $seat } choisit { $action }, ce qui termine la phase d'action.
   *[other] { $seat } choisit { $action } ; { $left ->
        [0] plus aucune action.
        [one] il reste 1 action.
       *[other] il reste { $left } actions.
     }
 }
value-event-action-taken-action = { $value-is ->
    [move] Se déplacer
    [attack] Attaquer
    [shield] Se protéger
    [infect] Infecter
    [develop] Développer
    [configure] Configurer
    [log-out] Déconnexion volontaire
   *[other] { $value }
 }
event-configured = { $what-is ->
    [pushes] { $seat } configure : 2 Push.
   *[draw] { $seat } configure : 1 carte Malware.
 }
event-developed = { $seat } développe : le cube de la case { $box } prépare { $cheat }.
event-cheat-activated = { $card-is ->
    [none] { $seat } active { $cheat }.
   *[other] { $seat } active le Programme « { $card } ». { $card-about }.
 }
event-program-flipped = { $seat } montre maintenant le Programme « { $card } ».
value-event-program-flipped-seat = { value-seat }
event-purchased = { $seat } achète « { $reward } ». { $reward-about }.
event-order-given = { $seat } donne une consigne permanente : { $order-is ->
    [ask] demander à chaque fois.
    [pass] toujours passer.
   *[pass-unless-attacked] passer sauf en cas d'attaque.
 }
event-passed = { $seat } passe.

## Ce qui se passe : cubes, crédits, informations

event-cube-moved = { $seat } déplace { $colour } de la case { $box } vers la case { $to }.
event-cube-gained = { $seat } gagne { $colour }.
cube-named = un cube { $value }
value-event-cube-moved-colour = { cube-named }
value-event-cube-gained-colour = { cube-named }
value-do-push-colour = { cube-named }
event-credits-gained = { $n ->
    [0] { $seat } ne gagne aucun crédit : il n'en reste plus.
    [one] { $seat } gagne 1 crédit.
   *[other] { $seat } gagne { $n } crédits.
 }
event-credits-paid = { $seat } paie { $n ->
    [one] 1 crédit.
   *[other] { $n } crédits.
 }
event-information-gained = { $dropped-is ->
    [none] { $seat } stocke une information : { $token }.
   *[other] { $seat } stocke une information : { $token }, à la place de { $dropped }.
 }
event-information-left = { $seat } renonce à une information, { $token } : le disque dur est plein.
event-mark-covered = { $seat } couvre avant tout le monde le repère { $mark } du disque dur : le Pare-feu devient plus vigilant.
event-node-traced = { $token-is ->
    [none] { $seat } trace le nœud { $node }, qui n'avait plus d'information ; les virus autour de lui sont retirés.
   *[other] { $seat } trace le nœud { $node } et prend son information, { $token } ; les virus autour de lui sont retirés.
 }
event-node-infected = { $seat } place un virus dans le nœud { $node }.
event-copied-or-paid = { $token-is ->
    [credit] { $seat } prend un crédit pour la déconnexion d'un Avatar ({ $other }).
   *[other] { $seat } copie une information, { $token }, sur un autre disque dur ({ $other }).
 }

## Ce qui se passe : cartes et jetons

event-malware-drawn = { $card-is ->
    [hidden] { $seat } pioche une carte Malware.
   *[other] { $seat } pioche « { $card } ». { $card-about }.
 }
event-malware-discarded = { $seat } défausse « { $card } ».
event-malware-played = { $seat } joue « { $card } ». { $card-about }.
event-malware-recycled = { $seat } refait sa pioche avec sa défausse.
value-event-malware-recycled-seat = { value-seat }
event-alternative-used = { $seat } joue « { $card } » pour son effet alternatif (3 Push).
event-research-gained = { $token-is ->
    [hidden] { $seat } prend un jeton Recherche.
   *[other] { $seat } prend un jeton Recherche, { $token }. { $token-about }.
 }
event-research-used = { $seat } utilise la Recherche, { $token }. { $token-about }.
event-research-laid = { $n ->
    [one] 1 jeton Recherche est placé en { $room }.
   *[other] { $n } jetons Recherche sont placés en { $room }.
 }
event-research-recycled = { $n ->
    [one] { $n } jeton Recherche défaussé reforme la réserve.
   *[other] Les { $n } jetons Recherche défaussés reforment la réserve.
 }
event-boosted = { $seat } gagne +{ $n } en { $ability }.
event-range-given = { $seat } attaque avec +{ $n } de portée.
event-peeked = { $cards ->
    [rien] { $seat } ne trouve aucune carte Activation à regarder.
   *[other] { $seat } regarde le dessus de la pioche Activation : { $cards }.
 }
value-event-peeked-cards = { $value-is ->
    [hidden] une carte
   *[other] { $value } ({ $value-about })
 }

## Ce qui se passe : la base de données

event-room-revealed = { $seat } révèle { $room } : { $code-about }.
value-event-room-revealed-room = { $place }
event-room-turned = { $room } est tournée : son nord imprimé est maintenant côté { $turn }.
event-room-darkened = { $room } devient obscure.
event-room-activated = { $seat } active { $room }. { $kind-about }.
event-breach-opened = Une brèche s'ouvre sur la frontière { $border }.
event-breach-worn = { $gone-is ->
    [true] La brèche sur la frontière { $border } a disparu.
   *[false] La brèche sur la frontière { $border } est retournée : elle coûte maintenant 2 PM.
 }
event-gateway-moved = Le passage { $gateway } va en { $room }, côté { $side }.
value-event-gateway-moved-gateway = { $value }
event-gateway-sealed = Le Gardien scelle définitivement le passage { $gateway }.
value-event-gateway-sealed-gateway = { $value }
event-move-begun = { $seat } commence un déplacement avec { $mp } PM.
event-moved = { $seat } entre en { $room } pour { $cost } PM.
event-move-ended = { $mp ->
    [0] { $seat } termine son déplacement.
    [one] { $seat } termine son déplacement ; 1 PM est perdu.
   *[other] { $seat } termine son déplacement ; { $mp } PM sont perdus.
 }
event-slid = { $seat } glisse en { $room }.
event-avatar-placed = { $seat } apparaît en { $room }.
event-pulled = { $seat } se fait attirer en { $room }.

## Ce qui se passe : virus, menace, attaques

event-die-rolled = { $seat } lance le dé d'infection : { $face }.
event-rerolled = { $seat } relance : { $face }.
event-virus-placed = { $seat } place un virus en { $room }.
event-virus-ignored = { $seat } a déjà un virus en { $room } : pas de deuxième.
event-virus-moved = { $seat } déplace un de ses virus de la salle { $room } à la salle { $to }.
value-event-virus-moved-seat = { value-seat }
event-virus-taken-back = { $seat } reprend un virus { $virus }.
event-virus-assigned = { $seat } reçoit un virus ({ $owner }).
event-viruses-removed = { $n ->
    [one] { $seat } retire 1 virus du Pare-feu de son Avatar.
   *[other] { $seat } retire { $n } virus du Pare-feu de son Avatar.
 }
value-event-viruses-removed-seat = { value-seat }
event-purged = { $seat } perd son virus en { $room } : il est purgé.
value-event-purged-seat = { value-seat }
event-threat-rose = { $seat } : la menace monte à { $threat }.
value-event-threat-rose-seat = { value-seat }
event-threat-reset = { $seat } : la menace revient à zéro.
value-event-threat-reset-seat = { value-seat }
event-threat-ignored = { $seat } : la menace ne monte pas.
value-event-threat-ignored-seat = { value-seat }
event-shielded = { $seat } a maintenant un bouclier.
event-shield-lost = { $seat } perd son jeton Bouclier.
event-shield-held = { $seat } arrête 1 virus avec son bouclier.
value-event-shield-held-seat = { value-seat }
event-attack-declared = { $model-next ->
    [0] { $seat } attaque avec { $attack } en Attaque.
   *[other] { $model } attaque avec { $attack } en Attaque.
 }
event-target-named = La cible est { $model }.
event-forgone = { $seat } n'a aucune cible ; l'attaque est dépensée.
event-eluded = { $seat } esquive 1 virus.
event-attack-resolved = { $n ->
    [0] L'attaque contre { $model } n'assigne aucun virus.
    [one] L'attaque contre { $model } assigne 1 virus.
   *[other] L'attaque contre { $model } assigne { $n } virus.
 }
event-disconnected = { $seat } : l'Avatar est déconnecté.
value-event-disconnected-seat = { value-seat }

## Ce qui se passe : le Pare-feu

event-card-revealed = { $seat } révèle la carte Activation « { $card } ». { $card-about }.
event-reveal-skipped = { $seat } a un Avatar déconnecté et ne révèle pas de carte Activation.
event-card-resolved = { $more-is ->
    [true] « { $card } » est résolue. C'était une carte du Gardien : on en révèle une de plus.
   *[false] « { $card } » est résolue.
 }
event-deck-recycled = { $n ->
    [one] { $n } carte Activation défaussée forme la nouvelle pioche.
   *[other] Les { $n } cartes Activation défaussées forment la nouvelle pioche.
 }
event-track-advanced = Le cube { $category } avance en case { $box }.
event-track-stayed = Le cube { $category } est sur sa dernière case et y reste.
event-die-raised = Le dé Pare-feu monte à { $die }.
event-die-stayed = Le dé Pare-feu reste à { $die }.
event-ice-deployed = { $model } est déployé en { $room }. { $ice-about }.
event-quick-subroutine = Il n'en reste aucun à déployer : { $model } résout sa sous-routine rapide contre un Avatar ({ $seat }).
value-event-quick-subroutine-seat = { value-seats }
event-quick-ignored = { $category-is ->
    [guardian] Le Gardien dort encore, ou l'Avatar n'est pas sur son chemin : pas de sous-routine rapide.
   *[other] Tous les { $category }s sont déjà dans la base de données et aucun ne peut cibler cet Avatar : pas de sous-routine rapide.
 }
event-ice-activated = { $why-is ->
    [reach] { $model } est activé : il peut atteindre un Avatar.
    [range] { $model } est activé : il a un Avatar à portée.
    [nearer] { $model } est activé : aucun I.C.E. de sa catégorie ne peut atteindre un Avatar, il s'approche donc autant qu'il peut.
   *[guardian] { $model } agit, qu'un Avatar soit proche ou non : il va vers le passage au plus petit numéro.
 }
event-nobody-activated = { $why-is ->
    [none] Il n'y a aucun { $category } à activer dans la base de données.
    [range] Aucun { $category } n'a d'Avatar à portée ; aucun n'est activé.
   *[disconnected] Votre Avatar est déconnecté : aucun { $category } n'est activé.
 }
event-ice-moved = { $model } va en { $room }.
event-ice-stayed = { $model } reste sur place.
event-ice-attached = { $model } s'accroche à un Avatar ({ $seat }).
value-event-ice-attached-seat = { value-seats }
event-attach-ignored = { $model } ne peut pas s'accrocher : plus de place sur le socle de l'Avatar ({ $seat }).
value-event-attach-ignored-seat = { value-seats }
event-no-target = { $what-is ->
    [seal] { $model } n'est pas au passage au plus petit numéro et ne scelle rien.
    [purge] { $model } ne trouve aucun virus à purger.
   *[other] { $model } ne trouve pas de cible ({ $what }).
 }
event-retargeted = { $seat } détourne l'I.C.E. vers un autre Avatar ({ $other }).
event-ice-infected = { $model } a { $n ->
    [one] 1 virus.
   *[other] { $n } virus.
 }
event-ice-eliminated = { $seat } élimine { $model }.
event-ice-disconnected = { $model } n'a pas de chemin vers un Avatar et retourne à la réserve.
event-ice-cleaned = Les virus sur les Bots et les Chasseurs sont retirés.
event-guardian-infected = { $seat } a un virus sur la carte du Gardien : il annulera le prochain scellement.
event-guardian-shuffled-in = Les cartes du Gardien sont mélangées aux autres : la pioche compte maintenant { $n } cartes Activation.
event-guardian-awoke = Le Gardien s'éveille : ses cartes l'envoient de passage en passage, et la partie se termine quand le dernier est scellé.
event-sheet-flipped = L'éveil est terminé : la fiche du Gardien ({ $seat }) montre maintenant sa face B.
value-event-sheet-flipped-seat = { value-seats }
event-omega-entered = Le Gardien amène sa propre salle : Oméga est maintenant à côté de la salle { $room }.
event-seal-cancelled = Des virus sur la carte du Gardien gardent le passage { $gateway } ouvert, et reviennent à leurs propriétaires.
value-event-seal-cancelled-gateway = { $value }

## La fin

event-objective-shown = { $seat } montre la carte { $objective }, remplie : { $objective-about }.
event-game-ended = { $winner-next ->
    [0] Le dernier passage est scellé : le Pare-feu a défendu sa base de données, et personne ne gagne.
   *[other] { $winner } gagne la partie.
 }
outcome = { $won-is ->
    [true] { $winners } gagne à la manche { $rounds } : l'Objectif est rempli.
   *[false] Tous les passages ont été scellés à la manche { $rounds } : personne ne gagne.
 }
    Demi-informations réunies pour l'Objectif, joueur par joueur  { $tokens }
value-outcome-winners = { value-seat }

## Le dé d'infection, les effets à choisir, les pistes et les catégories

word-virus = virus
word-virus-bot = virus, le cube Bot avance
word-virus-hunter = virus, le cube Chasseur avance
word-double-threat = virus et 2 menaces
word-threat-retry = 1 menace, on relance
word-push = Push
about-push = Faites 1 Push
word-draw = Piocher
about-draw = Piochez 1 carte Malware
word-slide = Glissement
about-slide = Allez dans une salle reliée et révélée sans dépenser de PM ; vous perdez votre jeton Bouclier
word-threat = Menace
word-attach = Accrochage
word-pull = Attraction
word-bot = Bot
about-bot = Sa piste déploie des Bots et apporte de la menace
word-hunter = Chasseur
about-hunter = Sa piste déploie des Chasseurs et fait monter le dé Pare-feu
word-guardian = Gardien
about-guardian = Sa piste amène le Gardien
word-asleep = endormi
word-deployed = déployé, sur le point de s'éveiller
word-awake = éveillé
word-credit = 1 crédit
word-keep = garder le disque dur tel quel

## Les I.C.E. et leurs traits

word-worm = Worm
about-worm = Bot, Force 2, Résistance 1 ; Sangsue ; rapide : glissement 1, accrochage ; butin : 1 Push
word-tentacle = Tentacle
about-tentacle = Bot, Force 3, Résistance 2 ; Étreinte ; rapide : glissement 1, attaque ; butin : 1 carte Malware
word-echo = Echo
about-echo = Chasseur, Force 4, Résistance 2 ; Antivirus ; rapide : glissement 1, attaque ; butin : 1 crédit et 1 Recherche
word-kynodontas = Kynodontas
about-kynodontas = Chasseur, Force 6, Résistance 3 ; Meute ; rapide : glissement 2, attaque ; butin : 2 crédits et 2 Push
word-xan4th = XAN4TH.RAR
about-xan4th = Gardien, Force 8, ne peut pas être éliminé ; Antivirus, Colosse ; rapide : glissement 1, attaque ; il scelle un passage après l'autre
word-leech = Sangsue
about-leech = Tant qu'il est accroché à un Avatar sans bouclier, il lui prend 1 PM à chaque déplacement
word-grip = Étreinte
about-grip = Quitter sa salle coûte 1 PM de plus à un Avatar sans bouclier
word-anti-virus = Antivirus
about-anti-virus = Un Avatar sans bouclier dans sa salle ne peut pas infecter
word-pack = Meute
about-pack = Son Attaque gagne 1 pour chaque autre I.C.E. dans sa salle, sauf si la cible a un bouclier
word-colossus = Colosse
about-colossus = Il passe par les liens fermés et ne peut pas être éliminé

## Types de salles

word-industrial = Industrielle
about-industrial = Activation pour 2 PM : piochez 1 carte Malware
word-terminal = Terminal
about-terminal = Activation pour 1 PM : faites 2 Push
word-garden = Jardin
about-garden = Activation pour 1 PM : réinitialisez votre menace
word-tower = Tour
about-tower = Activation pour 3 PM : une attaque gratuite à portée 1
word-void = Vide
about-void = Activation pour 1 PM : prenez un jeton Recherche de la salle

## Avatars

word-hugo = Hugo
about-hugo = Commence avec 2 Mouvement, 1 Attaque, 1 Défense et 2 cubes au choix ; flèches de Mouvement vers Attaque ou Cache, d'Attaque vers Cache, de Défense vers Mouvement, de Cache vers Défense
word-sturm = Sturm
about-sturm = Commence avec 1 Mouvement, 2 Attaque, 1 Défense et 1 cube au choix ; flèches de Mouvement vers Attaque, d'Attaque vers Défense, de Défense vers Cache, de Cache vers Attaque ou Mouvement
word-vitruvian = Vitruvian
about-vitruvian = Commence avec 1 Mouvement, 1 Attaque, 2 Défense et 2 cubes au choix ; flèches de Mouvement vers Cache, d'Attaque vers Défense, de Défense vers Cache ou Mouvement, de Cache vers Attaque ou Défense
word-mila = Mila
about-mila = Commence avec 3 Mouvement, 1 Attaque, 1 Défense et 1 cube au choix ; flèches de Mouvement vers Cache, d'Attaque vers Mouvement, de Défense vers Attaque, de Cache vers Mouvement ou Défense

## Les Breachers et leurs Cheats

word-argo = Argo
about-argo = Un achat maintenant, pour 1 crédit de moins mais au moins 1
word-cassia = Cassia
about-cassia = Vous pouvez déplacer 1 de vos virus vers une salle adjacente
word-dedalo = Dedalo
about-dedalo = Tournez jusqu'à 2 salles révélées
word-ishtar = Ishtar
about-ishtar = Portée +1 pour toutes vos attaques de ce tour
word-null = Null
about-null = Placez votre Avatar dans une salle autour d'un nœud que vous avez tracé
word-vesper = Vesper
about-vesper = Regardez les 3 premières cartes Activation et reposez-les dans l'ordre de votre choix

## Les Cheats de chaque interface

word-breacher = Cheat de Breacher
word-breach = Ouvrir une brèche
about-breach = Ouvrez une brèche sur une frontière de votre choix
word-program = Programme

## Cases Développement

word-common-1 = Outils
about-common-1 = Piochez 2 cartes Malware
word-common-2 = Code
about-common-2 = Gagnez un cube de code de la couleur de votre choix
word-hugo-1 = Hugo 1
about-hugo-1 = Gagnez un cube Mouvement et faites 1 Push
word-hugo-2 = Hugo 2
about-hugo-2 = Envoyez un cube Mouvement en cache pour gagner un cube Attaque et un cube Défense
word-sturm-1 = Sturm 1
about-sturm-1 = Gagnez un cube Attaque et faites une attaque gratuite
word-sturm-2 = Sturm 2
about-sturm-2 = Danger, 1 menace : gagnez 2 cubes Attaque
word-vitruvian-1 = Vitruvian 1
about-vitruvian-1 = Gagnez un cube Défense et une protection gratuite
word-vitruvian-2 = Vitruvian 2
about-vitruvian-2 = Envoyez un cube Défense en cache pour retirer 2 virus du Pare-feu, réinitialiser votre menace et faire 2 Push
word-mila-1 = Mila 1
about-mila-1 = Gagnez un cube Mouvement et glissez une fois
word-mila-2 = Mila 2
about-mila-2 = Danger, 1 virus sur votre Avatar : gagnez un cube de la couleur de votre choix et 1 Recherche, puis faites un déplacement gratuit
word-argo-1 = Argo 1
about-argo-1 = Gagnez 1 crédit
word-argo-2 = Argo 2
about-argo-2 = Envoyez un cube Attaque en cache pour piocher 2 cartes Malware
word-cassia-1 = Cassia 1
about-cassia-1 = Vous pouvez déplacer 1 de vos virus vers une salle adjacente ; faites 1 Push
word-cassia-2 = Cassia 2
about-cassia-2 = Envoyez un cube Mouvement en cache ; danger, 1 menace : placez un virus dans une salle reliée
word-dedalo-1 = Dedalo 1
about-dedalo-1 = Tournez une salle révélée de votre choix et faites 2 Push
word-dedalo-2 = Dedalo 2
about-dedalo-2 = Ouvrez une brèche sur une frontière de votre salle et faites 1 Push
word-ishtar-1 = Ishtar 1
about-ishtar-1 = Faites une attaque gratuite avec Attaque +2
word-ishtar-2 = Ishtar 2
about-ishtar-2 = Envoyez un cube Défense en cache pour gagner un cube Attaque et piocher 1 carte Malware
word-null-1 = Null 1
about-null-1 = Réinitialisez votre menace et gagnez une protection gratuite
word-null-2 = Null 2
about-null-2 = Glissez une fois et retirez 1 virus du Pare-feu
word-vesper-1 = Vesper 1
about-vesper-1 = Gagnez 2 Recherche et faites 1 Push
word-vesper-2 = Vesper 2
about-vesper-2 = Piochez 1 carte Malware, gagnez 1 Recherche et faites 1 Push

## Malware

word-overclock = Surcadençage
about-overclock = Votre phase d'action : faites 2 Push
word-clean-exit = Sortie propre
about-clean-exit = Votre phase d'action : réinitialisez votre menace et glissez une fois
word-second-opinion = Second avis
about-second-opinion = Votre infection : relancez le dé d'infection
word-borrowed-muscle = Muscles d'emprunt
about-borrowed-muscle = Votre attaque : Attaque +2
word-fair-trade = Commerce équitable
about-fair-trade = Mission, votre déplacement, quand vous activez une salle : gagnez 1 crédit
word-toolbelt = Ceinture à outils
about-toolbelt = Programme, votre phase d'action : faites 1 Push, piochez 1 carte Malware ou glissez une fois ; choisissez-en deux
word-hammer-blow = Coup de marteau
about-hammer-blow = Votre attaque : Attaque +3
word-long-shot = Tir lointain
about-long-shot = Votre attaque : portée +1
word-shatter = Fracas
about-shatter = Votre attaque : la cible perd son jeton Bouclier ; Attaque +1
word-adrenaline-loop = Boucle d'adrénaline
about-adrenaline-loop = Mission, votre phase d'action, quand vous éliminez une figurine : faites 2 Push et gagnez 1 crédit
word-grit = Cran
about-grit = Attaque ennemie contre vous : Défense +2
word-warpath = Sentier de la guerre
about-warpath = Programme, votre phase d'action ; danger, 1 virus sur votre Avatar : une attaque gratuite à portée 1 avec Attaque +2
word-mirror-plate = Plaque miroir
about-mirror-plate = Attaque ennemie contre vous : Défense +3
word-aegis = Égide
about-aegis = À tout moment : une protection gratuite
word-purge-script = Script de purge
about-purge-script = Votre phase d'action : retirez 1 virus du Pare-feu et faites 1 Push
word-counterproof = Contre-preuve
about-counterproof = Mission, quand une attaque contre vous n'assigne aucun virus : assignez 1 virus à l'attaquant
word-steady-hand = Main sûre
about-steady-hand = Votre infection : ignorez les menaces du résultat
word-bastion = Bastion
about-bastion = Programme, tour du Pare-feu : une protection gratuite ; réinitialisez votre menace
word-dash = Sprint
about-dash = Votre déplacement : +2 PM
word-phase-step = Pas de phase
about-phase-step = Votre phase d'action : ouvrez une brèche sur une frontière de votre salle
word-slipstream = Aspiration
about-slipstream = Votre phase d'action : glissez deux fois
word-pickpocket = Pickpocket
about-pickpocket = Mission, votre déplacement, quand vous rencontrez un Avatar : prenez 1 crédit à son joueur, ou piochez 1 carte Malware s'il n'en a pas
word-ghost-trail = Piste fantôme
about-ghost-trail = Attaque ennemie contre vous : glissez une fois après sa résolution
word-skeleton-key = Passe-partout
about-skeleton-key = Programme, votre phase d'action : tournez votre salle et une salle reliée, et glissez une fois
word-insider-tip = Tuyau d'initié
about-insider-tip = Votre phase d'action : envoyez un cube Attaque en cache pour gagner 1 crédit
word-ransom = Rançon
about-ransom = Mission, à tout moment, quand un Avatar qui a un de vos virus est déconnecté : gagnez 1 crédit
word-black-market = Marché noir
about-black-market = Programme, votre phase d'action : payez 1 crédit pour gagner 1 Recherche et piocher 2 cartes Malware
word-spore-cloud = Nuage de spores
about-spore-cloud = Votre phase d'action : payez 1 crédit pour placer un virus dans une salle reliée
word-immune-escape = Échappement immunitaire
about-immune-escape = Mission, votre infection, quand le dé montre 2 menaces : ignorez-les
word-pandemic = Pandémie
about-pandemic = Programme, votre phase d'action ; danger, 1 menace : placez un virus dans une salle reliée
word-rewire = Recâblage
about-rewire = Votre phase d'action : tournez une salle révélée de votre choix et faites 1 Push
word-trapdoor = Trappe
about-trapdoor = Déplacement ennemi : tournez la salle où se trouve l'Avatar qui se déplace
word-master-plan = Plan magistral
about-master-plan = Programme, votre phase d'action : ouvrez une brèche sur une frontière de votre choix et glissez une fois
word-bloodlust = Soif de sang
about-bloodlust = Toute attaque : Attaque +2
word-war-tax = Impôt de guerre
about-war-tax = Mission, votre phase d'action, quand votre attaque assigne 2 virus ou plus à un Avatar : gagnez 1 crédit
word-siege-engine = Engin de siège
about-siege-engine = Programme, votre attaque : portée +2
word-blackout = Panne générale
about-blackout = Votre phase d'action : une salle révélée sans Avatar devient obscure
word-decoy = Leurre
about-decoy = Tour du Pare-feu : un I.C.E. qui vous prend pour cible vise à la place un autre Avatar de votre salle
word-ghost-protocol = Protocole fantôme
about-ghost-protocol = Programme, tour du Pare-feu : réinitialisez votre menace et retirez 1 virus du Pare-feu
word-deep-scan = Scan profond
about-deep-scan = Votre phase d'action : gagnez 1 Recherche et faites 1 Push
word-forecast = Prévision
about-forecast = Tour du Pare-feu : regardez les 2 premières cartes Activation et reposez-les dans l'ordre de votre choix
word-archive = Archives
about-archive = Programme, à tout moment : piochez 2 cartes Malware, puis défaussez-en 1

## Jetons Recherche et Récompenses

word-boost-movement = Amélioration de Mouvement
about-boost-movement = +2 PM pour un déplacement que vous déclarez
word-boost-attack = Amélioration d'Attaque
about-boost-attack = Attaque +2 pour une de vos attaques
word-boost-defense = Amélioration de Défense
about-boost-defense = Défense +2 contre une attaque qui vous vise, au tour de n'importe qui
word-reroll = Relance
about-reroll = Relancez le dé d'infection
word-move-gateway = Déplacer un passage
about-move-gateway = Déplacez un passage vers un autre côté extérieur
word-remove-virus = Retirer un virus
about-remove-virus = Retirez 1 virus du Pare-feu de votre Avatar
word-reset-threat = Réinitialiser la menace
about-reset-threat = Effacez votre menace
word-information = Information
about-information = 4 crédits : un jeton Information partielle du type de votre choix
word-data-broker = Courtier en données
about-data-broker = 3 crédits : un jeton Information partielle du type de votre choix
word-leaked-archive = Archives divulguées
about-leaked-archive = 3 crédits ; danger, 1 menace : un jeton Information partielle du type de votre choix, et 1 Push
word-tool-cache = Réserve d'outils
about-tool-cache = 2 crédits : piochez 2 cartes Malware et gagnez 1 Recherche
word-spare-core = Noyau de rechange
about-spare-core = 2 crédits : gagnez un cube de code de la couleur de votre choix et faites 2 Push
word-remote-payload = Charge à distance
about-remote-payload = 3 crédits : placez un virus dans n'importe quelle salle révélée
word-prototype = Prototype
about-prototype = 5 crédits : un jeton Information partielle et un cube de code, au choix

## Cartes Activation

word-crawl = Reptation
about-crawl = Worm : glissement 2, accrochage ; puis le cube Bot avance
word-burrow = Terrier
about-burrow = Worm : glissement 1, attaque ; puis le cube Chasseur avance
word-squirm = Tortillement
about-squirm = Worm : glissement 2, 1 menace ; puis les cubes Bot et Gardien avancent
word-split = Division
about-split = Worm : glissement 1, accrochage ; puis les cubes Bot et Chasseur avancent
word-gnaw = Grignotage
about-gnaw = Worm : attaque +1 ; puis le cube Bot avance
word-seek = Traque
about-seek = Worm : glissement 3 ; puis les cubes Bot et Chasseur avancent
word-twitch = Soubresaut
about-twitch = Worm : glissement 2, 1 menace ; puis le cube Bot avance une fois et le cube Gardien deux fois
word-feed = Festin
about-feed = Worm : glissement 1, attaque ; puis le cube Bot avance
word-reach = Allonge
about-reach = Tentacle : glissement 1, attaque ; puis le cube Bot avance
word-coil = Enroulement
about-coil = Tentacle : glissement 2, attaque ; puis le cube Chasseur avance
word-probe = Sonde
about-probe = Tentacle : glissement 2, 1 menace ; puis le cube Bot avance
word-constrict = Constriction
about-constrict = Tentacle : attaque +2 ; puis les cubes Bot et Chasseur avancent
word-drag = Traction
about-drag = Tentacle : glissement 1, attire un Avatar d'une salle reliée, attaque ; puis le cube Bot avance
word-spread = Propagation
about-spread = Tentacle : glissement 2 ; puis les cubes Bot et Chasseur avancent
word-lash = Coup de fouet
about-lash = Tentacle : glissement 1, attaque ; aucun cube n'avance
word-squeeze = Pression
about-squeeze = Tentacle : glissement 1, attaque +1 ; puis le cube Bot avance
word-ping = Ping
about-ping = Echo : glissement 2, attaque ; puis le cube Chasseur avance
word-sweep = Balayage
about-sweep = Echo : glissement 2, purge 1 virus ; puis le cube Bot avance
word-resonance = Résonance
about-resonance = Echo : glissement 1, attaque +1 ; puis les cubes Chasseur et Gardien avancent
word-feedback = Effet Larsen
about-feedback = Echo : attaque à portée 1 ; puis les cubes Bot et Chasseur avancent
word-lock-on = Verrouillage de cible
about-lock-on = Echo : glissement 1, 1 menace, attaque ; puis le cube Bot avance
word-reverb = Réverbération
about-reverb = Echo : glissement 3, attaque ; puis les cubes Chasseur et Gardien avancent
word-whisper = Murmure
about-whisper = Echo : glissement 2, attaque +1 ; puis le cube Chasseur avance une fois et le cube Gardien deux fois
word-pulse = Pulsation
about-pulse = Echo : glissement 2, attaque ; puis le cube Chasseur avance
word-hunt = Chasse
about-hunt = Kynodontas : glissement 2, attaque ; puis le cube Chasseur avance
word-scent = Flair
about-scent = Kynodontas : glissement 3, purge 1 virus ; puis le cube Bot avance
word-maul = Lacération
about-maul = Kynodontas : glissement 1, attaque +2 ; puis le cube Chasseur avance
word-pounce = Bond
about-pounce = Kynodontas : glissement 2, attaque +1 ; puis les cubes Bot et Chasseur avancent
word-snarl = Grondement
about-snarl = Kynodontas : 1 menace, attaque ; puis le cube Bot avance
word-chase = Poursuite
about-chase = Kynodontas : glissement 3, attaque ; puis les cubes Chasseur et Gardien avancent
word-circle = Encerclement
about-circle = Kynodontas : glissement 3 ; aucun cube n'avance
word-bite = Morsure
about-bite = Kynodontas : glissement 2, attaque ; puis le cube Chasseur avance
word-advance-protocol = Protocole d'avancée
about-advance-protocol = XAN4TH.RAR : glissement 3, scelle le passage, glissement 3, scelle le passage ; puis le cube Bot avance
word-lockdown = Confinement
about-lockdown = XAN4TH.RAR : glissement 3, scelle le passage, glissement 3, scelle le passage ; aucun cube n'avance
word-purge-cycle = Cycle de purge
about-purge-cycle = XAN4TH.RAR : glissement 2, attaque, scelle le passage ; puis le cube Chasseur avance
word-containment = Endiguement
about-containment = XAN4TH.RAR : attaque, glissement 2, scelle le passage, glissement 2, scelle le passage ; puis les cubes Bot et Chasseur avancent
word-quarantine = Quarantaine
about-quarantine = XAN4TH.RAR : glissement 2, scelle le passage, glissement 2, purge tous les virus de sa salle, scelle le passage ; aucun cube n'avance
word-override = Prise de contrôle
about-override = XAN4TH.RAR : glissement 2, attaque, scelle le passage ; puis le cube Chasseur avance
word-march = Marche
about-march = XAN4TH.RAR : glissement 1, scelle le passage ; aucun cube n'avance
word-crush = Écrasement
about-crush = XAN4TH.RAR : glissement 1, attaque +1 ; puis le cube Bot avance
word-cordon = Cordon
about-cordon = XAN4TH.RAR : glissement 2, scelle le passage ; aucun cube n'avance
word-scrub = Nettoyage
about-scrub = XAN4TH.RAR : glissement 1, purge tous les virus de sa salle, scelle le passage ; puis le cube Chasseur avance
word-verdict = Verdict
about-verdict = XAN4TH.RAR : glissement 1, attaque, scelle le passage ; aucun cube n'avance

## Objectifs

word-o01 = Objectif 1
about-o01 = Ayez 1 Bio, 1 Science et 1/2 Crypto sur votre disque dur
word-o02 = Objectif 2
about-o02 = Ayez 1 Bio, 1 Science et 1/2 Politique sur votre disque dur
word-o03 = Objectif 3
about-o03 = Ayez 1 Bio, 1 Crypto et 1/2 Science sur votre disque dur
word-o04 = Objectif 4
about-o04 = Ayez 1 Bio, 1 Crypto et 1/2 Politique sur votre disque dur
word-o05 = Objectif 5
about-o05 = Ayez 1 Bio, 1 Politique et 1/2 Science sur votre disque dur
word-o06 = Objectif 6
about-o06 = Ayez 1 Bio, 1 Politique et 1/2 Crypto sur votre disque dur
word-o07 = Objectif 7
about-o07 = Ayez 1 Science, 1 Crypto et 1/2 Bio sur votre disque dur
word-o08 = Objectif 8
about-o08 = Ayez 1 Science, 1 Crypto et 1/2 Politique sur votre disque dur
word-o09 = Objectif 9
about-o09 = Ayez 1 Science, 1 Politique et 1/2 Bio sur votre disque dur
word-o10 = Objectif 10
about-o10 = Ayez 1 Science, 1 Politique et 1/2 Crypto sur votre disque dur
word-o11 = Objectif 11
about-o11 = Ayez 1 Crypto, 1 Politique et 1/2 Bio sur votre disque dur
word-o12 = Objectif 12
about-o12 = Ayez 1 Crypto, 1 Politique et 1/2 Science sur votre disque dur

## Salles

word-in-1 = IN-1
about-in-1 = Industrielle, liens imprimés : nord 1, est 1, sud 2, ouest fermé
word-in-2 = IN-2
about-in-2 = Industrielle, liens imprimés : nord 1, est 2, sud 1, ouest fermé
word-tm-1 = TM-1
about-tm-1 = Terminal, liens imprimés : nord 1, est 0, sud 1, ouest 2
word-tm-2 = TM-2
about-tm-2 = Terminal, liens imprimés : nord 0, est 1, sud fermé, ouest 1
word-gr-1 = GR-1
about-gr-1 = Jardin, liens imprimés : nord 1, est 1, sud 1, ouest fermé
word-gr-2 = GR-2
about-gr-2 = Jardin, liens imprimés : nord 0, est fermé, sud 1, ouest 2
word-tw-1 = TW-1
about-tw-1 = Tour, liens imprimés : nord 2, est 1, sud 2, ouest fermé
word-tw-2 = TW-2
about-tw-2 = Tour, liens imprimés : nord 2, est fermé, sud 1, ouest fermé
word-v-1 = V-1
about-v-1 = Vide, liens imprimés : nord 1, est 1, sud 0, ouest 1 ; 2 jetons Recherche quand elle est révélée
word-v-2 = V-2
about-v-2 = Vide, liens imprimés : nord 1, est fermé, sud 1, ouest fermé ; 2 jetons Recherche quand elle est révélée
word-v-3 = V-3
about-v-3 = Vide, liens imprimés : nord 0, est 1, sud fermé, ouest 1 ; 1 jeton Recherche quand elle est révélée
word-v-4 = V-4
about-v-4 = Vide, liens imprimés : nord 1, est 1, sud 1, ouest 1 ; 1 jeton Recherche quand elle est révélée

## Pourquoi pas

no-br-abil-12 = Aucune flèche de votre fiche n'y mène.
no-br-actph-02 = Vous avez utilisé toutes vos actions : votre Clic est de { $click }.
no-br-actph-06 = Il faut d'abord résoudre autre chose : répondez à la question en cours.
no-br-actroom-01 = On ne peut activer qu'une salle révélée.
no-br-actroom-03 = Vous avez déjà activé cette salle ce tour-ci.
no-br-actroom-05 = On active une salle pendant un déplacement, quand son Avatar s'y trouve.
no-br-antiv-01 = Un I.C.E. avec Antivirus est dans votre salle : sans bouclier, vous ne pouvez pas y infecter.
no-br-assign-09 = Seul le joueur de l'Avatar attaqué peut esquiver.
no-br-attach-08 = Il y a déjà trois éléments sur le socle de votre Avatar : plus de place pour un jeton Bouclier.
no-br-breach-09 = La pioche Brèche est vide, ou chaque frontière a déjà une brèche.
no-br-buy-01 = Vous achetez dans votre phase d'action, avant ou après une action.
no-br-buy-02 = Cette Récompense n'est pas proposée.
no-br-buy-03 = Vous n'avez pas assez de crédits : cela en coûte { $price }.
no-br-buy-05 = Cette Récompense a déjà été achetée.
no-br-buy-06 = Il ne reste plus de jeton Information partielle.
no-br-cache-02 = Cela coûte un cube de sa propre case, et vous n'y en avez pas.
no-br-cheat-05 = Ce Cheat n'est pas prêt : utilisez Développer pour y mettre un cube.
no-br-cheat-07 = Les Cheats s'activent dans votre phase d'action, avant ou après une action.
no-br-cheat-08 = Votre Avatar est déconnecté : vous ne pouvez activer qu'un Programme qui se joue à un autre moment.
no-br-cheat-11 = Le Programme se joue à un autre moment.
no-br-cheat-14 = Vous avez déjà activé ce Cheat ce tour-ci.
no-br-config-01 = Pour configurer, faites 2 Push ou piochez 1 carte Malware.
no-br-confph-02 = Vous avez déjà configuré autant de fois que votre processeur le permet.
no-br-cpe-01 = La carte n'a pas d'effet alternatif, ou ce mode ne l'utilise pas.
no-br-dev-01 = Il n'y a pas de cube de développement dans cette case.
no-br-dev-04 = Ce Cheat est déjà prêt.
no-br-dev-05 = Il ne reste plus de cube de développement, ou tous les Cheats sont prêts.
no-br-dev-06 = Vous ne pouvez pas payer le coût de cette case Développement.
no-br-disc-07 = Votre Avatar est déconnecté et ne peut pas agir.
no-br-effect-04 = C'est impossible maintenant : vous ne pouvez pas en payer le coût, ou cela ne fait pas partie de l'effet.
no-br-elude-02 = Vous décidez de ce que votre bouclier arrête avant d'esquiver.
no-br-elude-05 = Il n'y a pas de cube Défense à décaler dans votre case Défense.
no-br-elude-06 = Vous ne pouvez esquiver que pendant la résolution d'une attaque contre votre Avatar.
no-br-free-03 = Utilisez d'abord votre action gratuite.
no-br-game-06 = The Breach se joue de 1 à 4 joueurs, pas à { $players }.
no-br-link-04 = Les salles ne sont pas reliées : elles ne sont pas voisines, ou un des liens entre elles est fermé.
no-br-malw-07 = Défaussez d'abord jusqu'à 4 cartes en main.
no-br-malw-08 = Vous n'avez pas cette carte en main.
no-br-malw-09 = Vous n'avez pas cette carte en main.
no-br-malw-11 = Vous avez déjà joué une carte de ce nom ce tour-ci.
no-br-attack-05 = Il n'y a pas de cube Attaque à décaler dans votre case Attaque.
no-br-move-03 = Il n'y a pas de cube Mouvement à décaler dans votre case Mouvement.
no-br-shield-02 = Il n'y a pas de cube Défense à décaler dans votre case Défense.
no-br-move-04 = Vous entrez dans les salles et les révélez avec les PM d'un déplacement : commencez-en un d'abord.
no-br-move-08 = Vous ne pouvez entrer que dans une salle voisine, et une salle obscure doit d'abord être révélée.
no-br-move-09 = Vous n'avez pas assez de PM : cela en coûte { $cost }.
no-br-mtype-02 = La condition de la Mission ne vient pas d'être remplie.
no-br-push-01 = Aucune flèche de votre fiche n'y mène.
no-br-push-03 = Ce cube n'est pas dans cette case.
no-br-push-05 = Faites d'abord vos Push.
no-br-res-02 = Vous n'avez pas ce jeton Recherche.
no-br-res-06 = La Recherche s'utilise dans votre phase d'action, quand votre Avatar est connecté et qu'aucune attaque n'est en cours.
no-br-res-07 = Ce qui est en cours doit d'abord être résolu.
no-br-res-09 = Une amélioration s'utilise dès qu'une action de sa capacité est déclarée : pour un déplacement avant de dépenser le premier PM, pour une attaque avant d'assigner les virus.
no-br-res-10 = Il n'y a pas de dé d'infection à relancer.
no-br-res-14 = Il n'y a pas de virus du Pare-feu sur votre Avatar.
no-br-res-17 = Une amélioration de Défense s'utilise quand votre Avatar est attaqué.
no-br-resp-01 = Cela n'a d'effet qu'une fois la cible d'une attaque désignée.
no-br-resp-02 = Cela n'a d'effet que pendant une attaque, avant d'assigner les virus.
no-br-resp-03 = Cela n'a d'effet que quand votre Avatar est attaqué.
no-br-reveal-01 = Ce n'est pas une salle obscure reliée à la vôtre.
no-br-reveal-02 = Vous n'avez pas assez de PM : la révéler en coûte { $cost }.
no-br-room-03 = Vous n'avez pas assez de PM : une salle Industrielle en coûte { $cost }.
no-br-room-04 = Vous n'avez pas assez de PM : un Terminal en coûte { $cost }.
no-br-room-05 = Vous n'avez pas assez de PM : un Jardin en coûte { $cost }.
no-br-room-06 = Vous n'avez pas assez de PM : une Tour en coûte { $cost }.
no-br-room-07 = Vous n'avez pas assez de PM : une salle Vide en coûte { $cost }.
no-br-room-08 = Il ne reste plus de jeton Recherche dans cette salle Vide.
no-br-room-10 = Oméga n'a pas d'effet pour les Avatars, et ne peut pas être infectée.
no-br-round-02 = Ce n'est pas votre tour.
no-br-round-03 = C'est pour une autre phase : d'abord les actions, puis la configuration, puis le traçage.
no-br-setav-01 = Les Avatars se choisissent à tour de rôle, en commençant par le joueur qui a le mot de passe : attendez votre tour.
no-br-setav-02 = Cet Avatar est déjà pris.
no-br-setbr-01 = Les Breachers se choisissent à tour de rôle, en finissant par le joueur qui a le mot de passe : attendez votre tour.
no-br-setbr-02 = Ce Breacher est déjà pris.
no-br-setdb-01 = Vous ne pouvez choisir « { $option } » qu'avec la mise en place avancée.
no-br-shield-12 = Votre Avatar est déjà protégé.
no-br-solo-01 = Solo est pour 1 joueur, Compétitif pour 2 à 4 ; on ne peut pas jouer ce mode à { $players }.
no-br-solo-09 = Un effet alternatif s'utilise dans votre phase d'action.
no-br-subr-04 = Aucun I.C.E. ne vous prend pour cible, ou il n'y a pas d'autre Avatar dans votre salle.
no-br-target-01 = Cette figurine est hors de portée.
no-br-target-07 = Vous ne pouvez pas vous attaquer vous-même.
no-br-target-09 = Une attaque demande une figurine à portée ; s'il y en a une, vous devez la désigner.
no-br-timing-01 = Cela se joue dans votre phase d'action.
no-br-timing-02 = Vous ne pouvez pas jouer cela maintenant.
no-br-timing-03 = Cela se joue pendant une attaque, quel que soit l'attaquant.
no-br-timing-04 = Cela se joue pendant une de vos actions : l'attaque, le déplacement ou l'infection indiqués.
no-br-timing-05 = Cela se joue pendant une attaque ou un déplacement ennemis.
no-br-timing-06 = Cela se joue pendant le tour du Pare-feu.
no-br-timing-07 = Ajoutez la portée avant de désigner la cible.
no-br-timing-08 = Attendez : quelque chose est en cours, et d'autres décident d'abord.
no-br-trace-01 = Les nœuds se tracent dans la phase de traçage, à la fin de votre tour.
no-br-trace-03 = Il vous faut un de vos virus dans chaque salle autour de ce nœud ; il n'y en a pas en { $room }.
warn-br-trace-14 = { $again-is ->
    [true] Vous avez déjà tracé ce nœud et il ne contient aucune information : vous perdriez seulement les virus qui l'entourent.
   *[false] Ce nœud ne contient aucune information : contre les virus qui l'entourent, vous n'auriez qu'un virus dans le nœud.
 }
warn-br-vlimit-05 = Vous avez déjà un virus dans cette salle. On n'en place pas d'autre, mais une menace ou l'avancée d'un cube I.C.E. peuvent quand même suivre.
warn-br-recon-08 = Votre phase d'action se termine, et au prochain tour vous revenez avec une seule action.

## La table dite champ par champ

view-tape = Bande
    .part = none
view-players = Joueurs
    .part = none
view-mode = Mode
    .part = meters
view-advanced = Mise en place avancée
    .part = meters
view-window-ms = Temps de réaction en millisecondes
    .part = none
view-phase = Phase
    .part = meters
value-view-phase = { $value-is ->
    [turn] début d'un tour
    [act] phase d'action
    [move] un déplacement
    [configure] phase de configuration
    [trace] phase de traçage
    [password] phase du mot de passe du Pare-feu
    [activation] phase d'activation du Pare-feu
    [awakening] éveil du Gardien
    [over] la partie est finie
   *[other] mise en place
 }
view-active = À qui le tour
    .part = meters
value-view-active = { value-seat }
view-password = Mot de passe
    .part = meters
value-view-password = { value-seat }
view-round = Manche
    .part = meters
view-clicks = Actions effectuées ce tour-ci
    .part = meters
view-limit = Actions permises au lieu de celles du processeur
    .part = none
view-ended = La phase d'action se termine
    .part = none
view-configured = Configurations effectuées
    .part = none
view-waiting = Encore à venir
    .part = none
view-first-card = Première carte
    .part = none
view-open = Entre deux actions
    .part = none
view-resolving = Une carte, un jeton ou un Cheat est en train d'être résolu
    .part = none
view-just = Vient de se produire
    .part = none
view-met = Rencontrés
    .part = none
view-pending = À choisir
    .part = none
view-pushes = Push restants
    .part = none
view-less = Remise
    .part = none
view-window = Réaction
    .part = none
view-orders = Consigne permanente
    .part = seats
value-view-orders = { value-order }
view-secret-orders = Consigne secrète
    .part = seats
view-moves = Déplacement
    .part = none
view-attacks = Attaque
    .part = none
view-rolled = Dé d'infection
    .part = none
view-activation = Activation
    .part = none
view-playing = Cartes en cours de résolution
    .part = none
view-winner = Gagnant
    .part = none
view-result = Résultat
    .part = none
view-cols = Colonnes
    .part = none
view-rows = Rangées
    .part = none
view-codes = Codes des salles
    .part = none
view-unseen = Salles encore face cachée
    .part = board
view-turns = Orientation des salles
    .part = none
view-dark = Salles obscures
    .part = none
view-breaches = Brèches
    .part = none
view-breach-deck = Cartes Brèche restantes
    .part = meters
view-gateways = Passages
    .part = none
view-omega = Oméga
    .part = none
view-infected = Virus dans les salles
    .part = none
view-traced = Nœuds tracés
    .part = none
view-tokens = Informations sur les nœuds
    .part = none
view-room-research = Recherche dans les salles
    .part = none
view-ice = I.C.E.
    .part = none
view-roster = Tous les I.C.E. jusqu'ici
    .part = none
view-seats = Interface
    .part = none
view-hands = Malware en main
    .part = seats
value-view-hands = { $value }{ $value-about ->
    [none] {""}
   *[other] {" "}({ $value-about })
 }
view-decks = Pioche Malware
    .part = none
view-discards = Malware défaussé
    .part = seats
view-objectives = Objectif
    .part = seats
value-view-objectives = { $value }{ $value-about ->
    [none] {""}
   *[other] {" "}: { $value-about }
 }
view-research = Recherche
    .part = seats
value-view-research = { $value }{ $value-about ->
    [none] {""}
   *[other] {" "}({ $value-about })
 }
view-research-left = Recherche dans la réserve
    .part = none
view-research-gone = Recherche défaussée
    .part = board
view-reserve = Informations dans la réserve
    .part = none
view-cube-reserve = Cubes de code dans la réserve
    .part = none
view-virus-supply = Virus restants
    .part = none
view-guardian-viruses = Virus sur la carte du Gardien, par joueur
    .part = board
view-credit-reserve = Crédits dans la réserve
    .part = none
view-shield-reserve = Jetons Bouclier dans la réserve
    .part = none
view-bot = Bot
    .part = meters
value-view-bot = { $value } : { $value-about }
view-hunter = Chasseur
    .part = meters
value-view-hunter = { $value } : { $value-about }
view-sides = Faces des pistes : Bot, Chasseur, Gardien
    .part = meters
view-track = Cases des cubes I.C.E. : Bot, Chasseur, Gardien
    .part = meters
view-die = Dé Pare-feu
    .part = meters
view-deck = Pioche Activation
    .part = none
view-ahead = Sur le dessus de la pioche Activation
    .part = board
view-seers = Qui les connaît
    .part = none
view-peeking = Cartes regardées
    .part = none
view-pile = Cartes Activation défaussées
    .part = board
view-guardian-deck = Cartes du Gardien
    .part = none
view-card = Carte Activation
    .part = meters
value-view-card = { $value } : { $value-about }
view-guardian = Gardien
    .part = meters
view-sheet = Fiche Gardien
    .part = meters
value-view-sheet = { $value ->
    [-1] personne
   *[other] { value-seats }
 }
view-marks = Repères du disque dur couverts
    .part = none
view-rewards = Récompenses proposées
    .part = board
value-view-rewards = { $value } ({ $value-about })
view-bought = Récompenses achetées
    .part = board
view-seat = Place
    .part = none
view-named = Noms
    .part = none
view-rooms = Salles
    .part = board
view-at = Salle
    .part = board
value-there = { value-room }
value-view-at = { value-room }
view-links = Liens
    .part = board
value-view-links = { $at-side } { $value ->
    [-1] fermé
   *[other] { $value }
 }
view-gate = Passage
    .part = board
value-view-gate = { $value ->
    [0] aucun
   *[other] { $value }
 }
view-models = Figurines
    .part = board
value-view-models = { value-model }
view-infected-by = Virus posés par
    .part = board
value-view-infected-by = { value-seats }
view-lying = Jetons Recherche
    .part = board
view-nodes = Nœuds
    .part = board
view-node = Nœud
    .part = board
view-token = Information
    .part = board
view-traced-by = Tracé par
    .part = board
value-view-traced-by = { value-seats }
view-sheets = Fiche
    .part = seats
view-avatar = Avatar
    .part = board
value-view-avatar = { $value } : { $value-about }
view-breacher = Breacher
    .part = board
value-view-breacher = { $value } : { $value-about }
view-stands = Se trouve en
    .part = board
value-view-stands = { value-room }
view-movement = Mouvement
    .part = board
view-movement-box = Cubes en case Mouvement
    .part = board
view-attack = Attaque
    .part = board
view-attack-box = Cubes en case Attaque
    .part = board
view-defense = Défense
    .part = board
view-defense-box = Cubes en case Défense
    .part = board
view-cache-box = Cubes en cache
    .part = board
view-threat = Menace
    .part = board
view-viruses-of = Virus sur l'Avatar
    .part = board
value-view-viruses-of = { value-owner }
view-shield = Bouclier
    .part = board
view-disk = Disque dur
    .part = board
view-click = Clic
    .part = board
view-credits = Crédits
    .part = board
view-boxes-left = Cases Développement avec un cube
    .part = board
value-view-boxes-left = { $value } ({ $value-about })
view-ready = Cheats prêts
    .part = board
value-view-ready = { value-cheat }
view-program = Programme
    .part = board
value-view-program = { $value } : { $value-about }

## De quoi il s'agit

about-aim = Vous êtes un hacker dans une base de données qui se défend. Vous guidez un Avatar de salle en salle, infectez les salles avec des virus et tracez des nœuds pour en tirer des informations secrètes. Pour gagner, réunissez toutes les informations de votre Objectif et, face à d'autres hackers, soyez le premier. Si le Pare-feu scelle avant cela le dernier passage, personne ne gagne.
help-goal =
    Vous êtes des hackers dans une base de données qui se défend. Votre Avatar
    infecte des salles ; quand toutes les salles autour d'un nœud ont votre virus,
    vous pouvez le tracer pour prendre son information. Le premier à réunir toutes
    les informations de son Objectif secret gagne ; deux demi-jetons d'un type en
    valent un entier. Si le Gardien du Pare-feu scelle avant cela le dernier
    passage, personne ne gagne.
    Un tour a trois phases :
    1 Action      autant d'actions que votre Clic : se déplacer, attaquer, se
                  protéger, infecter, développer, configurer, se déconnecter ;
                  entre deux, vous pouvez utiliser cartes, Cheats, Recherche et
                  achats
    2 Configurer  2 Push ou une carte Malware, autant de fois que votre processeur
                  le permet
    3 Tracer      les nœuds entourés de vos virus : prenez leur information, et
                  ces virus sont retirés
    Les cubes de code donnent vos capacités : 2 par cube de la couleur de la case,
    1 par autre cube. Se déplacer, attaquer, se protéger et esquiver décalent un
    cube le long d'une flèche ; les Push ramènent les cubes.
    Une Attaque qui ne dépasse pas la Défense de la cible lui assigne 1 virus, une
    plus forte 2, le double de la Défense 3. Trois virus déconnectent un Avatar ;
    la troisième menace est un virus.
    Après tous les tours, le Pare-feu révèle des cartes : les I.C.E. agissent, et
    ses pistes avancent.
    Appuyez sur h pour revoir cette aide et savoir comment lire le plateau.
help-board =
    Salles     colonnes en lettres, rangées en chiffres : A1. TM-1 est le code de la
               salle, #### une salle obscure. Les chiffres sur les côtés sont les PM
               de ses liens, x est fermé
    Entre      = et " une brèche, ~ et ' une brèche retournée ; G1 un passage au
               bord de sa salle, OM Oméga
    Dedans     @12 les Avatars des joueurs 1 et 2 ; les I.C.E. par leur première
               lettre, X le Gardien ; v12 virus des joueurs 1 et 2 ; r2 deux jetons
               Recherche
    Nœuds      B S C P information complète, b s c p la moitié : Bio, Science,
               Crypto, Politique ; . sans information
    Fiches     Mou 5:MMA est une case Mouvement avec deux cubes Mouvement et un cube
               Attaque, d'une valeur de 5 ; de même Att et Déf ; le cache ne vaut
               rien. Clic : les actions d'un tour, Config : celles de sa deuxième
               phase
    Pare-feu   Le dé limite l'Attaque et la Défense de tous les I.C.E. Bot 2A : le
               cube Bot est en case 2 de sa piste, face A
    Plus       v et le numéro d'un joueur montre sa fiche, v et une salle (v B2) ce
               qui s'y trouve ; v nodes ce qui reste à tracer ; v ice, v rewards et
               v tracks les I.C.E., les Récompenses et les pistes ; v et le nom
               d'une carte ce qu'elle fait

## Le plateau tel qu'il est dessiné

seen-board = Base de données de { $columns } colonnes et { $rows } rangées. Salles obscures : { $dark }.
seen-room = { $place }, { $kind } { $code }. { $effect }. Liens : { $links }
seen-dark = { $place }, une salle obscure : tous les liens sont ouverts et gratuits
seen-link = { $side } { $mp ->
    [-1] fermé
   *[other] { $mp }
 }
seen-effect-industrial = { $mp } PM : { $n } Malware
seen-effect-terminal = { $mp } PM : { $n ->
    [one] 1 Push
   *[other] { $n } Push
 }
seen-effect-garden = { $mp } PM : menace à zéro
seen-effect-tower = { $mp } PM : attaque, portée { $n }
seen-effect-void = { $mp } PM : { $n } Recherche
seen-omega = Oméga, la salle du Gardien, à côté de la salle { $place } : la traversée coûte { $cost } PM
seen-breach = Brèche entre { $from } et { $to } : { $cost } PM{ $worn-is ->
    [true] , perdue une fois franchie
   *[false] {""}
 }
seen-gateway = Passage { $number } en { $place }, côté { $side }{ $goal-is ->
    [true] {" "}: le Gardien s'y dirige
   *[false] {""}
 }
seen-sealed = Passages scellés : { $numbers }
seen-virus = Virus ({ $name })
seen-research = { $n ->
    [one] 1 jeton Recherche
   *[other] { $n } jetons Recherche
 }
seen-node = Nœud { $place } : { $token-is ->
    [none] pas d'information
   *[other] { $token }
 }{ $tracers-is ->
    [none] {""}
   *[other] , tracé par : { $tracers }
 }
seen-avatar = { $avatar } ({ $name }), Défense { $defense }{ $viruses ->
    [0] {""}
    [one] , 1 virus
   *[other] , { $viruses } virus
 }{ $shield-is ->
    [true] , avec bouclier
   *[false] {""}
 }
seen-ice = { $ice }{ $copy-is ->
    [none] {""}
   *[other] {" "}{ $copy }
 }, Défense { $defense }{ $viruses ->
    [0] {""}
    [one] , 1 virus
   *[other] , { $viruses } virus
 }{ $on-is ->
    [none] {""}
   *[other] , accroché à un Avatar ({ $on })
 }. { $ice-about }

## Le tour du Pare-feu pas à pas

play-title = Le tour du Pare-feu
play-count = Pare-feu, { $number } sur { $of }
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
play-again = Revoir le tour du Pare-feu

## La table en texte

board-title = { $mode }, manche { $round }
board-phase = { $setting-up-is ->
    [true] Mise en place
   *[false] Joueur { $number } : { $phase }
 }
board-card = Le joueur { $number } résout « { $card } ». { $card-about }
board-firewall = Dé Pare-feu { $die } ; Bot { $bot }, Chasseur { $hunter }, Gardien { $guardian } ({ $state })
board-objective = { $objective } : { $objective-about } ; il manque encore : { $missing }
board-hand = Vos cartes : { $cards }
board-research = Votre Recherche : { $cards }
board-traced = Tracés par le joueur { $number } : { $nodes }
board-guardian = Virus sur la carte du Gardien, par joueur : { $numbers }
board-omega = En Oméga : { $models }
board-missing = Il vous faut encore : { $missing }
board-legend = Appuyez sur h pour les signes et tout ce que v peut montrer.
board-room = { $code-is ->
    [none] { $place }, obscure : tous les liens sont ouverts et gratuits
   *[other] { $place } { $code }, { $links } ({ $code-about })
 } ; ici : { $models } ; virus des joueurs : { $viruses } ; Recherche : { $research }
board-ice = { $ice }{ $copy-is ->
    [none] {""}
   *[other] {" "}{ $copy }
 } en { $place }{ $on-is ->
    [none] {""}
   *[other] , accroché à { $on }
 }{ $viruses ->
    [0] {""}
    [one] , 1 virus
   *[other] , { $viruses } virus
 }
board-node = { $node } : { $token-is ->
    [none] pas d'information
   *[other] { $token }
 }{ $state-is ->
    [seen] {""}
    [ready] {" "}; vos virus sont tout autour
   *[other] {" "}; il manque votre virus en { $rooms }
 }
board-track = { $category }, face { $side } : { $boxes }
board-icons = > marque la case du cube ; B, H et G déploient un Bot, un Chasseur et le Gardien, T est 1 menace, F fait monter le dé Pare-feu, g fait avancer le cube Gardien. Après sa dernière case, un cube Bot ou Chasseur repart en case 1.
sheet-head = { $number } { $avatar }{ $breacher-is ->
    [none] {""}
   *[other] /{ $breacher }
 }{ $room-is ->
    [none] {""}
    [out] , déconnecté
   *[other] {" "}en { $room }
 }{ $threat ->
    [0] {""}
   *[other] , menace { $threat }/3
 }{ $viruses ->
    [0] {""}
   *[other] , virus { $viruses }/3
 }{ $firewall ->
    [0] {""}
   *[other] {" "}({ $firewall } du Pare-feu)
 }{ $attached ->
    [0] {""}
    [one] , { $attached } accroché
   *[other] , { $attached } accrochés
 }{ $shield-is ->
    [true] , bouclier
   *[false] {""}
 }{ $password-is ->
    [true] , mot de passe
   *[false] {""}
 }
sheet-boxes = {"  "}Mou { $movement }:{ $in-movement } Att { $attack }:{ $in-attack } Déf { $defense }:{ $in-defense } Cache { $in-cache }
sheet-disk = {"  "}Disque : { $disk }
sheet-held = {"  "}Clic { $click }, Config { $configure }, { $hand ->
    [0] pas de carte
    [one] 1 carte
   *[other] { $hand } cartes
 }{ $research ->
    [0] {""}
   *[other] , { $research } Recherche
 }{ $credits ->
    [0] {""}
    [one] , 1 crédit
   *[other] , { $credits } crédits
 }
sheet-cheats = {"  "}Prêts : { $ready }
sheet-card = { $card }{ $card-about ->
    [none] {""}
   *[other] {" "}: { $card-about }
 }
sheet-development = Case Développement { $box } : { $box-about }
sheet-discards = Défaussées : { $cards }

## L'image à côté de la base de données : fiche des cubes, main, interfaces

desk-sheet = Fiche des cubes
desk-box = { $box-is ->
    [cache] { $box } : { $cubes }
   *[other] { $box }, valeur { $value } : { $cubes }
 }
desk-cubes = { $n } { $colour }
desk-letter = { $colour-is ->
    [movement] M
    [attack] A
   *[other] D
 }
desk-cube = Cube { $colour } en case { $box }
desk-arrow = Flèche de la case { $box } vers la case { $to }
desk-hand = Votre main
desk-only-you = Pour vos yeux seulement
desk-hand-empty = Aucune carte en main.
desk-hand-count = { $n ->
    [0] Aucune carte en main
    [one] 1 carte en main
   *[other] { $n } cartes en main
 }
desk-type = { $type-is ->
    [tactic] Tactique
    [mission] Mission
   *[other] Programme
 }
desk-timing = { $timing-is ->
    [action-phase] Votre phase d'action
    [any-moment] À tout moment
    [any-attack] Toute attaque
    [your-attack] Votre attaque
    [your-move] Votre déplacement
    [your-infect] Votre infection
    [enemy-attack] Attaque ennemie contre vous
    [enemy-move] Déplacement ennemi
   *[other] Tour du Pare-feu
 }
desk-condition = { $condition-is ->
    [activates-room] Quand vous activez une salle
    [meets-avatar] Quand vous rencontrez un Avatar
    [eliminates] Quand vous éliminez une figurine
    [two-viruses] Quand votre attaque assigne 2 virus ou plus à un Avatar
    [no-virus] Quand une attaque contre vous n'assigne aucun virus
    [double-threat] Quand le dé montre 2 menaces
   *[other] Quand un Avatar qui a un de vos virus est déconnecté
 }
desk-cost = Coût : { $dues }
desk-danger = Danger : { $dues }
desk-due = { $do-is ->
    [threat] { $n ->
        [one] { $n } menace
       *[other] { $n } menaces
     }
    [virus-self] { $n ->
        [one] 1 virus sur votre Avatar
       *[other] { $n } virus sur votre Avatar
     }
    [cache] { $n ->
        [one] 1 cube { $what } en cache
       *[other] { $n } cubes { $what } en cache
     }
   *[other] { $n ->
        [one] 1 crédit
       *[other] { $n } crédits
     }
 }
desk-nothing-changes = Vous n'avez ni carte pour votre infection ni Relance : vous ne pouvez pas le changer.
desk-secret-order = Jouée pour vous quand une fenêtre qui convient se ferme
desk-alternative = En Solo, aussi 3 Push
desk-threat = Menace
desk-threat-told = Menace { $threat } sur { $most } ; la suivante est un virus
desk-viruses = Virus
desk-viruses-told = { $n ->
    [0] Aucun virus sur l'Avatar
    [one] 1 virus sur l'Avatar, { $most } l'éliminent
   *[other] { $n } virus sur l'Avatar, { $most } l'éliminent
 }
desk-disk = Disque dur
desk-disk-box = Case { $box } : { $token-is ->
    [none] vide
   *[other] { $token }
 }{ $mark ->
    [0] {""}
   *[other] , repère T{ $mark }
 }
desk-marks = Le premier joueur à remplir T1, puis T2, fait avancer le cube Gardien.
desk-cpu = { $click ->
    [one] 1 action
   *[other] { $click } actions
 }, { $configure ->
    [one] 1 configuration
   *[other] { $configure } configurations
 } par tour
desk-shield = Bouclier
desk-shield-waived = Bouclier, laisse passer
desk-password = Mot de passe
desk-out = hors de la base de données
desk-attached = { $ice } accroché
desk-credits = { $n ->
    [0] aucun crédit
    [one] 1 crédit
   *[other] { $n } crédits
 }
desk-cheats = Cheats
desk-cheat = { $cheat } : { $ready-is ->
    [true] prêt
   *[false] demande un cube de développement
 }
desk-developments = Cases Développement
desk-no-developments = plus aucune
desk-discards = Défausse
desk-own = { $name }, vous
desk-you = vous
desk-bot = { $name }, bot
desk-order = Consigne permanente : { $order-is ->
    [pass] toujours passer
   *[other] passer sauf en cas d'attaque
 }
desk-details = Détails
desk-objectives = Objectifs
desk-need = { $kind }, { $need ->
    [1] une moitié
    [2] entière
   *[other] { $need } moitiés
 }
desk-need-have = { $have ->
    [0] rien de stocké
    [1] une moitié stockée
   *[other] { $have } moitiés stockées
 }
desk-need-done = stockée
desk-rewards = Récompenses
desk-reward = { $reward }, { $price ->
    [one] 1 crédit
   *[other] { $price } crédits
 }

## Les pistes du Pare-feu, et où en est la manche

track-title = Pare-feu
track-die = Dé Pare-feu { $die }
track-row = Piste { $category } : { $at ->
    [0] avant la case 1
   *[other] case { $at } sur { $most }
 }
track-box = Case { $box } : { $does }{ $here-is ->
    [true] , le cube est ici
   *[false] {""}
 }
track-does = { $icon-is ->
    [B] déploie un Bot
    [H] déploie un Chasseur
    [G] déploie le Gardien
    [T] 1 menace
    [F] dé Pare-feu +1
   *[g] cube Gardien +1
 }
track-nothing = rien
track-stays = le cube reste
track-deployed = { $ice } : { $deployed } en jeu, { $left } en réserve
track-guardian = XAN4TH.RAR { $state-is ->
    [asleep] dort
    [deployed] est déployé et va s'éveiller
   *[other] est éveillé
 }
track-card = { $card } : { $card-about }
round-number = Manche { $round }
round-order = Ordre du tour
round-seat = { $name }{ $now-is ->
    [true] , en train de jouer
   *[false] {""}
 }{ $password-is ->
    [true] , a le mot de passe
   *[false] {""}
 }

## Fenêtres de réaction et consignes permanentes

window-title = Fenêtre de réaction
window-who = { $name } peut réagir
window-attack = { $model } attaque { $target }, { $attack } contre { $defense }.
window-move = { $other } commence un déplacement avec { $mp } PM.
value-window-move-other = { value-seat }
window-firewall = { $alone-is ->
    [true] Une carte Activation va être révélée.
   *[false] { $other } va révéler une carte Activation.
 }
value-window-firewall-other = { value-seat }
window-targeted = { $model } a choisi sa cible.
window-threat = { $other } : la menace va monter.
value-window-threat-other = { value-seat }
window-end = { $awakens-is ->
    [true] Le Gardien va s'éveiller.
   *[false] Le tour du Pare-feu va se terminer.
 }
window-mission = Une Mission peut être jouée.
window-left = encore { $time }
window-free = sans limite de temps
order-title = Quand vous pouvez réagir
order-ask = Me demander
order-pass-unless-attacked = Passer sauf si on m'attaque
order-pass = Passer
order-public = Une consigne permanente est visible de tous.

## La scène : ce qu'apporteraient un déplacement, une attaque et une infection ; la galerie et les cases Développement

desk-actions = { $left } sur { $most ->
    [one] 1 action
   *[other] { $most } actions
 }
desk-hand-fits = { $n ->
    [one] 1 carte jouable maintenant
   *[other] { $n } cartes jouables maintenant
 }
desk-other = Défense { $defense }, menace { $threat }
desk-wanted = Il vous faut
desk-deck = Votre pioche
desk-deck-left = { $n ->
    [one] 1 carte dans la pioche
   *[other] { $n } cartes dans la pioche
 }
desk-boxes = { $n ->
    [one] 1 case Développement
   *[other] { $n } cases Développement
 }
boxes-hint = Chacune ne s'ouvre qu'une fois et fait ce qu'elle dit ; son cube prépare un Cheat.
boxes-close = Retour à la base de données
boxes-ready = prêt
boxes-empty = il faut un cube
track-soon = Suivante : { $first }
seen-mp-left = reste { $n }
walk-title = { $room } pour { $n } PM
walk-reveal = Révéler { $room } pour { $n } PM
walk-left = Il vous reste { $n } PM.
walk-use = Assez pour utiliser la salle. { $effect }.
walk-cube = Un cube { $colour } va vers { $box }.
room-use = Utiliser la salle
desk-push-hint = Touchez un cube, puis une case : Configurer, 2 Push.
verb-mp = { $n } PM
walk-go = Y aller
strike-title = Attaque { $attack } contre Défense { $defense }
strike-far = Hors de portée.
strike-rung = { $to ->
    [-2] { $from }
    [-1] { $from } et plus
   *[other] { $from ->
        [1] jusqu'à { $to }
       *[other] de { $from } à { $to }
     }
 }
strike-shield = Un bouclier arrête un virus.
strike-fatal = { $n ->
    [one] Le prochain virus l'élimine.
   *[other] { $n } virus l'éliminent.
 }
strike-help = Avec { $card }, l'Attaque passe à { $attack } : { $viruses ->
    [one] 1 virus
   *[other] { $viruses } virus
 }.
strike-responders = { $n ->
    [one] { $names } peut répondre.
   *[other] { $names } peuvent répondre.
 }
stamp-disconnected = DÉCONNECTÉ
stamp-traced = TRACÉ
stamp-empty = VIDE
draft-attack = Attaquer { $target } : { $attack } contre { $defense } ?
strike-go = Attaquer
infect-title = Infecter { $room }
infect-closes = Ferme { $nodes }
infect-unharmed = { $percent } % des jets n'apportent ni menace ni avancée d'un cube du Pare-feu.
pick-which-avatar = La figure que vous déplacez dans la base de données.
pick-which-breacher = La personne au clavier, avec un tour bien à elle.
pick-which-program = Vous avez les deux : l'autre apparaît une fois celui-ci utilisé.
pick-which-starting-cube = Chaque cube va dans la case de sa couleur.
pick-free = { $n ->
    [one] et 1 autre cube au choix
   *[other] et { $n } autres cubes au choix
 }
pick-which-interface = N'importe laquelle : cela ne change rien au jeu.
plain-hugo = Polyvalent : ses pas deviennent des coups.
plain-sturm = Combattant : il frappe le plus fort, et chaque coup devient armure.
plain-vitruvian = Rempart : lent, mais il encaisse ce qui abat les autres.
plain-mila = Coureuse : la plus rapide, et frapper lui redonne du souffle.
plain-argo = Marchand : il achète une chose moins cher.
plain-cassia = Jardinière : elle déplace un virus dans la salle voisine.
plain-dedalo = Architecte : il tourne les salles pour joindre ou séparer les portes.
plain-ishtar = Tireuse : elle frappe une salle plus loin, pendant tout un tour.
plain-null = Fantôme : il apparaît à côté des données déjà volées.
plain-vesper = Voyante : elle connaît les trois prochains coups du Pare-feu et les trie.

## Pourquoi un bot fait quelque chose : des faits que tout le monde voit

reason-infect = Un virus en { $room } rapproche les nœuds voisins d'un traçage.
reason-trace = Le nœud { $node } est encerclé : le tracer rapporte son information.
reason-trace-empty = Le nœud { $node } est vide, mais une fois tracé, il permet à l'Avatar de revenir à côté.
reason-trace-again = Le nœud { $node } est vide : le tracer permet de récupérer les virus qui l'entourent.
reason-move = Il y a plus à faire ailleurs qu'en { $room }.
reason-go = { $room } est sur le chemin.
reason-activate = L'effet de { $room } vaut ses PM en ce moment.
reason-attack = Un ennemi est à portée, et une attaque vaut l'action.
reason-target = { $model } est la meilleure cible à portée.
reason-defend = Des virus sur l'Avatar coûtent plus cher qu'un cube Défense.
reason-develop = La case aide tout de suite, et { $cheat } sera prêt.
reason-configure = { $what-is ->
    [draw] Une nouvelle carte ouvre plus de possibilités.
   *[other] Des cubes revenus dans leurs cases renforcent les prochaines actions.
 }
reason-push = Ce cube retourne dans sa case, où il est utile.
reason-push-on = Ce cube est en route vers sa case.
reason-use = { $does-is ->
    [mission] Sa condition est remplie, et on ne peut la jouer qu'à ce moment-là.
    [push] Ses Push ramènent des cubes dans leurs cases.
    [draw] La main a encore de la place pour une carte.
    [gain-cube] Un cube de plus renforce chaque tour.
    [research] Un jeton Recherche est un effet gratuit pour plus tard.
    [partial-info] Cela rapporte une information dont l'Objectif a besoin.
    [discount] Cela met une information à la portée de vos crédits.
    [credit] Chaque crédit rapproche le prochain achat.
    [reset-threat] Cela efface la menace avant qu'elle ne devienne un virus.
    [remove-virus] L'Avatar a des virus du Pare-feu dont il faut se débarrasser.
    [shield] Un bouclier retire un virus à chaque attaque à venir.
    [slide] Le glissement rapproche l'Avatar de son but et économise un déplacement.
    [place-avatar] Cela rapproche beaucoup l'Avatar de son but sans déplacement.
    [attack] C'est une attaque qui ne coûte pas d'action, et une cible est à portée.
    [range] Cela met une meilleure cible à portée.
    [place-virus] Cela place un virus là où il en manque un pour l'Objectif.
    [move-virus] Cela déplace un virus superflu là où l'Objectif en a besoin.
    [open-breach] Le chemin est long, et cela le raccourcit.
    [rotate] Le chemin est long, et tourner une salle le rend moins cher.
    [darken] Le chemin est long, et une salle dans le noir le rend moins cher.
    [move-gateway] Le Gardien va atteindre un passage, et cela le déplace.
    [peek] Cela montre ce que le Pare-feu va faire.
    [steal-credit] Cela prend un crédit à un adversaire.
    [boost-attack] L'attaque n'élimine sa cible qu'avec plus de force.
    [boost-defense] Avec plus de défense, l'attaque assigne moins de virus.
    [boost-movement] Il manque juste quelques PM pour arriver au but.
    [unshield] Le bouclier de la cible arrêterait un virus.
    [reroll] Ce résultat fait mal, et un nouveau jet peut être meilleur.
    [ignore-threat] Cela épargne à l'Avatar la menace de ce résultat.
    [retarget] Cela détourne l'attaque de l'Avatar.
    [slide-after] Après l'attaque, l'Avatar peut se rapprocher de son but.
   *[other] C'est ce qui rapporte le plus en ce moment.
 }
reason-buy = Les crédits sont mieux dépensés ainsi : { $reward }.
reason-log-out = Rester en { $room } est trop dangereux.
reason-let-be = Mieux vaut garder ses ressources pour plus tard.
reason-end = Rien d'autre ne vaut son coût pour l'instant.
reason-choose = D'ici, c'est le meilleur choix.
reason-push-away = Il faut déplacer un cube, et c'est celui qui manque le moins.
reason-colour = Cet Avatar manque de cubes { $colour }.
reason-turn-open = Tournée ainsi, la salle ouvre le meilleur chemin.
reason-turn-against = Tournée ainsi, la salle est la plus difficile à quitter.
reason-turn-which = Tourner { $room } fait gagner le plus de PM sur le chemin.
reason-breach-here = Une Brèche ici fait gagner le plus de PM sur le chemin.
reason-darken = Avec { $room } dans le noir, le chemin coûte le moins.
reason-connect = Depuis { $room }, l'Objectif avance le plus vite.
reason-slide = { $room } est la plus proche de là où va l'Avatar.
reason-infect-where = Il manque un virus en { $room }.
reason-need-type = C'est le type dont l'Objectif a le plus besoin.
reason-need-none = Rien de ce qui est proposé ne sert à l'Objectif.
reason-drop-token = L'Objectif peut s'en passer.
reason-spare-virus = Là où il est, ce virus est le moins utile.
reason-discard = Plus tard, cette carte vaudra sans doute moins que les autres.
reason-gateway = C'est le passage vers lequel va le Gardien.
reason-far-from-guardian = On ne peut pas être plus loin du Gardien.
reason-ice-elsewhere = { $room } tient l'I.C.E. à distance de l'Avatar.
reason-leader = Parmi les autres, { $seat } a le plus d'informations.
reason-ice-far = { $model } est le plus éloigné de l'Avatar.
reason-ice-near = { $model } est le plus proche de l'Avatar : mieux vaut s'en passer.
reason-deploy-far = { $room } est loin des passages, par où reviennent les Avatars.
reason-track = Les Bots sont les plus doux, puis les Chasseurs ; le Gardien en dernier.
reason-sort-cards = La pire carte va à quelqu'un d'autre.
reason-only-one = On ne peut choisir personne d'autre.
reason-came-out-best = { $gain-is ->
    [less-progress] Jouée plusieurs fois jusqu'au bout, cette réponse fait avancer l'Objectif plus que les autres.
    [less-safe] Jouée plusieurs fois jusqu'au bout, cette réponse met l'Avatar plus à l'abri que les autres.
    [fewer-cubes] Jouée plusieurs fois jusqu'au bout, cette réponse laisse plus de cubes là où il faut.
    [fewer-means] Jouée plusieurs fois jusqu'au bout, cette réponse laisse plus de moyens : crédits, cartes et Cheats.
    [fewer-fights] Jouée plusieurs fois jusqu'au bout, cette réponse laisse de meilleures occasions d'attaquer.
    [rivals-gain] Jouée plusieurs fois jusqu'au bout, cette réponse laisse les autres joueurs en moins bonne posture.
    [firewall-gains] Jouée plusieurs fois jusqu'au bout, cette réponse tient le Pare-feu plus loin de sceller les passages.
   *[other] Essayé plusieurs fois jusqu'au bout, c'est ce qui rapporte le plus.
 }
reason-as-you-like = Tous ces choix se valent : prenez celui que vous préférez.
reason-infect-for = { $left ->
    [one] Autour du nœud { $node }, il ne manque plus qu'un virus en { $room }.
   *[other] Autour du nœud { $node }, il manque encore des virus dans { $left } salles, dont { $room }.
 }
reason-move-for = Le nœud { $node } a besoin d'un virus en { $there }.
reason-move-hunt = { $model } vaut la peine d'être pris en chasse.
reason-go-on = { $room } est sur le chemin de { $there }.
reason-nothing-to-use = Vous n'avez rien à utiliser ici.
reason-no-change = Rien de ce que vous avez ne mérite d'être utilisé pour cette attaque.
reason-not-concerned = Cette attaque se joue entre d'autres.
reason-keep-result = Changer ce résultat ne vaut ni une carte ni un jeton.
reason-out-anyway = Un virus de moins ne suffirait pas à garder l'Avatar dans la base de données.
reason-keep-cube = Le cube Défense vaut plus qu'un virus.
reason-trace-none = Aucun nœud que vous pouvez tracer n'a d'information utile à l'Objectif.
reason-arrived = L'Avatar est là où il faut.
reason-no-mp = Les PM restants ne mènent pas plus loin.
reason-no-actions = Il ne reste plus d'action, et aucun effet gratuit n'en vaut la peine.

## Pourquoi un bot préfère faire autre chose

reason-less-progress = Cela fait moins avancer l'Objectif.
reason-less-safe = Cela laisse l'Avatar plus exposé.
reason-fewer-cubes = Cela laisse moins de cubes là où il en faut.
reason-fewer-means = Cela laisse moins de ressources : crédits, cartes et Cheats.
reason-fewer-fights = Cela laisse moins d'occasions d'attaquer.
reason-rivals-gain = Cela laisse les autres joueurs en meilleure position.
reason-firewall-gains = Cela laisse le Pare-feu plus près de sceller les passages.
reason-much-the-same = Le résultat est à peu près le même.
