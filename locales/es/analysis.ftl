# La página en la que se analizan posiciones y partidas, y lo que el motor responde a los programas.

# Por qué se rechaza una petición.
analysis-bad-lines = El número de líneas va de 1 a { $most }.
analysis-bad-seconds = El tiempo para pensar va de 0 a { $most } segundos.
analysis-bad-width = El ancho va de { $least } a { $most } píxeles.
analysis-too-many-moves = No se miran partidas de más de { $most } jugadas.
analysis-bad-parent = Una jugada debe ir detrás de aquella a la que sigue.

analysis-refused-start = Esta posición no se puede leer: { $why }.
analysis-refused-move = La jugada { $number }, { $move }, no se puede hacer: { $why }. La partida se muestra hasta ahí.
analysis-refused-record = Este registro no se puede leer: { $why }.
analysis-refused-address = Esta dirección no se puede leer. Puede decir start (una posición), moves (jugadas con comas entre ellas) o record (un registro), y at (un número: después de qué jugada se empieza), cada uno una sola vez.
analysis-refused-example = Esto se puede leer:

# La página.
# En el menú de todas las páginas.
analysis-nav = Análisis
analysis-title = Tablero de análisis
analysis-board = El tablero
analysis-engine = El juicio del ordenador
analysis-moves = Jugadas
analysis-no-moves = Aún no hay jugadas. Haz una en el tablero.
analysis-legal-moves = Las jugadas que se pueden hacer aquí:

# Botones que recorren las jugadas de una partida.
analysis-walk = Recorrer las jugadas
analysis-first = Al principio
analysis-previous = Una jugada atrás
analysis-next = Una jugada adelante
analysis-last = Al final
analysis-flip = Girar el tablero

# Una partida o una posición que alguien ha copiado en otra parte.
analysis-paste = Pegar una partida o una posición
analysis-paste-label = Un registro, o una posición como giuthi 8x8
analysis-paste-show = Mostrar

# Las líneas del ordenador. La profundidad es cuántas jugadas ha mirado por delante.
analysis-engine-on = Ordenador
analysis-depth = profundidad { $depth }
analysis-complete = hasta el final
analysis-think-longer = Pensar más tiempo
analysis-how-many-lines = Cuántas líneas
analysis-lines = { $count ->
    [one] { $count } línea
   *[other] { $count } líneas
}
analysis-no-answer = El ordenador no tiene tiempo ahora. Prueba otra vez.
analysis-offline = Sin conexión con el servidor.

analysis-comment = Comentario sobre esta jugada
analysis-promote = Poner la variante primero
analysis-remove = Borrar desde aquí
analysis-review-title = Revisión de la partida
analysis-review = Revisar la partida
analysis-reviewing = { $count ->
    [one] falta { $count } jugada
   *[other] faltan { $count } jugadas
}
analysis-no-mistakes = No se han encontrado errores.
analysis-graph = El curso de la partida: cuanto más alto, mejor para Sur. Las marcas son errores.
analysis-play = Jugar desde aquí
analysis-share = Compartir y descargar
analysis-link = Enlace a todo esto
analysis-copy = Copiar
analysis-copied = El enlace está copiado.
analysis-link-cut = Hay demasiado para un enlace: solo contiene la línea que se ve. El registro lo contiene todo.
analysis-download = Imágenes de esta posición, el camino hasta ella como animación, y el registro:
analysis-record = Registro
