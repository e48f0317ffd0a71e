### Ce que dit le terminal.

## Raconter

told = { $text } [{ $clauses }]
did = { $seat } : { $wish }
did-hidden = { $seat } a répondu.
rang = Le temps est écoulé : { $key }.
undid = { $how-is ->
    [practice] { $seat } annule à une table d'entraînement.
    [agreed] { $seat } annule avec l'accord de tous.
   *[right] { $seat } annule sa réponse.
 }
paused = Les horloges sont arrêtées.
resumed = Les horloges repartent.
renewed = La partie continue sous la version { $new } des règles, après la version { $old }. [{ $clauses }]
set-back = L'hébergeur a ramené la partie à un moment antérieur. Relisez la question avant de répondre.
field = { $name } : { $value }
page-end = Entrée revient en arrière.{" "}
page-question = Entrée montre la question.{" "}
page-next = Entrée montre la suite ; une autre touche et Entrée revient en arrière.{" "}

## La question

guide-head = { $lesson }, étape { $number } sur { $of } : { $title }
guide-text = { $text } [{ $clauses }]
who = Joueur { $seat }, à vous de décider.{ $left }
who-any = N'importe quel joueur décide.{ $left }
time-left = {" "}Il reste { $time } ({ $key }).
why = { $why } [{ $clauses }]
so-far = Jusqu'ici : { $steps }
option = { $key }  { $text }
option-warned = { $option } ! { $warning }
option-costly = { $option } !
costly = {"    "}! coûte plus que d'habitude : ? et son nombre dit quoi.
labelled = { $text } : { $label }
value = { $value }
left-out = sans { $name }
choose = Choisissez : { $name }.
blocked = { $key } { $wish } : pas permis. { $why }
blocked-more = {"    "}{ $more ->
    [one] { $more } autre choix n'est pas permis ; x le montre.
   *[other] { $more } autres choix ne sont pas permis ; x les énumère.
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
        [0] Tapez un des nombres, ou - pour aucun.
       *[other] Tapez un des nombres.
     }
   *[other] { $low ->
        [0] Tapez jusqu'à { $high } des nombres, par exemple 1 3 ; - pour aucun.
       *[other] Tapez de { $low } à { $high } des nombres, par exemple 1 3.
     }
 }
how-order = { $drop ->
    [0] Tapez les { $all } nombres dans l'ordre voulu, avec des espaces.
    [one] Tapez les nombres dans l'ordre voulu, avec des espaces ; l'absent est écarté.
   *[other] Tapez les nombres dans l'ordre voulu ; jusqu'à { $drop } absents sont écartés.
 }
how-split = Tapez un nombre pour chacun de { $limits }, { $total } en tout.

## Passer le clavier

pass = Passez le clavier au joueur { $seat }. Les autres regardent ailleurs.
pass-enter = Appuyez sur Entrée quand vous êtes prêt ; q quitte :{" "}
pass-undo = Entrée quand vous êtes prêt ; u annule la réponse du joueur { $last } ; q quitte :{" "}
pass-wrong = Appuyez seulement sur Entrée pour continuer, u pour annuler, q pour enregistrer et quitter.

## Ce qui ne va pas, et que faire

wrong-pick = { $found ->
    [0] { $typed-is ->
        [nothing] Vous n'avez rien tapé.
       *[other] « { $typed } » n'est pas dans la liste.
     } { $count ->
        [1] Tapez { $first }, ou h pour l'aide.
       *[other] Tapez un nombre de { $first } à { $last }, ou le début d'un mot.
     }
   *[other] « { $typed } » convient à { $found } choix. Tapez-en plus, ou un nombre de { $first } à { $last }.
 }
