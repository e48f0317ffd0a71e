### What the browser says.

## Composing an answer

compose-choose = Choisissez : { $name }.
compose-left-out = sans { $name }
compose-value = { $value }
compose-labelled = { $text } : { $label }
compose-some = { $low ->
    [0] Choisissez-en jusqu'à { $high }.
   *[other] { $few ->
        [0] Choisissez-en { $low }.
       *[other] Choisissez-en de { $low } à { $high }.
     }
 }
compose-order = { $drop ->
    [0] Mettez-les tous dans l'ordre, du premier au dernier.
    [one] Mettez-les dans l'ordre ; vous pouvez en écarter un en le laissant de côté.
   *[other] Mettez-les dans l'ordre ; vous pouvez en écarter jusqu'à { $drop } en les laissant de côté.
 }
compose-split = Total à répartir : { $total }.
compose-bin = Part { $number }, de { $low } à { $high }
compose-picked = Votre choix jusqu'ici : { $picked }.
compose-picked-none = Vous n'avez encore rien choisi.
compose-is-picked = choix numéro { $place }

## Rules and log

log-title = Journal
log-empty = Il ne s'est encore rien passé.
log-why = Quelle règle le dit ?
log-did = { $name } : { $wish }
log-did-hidden = { $name } a répondu.
log-auto = { $name } : rien à décider.
log-stop = { $stop ->
    [always] { $name } veut décider à chaque fois.
    [never] { $name } passe chaque fois qu'il n'y a rien à décider.
   *[new] { $name } veut décider quand quelque chose de nouveau est possible.
 }
log-hint = { $name } a demandé un conseil.
log-plan = { $why ->
    [changed] Votre plan s'est arrêté après { $done } étapes sur { $steps } : { $reason }
    [surprise] Votre plan s'est arrêté après { $done } étapes sur { $steps } : { $reason }
    [others] Votre plan attend après { $done } étapes sur { $steps } : c'est d'abord à { $names }.
    [used] Votre plan s'est arrêté après { $done } étapes sur { $steps } : quelqu'un d'autre a agi.
    [hand] Votre plan s'est arrêté après { $done } étapes sur { $steps }, car vous avez répondu vous-même.
   *[over] La partie s'est terminée après { $done } des { $steps } étapes de votre plan.
 }
