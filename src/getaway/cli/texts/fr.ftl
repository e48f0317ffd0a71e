### Ce que dit le terminal.

## Raconter

told = { $text } [{ $clauses }]
did = { $seat } : { $wish }
did-by-itself = { $seat } : { $wish } (tout seul)
did-hidden = { $seat } a répondu.
rang = Temps écoulé : { $key }.
undid = { $how-is ->
    [practice] { $seat } annule un coup (table d'essai).
    [agreed] { $seat } annule un coup, avec l'accord de tous.
   *[right] { $seat } annule un coup.
 }
paused = Les horloges sont arrêtées.
resumed = Les horloges sont reparties.
renewed = La partie continue avec la version { $new } des règles (c'était la version { $old }). [{ $clauses }]
set-back = L'administrateur a ramené la partie à un moment antérieur. Relisez la question avant de répondre.
field = { $name } : { $value }
page-end = Appuyez sur Entrée pour revenir.{" "}
page-question = Appuyez sur Entrée pour la question.{" "}
page-next = Appuyez sur Entrée pour la suite ; une autre touche, puis Entrée, pour revenir.{" "}

## La question

guide-head = { $lesson }, étape { $number } sur { $of } : { $title }
guide-text = { $text } [{ $clauses }]
who = Joueur { $seat }, c'est à vous.{ $phase }{ $left }
who-any = N'importe quel joueur peut décider.{ $phase }{ $left }
phase = {" "}{ $phase } (étape { $number } sur { $of }).
time-left = {" "}Il reste { $time } ({ $key }).
why = { $why } [{ $clauses }]
so-far = Jusqu'ici : { $steps }
option = { $key }  { $text }
option-warned = { $option } ! { $warning }
option-costly = { $option } !
option-noted = { $option } ({ $note })
cost = { $n } { $name }
chance = { $percent } %
going-on = En continuant, vous pourriez aussi :
costly = {"    "}! coûte plus que d'habitude ; tapez ? et son numéro pour voir quoi.
labelled = { $text } : { $label }
value = { $value }
left-out = sans { $name }
choose = Choisissez : { $name }.
blocked = { $key } { $wish } : interdit. { $why }
blocked-more = {"    "}{ $more ->
    [one] { $more } autre option est interdite ; x la montre.
   *[other] { $more } autres options sont interdites ; x en donne la liste.
 }
blocked-none = Rien de ce que vous pourriez essayer ici n'est interdit.
notice = >> { $text }
news = - { $text }
news-cut = - ... (l en montre plus)
prompt = { $steps ->
    [0] (? règle, u annuler, s enregistrer, l journal, h aide, q quitter) >{" "}
   *[other] (b retour, u recommencer, ? règle, h aide) >{" "}
 }
how-some = { $high ->
    [1] { $low ->
        [0] Tapez un des numéros, ou - pour aucun.
       *[other] Tapez un des numéros.
     }
   *[other] { $low ->
        [0] Tapez jusqu'à { $high } des numéros, par exemple 1 3 ; - pour aucun.
       *[other] Tapez de { $low } à { $high } des numéros, par exemple 1 3.
     }
 }
how-order = { $drop ->
    [0] Tapez les { $all } numéros dans l'ordre, séparés par des espaces.
    [one] Tapez les numéros dans l'ordre, séparés par des espaces ; vous pouvez en écarter un.
   *[other] Tapez les numéros dans l'ordre ; vous pouvez en écarter jusqu'à { $drop }.
 }
how-split = Tapez un nombre pour chacun de { $limits }, { $total } en tout.

## Ce qu'apporte une option

weigh-costs = {"  "}Coûte { $costs }.
weigh-chance = {"  "}Il faut au moins { $need } : { $chance }.
weigh-then = {"  "}{ $then }
weigh-final = {"  "}Impossible à annuler : la suite dépend de dés, de cartes ou d'un secret.
weigh-nothing = {"  "}Pas de coût, pas de lancer, et rien d'autre de connu d'avance.
weigh-how = Tapez weigh et le numéro d'une option. Si elle se choisit par étapes, attendez la dernière.
hint-do = Voici ce que je ferais : { $wish }
hint-why = { $given-is ->
    [yes] { $reason } [{ $clauses }]
   *[no] { $reason }
 }
hint-instead = À défaut : { $wish }
warned = Cela peut vous coûter cher : { $wish }.
warned-better = J'aurais fait ceci : { $wish }.
warned-undo = Tapez u pour annuler, ou continuez.
hint-in-public = Tout le monde regarde cet écran, et un conseil est pour une seule place. Laissez répondre une seule personne, puis demandez-le.
hint-none = Aucun conseil trouvé ici.
alarm = ! { $text }

## Plusieurs réponses à la fois

plan-stopped = Votre plan s'est arrêté après { $done } sur { $steps } : { $why }
plan-changed = la réponse suivante n'est plus possible.
plan-others = c'est maintenant à { $seats } de décider.
plan-used = quelqu'un d'autre a agi entre-temps.
plan-over = la partie est terminée.
stop-how = Tapez stop always, stop new ou stop never : s'il faut vous demander là où tout est facultatif.
stop-set = { $stop-is ->
    [always] Désormais, on vous demande chaque fois, même si tout est facultatif.
    [never] Désormais, on ne vous demande plus rien là où tout est facultatif.
   *[new] Désormais, là où tout est facultatif, on ne vous demande que s'il y a du nouveau.
 }
bad-warn = Les avertissements sont réservés aux essais : ajoutez --practice.
bad-stop = « { $stop } » n'est pas parmi { $stops }. Choisissez l'un d'eux.
help-stop = Quand vous demander si tout est facultatif : always (toujours), new (seulement s'il y a du nouveau ; par défaut) ou never (jamais).

## Chemins et chances

walk-how = Tapez walk et où aller, comme walk { $example } ; ajoutez le nombre de dés s'il faut lancer.
walk-not-now = Vous ne pouvez aller nulle part maintenant. Continuez d'abord jusqu'à pouvoir bouger.
walk-no-way = D'ici, aucun chemin n'y mène.
walk-head = { $where } : { $note }
walk-step = { $number }  { $wish }
walk-seen = {"    "}Vu par { $who }.
walk-alarm = {"    "}! Ce pas donne l'alarme.
walk-open = {"    "}On ne sait pas encore ce qui se passe ici ; le plan peut s'arrêter.
walk-go = Entrée pour y aller ; tapez autre chose pour rester.{" "}
walk-stayed = Vous restez sur place.
walk-dice = dés
walk-rolls = Avec combien de dés voulez-vous aller en { $where } ?
walk-roll = { $dice ->
    [0] sans dé : { $chance }
    [one] { $dice } dé : { $chance }
   *[other] { $dice } dés : { $chance }
 }
walk-roll-how = Tapez walk { $where } et le nombre de dés, comme walk { $where } 2.
odds-head = { $what } :
odds-rung = au moins { $total } : { $chance }
odds-need = Il faut { $total } : { $chance }.
odds-pick = { $dice } suffisent avec { $chance } de chances.
odds-how = Tapez odds, ce pour quoi vous lancez et le nombre de dés, comme odds { $verb } 2.
odds-not-now = Ici, on ne lance pas de dés.
help-walk =
    walk C4 2   le chemin vers une case, avec 2 dés s'il faut lancer : son coût,
                ses chances et qui vous voit ; Entrée pour y aller
help-odds =
    odds 2      les chances de chaque résultat de 2 dés ; odds VERBE 2 pour un
                autre lancer

## Passer le clavier

pass = Passez le clavier au joueur { $seat }. Les autres regardent ailleurs.
pass-enter = Appuyez sur Entrée quand vous êtes prêt ; q pour quitter :{" "}
pass-undo = Entrée quand vous êtes prêt ; u annule le coup du joueur { $last } ; q quitte :{" "}
pass-wrong = Appuyez juste sur Entrée pour continuer, u pour annuler, q pour enregistrer et quitter.

## Ce qui ne va pas, et que faire

wrong-pick = { $found ->
    [0] { $typed-is ->
        [nothing] Vous n'avez rien tapé.
       *[other] « { $typed } » n'est pas dans la liste.
     } { $count ->
        [1] Tapez { $first }, ou h pour l'aide.
       *[other] Tapez un numéro de { $first } à { $last }, ou le début d'un mot.
     }
   *[other] « { $typed } » correspond à { $found } options. Tapez-en plus, ou un numéro de { $first } à { $last }.
 }
wrong-several = « { $typed } » n'est pas une liste de numéros. { $how }
wrong-number = { $typed } n'est pas dans la liste. Utilisez un de ces numéros : { $keys }.
no-clause = La clause { $id } n'existe pas. Tapez ? pour les règles de cette question, ou ? et un numéro de la liste.
no-option = Il n'y a pas d'option { $key } ici. Tapez ? et un numéro de la liste.
no-step = Il n'y a pas d'étape à laquelle revenir. Tapez u pour annuler votre dernier coup.
undo-all = tout
undo-how = Tapez u pour annuler votre dernier coup, ou u tout si tout le monde est d'accord pour annuler le dernier.
steps-forgotten = Vos étapes sont effacées. Tapez encore u pour annuler votre dernier coup.
why-how = Tapez w, une action et ce qu'il lui faut, comme w VERBE nom=valeur. Actions : { $verbs }.
why-allowed = Permis : aucune règle ne l'interdit.
option-allowed = { $text } : permis. La question vient de { $clauses } ; tapez ? et une clause pour la lire.
clock-rang = Le temps s'est écoulé pendant que vous décidiez ; votre réponse est arrivée trop tard.
log-empty = Il ne s'est encore rien passé.
no-thing = Il n'y a rien ici qui s'appelle { $thing }.
log-how = Tapez l pour la fin du journal, ou l tout pour le journal complet.
saved = Enregistré dans { $path }. Le fichier contient tous les secrets de la partie.
saved-over = Enregistré dans { $path }. Pour revoir la partie : getaway replay { $path }
left = Enregistré dans { $path }. Pour continuer : getaway play --resume { $path }{ $bots }
fault = getaway : { $text }
file-not-written = Impossible d'écrire { $path } : { $fault }. Choisissez un autre fichier.
file-not-read = Impossible de lire { $path } : { $fault }. Choisissez un fichier enregistré par getaway.
file-no-match = { $path } n'est pas une partie enregistrée. Choisissez un fichier enregistré par getaway.
file-version = La partie { $path } a été jouée avec la version { $old } des règles, mais celle-ci est la version { $new }. Utilisez la version de getaway avec laquelle elle a été jouée.
file-differs = La partie { $path } ne se rejoue pas telle qu'elle a été enregistrée. Pour voir où : getaway verify { $path }
bad-game = Il n'y a pas de jeu « { $game } ». Jeux installés : { $games }.
bad-lang = Nous ne parlons pas « { $lang } ». Choisissez parmi { $languages }.
bad-bots = { $bots } bots, c'est trop pour { $players } joueurs. Choisissez de 0 à { $players }.
bad-option = « { $text } » n'est pas une option. Écrivez nom=valeur.
bad-play = Quel jeu ? Tapez getaway play et l'un de ces jeux : { $games }. Ou getaway play --resume FICHIER.
bad-seat = Il n'y a pas de joueur { $seat } dans cette partie. Choisissez de 1 à { $players }.
search-none = Aucune règle ne parle de « { $words } ». Essayez moins de mots, ou d'autres.
show-none = La clause { $id } n'existe pas. Semblables : { $near }. Ou cherchez : getaway rules search MOTS

## Règles

clause-head = { $id } ({ $section })
clause-ruling = {"  "}À cette table : { $ruling }
clause-same = {"  "}Même règle que { $id }.
clause-line = { $id }  { $text }
show-neighbours = Autres clauses de « { $section } » :
coverage-source = { $game } : le code cite { $used } clauses sur { $clauses }.
coverage-tests = { $game } : les tests prouvent { $proved } des { $checkable } clauses vérifiables.
coverage-nowhere = { $id } n'est pas une clause, mais est citée dans { $places }
coverage-unnamed = { $game } est déclaré complet, mais aucun code ne nomme ces règles : { $ids }
show-code = {"  "}Dans le code : { $places }

## Jeux, récits

opened = { $game } : { $players ->
    [one] un joueur
   *[other] { $players } joueurs
 }{ $bots ->
    [0] .
    [one] , dont un bot.
   *[other] , dont { $bots } bots.
 }
game = { $name }  de { $low } à { $high } joueurs, version { $version } des règles, paquet { $package }
game-broken = { $name }  { $fault }
replay-head = { $game }, { $audience } :
audience-seat = telle que le joueur { $seat } l'a vue
audience-spectators = telle que les spectateurs l'ont vue
audience-everything = avec tout ce que chacun a su
replay-open = La partie n'est pas terminée : { $told } entrées affichées sur { $entries }.
played-with-rules = Cette partie a été jouée avec la version { $versions } des règles ; ce programme utilise la version { $now }, et certains coups peuvent donner un autre résultat. Pour vérifier chaque coup, utilisez la version du programme avec laquelle elle a été jouée.
verified = La partie { $path } se rejoue exactement telle qu'elle a été enregistrée, dés et cartes compris.
verify-failed = { $path } : { $found ->
    [one] { $found } différence.
   *[other] { $found } différences.
 }
version = getaway { $version }

## Missions personnalisées

mission-faults = { $count ->
    [one] { $file } contient une erreur :
   *[other] { $file } contient { $count } erreurs :
 }
    { $faults }
mission-not-read = Impossible de lire { $path } : { $fault }. Choisissez un fichier de mission.
help-missions = Pour vos propres missions, en fichiers TOML.
help-mission-check = Vérifie des fichiers de mission et liste chaque erreur avec fichier, ligne et entrée.
help-mission-files = Fichiers de mission.

## Paquets personnalisés

pack-sound = { $folder } : aucune erreur. Les parties le connaissent sous le nom { $mark }.
pack-sets = jeux de cartes remplacés : { $names }
pack-floors = étages : { $names }
pack-missions = missions : { $names }
pack-rooms = salles : { $names }
pack-words = mots : { $names }
pack-faults = { $count ->
    [one] { $folder } contient une erreur :
   *[other] { $folder } contient { $count } erreurs :
 }
    { $faults }
pack-own-card = Comme le dit votre carte
pack-not-read = Impossible de lire { $folder }. Choisissez le dossier d'un paquet.
pack-of-other-game = Les paquets sont pour { $games }. Retirez --pack, ou jouez à l'un de ces jeux.
box-sound = Le contenu de { $game } n'a aucune erreur.
file-pack = La partie { $path } a été jouée avec le paquet { $wanted } tel qu'il était alors. Ajoutez --pack DIR.
file-no-pack = La partie { $path } a été jouée sans paquet. Retirez --pack.
help-packs = Paquets de vos propres cartes, pour les jeux qui en ont.
help-pack-check = Vérifie des paquets et liste chaque erreur avec fichier, ligne et entrée. Sans dossier, vérifie les boîtes des jeux.
help-pack-folders = Dossiers de paquets.
help-pack-game = Le jeu auquel les paquets sont destinés ; par défaut, celui que leurs fichiers indiquent.
help-pack = Joue avec les cartes de ce dossier à la place de celles de la boîte.

## Aide

help =
    Un numéro ou le début d'un mot choisit une option ; une flèche, une direction.
    1; 3; done  plusieurs réponses à la fois, jusqu'à la première surprise
    weigh 3     ce que l'option 3 coûte, ses chances et ce qu'elle apporterait
    hint        ce qu'un bot ferait ici, et pourquoi
    stop new    quand vous demander si tout est facultatif : always, new, never
    b           revenir d'une étape dans un choix par étapes
    ?           les règles de la question ; ? 3 pourquoi l'option 3 est permise ou
                non ; ? BS-INFO-08 toute clause, avec la règle de la table
    u           annuler vos étapes, ou votre dernier coup ; u tout si tout le
                monde est d'accord
    w VERBE a=b pourquoi une chose est permise ou non : w inform to=2 colour=red
    x           lister toutes les options interdites
    l           la fin du journal, tel que vous l'avez vu ; l tout pour tout voir
    v           toute la table, si elle dépasse l'écran
    s FICHIER   enregistrer et continuer
    q           enregistrer et quitter
help-program = Une table pour jeux de casse qui connaît les règles et les cite.
help-version = Affiche la version.
help-play = Jouer sur cet écran : on se passe le clavier, et des bots occupent les dernières places.
help-game = Le jeu ; getaway games en donne la liste.
help-lang = La langue : en, it ou fr. Par défaut, celle de votre terminal (LC_ALL, LANG), sinon l'anglais.
help-mission = La mission, comme alpha, bravo ou m01, ou un fichier TOML avec la vôtre.
help-players = Le nombre de places à la table.
help-level = La difficulté : standard ou epic.
help-bots = Le nombre de places, à partir de la dernière, jouées par des bots.
help-bot-level = Le niveau des bots, si le jeu en a plusieurs ; par défaut, le premier. Pour des bots de niveaux différents, séparez-les par des virgules : newcomer,expert.
bad-bot-level = { $game } n'a pas de bots de niveau { $level }. Ses niveaux : { $levels }.
help-seed = Un nombre ; le même nombre distribue les mêmes cartes.
help-clock = turns (chaque tour dure le même temps) ou real.
help-option = Un autre réglage du jeu, sous la forme nom=valeur. Peut être répété.
help-practice = Ouvre une table d'essai, où tout peut être annulé ; le journal le dit.
help-warn = Avertit des réponses bien pires que celles du conseiller ; demande --practice.
help-takeover = Avec --server : pendant la partie, tout nouveau venu peut remplacer un bot. Sinon, seul l'hôte peut ouvrir une place.
help-save = Le fichier où enregistrer.
help-resume = Continue une partie enregistrée.
help-replay = Affiche une partie enregistrée, coup par coup.
help-file = Un fichier enregistré par getaway.
help-seat = L'affiche telle que ce joueur l'a vue, en comptant à partir de 1.
help-upto = N'affiche que ce nombre d'entrées, depuis le début du journal.
help-verify = Rejoue une partie enregistrée et compare tout.
help-rules = Les livres de règles.
help-search = Trouve des clauses par mots, en anglais, italien ou français.
help-words = Ce qu'il faut chercher.
help-limit = Le nombre de clauses à afficher.
help-show = Affiche une clause, la règle de la table et les clauses voisines.
help-clause = Le numéro de la clause, comme BS-INFO-08.
help-coverage = Compte les clauses citées par le code et prouvées par les tests d'une copie de travail.
help-games = Les jeux installés.
help-check = Joue au hasard et vérifie chaque décision.
help-matches = Le nombre de parties à jouer.
help-bench = Mesure parties, copies et positions enregistrées par rapport à d'autres bibliothèques.
help-quick = Un essai court, pour un premier aperçu.
help-json = Écrit aussi les résultats dans ce fichier.

## Résolution

bad-mission = Il n'y a pas de mission { $mission } dans la boîte. Choisissez parmi { $missions }, ou un fichier qui finit par .toml.
help-solve = Détermine si une mission peut être parfaitement réussie : impossible (avec une preuve), démontrée par une partie, ou non prouvée.
help-solve-mission = Une mission de la boîte, ou un fichier TOML.
help-seeds = Le nombre de parties que le planificateur peut essayer.
help-log = Enregistre dans ce fichier la partie qui le démontre.

## La campagne

campaign-head = Campagne { $file } : { $stars } étoiles.
campaign-line = { $state ->
    [open] { $mission }  { $title } : { $levels }
   *[shut] { $mission }  { $title } : pas encore ouverte
 }
campaign-level = { $level }{ $stars }
campaign-game = { $game } :
campaign-stars = { $stars ->
    [-1] pas jouée
    [0] échouée
    [one] 1 étoile
   *[other] { $stars } étoiles
 }
campaign-kept = Enregistré dans { $file } : { $stars } étoiles jusqu'ici.
campaign-next =
    Ensuite : « { $title } » :
    getaway play { $game } { $option }{ $id } --campaign { $file }
campaign-waits = Ajoutez --campaign { $file } pour que le résultat compte.
campaign-shut = « { $mission } » est encore verrouillée dans cette campagne. Réussissez d'abord « { $before } » ({ $option }{ $id }).
campaign-not-in-box = Seules les missions de la boîte comptent pour une campagne. Retirez --campaign.
campaign-wrong = { $path } n'est pas un fichier de campagne : { $fault }. Choisissez-en un autre, ou un nouveau.
help-campaign = Enregistre le résultat dans ce fichier de campagne ; la mission doit être déverrouillée.
help-campaigns = Affiche les missions et les étoiles d'une campagne.
help-campaign-file = Le fichier de campagne ; par défaut, campaign.toml.
campaign-of-other-game = Les campagnes sont pour { $games }. Retirez --campaign, ou jouez à l'un de ces jeux.
campaign-unknown = { $path } contient les résultats d'une autre campagne. Jeux avec une campagne : { $games }.
help-campaign-game = Le jeu de la campagne ; par défaut, celui auquel le fichier correspond.
help-solve-game = Le jeu ; par défaut, le premier qui a cette mission.
help-mission-game = Le jeu des fichiers ; par défaut, celui auquel ils correspondent le mieux.
mission-of-other-game = Les fichiers de mission sont pour { $games }.
help-games-show = Montre de quoi parle un jeu et toutes les options que vous pouvez choisir.
game-head = { $title } ({ $name }), de { $low } à { $high } joueurs.
setting = { $name } : --option { $option }=...
setting-value = { $value }: { $name }{ $about ->
    [none] {""}
   *[other] . { $about }
 }
show-bots = Bots : --bot-level ...
show-bot = { $level }{ $about ->
    [none] {""}
   *[other] { " " }: { $about }
 }
setting-left-out = sans
no-setting = { $game } n'a pas l'option { $option }. Ses options : { $settings }. Tapez : getaway games show { $game }

## Un serveur à soi

missing-extra = Il faut { $module }, qui n'est pas installé. Tapez : pip install "getaway[{ $extra }]"
not-on-windows = Le serveur tourne sous Linux et macOS. Sous Windows, installez getaway dans WSL et lancez-le là.
bringing-up = Démarrage du serveur. La première fois prend un peu plus de temps.
up = getaway est en marche : { $link }
up-here = Sur cette machine seulement : { $link }
up-data = Dossier des données : { $folder }. PostgreSQL : { $postgres-is ->
    [own] le nôtre
    [named] celui de GETAWAY_DATABASE
   *[found] celui de cette machine
 }. NATS : { $nats-is ->
    [own] le nôtre
    [named] celui de GETAWAY_NATS
   *[found] celui de cette machine
 }.
up-stop = Appuyez sur Ctrl-C pour arrêter. Les tables sont enregistrées et reprennent au prochain démarrage.
going-down = Arrêt en cours.
down = Arrêté. Les tables sont enregistrées ; relancez avec getaway up.
child-again = { $name } s'est arrêté et a été relancé. Son journal : { $log }
port-taken = Le port { $port } est déjà utilisé. Arrêtez ce qui l'utilise, ou choisissez-en un autre : getaway up --port { $next }
node-failed = { $name } ne démarre pas. Son journal, { $log }, finit ainsi : { $said }
data-not-written = Impossible d'utiliser { $folder } : { $fault }. Choisissez un autre dossier : getaway up --data DOSSIER
data-in-use = Un autre getaway up utilise { $folder }. Arrêtez-le, ou choisissez un autre dossier : getaway up --data DOSSIER
data-too-long = Le chemin { $folder } est trop long pour le socket de PostgreSQL. Choisissez-en un plus court : getaway up --data DOSSIER
postgres-failed = PostgreSQL ne démarre pas. Il dit : { $said }
postgres-version = { $folder } a été créé par PostgreSQL { $version }, qui n'est pas installé. Installez la version de getaway qui l'a créé, exportez les données avec pg_dump et restaurez-les avec la nouvelle.
root-alone = PostgreSQL refuse de tourner sous root, et cette machine n'a aucun des utilisateurs { $accounts }. Lancez getaway sous un autre utilisateur.
root-shut-out = PostgreSQL refuse de tourner sous root ; il tourne donc sous { $account }, qui n'a pas accès à { $folder }. Lancez getaway sous un autre utilisateur, ou installez-le et gardez ses données (--data) dans des dossiers accessibles à tous, comme /opt et /var/lib.
bad-settings = Démarrage impossible : { $fault }.
no-database = Impossible de joindre la base de données : { $fault }. Démarrez PostgreSQL, ou corrigez GETAWAY_DATABASE.
no-database-here = PostgreSQL est introuvable : ni installé par pip, ni à { $address }. Tapez : pip install "getaway[host]", ou définissez GETAWAY_DATABASE.
no-bus-here = NATS est introuvable : ni installé par pip, ni à { $address }. Tapez : pip install "getaway[host]", ou définissez GETAWAY_NATS.
help-up = Lance un serveur privé sur cette machine et affiche son lien ; Ctrl-C l'arrête.
help-data = Le dossier des données ; par défaut ~/.local/share/getaway, ou /var/lib/getaway pour root.
help-host = L'adresse d'écoute ; par défaut, toutes celles de la machine. Avec 127.0.0.1, cette machine seulement.
help-port = Le port ; les nœuds supplémentaires utilisent les ports suivants.
help-nodes = Le nombre de nœuds à lancer.
help-url = L'adresse qu'utilisent les joueurs, si elle est différente : https://play.example.org
help-serve = Lance un nœud, configuré par l'environnement (GETAWAY_DATABASE, GETAWAY_NATS, GETAWAY_PORT et d'autres).
help-worker = Lance un worker, qui déclenche les échéances et joue pour les bots.
help-migrate = Met à jour la base de GETAWAY_DATABASE vers le dernier schéma.
help-checkpoint = Enregistre la position de chaque table en cours, pour qu'une mise à jour des règles n'annule rien.
checkpoint-done = { $count ->
    [0] La position de chaque table en cours était déjà enregistrée.
    [one] Position enregistrée pour une table.
   *[other] Positions enregistrées pour { $count } tables.
 }
checkpoint-table = { $table } est illisible : essayez getaway repair { $table }.
checkpoint-older = { $count ->
    [one] Une table a été jouée en dernier avec des règles plus anciennes que celles de cette version.
   *[other] { $count } tables ont été jouées en dernier avec des règles plus anciennes que celles de cette version.
 } Lancez cette commande avec la version de vos nœuds, avant la mise à jour.
checkpoint-unreadable = { $count ->
    [one] Une table est illisible et a été laissée de côté.
   *[other] { $count } tables sont illisibles et ont été laissées de côté.
 }
help-repair = Trouve où le journal d'une table cesse d'être cohérent et ramène la table à la dernière ligne avant ce point.
help-repaired = L'identifiant de la table, tel que dans son lien.
help-yes = Le fait vraiment. Sans cette option, la commande dit seulement ce qui se passerait.
repair-whole = La table { $table } se rejoue jusqu'à sa dernière ligne. Il n'y a rien à réparer.
repair-found = La table { $table } se rejoue jusqu'à la ligne { $row } et pas plus loin : { $why }
repair-rows = { $count ->
    [0] Aucun coup ne serait annulé.
    [one] Une ligne de coups serait annulée : la { $first }.
   *[other] { $count } lignes de coups seraient annulées, de la { $first } à la { $last }.
 } Places, clés et chat restent tels quels.
ask-yes = Pour le faire, relancez la commande avec --yes.
repair-done = La table { $table } reprend à la ligne { $row }. Les coups annulés se trouvent dans l'incident { $number }.
repair-busy = La table n'arrêtait pas de changer pendant l'examen. Réessayez dans un instant.
help-incidents = Liste les signalements des joueurs et les erreurs des règles, ou en affiche un avec sa position.
help-incident = Le numéro de l'un d'eux.
incident-fault = erreur dans les règles
incident-by = joueur { $seat }, { $quote }
incident-where = Table { $table }, ligne { $row }{ $moment ->
    [-1] .
   *[other] , coup { $moment } de la place ; { $version }.
 }
incident-no-position = La position ne peut pas être rétablie ({ $clause }).
no-incident = L'incident { $number } n'existe pas.
help-doctor = Vérifie les réglages, la base de données, NATS et les tables, et dit quoi faire si quelque chose ne va pas.
help-as-json = Affiche du JSON, pour les scripts.
doctor-ok = ok
doctor-warning = attention
doctor-failed = échec
doctor-settings-ok = Réglages : { $count ->
    [one] une variable est définie, et elle est valable.
   *[other] { $count } variables sont définies, toutes valables.
 }
doctor-settings-wrong = Réglages : { $fault } (docs/hosting.md indique les valeurs admises)
doctor-database-ok = La base de données répond : { $where }, PostgreSQL { $version }.
doctor-database-away = La base de données à { $where } ne répond pas : { $fault }. Démarrez PostgreSQL, ou corrigez GETAWAY_DATABASE.
doctor-schema-ok = Le schéma est à jour ({ $revision }).
doctor-schema-none = La base de données est encore vide. Lancez : getaway migrate
doctor-schema-older = Le schéma est { $revision }, mais cette version a besoin de { $newest }. Lancez : getaway migrate
doctor-schema-newer = Le schéma est { $revision }, plus récent que le { $newest } de cette version. C'est normal pendant une mise à jour ; terminez-la aussi sur cette machine.
doctor-schema-beyond = Le schéma est { $revision }, et les versions qui ne connaissent que { $newest } ne peuvent pas l'utiliser. Installez la version plus récente.
doctor-writable-ok = La base de données accepte les écritures.
doctor-writable-no = La base de données est en lecture seule : c'est un serveur de secours, ou elle est réglée ainsi. Indiquez le primaire dans GETAWAY_DATABASE.
doctor-durable-ok = Les coups enregistrés survivent à une panne (fsync et synchronous_commit sont actifs).
doctor-durable-fsync = fsync est désactivé : une panne peut détruire la base de données. Activez-le dans postgresql.conf.
doctor-durable-commit = synchronous_commit est désactivé : une panne peut faire perdre des coups déjà acceptés. Activez-le dans postgresql.conf.
doctor-clock-ok = L'horloge de cette machine et celle de la base de données concordent à { $ms } ms près.
doctor-clock-off = L'horloge de cette machine et celle de la base de données diffèrent de { $ms } ms. Seule la seconde compte, il faut donc qu'elle soit juste : utilisez un client NTP sur les deux machines.
doctor-disk-ok = Disque : { $free } Mo libres ; la base de données occupe { $size } Mo.
doctor-disk-elsewhere = La base de données occupe { $size } Mo. Son disque n'est pas visible d'ici : vérifiez-y l'espace libre.
doctor-disk-low = Disque : seulement { $free } Mo libres ; la base de données occupe { $size } Mo. Faites bientôt de la place.
doctor-disk-full = Disque : seulement { $free } Mo libres, et rien ne s'enregistre sur un disque plein. Faites de la place tout de suite.
doctor-connections-ok = Connexions : { $used } sur { $most } utilisées.
doctor-connections-few = Connexions : { $used } sur { $most } utilisées. Augmentez max_connections dans postgresql.conf avant d'ajouter des nœuds.
doctor-due-ok = Les échéances et les bots sont à l'heure.
doctor-due-late = { $count ->
    [one] Une échéance ou un tour de bot est en retard,
   *[other] { $count } échéances ou tours de bots sont en retard,
 } jusqu'à { $seconds } secondes. Vérifiez qu'un worker tourne, ou ajoutez-en un.
doctor-incidents-ok = Aucun incident ces { $days } derniers jours.
doctor-incidents-some = { $count ->
    [one] Un incident
   *[other] { $count } incidents
 } ces { $days } derniers jours. Pour les lire : getaway incidents
doctor-tables-ok = { $count ->
    [0] Aucune partie en cours.
    [one] Une partie en cours, et elle peut continuer.
   *[other] { $count } parties en cours, et toutes peuvent continuer.
 }
doctor-tables-diverged = { $count ->
    [one] Une partie en cours ne peut pas continuer :
   *[other] { $count } parties en cours ne peuvent pas continuer, dont
 } { $tables }. Lancez : getaway repair { $first }
doctor-rules-ok = { $count ->
    [one] Les règles du seul jeu en cours sont installées.
   *[other] Les règles des { $count } jeux en cours sont installées.
 }
doctor-rules-missing = { $game } n'est pas installé, mais { $count ->
    [one] une partie en cours en a besoin.
   *[other] { $count } parties en cours en ont besoin.
 } Installez-le.
doctor-rules-newer = { $count ->
    [one] Une partie de { $game } suit
   *[other] { $count } parties de { $game } suivent
 } la version { $version } des règles, mais cette version de getaway n'a que la { $here }. Installez la plus récente.
doctor-rules-older = { $count ->
    [one] Une partie de { $game } a été enregistrée en dernier
   *[other] { $count } parties de { $game } ont été enregistrées en dernier
 } avec la version { $version } des règles ; cette version de getaway a la { $here }. Elles continuent avec celle-ci dès que quelqu'un les ouvre.
doctor-bus-ok = NATS répond : { $where }, version { $version }. JetStream n'est pas nécessaire.
doctor-bus-away = NATS à { $where } ne répond pas : { $fault }. Démarrez-le, ou corrigez GETAWAY_NATS. D'ici là, entre nœuds différents, les coups des autres arrivent avec jusqu'à deux secondes de retard.
help-backup = Enregistre dans un fichier tout le contenu de la base de données, pendant que l'on joue.
help-backup-file = Le nouveau fichier. Il contient les mains des parties en cours : gardez-le en lieu sûr.
help-restore = Remplace tout le contenu de la base de données par une sauvegarde. Arrêtez d'abord les nœuds et le worker.
help-restore-file = Un fichier écrit par getaway backup.
help-restore-data = Le dossier de données de getaway up, qui doit être arrêté. Sans lui, la base de données est celle de GETAWAY_DATABASE.
one-by-one = Ce serveur a des shards (GETAWAY_SHARDS), qui ne peuvent pas tous être sauvegardés ou remplacés au même instant. Indiquez dans GETAWAY_DATABASE une base de données après l'autre, laissez GETAWAY_SHARDS vide et ne déplacez aucune table d'ici la fin.
backup-exists = { $path } existe déjà. Choisissez un autre fichier.
backup-done = { $tables ->
    [one] Une table enregistrée
   *[other] { $tables } tables enregistrées
 } dans { $path } ({ $size } Ko, schéma { $revision }). Le fichier contient les mains des parties en cours : gardez-le en lieu sûr.
backup-not-ours = { $path } n'est pas une sauvegarde que cette version sait lire : { $said }
backup-newer = { $what } a le schéma { $revision }, plus récent que le { $newest } de cette version. Utilisez la version plus récente.
backup-empty = La base de données est encore vide, il n'y a rien à enregistrer. Lancez : getaway migrate
backup-failed = { $program } de PostgreSQL a échoué et rien n'a changé. Il dit : { $said }
backup-no-programs = pg_dump, pg_restore et psql sont introuvables pour PostgreSQL { $version }. Installez le postgresql-client de votre distribution, version { $version } ou plus récente, ou tapez : pip install "getaway[host]"
restore-serving = Des nœuds ou des workers utilisent la base de données ({ $count ->
    [one] une connexion
   *[other] { $count } connexions
 }). Arrêtez-les, puis réessayez.
restore-found = { $path } a été fait avec le schéma { $revision }. Il remplacerait tout le contenu de { $where } : { $tables ->
    [one] une table s'y trouve maintenant.
   *[other] { $tables } tables s'y trouvent maintenant.
 }
restore-done = { $tables ->
    [one] Une table restaurée
   *[other] { $tables } tables restaurées
 } depuis { $path }. Redémarrez les nœuds et le worker.
the-database = La base de données
help-admin = Gère les tables et les personnes : chaque changement est consigné.
help-admin-tables = Affiche les tables, en ferme une ou la ramène en arrière.
help-admin-people = Affiche les comptes, les déconnecte, ou bannit un compte ou une adresse.
help-admin-list = Liste les tables les plus récentes : identifiant, dernière activité, lignes, état, jeu et noms.
help-admin-show = Affiche le jeu, les options, les places, l'état, l'activité et les règles d'une table.
help-admin-close = Ferme une table pour de bon et prévient tout le monde.
help-admin-rollback = Ramène une partie en cours à une ligne antérieure et prévient tout le monde.
help-admin-row = La dernière ligne qui doit compter.
help-admin-audit = Liste ce que les administrateurs ont changé, du plus récent au plus ancien.
help-most = Combien en lister.
help-as = Qui le fait, pour le registre ; par défaut, votre nom d'utilisateur sur cette machine.
help-why = Pourquoi, pour le registre.
admin-refused = C'est impossible ({ $clause }). Pour lire la règle : getaway rules show { $clause }
admin-stage = { $stage ->
    [lobby] en attente
    [playing] en cours
    [over] terminée
    [closed] fermée
   *[diverged] bloquée
 }
admin-table = Table { $table } : { $game }, { $stage }
admin-table-option = Option { $name } : { $value }
admin-table-seat = Place { $seat } : { $held ->
    [person] { $name }
    [away] { $name }, absent
    [bot] un bot
    [stand-in] un bot remplace { $name }
   *[open] libre
 }
admin-table-rows = { $rows } lignes ; ouverte le { $opened }, dernière activité le { $last } (UTC)
admin-table-rules = Règles : version { $rules }, { $installed ->
    [0] absente d'ici
   *[other] la version { $installed } est installée
 }
admin-table-diverged = Son journal ne se rejoue plus : { $why }. Lancez : getaway admin tables repair { $table }
admin-close = La table { $table } ({ $game }) serait fermée pour de bon, et { $names } seraient prévenus.
admin-closed = La table { $table } est fermée. Tout le monde est prévenu en moins de deux secondes.
admin-rollback = La table { $table } serait ramenée à la ligne { $row }, et tout le monde serait prévenu.
help-admin-people-list = Liste les comptes les plus récents et toutes les adresses bannies.
help-admin-people-show = Affiche les sessions d'un compte et les tables où il garde une place.
help-admin-sign-out = Déconnecte un compte partout. Les places ouvertes dans un navigateur le restent.
help-admin-ban = Bannit un compte ou, avec --address, une adresse (pour IPv6, son /64).
help-admin-unban = Lève un bannissement.
help-admin-name = Le nom du compte.
help-admin-address = Une adresse au lieu d'un compte. Seule son empreinte est conservée.
help-admin-days = Au bout de combien de jours le bannissement prend fin ; sinon, il dure jusqu'à ce que vous le leviez.
admin-nobody = Aucun compte ne s'appelle { $name }.
admin-account-counts = { $sessions ->
    [one] { $sessions } session
   *[other] { $sessions } sessions
 }, { $seats ->
    [one] { $seats } place
   *[other] { $seats } places
 }
admin-banned = banni { $until ->
    [none] jusqu'à nouvel ordre
   *[other] jusqu'au { $until }
 } : { $why }
admin-session = Une session qui prend fin le { $ends } (UTC)
admin-kept = Une place à la table { $table }
admin-sign-out = { $name } serait déconnecté ({ $count ->
    [one] { $count } session
   *[other] { $count } sessions
 }).
admin-signed-out = { $name } a été déconnecté ({ $count ->
    [one] { $count } session
   *[other] { $count } sessions
 }).
admin-ban = { $kind ->
    [account] { $called } ne pourrait plus se connecter ni utiliser ses sessions,
   *[address] Depuis l'adresse { $called }, personne ne pourrait plus ouvrir de table, prendre place ni créer de compte,
 } { $until ->
    [ends] pendant { $days ->
        [one] un jour.
       *[other] { $days } jours.
     }
   *[never] jusqu'à ce que vous leviez le bannissement.
 }
admin-ban-done = { $called } est banni { $until ->
    [ends] pendant { $days ->
        [one] un jour.
       *[other] { $days } jours.
     }
   *[never] jusqu'à ce que vous leviez le bannissement.
 }
admin-unban = Le bannissement de { $called } serait levé.
admin-unban-done = Le bannissement de { $called } est levé.
admin-not-banned = { $called } n'est pas banni.
admin-whom = Indiquez soit un compte, soit une adresse (--address), pas les deux.
admin-no-address = { $address } n'est pas une adresse, comme 203.0.113.7 ou 2001:db8::1.
admin-here = C'est l'adresse de cette machine même, qui ne peut pas être bannie : derrière un proxy qui ne dit pas qui demande, ce serait celle de tout le monde.
aside-closed = L'administrateur a fermé cette table. Plus rien ne peut s'y passer.
aside-branched = Un « et si » commence au coup { $moment }.
help-sql = Affiche seulement le SQL.

## Une table en ligne

way-back = Votre lien pour revenir à cette place (gardez-le secret) :
left-online = { $seated-is ->
    [true] Vous avez quitté la table, mais la place est toujours la vôtre. Revenez avec : getaway play --server et votre lien.
   *[false] Vous ne regardez plus.
 }
line-unsaved = Pas encore enregistré. Nouvel essai…
line-lost = Connexion perdue. Nouvel essai…
line-back = Connexion rétablie.
player = joueur { $seat }
player-named = joueur { $seat } ({ $name })
who-else = { $watching-is ->
    [true] Vous regardez. À décider : { $who }.
   *[false] À { $who } de décider :
 }
asked-else = La question : { $question }
not-asked = Ce n'est pas à vous. Attendez, parlez avec say TEXTE, ou tapez h pour l'aide.
stands-still = La partie est en pause ; p la fait repartir.
vote-waits = Veut annuler un coup : { $who }. y accepte, n refuse.
lobby-link = Envoyez ce lien aux autres :
lobby-seat = { $kind-is ->
    [person] { $seat }  { $name }
    [bot] { $seat }  un bot
   *[open] { $seat }  libre
 }{ $own-is ->
    [true] {" "}(vous)
   *[false] {""}
 }
prompt-lobby = (start commencer, say TEXTE parler, h aide, q quitter) >{" "}
prompt-online = { $steps ->
    [0] (? règle, u annuler, say TEXTE, p pause, l journal, h aide, q quitter) >{" "}
   *[other] (b retour, u recommencer, ? règle, h aide) >{" "}
 }
prompt-over = (again rejouer, say TEXTE parler, h aide, q quitter) >{" "}
wrong-word = Ce mot n'existe pas ici ; h donne la liste de ceux que vous pouvez taper.
open-how = Tapez open et le numéro d'une place, de 1 à { $players }.
say-how = Tapez say et ce que vous voulez dire.
help-lobby =
    start      commencer la partie (hôte) ; les places libres vont aux bots
    say TEXTE  parler
    q          quitter ; la place reste la vôtre
help-over =
    again      rejouer avec les mêmes personnes, ou les suivre à la nouvelle table
    say TEXTE  parler
    q          quitter
help-online =
    Un numéro ou le début d'un mot choisit une option ; une flèche, une direction.
    1; 3       plusieurs réponses à la fois, jusqu'à la première surprise
    weigh 3    ce que l'option 3 coûte, ses chances et ce qu'elle apporterait
    hint       ce qu'un bot ferait ici, et pourquoi
    stop new   quand vous demander si tout est facultatif : always, new, never
    b          revenir d'une étape dans un choix par étapes
    ?          les règles de la question ; ? 3 pourquoi l'option 3 est permise ou
               non ; ? BS-INFO-08 toute clause, avec la règle de la table
    u          annuler vos étapes, ou votre dernier coup ; si d'autres ont joué
               depuis, on le leur demande d'abord
    y, n       accepter qu'un autre annule un coup, ou refuser
    say TEXTE  parler, autant que les règles le permettent à ce moment
    p          mettre la partie en pause, ou la reprendre
    open 3     hôte seulement : ouvrir la place d'un bot, ou d'un joueur parti
    x          lister toutes les options interdites
    l          la fin du journal, tel que vous l'avez vu ; l tout pour tout voir
    v          toute la table, si elle dépasse l'écran
    q          quitter ; la place reste la vôtre
aside-sat = { $name } prend place comme joueur { $seat }.
aside-left = A quitté la table : { $who }.
aside-returned = De retour : { $who }.
aside-handed = { $to-is ->
    [bot] Un bot joue pour le joueur { $seat }.
   *[open] La place du joueur { $seat } est libre.
 }
aside-revoked = L'hôte a libéré la place du joueur { $seat }.
aside-started = La partie commence.
aside-said = { $who } : { $text }
aside-vote = { $how-is ->
    [asks] Veut annuler un coup : { $who }.
    [agrees] D'accord : { $who }.
   *[refuses] Pas d'accord : { $who }. Le vote est terminé.
 }
aside-stop = { $stop-is ->
    [always] { $who } veut décider chaque fois.
    [never] { $who } ne veut pas de questions là où tout est facultatif.
   *[new] { $who } ne veut de questions facultatives que s'il y a du nouveau.
 }
aside-hint = { $who } a demandé un conseil.
aside-rematch = Il y a une nouvelle table pour les mêmes personnes ; tapez again pour y aller.
bad-link = « { $link } » n'est ni le lien d'une table ni l'adresse d'un serveur. Écrivez http://HOST:PORT ou http://HOST:PORT/t/TABLE.
no-server = { $server } ne répond pas : { $fault }. Vérifiez l'adresse, ou demandez à la personne qui gère le serveur.
no-getaway = { $server } répond, mais ce n'est pas un serveur getaway de cette version. Vérifiez l'adresse.
server-fault = Le serveur ne peut pas le faire pour l'instant ({ $status } { $phrase }). Réessayez dans un moment.
other-version = Le serveur a une autre version de { $game }. Installez la même : pip install --upgrade getaway
table-has-game = Le lien de la table dit déjà de quel jeu il s'agit. Retirez « { $game } ».
bad-open = Quel jeu ? Tapez getaway play JEU --server { $server }, avec l'un de ces jeux : { $games }.
no-name = Comment les autres doivent-ils vous appeler ? Ajoutez --name NOM.
server-alone = La table d'un serveur a ses propres dés, bots et journal. Retirez --seed, --bots, --save, --resume et --campaign.
help-server = Joue à une table en ligne : indiquez son lien, votre lien de retour à une place, ou l'adresse d'un serveur où ouvrir une table.
help-name = Votre nom à une table en ligne.

## What bots say

bot-says = { $seat } : « { $reason } »
aside-level = { $who } : le bot joue désormais comme { $level }.
aside-tempo = Les bots agissent désormais { $tempo-is ->
    [slow] lentement
    [quick] vite
   *[other] à leur rythme habituel
 }.
help-reasons = Si les bots disent pourquoi ils agissent ; ils le font, sauf avec --no-reasons.

## Leçons

learn-game = { $title } ({ $name }) :
learn-lesson = {"  "}{ $key }  { $title } ({ $minutes } min){ $first-is ->
    [yes]  : commencez ici
   *[no] {""}
 }
learn-about = {"    "}{ $about }
learn-how = Pour en suivre une, tapez : getaway learn JEU LEÇON
no-lessons = Il n'y a pas encore de leçons ici.
no-lesson = { $game } n'a pas de leçon « { $lesson } ». Ses leçons : { $lessons }.
lesson-about =
    { $title } ({ $minutes } min)

    { $about }

    Au-dessus de chaque question, vous voyez l'étape en cours et ce qu'il faut
    taper. Jouez autre chose si vous voulez : seul le résultat compte. why vous dit
    pourquoi, hint vous aide à avancer, u annule un coup et h donne les autres
    commandes.
lesson-type = Tapez : { $typed }
lesson-suggests =
    La prochaine chose à faire : { $wish }
    { $typed }
lesson-done = { $steps ->
    [one] Étape { $last } terminée.
   *[other] Étapes { $first } à { $last } terminées.
 }
lesson-over = Vous avez terminé « { $title } ». { $ends }
lesson-next =
    La leçon suivante, « { $title } » :
    { $command }
lesson-play-on = Appuyez sur Entrée pour finir la leçon ; tapez autre chose pour continuer à jouer.{" "}
lesson-short =
    La partie s'est terminée après { $done } étapes sur { $of }. Pour reprendre la leçon du début :
    { $command }
lesson-left =
    Vous avez quitté la leçon. Pour la reprendre du début :
    { $command }
prompt-lesson = { $steps ->
    [0] (why pourquoi, hint indice, ? règle, u annuler, h aide, q quitter) >{" "}
   *[other] (b retour, u recommencer, why pourquoi, hint indice, h aide) >{" "}
 }
help-lesson =
    Un numéro ou le début d'un mot choisit une option ; une flèche, une direction.
    why         la raison de cette étape, avec ses règles
    hint        un coup de pouce pour cette étape
    1; 3; done  plusieurs réponses à la fois, jusqu'à la première surprise
    weigh 3     ce que l'option 3 coûte, ses chances et ce qu'elle apporterait
    stop new    quand vous demander si tout est facultatif : always, new, never
    b           revenir d'une étape dans un choix par étapes
    ?           les règles de la question ; ? 3 pourquoi l'option 3 est permise ou
                non ; ? BS-INFO-08 toute clause, avec la règle de la table
    u           annuler vos choix, ou votre dernier coup et ce qu'il vous a valu
    w VERBE a=b pourquoi une chose est permise ou non : w inform to=2 colour=red
    x           lister toutes les options interdites
    l           la fin du journal, tel que vous l'avez vu ; l tout pour tout voir
    v           toute la table, si elle dépasse l'écran
    q           quitter
help-learn = Apprendre un jeu pas à pas : la liste des leçons, ou une leçon à suivre avec des bots sur cet écran.
help-learn-game = Le jeu ; sans lui, toutes les leçons.
help-lesson-key = La leçon, par son nom dans la liste.

## Scènes

scene-line = { $key }  { $title } [{ $clauses }]
scene-head = { $title } [{ $clauses }]
scene-step = { $number } sur { $of } : { $says }
scene-next = Appuyez sur Entrée pour l'étape suivante.{" "}
no-scene = { $game } n'a pas de scène « { $scene } ». { $near-is ->
    [none] {""}
   *[some] Proches : { $near }.{" "}
 }Pour les lister : getaway rules scene { $game }
