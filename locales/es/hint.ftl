### Hints: what a choice is worth, and why. A reason that speaks of a row has a second form, for sheets whose rows have numbers.

hint-title = Pista para { $name }
hint-choice = opción
hint-win = probabilidad de ganar
hint-margin = ventaja esperada
hint-points = puntos esperados
hint-why = por qué
hint-equal = igual de buena

reason-only = no hay otra opción
reason-ends-ahead = acaba la partida cuando ganas por { $points }
reason-ends-ahead-least = acaba la partida, y sigues por delante por al menos { $points }
reason-ends-behind = acaba la partida aunque vas { $points } por detrás
reason-ends-level = acaba la partida con victoria compartida
reason-ends-open = acaba la partida, y deciden las respuestas de los demás
reason-ends-match-ahead = acaba la última partida cuando ganas en total por { $points }
reason-ends-match-ahead-least = acaba la última partida, y en total sigues por delante por al menos { $points }
reason-ends-match-behind = acaba la última partida aunque en total vas { $points } por detrás
reason-ends-match-level = acaba la última partida con victoria compartida
reason-ends-match-open = acaba la última partida, y deciden las respuestas de los demás
reason-ends-game-ahead = acaba esta partida cuando ganas en total por { $points }
reason-ends-game-ahead-least = acaba esta partida, y en total sigues por delante por al menos { $points }
reason-ends-game-behind = acaba esta partida aunque en total vas { $points } por detrás
reason-ends-game-level = acaba esta partida con empate en el total
reason-ends-game-open = acaba esta partida, y las respuestas de los demás deciden quién gana en total
reason-goes-on = sigue jugando: si acabara ahora, irías { $points } por detrás
reason-goes-on-match = sigue jugando: si acabara ahora, en total irías { $points } por detrás
reason-lets-go-on = deja seguir la partida aunque podrías acabarla { $points } por delante
reason-lets-go-on-match = deja seguir la partida aunque podrías acabarla { $points } por delante en total
reason-announces-ahead = anuncia el final cuando ganas por { $points }
reason-announces-behind = anuncia el final aunque vas { $points } por detrás
reason-avoids-penalty = evita el fallo (−{ $points })
reason-penalty = cuesta el fallo (−{ $points })
reason-locks-before = cierra el { $colour } antes de que pueda hacerlo { $name }
reason-locks-before-row = cierra la fila { $row } antes de que pueda hacerlo { $name }
reason-locks = cierra el { $colour }
reason-locks-row = cierra la fila { $row }
reason-leaves = deja el { $colour } a { $name }
reason-leaves-row = deja la fila { $row } a { $name }
reason-no-lock = no cierra el { $colour }
reason-no-lock-row = no cierra la fila { $row }
reason-can-lock = suficientes cruces: puedes cerrar el { $colour }
reason-can-lock-row = suficientes cruces: puedes cerrar la fila { $row }
reason-hurry = aprovecha mientras se puede: { $name } puede cerrar el { $colour }
reason-hurry-row = aprovecha mientras se puede: { $name } puede cerrar la fila { $row }
reason-keeps = { $count ->
    [one] conserva { $count } número
   *[other] conserva { $count } números
}
reason-skips-fewer = { $count ->
    [one] salta { $count } número menos
   *[other] salta { $count } números menos
}
reason-skips = { $count ->
    [one] salta { $count } número
   *[other] salta { $count } números
}
reason-most-points = es lo que más puntos da ahora (+{ $points })
reason-more-points = { $points ->
    [one] da { $points } punto más ahora
   *[other] da { $points } puntos más ahora
}
reason-fewer-points = { $points ->
    [one] da { $points } punto menos ahora
   *[other] da { $points } puntos menos ahora
}
reason-field = { $points ->
    [one] la casilla vale { $points } punto más
   *[other] la casilla vale { $points } puntos más
}
reason-field-less = { $points ->
    [one] la casilla vale { $points } punto menos
   *[other] la casilla vale { $points } puntos menos
}
reason-farther = { $count ->
    [one] lleva tu peón { $count } casilla más lejos
   *[other] lleva tu peón { $count } casillas más lejos
}
reason-less-far = { $count ->
    [one] lleva tu peón { $count } casilla menos lejos
   *[other] lleva tu peón { $count } casillas menos lejos
}
reason-then-cross = te deja otra cruz en este turno
reason-then-none = no te deja más cruces en este turno
reason-then-nearer = { $count ->
    [one] tu siguiente cruz del turno salta luego { $count } número menos
   *[other] tu siguiente cruz del turno salta luego { $count } números menos
}
reason-then-farther = { $count ->
    [one] tu siguiente cruz del turno salta luego { $count } número más
   *[other] tu siguiente cruz del turno salta luego { $count } números más
}
reason-likelier = tus próximos números salen luego más a menudo
reason-rarer = tus próximos números salen luego menos a menudo
reason-keeps-last = guarda una carta para cerrar luego el { $colour }
reason-keeps-last-row = guarda una carta para cerrar luego la fila { $row }
reason-loses-last = no te deja ninguna carta para cerrar el { $colour }
reason-loses-last-row = no te deja ninguna carta para cerrar la fila { $row }
reason-keeps-cards = { $count ->
    [one] guarda { $count } carta que aún encaja
   *[other] guarda { $count } cartas que aún encajan
}
reason-uses-cards = { $count ->
    [one] deja { $count } carta útil menos
   *[other] deja { $count } cartas útiles menos
}
reason-ready = { $count ->
    [one] luego { $count } carta tuya sigue sin saltos
   *[other] luego { $count } cartas tuyas siguen sin saltos
}
reason-hand-nearer = tus cartas saltan luego menos números
reason-hand-farther = tus cartas saltan luego más números
reason-sheds = { $count ->
    [one] en tu próximo turno tomas { $count } carta nueva más
   *[other] en tu próximo turno tomas { $count } cartas nuevas más
}
reason-sheds-less = { $count ->
    [one] en tu próximo turno tomas { $count } carta nueva menos
   *[other] en tu próximo turno tomas { $count } cartas nuevas menos
}
reason-fits = es más probable que encaje en tu hoja
reason-fits-less = es menos probable que encaje en tu hoja
reason-nearer = salta menos números donde encaja
reason-less-near = salta más números donde encaja
reason-stop-ahead = para, si todos están de acuerdo, cuando ganas en total por { $points }
reason-stop-behind = para aunque vas { $points } por detrás
reason-next-behind = otra oportunidad: vas { $points } por detrás
reason-next-ahead = arriesga tu ventaja de { $points }