log-deadline = Temps écoulé : { $key }.
log-undone = { $how ->
    [practice] { $name } annule un coup (table d'essai).
    [agreed] { $name } annule un coup, avec l'accord de tous.
   *[right] { $name } annule un coup.
 }
log-paused = Les horloges sont arrêtées.
log-resumed = Les horloges sont reparties.
log-renewed = La partie continue avec des règles plus récentes (version { $new }).
log-set-back = L'administrateur a ramené la partie à un moment antérieur.
log-over = La partie est terminée.
log-sat = { $name } prend place.
log-left = { $name } quitte la table pour l'instant.
log-returned = { $name } est de retour.
log-handed = { $to ->
    [bot] Un bot joue pour { $name }.
   *[open] { $name } : la place est ouverte à qui veut la prendre.
 }
log-revoked = { $name } n'a plus de place : l'hôte l'a libérée.
log-started = La partie commence.
log-said = { $name } dit : { $text }
log-vote = { $name } veut annuler.
log-vote-agreed = { $name } est d'accord.
log-vote-ended = { $name } a mis fin au vote. Rien n'est annulé.
log-rematch = La revanche se prépare.
acts-title = Ce qui s'est passé
acts-count = Étape { $number } sur { $of }
acts-again = Revoir
show-now = À l'instant
show-again = Encore une fois
show-title = Ce qui vient de se passer
show-skip = Passer
show-skip-key = Espace
show-skip-all = Aller à la fin
show-back = Reculer
show-next = Avancer
show-pause = Pause
show-go = Reprendre
show-waits = Le journal attend la fin de la scène.
recap-now = Ce tour, jusqu'ici
recap-title = Ce qui a changé
recap-replay = Revoir : { $line }
since-replay = Montrer { $number } : { $line }
since-all = Tout revoir
since-done = Compris
since-turn = À mon tour
mute-off = Couper le son
mute-on = Activer le son
log-field = { $name } : { $value }
rules-title = Règles
rules-search = Chercher dans les règles
rules-none = Aucune règle ne parle de « { $words } ». Essayez moins de mots, ou d'autres.
rules-found = { $count ->
    [one] { $count } règle trouvée
   *[other] { $count } règles trouvées
 }
rules-ruling = Comment on joue à cette table
rules-page = page { $page }
rules-neighbours = En savoir plus : « { $section } »
rules-missing = La règle { $id } n'existe pas.
rules-how = Posez votre question avec vos mots. Les numéros de règle sur lesquels vous cliquez à la table s'ouvrent ici.
rules-away = Ranger la règle
rules-close = Fermer les règles
rules-failed = Impossible de charger les règles pour l'instant. Elles reviendront avec la connexion.

## Text mode

text-changed = Depuis votre dernier tour
text-lately = Derniers événements
text-changed-none = Rien encore.
text-clocks = Horloges et compteurs
text-board = Plateau
text-seats = Mains et places
text-ways = Où aller à partir d'ici
text-guide = Étape { $number } sur { $of } : { $title }
text-guide-done = { $title } (fait)
text-guide-rules = Les règles de cette étape :
text-guide-steps = Toutes les étapes
text-guide-why = Pourquoi ?
text-guide-strayed = Vous avez fait autre chose que la leçon. Annulez, ou continuez : les étapes suivantes ne colleront peut-être pas.
text-plan = Ce qui se passerait
text-clock = { $clock } : il reste { $time }
text-clock-note = { $left }, { $note }
text-clock-waits = { $clock } : à l'arrêt
text-announced = { $title } { $count ->
    [one] { $count } option
   *[other] { $count } options
 }.
text-empty = rien
text-also = Vous pouvez aussi :
text-not-allowed = Interdit :
text-blocked = { $wish } : { $why }
text-warned = Attention : { $cost }
text-finish = Valider (Entrée)
text-back = Une étape en arrière ({ $key })
text-so-far = Jusqu'ici : { $steps }
text-typed = { $typed } … d'autres chiffres, ou Entrée.
text-no-key = L'option { $typed } n'existe pas.
text-undo = { $how ->
    [right] Annuler ({ $key })
    [vote] Demander à annuler ({ $key })
   *[no] Rien à annuler
 }
text-seat = { $seat } : { $name }
text-seat-asked = en train de décider
text-grid = En grille de caractères
text-picture = Mode image (Ctrl + .)
text-keys = Touches
text-keys-on = Les raccourcis à une touche sont activés
keys-fixed =
    Les chiffres choisissent une option ; Entrée valide un nombre ou votre choix. Les lettres choisissent ce que vous pouvez faire d'autre.
    Ctrl ou Cmd + . passe du texte à l'image et inversement. Ces touches ne peuvent pas être changées.
keys-press = Appuyez sur la nouvelle touche pour « { $what } », ou sur Échap pour annuler.
keys-new = Nouvelle touche pour « { $what } »
keys-change = { $what } : { $key }. Changer la touche.
keys-taken = { $key } est déjà utilisée : { $what }. Appuyez sur une autre touche, ou sur Échap.
keys-set = { $what } : maintenant { $key }.
keys-put-back = Rétablir toutes les touches
keys-are-back = Toutes les touches sont rétablies.
key-why = Pourquoi cette question
key-undo = Annuler
key-back = Une étape en arrière
key-board = Aller au plateau
key-log = Aller au journal
key-rules = Ouvrir les règles
key-search = Chercher dans les règles
key-options = Choisir une option
key-enter = Valider un nombre ou votre choix
key-page = Se déplacer dans la page
key-name-backspace = Retour arrière
key-name-delete = Suppr
text-item = Élément { $number }

## Frame


page-language = Langue
page-theme = Couleurs
page-theme-auto = Comme l'appareil
page-theme-dark = Plan bleu
page-theme-light = Papier
page-copy = Copier
page-copied = Copié
page-close = Fermer
page-loading = La table est encore en cours de chargement. C'est plus long que d'habitude.
page-failed = Le serveur n'a pas répondu. Rien n'a changé ; réessayez.
page-no-way-back = Impossible à annuler

fault-missing = Il n'y a rien ici.
fault-missing-about = Le lien est peut-être incomplet, ou la table a été supprimée.
fault-unreachable = Le serveur est injoignable.
fault-unreachable-about = Tous les coups validés sont enregistrés. Vérifiez votre connexion, puis réessayez.
fault-failed = Une erreur s'est produite sur le serveur.
fault-failed-about = Tous les coups validés sont enregistrés. Réessayez ; si l'erreur persiste, prévenez la personne qui gère le serveur.
fault-quote = Numéro de référence : { $number }
fault-again = Réessayer
fault-lobby = Aller à l'accueil

bar-home = getaway, aller à l'accueil
bar-undo = { $how ->
    [vote] Demander à annuler
   *[other] Annuler
 }
bar-hint = { $left ->
    [-1] Que feriez-vous ?
    [one] Que feriez-vous ? Il reste un conseil
   *[other] Que feriez-vous ? Il reste { $left } conseils
 }
bar-rules = Règles
bar-text = Mode texte
bar-more = Menu

hint-title = Ce que je ferais
hint-thinking = Je réfléchis…
hint-lost = Le serveur ne répond pas. Réessayez dans un instant.
hint-do = Le faire
hint-thanks = Merci
hint-instead = L'autre choix, et pourquoi pas
warned = Cela peut vous coûter cher : { $wish }.
warned-better = Le conseiller aurait fait ceci : { $wish }.
warned-undo = Annuler ce coup
warned-keep = Garder ce coup
hint-only-you = Vous seul voyez ce conseil. Les autres voient que vous l'avez demandé.

line-lost = Connexion perdue. Nouvel essai… Les horloges continuent de tourner sur le serveur.
line-crowded = Le serveur est très chargé et n'a de place que pour ceux qui jouent. Vous pourrez regarder à nouveau dans un moment.
line-unsaved = Pas encore enregistré. Nouvel essai…
line-closed = Vous ne pouvez pas ouvrir cette table.
line-away = Vous êtes absent. Un bot peut jouer pour vous.
line-missed = { $count ->
    [one] Il s'est passé une chose en votre absence
   *[other] Il s'est passé { $count } choses en votre absence
 }

table-practice = essai
table-paused = en pause
table-watching = vous regardez
zoom-label = Zoom
zoom-closer = Zoomer
zoom-further = Dézoomer
zoom-whole = Plateau entier
table-seats = Mains et places

seat-number = Joueur { $number }
seat-you = vous
seat-host = hôte
seat-open = place libre
seat-bot = { $level ->
    [random] bot qui joue au hasard
   *[other] bot
 }
seat-away = absent
seat-asked = réfléchit depuis { $time }
seat-to-bot = Faire jouer un bot
seat-to-open = Ouvrir la place
seat-revoke = Libérer la place

asking-any = { $name }, vous pouvez répondre
asking-respond = { $name }, vous pouvez répondre
asking-you = { $name }, c'est à vous
asking-others-eye = En attente
asking-others = { $names } est en train de choisir.
asking-others-several = { $names } sont en train de choisir.
asking-others-what = Question : { $question }
asking-bot = un bot ; il joue dans quelques secondes
asking-open = { $names } : la place est libre. Toute personne qui a le lien peut la prendre, ou faites jouer un bot : Menu, puis Places.
asking-meanwhile = { $talk ->
    [free] En attendant, vous pouvez observer, parler et prendre des notes.
    [facts] En attendant, vous pouvez observer, donner des faits et prendre des notes.
   *[silent] En attendant, vous pouvez observer et prendre des notes.
 }
asking-lost = C'est un peu long. Vous pouvez faire jouer un bot à la place : Menu, puis Places.
asking-offers = En attendant, vous pouvez aussi :
asking-paused = La partie est en pause. Les horloges sont arrêtées et personne ne peut jouer.
asking-not-done = L'action n'a pas abouti.
asking-do-it = Valider
asking-pick-more = { $count ->
    [one] Encore un choix
   *[other] Encore { $count } choix
 }
drawer-hide = Masquer les options
bar-question = La question
table-around = Autour du plateau
drawer-title = Toutes les options
drawer-all = Tout ({ $count })
drawer-end = Le résultat
drawer-why-not = Pourquoi pas ? { $count ->
    [one] 1 chose impossible
   *[other] { $count } choses impossibles
}
end-eye = Fin de partie
asking-back = Retour
asking-start-again = Recommencer
asking-later = { $count ->
    [one] Un ordre que vous pouvez donner à l'avance
   *[other] { $count } ordres que vous pouvez donner à l'avance
 }
asking-more-blocked = { $count ->
    [one] Une autre option interdite
   *[other] { $count } autres options interdites
 }
asking-shares-left = { $count ->
    [0] Tout est réparti.
   *[other] Il reste { $count } à répartir.
 }
asking-bin = Part { $number }
asking-less = Moins pour la part { $number }
asking-more = Plus pour la part { $number }

vote-asked = { $name } veut annuler son dernier coup et tout ce qui a suivi.
vote-so-far = { $count ->
    [0] Personne n'est d'accord pour l'instant.
    [one] Un joueur est d'accord.
   *[other] { $count } joueurs sont d'accord.
 }
vote-agree = D'accord
vote-refuse = Pas d'accord
vote-withdraw = Retirer

talk-said = Messages
talk-none = Pas encore de messages.
talk-say = Dire quelque chose à tout le monde
talk-say-now = { $policy ->
    [facts] Donner un fait
   *[free] Dire quelque chose
 }
talk-send = Envoyer
talk-policy = { $policy ->
    [free] Vous pouvez tout dire maintenant.
    [facts] Pour l'instant, vous ne pouvez parler que de faits visibles de tous.
   *[silent] Pour l'instant, personne ne peut parler.
 }

notes-label = Ces notes ne sont visibles que par vous.
notes-how = { $how ->
    [writing] Enregistrement…
    [failed] Non enregistré : le serveur n'a pas répondu. Nouvel essai dès que vous continuerez à écrire.
   *[kept] Enregistré.
 }

rail-label = Journal, discussion, notes et règles
rail-log = Journal
rail-talk = Discussion
rail-notes = Notes
rail-rules = Règles

tab-label = Vues de la table
tab-table = Table
tab-hands = Équipe


menu-title = Menu
menu-seats = Places
weigh-cost = { $n } { $what }
weigh-need = il faut { $need }
weigh-chance = { $percent } %
weigh-final = irréversible
further-title = Ou continuer vers…
phases-title = Phases du tour :
stop-title = Quand il n'y a rien à décider
stop-always = Toujours demander
stop-new = Demander s'il y a du nouveau
stop-never = Ne jamais demander
stop-about = { $stop ->
    [always] Vous décidez à chaque étape, même si vous ne pouvez que continuer.
    [never] La table continue pour vous partout où rien ne vous oblige à décider.
   *[new] La table continue pour vous, sauf si vous pouvez faire quelque chose que vous ne pouviez pas faire avant.
 }
seat-stop = { $stop ->
    [always] décide toujours
   *[never] passe s'il n'y a rien à décider
 }
menu-own = Votre place
menu-return-about = Votre lien de retour vous ramène à votre place depuis n'importe quel appareil. Toute personne qui l'a peut jouer pour vous : ne le partagez pas.
menu-return-show = Afficher le lien de retour
menu-return-hide = Masquer le lien de retour
menu-return-link = Votre lien de retour
menu-return-code = Votre lien de retour en code QR, à scanner avec un autre appareil
menu-return-renew = Créer un nouveau lien de retour
menu-return-renew-about = Les anciens liens ne fonctionnent plus, y compris sur d'autres appareils.
menu-return = Revenir à votre place
menu-leave = Quitter la table
menu-leave-about = La place reste la vôtre. Les autres peuvent faire jouer un bot pour vous.
menu-table = La partie
menu-pause = Pause
menu-resume = Reprendre
menu-pause-about = Arrête les horloges pour tout le monde.
menu-page = Cette page
menu-text-about = Tout en texte, pour claviers et lecteurs d'écran. Ctrl + . pour revenir.

door-name = Votre nom à la table
door-seat = Votre place
door-open = libre
door-bot = { $level ->
    [random] jouée au hasard par un bot ; vous pouvez le remplacer
   *[other] jouée par un bot ; vous pouvez le remplacer
 }
door-bots-own = { $level ->
    [random] jouée au hasard par un bot
   *[other] jouée par un bot
 }
door-person = prise
door-sit = S'asseoir
door-watch = Regarder
door-full = Toutes les places sont prises.
door-bots = Des bots jouent aux places libres. Demandez à l'hôte de vous en ouvrir une.
door-over = La partie est terminée.
door-crowded = Votre place est déjà ouverte sur 8 appareils, le maximum.
door-only-here = L'utiliser uniquement sur cet appareil
door-lost = Cette place n'est plus la vôtre : son lien a été renouvelé, ou l'hôte l'a libérée.

room-invite = Lien pour vos amis
room-code = Le lien en code QR, pour un téléphone
room-start = Commencer
room-start-about = { $count ->
    [0] Tout le monde est là.
    [one] Une place est libre. Un bot y joue { $level ->
        [random] au hasard jusqu'à l'arrivée d'un ami.
       *[other] jusqu'à l'arrivée d'un ami.
     }
   *[other] { $count } places sont libres. Des bots y jouent { $level ->
        [random] au hasard jusqu'à l'arrivée de vos amis.
       *[other] jusqu'à l'arrivée de vos amis.
     }
 }
room-wait = { $name } lance la partie quand tout le monde est prêt.

end-again = Rejouer
end-follow = Aller à la partie suivante
end-lobby = Aller à l'accueil
end-fair = Les dés étaient-ils honnêtes ?
end-fair-kept = { $kept ->
    [yes] Oui : la graine correspond à la promesse faite avant le début.
    [no] Non : la graine ne correspond pas à la promesse faite avant le début.
   *[unknown] Votre navigateur ne peut le vérifier que sur une connexion sécurisée (https). Enregistrez le journal ci-dessous et vérifiez-le avec getaway verify.
 }
end-commitment = Promis avant le début
end-seed = Graine
end-log = Le journal complet
end-log-about = que getaway verify vérifie coup par coup.

lobby-title = Accueil
lobby-open = Ouvrir une table
lobby-game = Jeu
lobby-name = Votre nom
lobby-seats = Places
lobby-seats-about = Vos amis qui ont le lien peuvent prendre la place d'un bot
lobby-seats-count = { $count } places
lobby-seat-more = Une place de plus
lobby-seat-less = Une place de moins
lobby-pace = Rythme
lobby-pace-live = En direct
lobby-pace-daily = Un coup par jour
lobby-more = Plus de réglages
lobby-warns = M'avertir des grosses erreurs (tables d'essai, conseils libres)
lobby-practice = Essai : tout peut être annulé, mais les dés et les cartes changent
lobby-watch = Toute personne qui a le lien peut regarder
lobby-takeover = Tout nouveau venu peut remplacer un bot
lobby-takeover-about = Pendant la partie, toute personne qui a le lien peut prendre la place d'un bot et voir sa main. Sinon, seul l'hôte peut ouvrir une place.
lobby-open-copy = Ouvrir et copier le lien
lobby-open-about = Envoyez le lien à vos amis. Personne d'autre ne peut voir la table.
lobby-alone = Jouer en solo
lobby-value = { $word } : { $name }
lobby-search = Poser une question sur les règles
lobby-search-like = Puis-je parler pendant que j'ordonne les cartes ?
lobby-search-none = Aucune règle n'en parle. Essayez d'autres mots.
lobby-rules = Lire toutes les règles

