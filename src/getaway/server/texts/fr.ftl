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
    [0] Choisissez-les tous dans l'ordre voulu, du premier au dernier.
    [one] Choisissez-les dans l'ordre voulu ; un seul peut rester de côté et sera défaussé.
   *[other] Choisissez-les dans l'ordre voulu ; jusqu'à { $drop } peuvent rester de côté et seront défaussés.
 }
compose-split = Répartissez { $total } en tout.
compose-bin = Part { $number }, de { $low } à { $high }
compose-picked = Choisis jusqu'ici : { $picked }.
compose-picked-none = Rien n'est encore choisi.
compose-is-picked = choisi en numéro { $place }

## Rules and log

log-title = Journal
log-empty = Rien ne s'est encore passé.
log-did = { $name } : { $wish }
log-did-hidden = { $name } a répondu.
log-deadline = Le temps est écoulé : { $key }.
log-undone = { $how ->
    [practice] { $name } annule, à une table d'essai.
    [agreed] { $name } annule avec l'accord de tous.
   *[right] { $name } annule.
 }
log-paused = Les horloges sont arrêtées.
log-resumed = Les horloges repartent.
log-renewed = La partie continue avec des règles plus récentes (version { $new }).
log-set-back = L'hébergeur a ramené la partie à un moment antérieur.
log-over = La partie est terminée.
log-sat = { $name } s'assied.
log-left = { $name } quitte la table pour l'instant.
log-returned = { $name } est de retour.
log-handed = { $to ->
    [bot] Un bot joue pour { $name }.
   *[open] La place de { $name } est ouverte à un nouveau venu.
 }
log-revoked = La place de { $name } a été retirée et est libre.
log-started = La partie commence.
log-said = { $name } dit : { $text }
log-vote = { $name } demande à annuler.
log-vote-agreed = { $name } est d'accord.
log-vote-ended = { $name } clôt le vote : rien n'est repris.
log-rematch = Une autre partie se prépare.
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
rules-neighbours = Autour de « { $section } »
rules-missing = La règle { $id } n'existe pas.
rules-how = Écrivez avec vos mots ce que vous voulez savoir. Tout numéro de règle à la table ouvre ici sa règle.
rules-close = Fermer les règles
rules-failed = Les règles sont hors d'atteinte pour l'instant. Elles reviendront avec la connexion.

## Text mode

text-changed = Depuis votre dernier tour
text-lately = Ce qui vient de se passer
text-changed-none = Rien encore.
text-clocks = Horloges et compteurs
text-board = Plateau
text-seats = Mains et places
text-ways = À partir d'ici
text-guide = { $lesson }, étape { $number } sur { $of } : { $title }
text-guide-done = { $title } (fait)
text-guide-rules = Les règles :
text-guide-steps = Toutes les étapes
text-plan = Ce que cela ferait
text-clock = { $clock } : reste { $time }
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
text-back = Un pas en arrière ({ $key })
text-so-far = Jusqu'ici : { $steps }
text-typed = { $typed } … d'autres chiffres, ou Entrée.
text-no-key = Il n'y a pas d'option { $typed }.
text-undo = { $how ->
    [right] Annuler ({ $key })
    [vote] Demander à annuler ({ $key })
   *[no] Rien à annuler
 }
text-seat = { $seat } : { $name }
text-seat-asked = décide maintenant
text-grid = En grille de caractères
text-picture = Mode image (Ctrl + .)
text-keys = Touches
text-keys-on = Les touches seules agissent
keys-fixed =
    Les chiffres choisissent une option ; Entrée termine un nombre ou continue avec ce qui est choisi. Les lettres choisissent ce que vous pouvez faire en plus.
    Ctrl ou Cmd + . passe du texte à l'image et inversement. Ceux-ci restent comme ils sont.
keys-press = Pressez la nouvelle touche pour « { $what } », ou Échap pour la laisser.
keys-new = Nouvelle touche pour « { $what } »
keys-change = { $what } : { $key }. Changer la touche.
keys-taken = { $key } est prise : { $what }. Pressez une autre touche, ou Échap.
keys-set = { $what } : maintenant { $key }.
keys-put-back = Remettre toutes les touches
keys-are-back = Toutes les touches sont de nouveau les touches habituelles.
key-why = Pourquoi cette question
key-undo = Annuler
key-back = Un pas en arrière
key-board = Aller au plateau
key-log = Aller au journal
key-rules = Ouvrir les règles
key-search = Chercher dans les règles
key-options = Choisir une option
key-enter = Terminer un nombre, ou continuer
key-page = Se déplacer dans la page
key-name-backspace = Retour
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
page-loading = La table arrive. C'est plus long que d'habitude.
page-failed = Le serveur n'a pas répondu. Rien n'a changé ; réessayez.
page-no-way-back = Sans retour