show-scene = {"  "}Sur le plateau, « { $title } » : getaway rules scene { $game } { $key }
help-scene = Montrer une règle sur le plateau, étape par étape ; sans scène, lister celles du jeu.
help-scene-key = La scène, par son nom dans la liste.
help-admin-shards = Affiche les shards, ou déplace des tables de l'un à l'autre.
help-admin-shards-list = Liste les shards : nom, nombre de tables et lettres par lesquelles commencent les nouvelles.
help-admin-move = Déplace les tables d'un shard vers un autre pendant qu'on y joue.
help-admin-move-one = Déplace une table vers un autre shard pendant qu'on y joue.
help-admin-shard = Le nom d'un shard.
help-admin-letters = Seulement les tables dont l'identifiant commence par ces lettres, par exemple a-c.
admin-shard = { $name } : { $count ->
    [one] { $count } table
   *[other] { $count } tables
 } ; lettres { $letters }
admin-no-shards = Ce serveur n'a qu'une base de données et aucun shard. GETAWAY_SHARDS les énumère.
admin-no-shard = Aucun shard ne s'appelle { $name } ; il y a { $names }.
admin-move = Les tables de { $source } ({ $letters ->
    [all] toutes
   *[other] celles qui commencent par { $letters }
 }) seraient déplacées vers { $target }.
admin-moved = { $count ->
    [one] { $count } table déplacée
   *[other] { $count } tables déplacées
 } de { $source } vers { $target }.
admin-move-one = La table { $table } serait déplacée vers { $target }.
admin-moved-one = La table { $table } est maintenant dans { $target }.
admin-not-moved = La table { $table } était déjà dans { $target }, ou n'existe pas.