mine-turn = À vous
mine-go = Aller à la table
mine-over = terminée
mine-lobby = pas encore commencée
mine-paused = en pause
mine-waits = en attente : { $names }
mine-plays = en cours
mine-drop = Retirer { $title } de la liste

## Accounts

account-title = Compte
account-about = Avec un compte, vous retrouvez vos tables sur n'importe quel appareil. Vous pouvez aussi jouer sans.
account-how = Se connecter ou créer un compte
account-sign-in = Se connecter
account-make = Créer un compte
account-name = Nom
account-password = Mot de passe
account-lost = C'est tout ce qu'il nous faut. Un mot de passe perdu ne peut pas être récupéré : gardez-le bien.
account-keep = { $count ->
    [one] Ajouter à mon compte la place que j'ai dans ce navigateur
   *[other] Ajouter à mon compte les { $count } places que j'ai dans ce navigateur
 }
account-of = Compte : { $name }
account-signed-in = Connecté : { $name }
account-signed-in-about = Chaque place que vous prenez dans ce navigateur est ajoutée à votre compte. Connectez-vous sur un autre appareil pour y voir aussi vos tables.
account-forget = Oublier ces places dans ce navigateur ; votre compte les garde
account-sign-out = Se déconnecter

## Les réglages de qui lit