fault-missing = Il n'y a rien à cette adresse.
fault-missing-about = Le lien est peut-être incomplet, ou la table a été rangée.
fault-unreachable = Le serveur est injoignable.
fault-unreachable-about = Ce qui a été confirmé est enregistré. Vérifiez la connexion, puis réessayez.
fault-failed = Le serveur n'a pas pu le faire.
fault-failed-about = Ce qui a été confirmé est enregistré. Réessayez ; si cela dure, prévenez qui tient le serveur.
fault-quote = Numéro à citer : { $number }
fault-again = Réessayer
fault-lobby = À l'accueil

bar-home = getaway, à l'accueil
bar-undo = { $how ->
    [vote] Demander à reprendre
   *[other] Reprendre
 }
bar-rules = Règles
bar-text = Mode texte
bar-more = Menu

line-lost = Connexion perdue, nouvel essai. Les horloges tournent sur le serveur.
line-unsaved = Pas encore enregistré, nouvel essai…
line-closed = Cette table nous est fermée.
line-away = Vous êtes absent ; un bot peut jouer pour vous.
line-missed = { $count ->
    [one] Une chose s'est passée entre-temps
   *[other] { $count } choses se sont passées entre-temps
 }

table-practice = essai
table-paused = en pause
table-watching = vous regardez
zoom-label = Regarder le plateau de plus près
zoom-closer = Plus près
zoom-further = Plus loin
zoom-whole = Tout
table-seats = Mains et places

seat-number = Joueur { $number }
seat-you = vous
seat-host = hôte
seat-open = place libre
seat-bot = bot
seat-away = absent
seat-asked = doit choisir depuis { $time }
seat-to-bot = Laisser jouer un bot
seat-to-open = Libérer la place
seat-revoke = Retirer la place

asking-you = { $name }, à vous
asking-others-eye = Attente
asking-others = { $names } choisit.
asking-others-several = { $names } choisissent.
asking-others-what = Question : { $question }
asking-bot = un bot, il joue dans quelques secondes
asking-meanwhile = { $talk ->
    [free] En attendant, vous pouvez regarder, parler et prendre des notes.
    [facts] En attendant, vous pouvez regarder, dire des faits et prendre des notes.
   *[silent] En attendant, vous pouvez regarder et prendre des notes.
 }
asking-lost = C'est long. Dans le menu, sous Places, vous pouvez laisser jouer un bot.
asking-offers = En attendant, vous pouvez aussi faire ceci :
asking-paused = La partie est en pause : les horloges sont arrêtées, et aucune réponse n'est prise.
asking-not-done = Pas fait.
asking-do-it = Valider
asking-pick-more = { $count ->
    [one] Encore un choix
   *[other] Encore { $count } choix
 }
asking-back = Retour
asking-start-again = Recommencer
asking-later = { $count ->
    [one] Un ordre que vous pouvez donner pour plus tard
   *[other] { $count } ordres que vous pouvez donner pour plus tard
 }
asking-more-blocked = { $count } autres qui ne sont pas permis
asking-shares-left = { $count ->
    [0] Tout est réparti.
   *[other] Encore { $count } à répartir.
 }
asking-bin = Part { $number }
asking-less = Moins pour la part { $number }
asking-more = Plus pour la part { $number }

vote-asked = { $name } demande à reprendre sa dernière réponse et tout ce qui a suivi.
vote-so-far = { $count ->
    [0] Personne n'est encore d'accord.
    [one] Une personne est d'accord.
   *[other] { $count } personnes sont d'accord.
 }
vote-agree = D'accord
vote-refuse = Pas d'accord
vote-withdraw = Retirer

talk-said = Ce qui a été dit
talk-none = Rien n'a encore été dit.
talk-say = Dire quelque chose à tous
talk-say-now = { $policy ->
    [facts] Dire un fait
   *[free] Dire quelque chose
 }
talk-send = Dire
talk-policy = { $policy ->
    [free] Maintenant, on peut tout dire.
    [facts] Maintenant, on ne dit que des faits que tous voient.
   *[silent] Maintenant, personne ne parle.
 }