wrong-several = « { $typed } » n'est pas une liste de nombres. { $how }
wrong-number = Il n'y a pas de { $typed } dans la liste. Utilisez ces nombres : { $keys }.
no-clause = Il n'y a pas de clause { $id }. Tapez ? seul pour les règles de cette question, ou ? et un nombre de la liste.
no-option = Il n'y a pas de choix { $key } ici. Tapez ? et un nombre de la liste.
no-step = Il n'y a pas d'étape à laquelle revenir. Tapez u pour annuler votre dernière réponse.
undo-all = tous
undo-how = Tapez u pour annuler votre dernière réponse, ou u tous si tous sont d'accord pour annuler la dernière.
steps-forgotten = Vos étapes sont oubliées ; encore u annule votre dernière réponse.
why-how = Tapez w, une action et ce qu'il lui faut, comme w VERBE nom=valeur. Actions : { $verbs }.
why-allowed = Permis : les règles ne disent rien contre cela.
option-allowed = { $text } : permis. La question vient de { $clauses } ; ? et une clause la montre.
clock-rang = Le temps s'est écoulé pendant que vous décidiez ; ce que vous avez tapé n'a pas été pris.
log-empty = Il ne s'est encore rien passé.
no-thing = Il n'y a rien ici qui s'appelle { $thing }.
log-how = Tapez l pour la fin du journal, ou l tous pour le journal depuis le début.
saved = Enregistré dans { $path }. Le fichier contient tous les secrets de la table.
saved-over = Enregistré dans { $path }. Pour la raconter : getaway replay { $path }
left = Enregistré dans { $path }. Pour continuer : getaway play --resume { $path }{ $bots }
fault = getaway : { $text }
file-not-written = { $path } ne peut pas être écrit : { $fault }. Nommez un autre fichier.
file-not-read = { $path } ne peut pas être lu : { $fault }. Nommez un fichier enregistré par getaway.
file-no-match = { $path } n'est pas une partie enregistrée. Nommez un fichier enregistré par getaway.
file-version = { $path } a été joué avec la version { $old } des règles, celle-ci est la { $new } : utilisez la sienne.
file-differs = { $path } ne se rejoue pas comme écrit : getaway verify { $path } dit où.
bad-game = Il n'y a pas de jeu « { $game } ». Installés : { $games }.
bad-lang = Il n'y a pas de langue « { $lang } » : choisissez parmi { $languages }.
bad-bots = { $bots } bots ne conviennent pas à une table de { $players } : choisissez de 0 à { $players }.
bad-option = « { $text } » n'est pas une option : écrivez nom=valeur.
bad-play = Quel jeu ? Tapez getaway play et l'un de : { $games }. Ou getaway play --resume FICHIER.
bad-seat = Il n'y a pas de joueur { $seat } dans cette partie : choisissez de 1 à { $players }.
search-none = Aucune clause ne parle de « { $words } ». Essayez moins de mots ou d'autres.
show-none = Il n'y a pas de clause { $id }. Proches : { $near }. Ou cherchez : getaway rules search MOTS

## Règles

clause-head = { $id } ({ $section })
clause-ruling = {"  "}À cette table : { $ruling }
clause-same = {"  "}Redit ce que dit { $id }.
clause-line = { $id }  { $text }
show-neighbours = Autres clauses de « { $section } » :
coverage-source = { $game } : le code cite { $used } clauses sur { $clauses }.
coverage-tests = { $game } : les tests sont marqués de { $proved } des { $checkable } clauses vérifiables.
coverage-nowhere = { $id } n'a pas de clause, citée en { $places }
coverage-unnamed = { $game } est déclaré complet, mais aucun code ne nomme ces règles : { $ids }
show-code = {"  "}Dans le code : { $places }

## Jeux, récits