prefs-title = Réglages
prefs-about = Enregistrés dans ce navigateur. Les changements s'appliquent aussitôt.
prefs-palette = Palette
prefs-palette-usual = Standard
prefs-palette-distinct = Pour daltoniens
prefs-palette-contrast = Contraste élevé
prefs-palette-about = La palette pour daltoniens utilise des couleurs toujours faciles à distinguer. Dans chaque palette, formes, chiffres et mots disent la même chose.
prefs-motion = Animations
prefs-motion-auto = Comme l'appareil
prefs-motion-less = Le moins possible
prefs-playback = Vitesse de lecture
prefs-playback-slow = Lente
prefs-playback-normal = Normale
prefs-playback-fast = Rapide
prefs-playback-once = Instantanée
prefs-playback-about = La vitesse à laquelle vous voyez, étape par étape, ce que fait une corporation, un Pare-feu ou un robot.
prefs-sounds = Sons
prefs-sounds-about = Dés, portes, alarmes et minuteurs se font entendre, et deux notes quand c'est à vous de jouer.
prefs-calls = Me prévenir quand c'est à moi de jouer
prefs-calls-about = Une notification sur cet appareil, tant que getaway est ouvert dans un onglet, même en arrière-plan.
prefs-calls-no = Votre navigateur bloque les notifications de ce site. Autorisez-les dans les paramètres du site, puis réactivez cette option.
prefs-calls-never = Les notifications ne sont pas disponibles ici. Il faut une connexion sécurisée (https).
prefs-keys = Raccourcis à une touche à la table
prefs-keys-list = Voir et changer les touches