notes-label = Vous seul voyez ces notes.
notes-how = { $how ->
    [writing] On écrit …
    [failed] Pas enregistré : le serveur n'a pas répondu. Nouvel essai à la prochaine lettre.
   *[kept] Enregistré.
 }

rail-label = Journal, paroles, notes et règles
rail-log = Journal
rail-talk = Paroles
rail-notes = Notes
rail-rules = Règles

tab-label = Vues de la table
tab-table = Table
tab-hands = Mains

sheet-down = Abaisser la question
sheet-up = Relever la question

menu-title = Menu
menu-seats = Places
menu-own = Votre place
menu-return-about = Le lien de retour vous ramène à votre place depuis tout appareil. Qui l'a agit pour vous : ne le donnez à personne.
menu-return-show = Montrer le lien de retour
menu-return-hide = Cacher le lien de retour
menu-return-link = Votre lien de retour
menu-return-code = Votre lien de retour en image, pour l'appareil photo d'un autre appareil
menu-return-renew = Créer un nouveau lien de retour
menu-return-renew-about = Tous les anciens prennent fin, aussi sur d'autres appareils.
menu-return = Reprendre la place
menu-leave = Quitter la table
menu-leave-about = La place reste la vôtre. Les autres peuvent laisser un bot jouer pour vous.
menu-table = La partie
menu-pause = Pause
menu-resume = Continuer
menu-pause-about = Pour tous : pendant la pause, les horloges sont arrêtées.
menu-page = Cette page
menu-text-about = Tout en texte, pour clavier et lecteur d'écran. Ctrl + . revient.

door-name = Votre nom à la table
door-seat = Votre place
door-open = libre
door-bot = un bot joue ; vous pouvez le remplacer
door-bots-own = un bot joue
door-person = prise
door-sit = S'asseoir
door-watch = Regarder
door-full = Toutes les places sont prises.
door-bots = Des bots jouent les places libres. Demandez à l'hôte d'en libérer une pour vous.
door-over = La partie est finie.
door-crowded = Votre place ici est ouverte sur 8 appareils, le maximum possible.
door-only-here = L'utiliser sur cet appareil seulement
door-lost = La place que vous aviez ici n'est plus la vôtre : son lien a été renouvelé, ou l'hôte l'a retirée.

room-invite = Lien pour vos amis
room-code = Le lien en image, pour un téléphone
room-start = Commencer
room-start-about = { $count ->
    [0] Tout le monde est là.
    [one] Une place est libre : un bot la prend, jusqu'à ce qu'un ami arrive.
   *[other] { $count } places sont libres : des bots les prennent, jusqu'à ce que des amis arrivent.
 }
room-wait = { $name } commence quand tous sont prêts.

end-again = Rejouer
end-follow = À la partie suivante
end-lobby = À l'accueil
end-fair = Le hasard a-t-il été honnête ?
end-fair-kept = { $kept ->
    [yes] Oui : la graine est celle qui était promise avant le début.
    [no] Non : la graine n'est pas celle qui était promise avant le début.
   *[unknown] Un navigateur ne le vérifie que par une connexion sûre (https). Enregistrez le journal ci-dessous et vérifiez-le avec getaway verify.
 }
end-commitment = Promis avant le début
end-seed = Graine
end-log = Le journal entier
end-log-about = à vérifier coup par coup avec getaway verify.

lobby-title = Accueil
lobby-open = Ouvrir une table
lobby-game = Jeu
lobby-players = de { $fewest } à { $most }, avec bots
lobby-name = Votre nom
lobby-seats = Places
lobby-seats-about = Vos amis prennent la place d'un bot par le lien
lobby-seats-count = { $count } places
lobby-seat-more = Une place de plus
lobby-seat-less = Une place de moins
lobby-pace = Rythme
lobby-pace-live = En direct
lobby-pace-daily = Un coup par jour
lobby-more = Autres réglages
lobby-practice = Essai : tout peut être repris, avec un nouveau hasard
lobby-watch = Qui a le lien peut regarder
lobby-takeover = Un nouveau venu peut remplacer un bot
lobby-takeover-about = Pendant la partie, toute personne qui a le lien peut prendre la place d'un bot et voir sa main ; sinon, seul l'hôte libère une place.
lobby-open-copy = Ouvrir et copier le lien
lobby-open-about = Le lien est pour vos amis. Rien n'est montré à personne d'autre.
lobby-alone = Commencer seul
lobby-value = { $word } : { $name }
lobby-search = Interroger les règles
lobby-search-like = Puis-je parler pendant qu'on ordonne les cartes ?
lobby-search-none = Aucune règle n'en parle. Essayez d'autres mots.
lobby-rules = Lire toutes les règles