opened = { $game } : { $players ->
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
audience-seat = comme le joueur { $seat } l'a entendue
audience-spectators = comme les spectateurs l'ont entendue
audience-everything = avec tout ce qui a été dit à chacun
replay-open = Pas terminée : { $told } entrées racontées sur { $entries }.
played-with-rules = Cette partie a été jouée avec la version { $versions } des règles ; cette version du programme utilise la version { $now }. Certains coups peuvent donner ici un autre résultat. Pour vérifier chaque coup, utilisez la version du programme avec laquelle elle a été jouée.
verified = { $path } se rejoue exactement comme écrit, chaque hasard compris.
verify-failed = { $path } : { $found ->
    [one] { $found } différence.
   *[other] { $found } différences.
 }
version = getaway { $version }

## Missions personnalisées

mission-faults = { $count ->
    [one] { $file } a un défaut :
   *[other] { $file } a { $count } défauts :
 }
    { $faults }
mission-not-read = { $path } ne peut pas être lu : { $fault }. Nommez un fichier de mission.
help-missions = Missions personnalisées, depuis des fichiers TOML.
help-mission-check = Dit tout ce qui ne va pas dans des fichiers de mission : fichier, ligne, entrée et défaut.
help-mission-files = Fichiers de mission.

## Paquets personnalisés

pack-sound = { $folder } : correct. Une partie le connaît comme { $mark }.
pack-sets = jeux de cartes remplacés : { $names }
pack-floors = étages : { $names }
pack-missions = missions : { $names }
pack-rooms = salles : { $names }
pack-words = mots : { $names }
pack-faults = { $count ->
    [one] { $folder } a un défaut :
   *[other] { $folder } a { $count } défauts :
 }
    { $faults }
pack-own-card = Comme le dit votre propre carte
pack-not-read = { $folder } ne peut pas être lu. Nommez le dossier d'un paquet.
pack-of-other-game = Les paquets sont pour { $games } : retirez --pack, ou jouez à l'un de ces jeux.
box-sound = Le contenu de { $game } est correct.
file-pack = { $path } a été joué avec le paquet { $wanted } tel qu'il était. Nommez-le : --pack DIR.
file-no-pack = { $path } a été joué sans paquet : retirez --pack.
help-packs = Paquets de vos propres cartes, pour les jeux qui en ont.
help-pack-check = Dit tout ce qui ne va pas dans des paquets : fichier, ligne, entrée et défaut. Sans dossier, dans les boîtes.
help-pack-folders = Dossiers de paquets.
help-pack-game = Le jeu auquel ils sont destinés ; sinon, celui que leurs fichiers indiquent.
help-pack = Joue avec les cartes de ce dossier à la place de celles de la boîte.

## Aide

help =
    Un nombre ou le début d'un mot fait un choix ; une flèche, une direction.
    b           une étape en arrière dans un choix fait par étapes
    ?           les règles de la question ; ? 3 pourquoi le choix 3 est permis ou
                non ; ? BS-INFO-08 une clause quelconque, avec la règle de la table
    u           annule vos étapes, sinon votre dernière réponse ; u tous si tous
                sont d'accord
    w VERBE a=b pourquoi une chose est permise ou non : w inform to=2 colour=red
    x           énumère tous les choix qui ne sont pas permis
    l           la fin du journal, comme entendu ; l tous depuis le début
    v           toute la table, si elle dépasse l'écran
    s FICHIER   enregistre et continue
    q           enregistre et quitte
help-program = Une table pour jeux de casse qui connaît les règles et dit quelle règle le dit.
help-version = Montre la version.
help-play = Jouer à cet écran : on se passe le clavier, les bots occupent les dernières places.
help-game = Le jeu ; getaway games les énumère.
help-lang = La langue : en, it ou fr. Sans elle, celle du terminal (LC_ALL, LANG), sinon l'anglais.
help-mission = La mission, comme alpha, bravo ou m01, ou un fichier TOML avec la vôtre.
help-players = Combien de places a la table.
help-level = La difficulté : standard ou epic.
help-bots = Combien de places, les dernières, sont à des bots, qui jouent au hasard.
help-bot-level = Le niveau des bots, si le jeu en a plusieurs ; par défaut, le premier.
bad-bot-level = { $game } n'a pas de bots de niveau { $level }. Ses niveaux : { $levels }.
help-seed = Un nombre ; le même donne les mêmes cartes.
help-clock = turns (chaque tour dure autant) ou real.
help-option = Une autre option du jeu, comme nom=valeur. Peut être donnée plusieurs fois.
help-practice = Ouvre une table d'entraînement : tout peut être annulé, et le journal le dit.
help-takeover = Avec --server : pendant la partie, un nouveau venu peut remplacer un bot. Sinon, seul l'hôte libère une place.
help-save = Le fichier où enregistrer.
help-resume = Continue une partie enregistrée.
help-replay = Raconte une partie enregistrée.
help-file = Un fichier enregistré par getaway.
help-seat = La raconte comme ce joueur l'a entendue, compté à partir de 1.
help-upto = Seulement les premières entrées du journal, autant qu'indiqué.
help-verify = Rejoue une partie enregistrée et compare tout.
help-rules = Les livres de règles.
help-search = Trouve des clauses par des mots, en anglais, italien ou français.
help-words = Ce qu'il faut chercher.
help-limit = Combien de clauses montrer.
help-show = Montre une clause, la règle de la table et les clauses voisines.
help-clause = Le numéro de la clause, comme BS-INFO-08.
help-coverage = Jusqu'où le code, et les tests d'une copie de travail, citent les clauses.
help-games = Les jeux installés.
help-check = Joue au hasard et vérifie à chaque décision que le jeu tient ses promesses.
help-matches = Combien de parties jouer.
help-bench = Mesure parties, copies et positions enregistrées face à d'autres bibliothèques.
help-quick = Un essai court, pour un premier regard.
help-json = Écrit aussi les chiffres dans ce fichier.

## Résolution

bad-mission = Il n'y a pas de mission { $mission } dans la boîte ; il y a { $missions }. Un fichier finit par .toml.
help-solve = Dit si une mission peut être accomplie à la perfection : impossible avec une preuve, démontrée par une partie, ou non prouvée.
help-solve-mission = Une mission de la boîte, ou un fichier TOML.
help-seeds = Combien de parties le planificateur peut essayer.
help-log = Écrit dans ce fichier la partie qui le montre.

## La campagne

campaign-head = Campagne { $file } : { $stars } étoiles.
campaign-line = { $state ->
    [open] { $mission }  { $title } : { $levels }
   *[shut] { $mission }  { $title } : pas encore ouverte
 }
campaign-level = { $level }{ $stars }
campaign-game = { $game } :
campaign-stars = { $stars ->
    [-1] pas jouée
    [0] pas de succès
    [one] 1 étoile
   *[other] { $stars } étoiles
 }
campaign-kept = Noté dans { $file } : { $stars } étoiles jusqu'ici.
campaign-next =
    Ensuite : « { $title } » :
    getaway play { $game } { $option }{ $id } --campaign { $file }
campaign-waits = Ajoutez --campaign { $file }, pour que le résultat compte pour la campagne.
campaign-shut = « { $mission } » n'est pas encore ouverte dans cette campagne : réussissez d'abord « { $before } » ({ $option }{ $id }).
campaign-not-in-box = Seules les missions de la boîte comptent pour une campagne. Retirez --campaign.
campaign-wrong = { $path } n'est pas un fichier de campagne : { $fault }. Nommez-en un autre, ou un nouveau.
help-campaign = Note le résultat dans ce fichier de campagne ; la mission doit y être ouverte.
help-campaigns = Montre les missions de la campagne avec leurs étoiles.
help-campaign-file = Le fichier de la campagne ; sans lui, campaign.toml.
campaign-of-other-game = Les campagnes sont pour { $games }. Retirez --campaign, ou jouez à l'un de ces jeux.
campaign-unknown = { $path } contient les résultats d'une autre campagne. Jeux avec une campagne : { $games }.
help-campaign-game = Le jeu de la campagne ; par défaut, celui auquel le fichier correspond.
help-solve-game = Le jeu ; par défaut, le premier qui a cette mission.
help-mission-game = Le jeu des fichiers ; par défaut, celui auquel ils correspondent le mieux.
mission-of-other-game = Les fichiers de mission sont pour { $games }.
help-games-show = Montre de quoi parle un jeu et toutes les options que vous pouvez choisir.
game-head = { $title } ({ $name }), de { $low } à { $high } joueurs.
setting = { $name } : --option { $option }=...
setting-value = { $usual ->
    [yes] { $value }: { $name } (par défaut)
   *[no] { $value }: { $name }
 }{ $about ->
    [none] {""}
   *[other] . { $about }
 }
setting-left-out = sans
no-setting = { $game } n'a pas l'option { $option }. Ses options : { $settings }. Tapez : getaway games show { $game }

## Un serveur à soi

missing-extra = Il faut { $module }, qui n'est pas installé. Tapez : pip install "getaway[{ $extra }]"
not-on-windows = Un serveur tourne sous Linux et macOS. Sous Windows, installez getaway dans WSL et lancez-le là.
bringing-up = Démarrage du serveur ; la première fois prend un peu plus de temps.
up = getaway est en marche : { $link }
up-here = Pour cette machine seule : { $link }
up-data = Son dossier est { $folder }. PostgreSQL : { $postgres-is ->
    [own] apporté
    [named] celui de GETAWAY_DATABASE
   *[found] celui de cette machine
 }. NATS : { $nats-is ->
    [own] apporté
    [named] celui de GETAWAY_NATS
   *[found] celui de cette machine
 }.
up-stop = Ctrl-C l'arrête. Les tables sont gardées et continuent au prochain démarrage.
going-down = Arrêt en cours.
down = Arrêté. Les tables sont gardées ; relancez-le par getaway up.
child-again = { $name } s'est arrêté et a été relancé. Son journal : { $log }
port-taken = Le port { $port } est pris. Arrêtez ce qui l'utilise, ou choisissez-en un autre : getaway up --port { $next }
node-failed = { $name } ne démarre pas. Son journal, { $log }, finit ainsi : { $said }
data-not-written = { $folder } ne peut pas servir : { $fault }. Nommez un dossier à vous : getaway up --data DOSSIER
data-in-use = Un autre getaway up utilise { $folder }. Arrêtez-le, ou nommez un autre dossier : getaway up --data DOSSIER
data-too-long = { $folder } est un nom trop long pour la socket de PostgreSQL. Nommez-en un plus court : getaway up --data DOSSIER
postgres-failed = PostgreSQL ne démarre pas. Il dit : { $said }
postgres-version = { $folder } a été fait par PostgreSQL { $version }, qui n'est pas installé. Installez la version de getaway qui l'a fait, sauvegardez les données par pg_dump et relisez-les sous la nouvelle.
root-alone = PostgreSQL ne tourne pas sous root, et cette machine n'a aucun des utilisateurs { $accounts }. Lancez getaway sous un autre utilisateur.
root-shut-out = PostgreSQL ne tourne pas sous root ; il tourne donc sous { $account }, qui ne peut pas entrer dans { $folder }. Lancez getaway sous un autre utilisateur, ou installez-le et gardez ses données (--data) là où tous peuvent entrer, comme /opt et /var/lib.
bad-settings = Démarrage impossible : { $fault }.
no-database = La base de données est hors d'atteinte : { $fault }. Démarrez PostgreSQL, ou corrigez GETAWAY_DATABASE.
no-database-here = Il n'y a pas de PostgreSQL : ni par pip, ni comme { $address }. Tapez : pip install "getaway[host]", ou donnez GETAWAY_DATABASE.
no-bus-here = Il n'y a pas de NATS : ni par pip, ni à { $address }. Tapez : pip install "getaway[host]", ou donnez GETAWAY_NATS.
help-up = Tient un serveur privé sur cette machine et en écrit le lien ; Ctrl-C l'arrête.
help-data = Le dossier des données ; sans cela ~/.local/share/getaway, pour root /var/lib/getaway.
help-host = L'adresse à écouter ; sans cela toutes celles de la machine, 127.0.0.1 pour cette machine seule.
help-port = Le port ; les autres nœuds prennent les ports suivants.
help-nodes = Combien de nœuds servent.
help-url = Où les joueurs atteignent le serveur, si ce n'est pas son adresse : https://play.example.org
help-serve = Lance un nœud, selon son environnement (GETAWAY_DATABASE, GETAWAY_NATS, GETAWAY_PORT et d'autres).
help-worker = Lance un worker : il déclenche les échéances et fait jouer les bots.
help-migrate = Amène la base de GETAWAY_DATABASE au schéma le plus récent.
help-checkpoint = Enregistre la position de chaque table en cours, pour qu'une mise à jour des règles n'annule rien.
checkpoint-done = { $count ->
    [0] La position de chaque table en cours était déjà enregistrée.
    [one] La position d'une table a été enregistrée.
   *[other] La position de { $count } tables a été enregistrée.
 }
checkpoint-table = { $table } est illisible : essayez getaway repair { $table }.
checkpoint-older = { $count ->
    [one] Une table a été jouée avec des règles plus anciennes que celles de cette version.
   *[other] { $count } tables ont été jouées avec des règles plus anciennes que celles de cette version.
 } Lancez cette commande avec la version de vos nœuds, avant la mise à jour.
checkpoint-unreadable = { $count ->
    [one] Une table est illisible et a été laissée de côté.
   *[other] { $count } tables sont illisibles et ont été laissées de côté.
 }
help-repair = Cherche où le journal d'une table cesse d'être cohérent et ramène la table à la dernière ligne valable.
help-repaired = La table, telle qu'elle est nommée dans son lien.
help-yes = Le fait vraiment. Sans cette option, la commande dit seulement ce qui se passerait.
repair-whole = La table { $table } se rejoue jusqu'à sa dernière ligne. Il n'y a rien à réparer.
repair-found = La table { $table } se rejoue jusqu'à la ligne { $row } et pas plus loin : { $why }
repair-rows = { $count ->
    [0] Aucun coup ne serait annulé.
    [one] Une ligne de coups serait annulée : la { $first }.
   *[other] { $count } lignes de coups seraient annulées, de la { $first } à la { $last }.
 } Places, clés et conversation restent telles quelles.
repair-ask = Pour ramener la table en arrière, relancez la commande avec --yes.
repair-done = La table { $table } reprend à la ligne { $row }. Ce qui a été annulé se trouve dans l'incident { $number }.
repair-busy = La table n'a cessé de changer pendant l'examen. Réessayez dans un instant.
repair-cannot = La table { $table } ne peut pas être réparée ({ $clause }).
help-incidents = Liste ce que les joueurs ont signalé et ce sur quoi les règles ont trébuché, ou en montre un avec sa position.
help-incident = Le numéro de l'un d'eux.
incident-fault = faute des règles
incident-by = joueur { $seat }, { $quote }
incident-where = Table { $table }, ligne { $row }{ $moment ->
    [-1] .
   *[other] , coup { $moment } de la place ; { $version }.
 }
incident-no-position = La position ne peut pas être reconstruite ({ $clause }).
no-incident = Il n'y a pas d'incident { $number }.
aside-branched = Un « et si » commence au coup { $moment }.
help-sql = Écrit seulement le SQL.

## Une table en ligne

way-back = Votre chemin de retour à cette place ; gardez-le pour vous :
left-online = { $seated-is ->
    [true] Vous avez quitté l'écran ; votre place vous attend. Revenez par : getaway play --server et votre chemin.
   *[false] Vous ne regardez plus.
 }
line-unsaved = Pas encore enregistré, nouvel essai…
line-lost = La liaison avec le serveur est perdue ; nouvel essai.
line-back = La liaison est rétablie.
player = joueur { $seat }
player-named = joueur { $seat } ({ $name })
who-else = { $watching-is ->
    [true] Vous regardez. À décider : { $who }.
   *[false] On attend { $who } :
 }
asked-else = On demande : { $question }
not-asked = On ne vous demande rien pour l'instant. Attendez, parlez par say TEXTE, ou tapez h pour l'aide.
stands-still = La partie est en pause ; p la fait repartir.
vote-waits = Demande à annuler : { $who }. y est d'accord, n non.
lobby-link = Envoyez ce lien aux autres :
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
wrong-word = Ce mot ne vaut pas ici ; h énumère ceux qui valent.
open-how = Écrivez open et le numéro d'une place, de 1 à { $players }.
say-how = Tapez say et ce que vous voulez dire.
help-lobby =
    start      commence la partie (l'hôte) ; les places libres vont aux bots
    say TEXTE  parler
    q          quitter ; votre place vous attend
help-over =
    again      rejouer avec les mêmes personnes, ou les suivre à la nouvelle table
    say TEXTE  parler
    q          quitter
help-online =
    Un nombre ou le début d'un mot choisit ; une touche fléchée, une direction.
    b          un pas en arrière dans un choix par étapes
    ?          les règles de la question ; ? 3 pourquoi le choix 3 est permis ou
               non ; ? BS-INFO-08 toute clause, avec la lecture de la table
    u          reprend vos étapes, sinon votre dernière réponse ; si d'autres ont
               répondu depuis, on leur demande
    y, n       d'accord qu'un autre annule, ou non
    say TEXTE  parler, comme les règles du moment le permettent
    p          met la partie en pause, ou la fait repartir
    open 3     l'hôte : libère la place d'un bot, ou d'un joueur parti
    x          énumère tous les choix qui ne sont pas permis
    l          la fin du journal, comme vous l'avez entendue ; l tous dès le début
    v          toute la table, si elle est plus longue que l'écran
    q          quitter ; votre place vous attend
aside-sat = { $name } prend place comme joueur { $seat }.
aside-left = N'est plus là : { $who }.
aside-returned = De nouveau là : { $who }.
aside-handed = { $to-is ->
    [bot] Un bot joue pour le joueur { $seat }.
   *[open] La place du joueur { $seat } est libre.
 }
aside-revoked = L'hôte a repris la place du joueur { $seat }.
aside-started = La partie commence.
aside-said = { $who } : { $text }
aside-vote = { $how-is ->
    [asks] Demande un vote pour annuler : { $who }.
    [agrees] D'accord pour annuler : { $who }.
   *[refuses] Pas d'accord pour annuler : { $who }. Le vote est fini.
 }
aside-rematch = Il y a une nouvelle table pour les mêmes personnes ; again y mène.
bad-link = « { $link } » n'est ni un lien vers une table ni l'adresse d'un serveur. Écrivez http://HOST:PORT ou http://HOST:PORT/t/TABLE.
no-server = { $server } ne répond pas : { $fault }. Vérifiez l'adresse, ou demandez à qui tient le serveur.
no-getaway = { $server } répond, mais pas comme un serveur getaway de cette version. Vérifiez l'adresse.
server-fault = Le serveur ne peut pas le faire maintenant ({ $status } { $phrase }). Réessayez dans un moment.
other-version = Le { $game } du serveur est d'une autre version que le vôtre. Installez la même : pip install --upgrade getaway
table-has-game = Un lien vers une table nomme déjà son jeu : retirez « { $game } ».
bad-open = Quel jeu ? Tapez getaway play JEU --server { $server }, avec l'un de : { $games }.
no-name = Comment les autres doivent-ils vous appeler ? Ajoutez --name NOM.
server-alone = Une table d'un serveur a son hasard, ses bots et son journal : retirez --seed, --bots, --save, --resume et --campaign.
help-server = Joue à une table en ligne : son lien, votre chemin de retour, ou l'adresse d'un serveur où en ouvrir une.
help-name = Comment les autres vous appellent à une table en ligne.