## Chercher des partenaires, et ce qui a été joué

nav-label = Rubriques de l'accueil
nav-play = Jouer
nav-open = Ouvrir
lobby-guest = Invité
lobby-public = Table ouverte à tous
lobby-public-about = La table est affichée ici jusqu'au début de la partie, et tout le monde peut prendre une place libre.
lobby-pace-live-about = Tout le monde joue en même temps ; les horloges du jeu tournent.
lobby-pace-daily-about = Chacun joue quand il a le temps. Après un jour sans coup, un bot peut prendre la place.
lobby-practice-about = Pour faire des essais. La partie ne compte pas.
lobby-seats-fit = Avec ces réglages, il faut { $count ->
    [one] une place
   *[other] { $count } places
 }.
lobby-bots = Niveau des bots
lobby-hints = Conseils
lobby-hints-are = { $hints ->
    [few] 3 par personne
    [none] aucun
   *[other] autant que vous voulez
 }
option-bots-newcomer = Débutant
option-bots-regular = Habitué
option-bots-expert = Expert
option-bots-random = Au hasard
option-bots-coded = Expert, avec un code d'équipe secret
public-title = Recherche de joueurs
public-none = Personne ne cherche de joueurs en ce moment. Ouvrez une table accessible à tous.
public-free = { $free ->
    [one] 1 place libre sur { $players }
   *[other] { $free } places libres sur { $players }
 }