mine-title = Mes tables
mine-turn = À vous
mine-go = Aller à la table
mine-none = Pas encore de table.
mine-over = finie
mine-lobby = pas encore commencée
mine-paused = en pause
mine-waits = on attend { $names }
mine-plays = en cours
mine-drop = Retirer { $title } de la liste

## Accounts

account-title = Compte
account-about = Un compte vous ramène à vos tables sur un autre appareil. Vous pouvez jouer sans compte.
account-how = Se connecter ou créer un compte
account-sign-in = Se connecter
account-make = Créer un compte
account-name = Nom
account-password = Mot de passe
account-lost = Rien d'autre ne vous est demandé. Un mot de passe perdu ne se retrouve pas : gardez-le bien.
account-keep = { $count ->
    [one] Garder avec le compte la place que j'ai dans ce navigateur
   *[other] Garder avec le compte les { $count } places que j'ai dans ce navigateur
 }
account-of = Compte de { $name }
account-signed-in = Connecté : { $name }
account-signed-in-about = Chaque place que vous prenez dans ce navigateur est gardée avec votre compte. Connectez-vous sur un autre appareil, et vos tables y figurent aussi.
account-forget = Oublier ces places dans ce navigateur ; le compte les garde
account-sign-out = Se déconnecter

## Les réglages de qui lit

prefs-title = Réglages
prefs-about = Ils restent dans ce navigateur et changent la page aussitôt.
prefs-palette = Palette
prefs-palette-usual = Habituelle
prefs-palette-distinct = Bien distincte
prefs-palette-contrast = Contraste élevé
prefs-palette-about = Bien distincte est pour qui voit moins de couleurs. Formes, chiffres et mots disent la même chose dans chaque palette.
prefs-motion = Mouvement
prefs-motion-auto = Comme l'appareil
prefs-motion-less = Le moins possible
prefs-playback = Déroulement
prefs-playback-slow = Lent
prefs-playback-normal = Normal
prefs-playback-fast = Rapide
prefs-playback-once = D'un coup
prefs-playback-about = La vitesse à laquelle la table montre pas à pas ce que fait une corporation, un Firewall ou un robot.
prefs-sounds = Sons
prefs-sounds-about = Deux notes quand c'est à vous, une douce quand quelqu'un joue, trois à la fin.
prefs-calls = M'appeler quand c'est à moi
prefs-calls-about = Par une notification de cet appareil, tant qu'une page de getaway est ouverte dans un onglet, même en arrière-plan. Quand toutes sont fermées, rien ne vient.
prefs-calls-no = Ce navigateur ne laisse pas cette page vous prévenir. Autorisez-le dans les réglages du navigateur pour ce site, puis réactivez-le.
prefs-calls-never = Ici ce navigateur n'a pas de notifications. En simple http il n'y en a pas.
prefs-keys = Touches simples à la table
prefs-keys-list = Ce que font les touches, et d'autres touches pour cela

## Chercher des partenaires, et ce qui a été joué

nav-label = Parties de l'accueil
nav-play = Jouer
nav-open = Ouvrir
lobby-guest = Invité
lobby-public = Tout le monde peut se joindre
lobby-public-about = La table figure ici jusqu'au début, et qui veut prend une place libre.
lobby-pace-live-about = Tous jouent en même temps, et les horloges tournent là où le jeu en a.
lobby-pace-daily-about = Chacun répond quand il a le temps ; après un jour sans réponse, la place peut passer à un bot.
lobby-practice-about = Pour essayer : la partie ne compte pour rien.
lobby-seats-fit = Ainsi le jeu se joue avec { $count ->
    [one] une place
   *[other] { $count } places
 }.
lobby-lesson = Première fois ? Jouez la mission guidée.
lobby-bots = Niveau des bots
lobby-first = Première fois ? Commencez par l'une d'elles.
lobby-first-about = Chacune commence aussitôt, et aucun temps ne court. Ou ouvrez une table à votre goût.
public-title = On cherche des partenaires
public-none = Personne ne cherche de partenaires en ce moment. Ouvrez une table à laquelle tout le monde peut se joindre.
public-free = { $free ->
    [one] une place libre sur { $players }
   *[other] { $free } places libres sur { $players }
 }
