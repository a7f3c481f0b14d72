const moments = JSON.parse(document.getElementById('moments').textContent)
const [graph, cursor, slider, told] = ['graph', 'cursor', 'moment', 'told'].map((id) => document.getElementById(id))
const outputs = document.querySelectorAll('.legend output')

function show(place) {
  const { x, told: text, values } = moments[place]
  cursor.removeAttribute('hidden')
  cursor.style.left = `${x}%`
  slider.value = place
  told.textContent = text
  outputs.forEach((output, seat) => (output.textContent = values[seat]))
}

function nearest(event) {
  const box = graph.getBoundingClientRect()
  const x = (100 * (event.clientX - box.left)) / box.width
  const away = moments.map((moment) => Math.abs(moment.x - x))
  show(away.indexOf(Math.min(...away)))
}

graph.addEventListener('pointerdown', nearest)
graph.addEventListener('pointermove', nearest)
slider.addEventListener('input', () => show(Number(slider.value)))
show(moments.length - 1)