public-host = avec { $names }
public-join = Rejoindre
public-join-what = Rejoindre { $title }
public-gone = Quelqu'un a pris la dernière place libre, ou la partie a commencé.
room-public = Table ouverte à tous
room-public-about = La table est affichée à l'accueil jusqu'à ce que vous commenciez, tant que cette page est ouverte.
room-leave = Quitter la table
room-leave-about = Votre place se libère aussitôt.
mine-since = question posée { $ago }
progress-played = { $name } · jouée
progress-won = { $name } · gagnée
progress-stars = { $name } · { $stars ->
    [one] 1 étoile
   *[other] { $stars } étoiles
 }
progress-all = Gagnées jusqu'ici : { $won } sur { $all }{ $stars ->
    [0] .
    [one] , 1 étoile.
   *[other] , { $stars } étoiles.
 }

## Sans connexion

offline-table = Vous êtes hors ligne. Voici la table telle que vous l'avez vue la dernière fois, { $ago }. Vous ne pouvez pas jouer tant que le serveur n'est pas revenu.
offline-lobby = Vous êtes hors ligne. Voici vos tables telles que vous les avez vues la dernière fois. Vous pouvez toujours lire les règles.

## Revoir, essayer, signaler

replay-title = Replay
replay-of = Replay : { $title }
replay-back = Revenir à la table
replay-open = Revoir la partie
replay-open-about = Chaque coup, tel que vous l'avez vu de votre place.
replay-controls = Parcourir les coups
replay-move = Coup { $move } sur { $last }
replay-first = Premier coup
replay-earlier = Un coup en arrière
replay-later = Un coup en avant
replay-last = Dernier coup
replay-play = Lecture
replay-pause = Arrêter
replay-speed = Vitesse
replay-speed-slow = Lente
replay-speed-normal = Normale
replay-speed-fast = Rapide
replay-as = Point de vue
replay-as-own = le mien
replay-as-spectators = les spectateurs
replay-as-everything = tout à découvert
replay-own = Vous voyez ce que vous voyiez alors de votre place. Une fois la partie terminée, vous pouvez la revoir du point de vue de n'importe qui.
replay-link = Lien vers ce coup
replay-moves = Coups
replay-nothing-told = Rien de visible ne s'est passé.
replay-then = La question à ce moment-là
replay-asked = { $names } : { $question }
replay-answered = Choix : { $wish }
replay-answered-hidden = La réponse est cachée.
replay-choices = { $count ->
    [one] La seule option
   *[other] Les { $count } options
 }
replay-ended = La partie se termine ici.
replay-lead = Guider les autres
replay-lead-about = Tous ceux qui regardent ce replay vous suivent.
replay-leading = Vous guidez : les autres voient ce coup.
replay-lead-end = Arrêter de guider
replay-lead-to = Passer la main à
replay-led = { $name } guide et vous suivez.
replay-led-alone = { $name } guide ; vous regardez de votre côté.
replay-led-leave = Regarder de mon côté
replay-led-follow = Suivre
replay-led-here = { $name } montre le replay.
replay-led-join = Regarder aussi
scene-show = Montrez-moi
scene-steps = Étapes de la scène
scene-step = Étape { $step } sur { $of }
scene-try = À vous d'essayer
scene-you = Vous
scene-strip = Vous essayez « { $title } ». Ici, rien ne compte.
scene-source = Revenir à la règle
scene-on-board = Sur le plateau
lesson-strip = Leçon : { $title }. Ici, rien ne compte.
lesson-finished = Vous avez terminé « { $title } ».
lesson-over = La partie s'est terminée avant la leçon.
lesson-over-about = Ça arrive. Recommencez : vous connaissez déjà le début.
lesson-again = Recommencer
lesson-next = Suite : { $title }
lesson-all = Toutes les leçons
lesson-learned = Terminée
lesson-minutes = { $minutes ->
    [one] Environ une minute
   *[other] Environ { $minutes } minutes
}
learn-title = Apprendre { $game }
learn-first = Commencez ici
learn-short = Petites leçons
learn-short-about = Un seul sujet à la fois, dans l'ordre de votre choix. Rien ne compte et tout peut s'annuler.
learn-rules = Lire les règles
whatif-title = Et si…
whatif-about = Essayez autre chose à partir d'ici, à votre propre table. La partie elle-même ne change pas.
whatif-about-runs = Tout ce que votre place ne connaît pas est redistribué au hasard : cela ne vous apprend rien sur la vraie partie.
whatif-about-over = Tout est à sa place ; les dés et les cartes seront différents.
whatif-bots = Des bots jouent les autres places
whatif-alone = Je joue toutes les places
whatif-strip = Et si, à partir du coup { $move }. Rien de ce que vous faites ici ne change la partie.
whatif-strip-drawn = Tout ce que votre place ne connaissait pas a été redistribué.
whatif-source = Revenir à ce coup
whatif-seat = Vous jouez
log-closed = L'administrateur a fermé cette table. Plus rien ne peut s'y passer.
log-branched = { $move ->
    [0] La table est prête.
   *[other] Un « et si » commence au coup { $move }.
}
bug-title = Quelque chose ne va pas
bug-about = L'administrateur reçoit votre message avec la position exacte ; personne à la table ne le voit. Vous pouvez aussi taper /bug et votre message dans la discussion.
bug-words = Qu'est-ce qui ne va pas ?
bug-send = Signaler
bug-filed = Signalé sous la référence { $quote }. Ce que vous voyiez à ce moment-là :
bug-link = Lien vers ce que vous voyiez à ce moment-là

