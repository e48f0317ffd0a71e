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

## Valeurs : comment un message montre un argument. `$next` est le nombre compté à partir de un,
## `$name` qui a la place de ce nombre, si `$name-is` n'est pas `none`.

value-seat = { $name-is ->
    [none] Le joueur { $next }
   *[some] { $name }
 }
value-seats = { $name-is ->
    [none] joueur { $next }
   *[some] { $name }
 }
value-winner = { value-seat }
value-winners = { value-seats }
value-did-seat = { $name-is ->
    [none] Joueur { $next }
   *[some] { $name }
 }

## Refus de toute table, quel que soit le jeu

no-gt-ask-01 = Ce n'est pas à vous : attendez votre prochaine question.
no-gt-verb-01 = L'action « { $verb } » n'existe pas dans ce jeu.
no-gt-form-01 = « { $argument } » de « { $verb } » manque, est inconnu ou n'est pas du bon type.
no-gt-setup-01 = Le jeu n'a pas d'option « { $option } », ou elle ne peut pas prendre cette valeur.

# Hints in a lesson

reason-lesson = C'est ce que demande la leçon.
