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
log-vote-ended = { $name } n'est pas d'accord.
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

text-title = { $table }, en texte
text-question = Question
text-changed = Depuis votre dernier tour
text-changed-none = Rien encore.
text-clocks = Horloges et compteurs
text-board = Plateau
text-seats = Mains et places
text-log = Journal
text-empty = rien
text-asked = { $name }, à vous de décider.
text-waiting = On attend { $names }.
text-watching = Vous regardez.
text-lobby = La partie n'a pas commencé.
text-also = Vous pouvez aussi :
text-not-allowed = Interdit :
text-blocked = { $wish } : { $why }
text-warned = Attention : { $cost }
text-finish = Valider (Entrée)
text-more = { $count ->
    [one] Encore { $count } à choisir
   *[other] Encore { $count } à choisir
 }
text-back = Un pas en arrière (Retour)
text-again = Recommencer
text-so-far = Jusqu'ici : { $steps }
text-why = Pourquoi ?
text-refused = Pas fait : { $why }
text-typed = { $typed } … d'autres chiffres, ou Entrée.
text-no-key = Il n'y a pas d'option { $typed }.
text-undo = { $how ->
    [right] Annuler (u)
    [vote] Demander à annuler (u)
   *[no] Rien à annuler
 }
text-vote = { $name } demande à annuler la dernière réponse.
text-agree = D'accord
text-refuse = Pas d'accord
text-seat = { $number } : { $name }
text-seat-you = vous
text-seat-open = place libre
text-seat-bot = bot
text-seat-away = absent
text-seat-asked = décide maintenant
text-grid = En grille de caractères
text-grid-hide = Masquer la grille
text-picture = Mode image (Ctrl + .)
text-keys = Touches
text-keys-on = Les touches seules agissent
text-keys-list =
    Les chiffres choisissent une option ; Entrée termine un nombre ou continue avec ce qui est choisi. Les lettres choisissent ce que vous pouvez faire en plus.
    ? pourquoi cette question · u annuler · Retour un pas en arrière · b plateau · l journal · r règles · / chercher dans les règles
    Ctrl ou Cmd + . passe du texte à l'image et inversement.
text-clock-left = { $clock } : reste { $time }
text-clock-announced = { $clock } : reste { $time }.
text-paused = Les horloges sont arrêtées.
text-lost = Connexion perdue, nouvel essai. Les horloges tournent sur le serveur.
text-item = Élément { $number }