## The first screen and the last

lobby-what = Des jeux de casse sur une table qui connaît toutes les règles : jouez seul, ou avec des amis grâce à un lien.
lobby-free = Gratuit
lobby-no-account = Sans compte
lobby-takes-back = Annuler et revoir
lobby-look-up = Chercher une règle
living-title = Une partie qui se joue toute seule
living-pause = Pause
living-go = Reprendre
living-take = Jouer cette mission
cards-title = Commencer une partie
card-alone = Jouer seul, tout de suite
card-alone-about = { $seats ->
    [one] Une place, sans bot
   *[other] Vous jouez les { $seats } places
 }
card-learn = Apprendre pas à pas
card-friends = Ouvrir une table pour des amis
card-players = de { $fewest } à { $most } joueurs
card-minutes = environ { $minutes } min
alone-strip = Vous jouez toutes les places. La table passe à celle qui doit répondre.
alone-seat = Place
lobby-alone-about = { $bots ->
    [0] Vous jouez seul.
    [one] L'autre place revient à { $level ->
        [random] un bot qui joue au hasard
       *[other] un bot
     }.
   *[other] Les { $bots } autres places reviennent à { $level ->
        [random] des bots qui jouent au hasard
       *[other] des bots
     }.
 }
mine-wait = En attente des autres
mine-done = Terminées
mine-more = { $count ->
    [one] Une de plus
   *[other] { $count } de plus
 }
mine-with = avec { $names }
mine-dropped = { $title } n'est plus dans la liste de cet appareil.
mine-undo = Annuler
mine-drop-sure = Vous avez encore une place à cette table. La retirer de la liste ?
mine-drop-yes = Retirer
mine-drop-no = Garder
map-title = Missions
map-stars = { $stars } étoiles sur { $all }
map-won = { $won } gagnées sur { $all }
map-state = { $state ->
    [won] gagnée
    [next] la prochaine
    [played] pas encore gagnée
   *[later] plus tard
 }
map-friends = Avec des amis
door-invites = { $name } vous invite
door-there = { $names } { $count ->
    [one] est
   *[other] sont
 } déjà à la table.
door-left = { $free ->
    [one] Il reste une place.
   *[other] Il reste { $free } places.
 }
door-minutes = environ { $minutes } minutes
door-players = { $players ->
    [one] 1 joueur
   *[other] { $players } joueurs
 }
door-other-seat = Choisir une autre place
room-send = Envoyez ce lien à vos amis
room-send-about = Toute personne qui l'ouvre peut s'asseoir. Aucun compte n'est nécessaire.
end-next = Suivante : { $title }
end-replay = Revoir la partie
end-stars = { $stars ->
    [one] 1 étoile sur { $all }
   *[other] { $stars } étoiles sur { $all }
 }
end-opening = Ouverture de la table…

## Bots at the table

log-level = { $name } : le bot joue désormais au niveau { $level }.
log-tempo = Les bots agissent désormais { $tempo ->
    [slow] lentement
    [quick] vite
   *[other] à leur rythme habituel
 }.
log-reason = { $name } : « { $reason } »
lobby-tempo = Vitesse des bots
lobby-tempo-is = { $tempo ->
    [slow] Lents
    [quick] Rapides
   *[other] Faciles à suivre
 }
lobby-absent = Un bot joue pour les absents, jusqu'à leur retour
lobby-seat-bot = { $seat } : un ami, ou un bot de niveau
lobby-with-bots = Jouer avec des bots
lobby-with-bots-about = { $bots ->
    [one] Un bot joue l'autre place.
   *[other] Des bots jouent les { $bots } autres places.
 }
menu-bots-tempo = Vitesse des bots
seat-level = { $name } : niveau du bot
prefs-voices = Les bots disent pourquoi ils agissent
prefs-voices-about = Dans le journal et sous le plateau. Tout le monde à la table entend la même chose.

## Without a server

site-loading = Chargement du moteur de règles : { $got } sur { $of } Mo. La prochaine fois, il sera déjà là.
site-starting = Démarrage du moteur de règles…
site-failed = Ce navigateur n'a pas pu démarrer le moteur de règles. Rechargez la page. Si cela ne suffit pas, essayez une version récente de Chrome, Edge, Firefox ou Safari.
site-refused = Ce navigateur ne laisse pas la page conserver de données : elle ne pourrait pas enregistrer vos tables. C'est le cas de certaines fenêtres privées, ou quand les données de sites sont bloquées. Autorisez-les pour cette page ou utilisez une fenêtre normale, puis rechargez.
site-full = Votre navigateur n'a plus de place pour cette page. Tout ce qui était enregistré est intact, mais votre dernier coup ne l'est pas encore. Libérez un peu d'espace : la partie reprendra toute seule.
site-table = Démarrage… Regardez la table en attendant : vous pourrez jouer dans un instant.
site-unable = Ce navigateur ne peut pas exécuter le moteur de règles : il est trop ancien, ou WebAssembly ou le stockage sont désactivés. Utilisez une version récente de Chrome, Edge, Firefox ou Safari, ou jouez sur un serveur getaway ou dans un terminal.
site-no-memory = La mémoire de cet appareil n'a pas suffi pour démarrer le moteur de règles. Fermez d'autres onglets et rechargez la page, ou jouez sur un serveur getaway ou dans un terminal.