public-host = avec { $names }
public-join = Rejoindre
public-join-what = Rejoindre { $title }
public-gone = La dernière place libre vient d'être prise, ou la partie a commencé.
room-public = Tout le monde peut se joindre
room-public-about = La table figure à l'accueil jusqu'à ce que vous commenciez, tant que cette page est ouverte.
room-leave = Quitter
room-leave-about = Votre place est libre aussitôt.
mine-since = demandé { $ago }
mine-count = { $count } en cours
progress-played = { $name } · jouée
progress-won = { $name } · gagnée
progress-stars = { $name } · { $stars ->
    [one] 1 étoile
   *[other] { $stars } étoiles
 }
progress-all = Gagnées jusqu'ici : { $won } sur { $all }{ $stars ->
    [0] .
    [one] , 1 étoile.
   *[other] , { $stars } étoiles.
 }

## Sans connexion

offline-table = Vous êtes hors ligne. Voici la table telle que vous l'avez vue en dernier, { $ago }. Rien ne peut se faire tant que le serveur n'est pas revenu.
offline-lobby = Vous êtes hors ligne. Vos tables figurent telles que vous les avez vues en dernier, et les règles peuvent se lire.

## Revoir, essayer, signaler

replay-title = Relecture
replay-of = Relecture de { $title }
replay-back = À la table
replay-open = Revoir la partie
replay-open-about = Chaque coup tel que votre place l'a vu.
replay-turning = Revoir depuis le tournant
replay-controls = Parcourir les coups
replay-move = Coup { $move } sur { $last }
replay-first = Premier coup
replay-earlier = Un coup en arrière
replay-later = Un coup en avant
replay-last = Dernier coup
replay-play = Lire
replay-pause = Arrêter
replay-speed = Vitesse
replay-speed-slow = Lente
replay-speed-normal = Normale
replay-speed-fast = Rapide
replay-as = Regarder en tant que
replay-as-own = moi
replay-as-spectators = le public
replay-as-everything = la table découverte
replay-own = Votre propre relevé : vous voyez ce que votre place voyait alors. Après la fin, on peut regarder en tant que n'importe qui.
replay-link = Lien vers ce coup
replay-moves = Coups
replay-nothing-told = Rien n'a été dit.
replay-then = La question d'alors
replay-asked = { $names } : { $question }
replay-answered = Choix : { $wish }
replay-answered-hidden = La réponse n'est pas montrée.
replay-choices = { $count ->
    [one] Le seul choix possible
   *[other] Les { $count } choix possibles
 }
replay-ended = La partie est finie ici.
replay-lead = Guider les autres
replay-lead-about = Quiconque regarde cette relecture est amené où vous êtes.
replay-leading = Vous guidez : les autres voient ce coup.
replay-lead-end = Cesser de guider
replay-lead-to = Passer la main à
replay-led = { $name } guide ; vous suivez.
replay-led-alone = { $name } guide ; vous regardez de votre côté.
replay-led-leave = Regarder seul
replay-led-follow = Suivre
replay-led-here = { $name } montre la relecture.
replay-led-join = Regarder avec
whatif-title = Et si …
whatif-about = Essayez autre chose à partir d'ici, à une table à vous. Rien ne change dans la partie.
whatif-about-runs = Ce que votre place ignore est tiré à nouveau, avec un hasard neuf : cela ne dit rien de ce qu'il en est vraiment.
whatif-about-over = Tout est comme c'était ; le hasard est neuf.
whatif-bots = Des bots jouent les autres
whatif-alone = Je joue toutes les places
whatif-strip = Et si, à partir du coup { $move } : rien ici ne change la partie.
whatif-strip-drawn = Ce que votre place ignorait a été tiré à nouveau.
whatif-source = Revenir à ce coup
whatif-seat = Vous jouez
log-branched = Un « et si » commence au coup { $move }.
bug-title = Quelque chose cloche
bug-about = L'opérateur reçoit vos mots avec la position exacte ; personne à la table ne l'apprend. Dans la ligne de parole : /bug et vos mots.
bug-words = Ce qui cloche
bug-send = Signaler
bug-filed = Signalé sous { $quote }. Votre vue de ce moment :
bug-link = Lien vers votre vue de ce moment
