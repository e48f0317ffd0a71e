### Ce que dit chaque table, quel que soit le jeu.

## Listes

list-none = rien
list-next = { $start }, { $next }
list-last = { $start } et { $last }

## Mots de tous les jeux

word-true = oui
word-false = non

## Refus

refusal = { $reason } [{ $clause }]

## Valeurs : comment un message montre un argument. `$next` est le nombre compté à partir de un.

value-seat = { $next }
value-seats = { $next }
value-winner = { $next }
value-winners = { $next }

## Refus de toute table, quel que soit le jeu

no-gt-ask-01 = Rien ne vous est demandé pour le moment : attendez votre prochaine question.
no-gt-verb-01 = Il n'y a pas d'action « { $verb } » dans ce jeu.
no-gt-form-01 = « { $argument } » de « { $verb } » manque, est inconnu ou n'est pas du bon type.
no-gt-setup-01 = Le jeu n'a pas d'option « { $option } », ou pas avec cette valeur.