## Around one screen

lobby-here = Quelqu'un ici
lobby-here-bot = Un bot
lobby-here-name = Nom pour { $seat }
lobby-seat-here = { $seat } : quelqu'un ici, ou un bot de niveau
lobby-seats-here = Choisissez « Quelqu'un ici » pour chaque personne qui joue sur cet écran
lobby-play-here = Jouer ensemble ici
lobby-play-here-about = Vous êtes { $people } devant cet écran{ $bots ->
    [0] .
    [one] , avec un bot.
   *[other] , avec { $bots } bots.
 }
lobby-play-here-hands = Les mains restent cachées pendant que vous passez l'appareil.
table-one-device = un seul appareil
pass-title = Autour de cet écran
pass-has = C'est { $name } qui a l'appareil.
pass-on = Le passer à
pass-to = Passez l'appareil à { $name }
pass-covered = Toutes les mains sont cachées.
pass-covered-clock = Toutes les mains sont cachées et le chrono est arrêté.
pass-look-away = { $name }, ne regardez pas.
pass-since = Depuis le dernier tour
pass-hold = Je suis { $name } : maintenir pour voir
pass-keys = Au clavier ou avec un lecteur d'écran, il suffit d'appuyer une fois.
pass-early = Maintenez une demi-seconde. Si vous relâchez avant, rien ne s'affiche.
pass-away = { $name } n'est pas là : un bot joue
pass-instead = Passer plutôt à { $name }

## Matches in files

file-open = Ouvrir une partie depuis un fichier
file-open-about = Continuez une partie enregistrée, ou revoyez-en une jouée en ligne. Elle est d'abord rejouée et vérifiée.
file-carry = Continuer une partie depuis un fichier
file-carry-about = Commencée sans serveur ? Choisissez son fichier, continuez ici et envoyez le lien à vos amis. Les nouvelles cartes et les nouveaux dés viennent de ce serveur. Les cartes cachées sont peut-être connues, donc le résultat ne compte pas.
file-choose = Choisir un fichier
file-reading = La partie est rejouée…
file-seat = Qui êtes-vous ?
file-save = Enregistrer dans un fichier
file-save-title = Enregistrer { $title } dans un fichier
file-save-about = Le fichier contient toute la partie, cartes cachées comprises. Ouvrez-le dans n'importe quelle copie de getaway, ou vérifiez-le avec getaway verify.
file-save-do = Enregistrer le fichier
file-saved = Enregistré.
file-online = Continuer en ligne
file-online-about = Pour continuer avec des amis ailleurs, enregistrez le fichier, ouvrez l'accueil d'un serveur getaway et choisissez le fichier sous « Continuer une partie depuis un fichier ». Ici, la partie reste telle quelle.
file-online-go = Ouvrir l'accueil du serveur
file-again = La revoir
file-again-about = Toute personne qui a une copie de getaway sans serveur peut y ouvrir le fichier, revoir la partie et essayer d'autres coups.
brought-title = Depuis un fichier
brought-strip = { $how ->
    [carried] Cette partie a commencé ailleurs. Les cartes cachées sont peut-être connues, et le résultat ne compte pas.
   *[other] Cette partie vient d'un fichier. Le résultat ne compte pas.
 }
log-brought = Cette partie a commencé ailleurs et continue depuis un fichier. Les cartes cachées sont peut-être connues, et le résultat ne compte pas.
here-link = Jouer ici, sans serveur
here-about = Les mêmes jeux, conservés dans ce navigateur : seul, avec des bots ou autour d'un écran. Hors ligne aussi.

# The rulebook as a book

book-open = Lire toutes les règles
book-contents = Sommaire
book-print = Imprimer
book-here = Comment joue cette table
book-back = Retour à la table
book-example = Exemple.
book-met = Vous l'avez déjà rencontrée en jeu
book-met-of = Vous avez rencontré { $met } règles sur { $all } en jeu
book-met-about = Une coche marque les règles que vous avez déjà rencontrées en jeu sur cet appareil.

# First times

first-title = Nouveau pour vous.
first-done = Compris
first-off = Ne plus les montrer
prefs-firsts = Expliquer ce qui arrive pour la première fois
prefs-firsts-about = Une phrase, une seule fois, avec la règle montrée sur le plateau.
