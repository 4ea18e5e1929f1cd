import type { Mood } from '../brands/moods'
import type { Canvas } from '../core/canvas'
import { mix } from '../core/color'
import { num, type Point } from '../core/math'
import type { Random } from '../core/random'
import { circle, ellipse, line, shape } from '../core/shapes'

const rows = 15
const columns = 30

/** A ball of small mirrors, each of which has caught another light, and the specks that it throws. */
export function mirrorBall(
  canvas: Canvas,
  mood: Mood,
  random: Random,
  at: Point,
  radius: number,
): void {
  const [x, y] = at
  for (let speck = 0; speck < 90; speck += 1) {
    const place: Point = [random.range(40, 1580), random.range(30, 980)]
    const size = random.range(5, 17)
    canvas.add(
      ellipse(place, size * 1.5, size, random.pick([mood.light, mood.accent, mood.glow]), {
        opacity: random.range(0.12, 0.5),
        filter: canvas.blur(4),
      }),
    )
  }
  canvas.add(
    line(`M${x} -10V${num(y - radius)}`, mix(mood.ink, mood.light, 0.35), 6),
    circle(at, radius * 1.5, mood.glow, { opacity: 0.35, filter: canvas.blur(60) }),
    circle(at, radius, mood.ink),
  )
  // A mirror stands between two circles of latitude and two of longitude on the near half.
  const on = (row: number, column: number): Point => {
    const lat = (row / rows - 0.5) * Math.PI
    const lon = (column / columns) * Math.PI * 2
    return [x + Math.sin(lon) * Math.cos(lat) * radius, y + Math.sin(lat) * radius]
  }
  for (let row = 0; row < rows; row += 1) {
    for (let column = -columns / 4; column < columns / 4; column += 1) {
      const corners = [
        on(row + 0.06, column + 0.06),
        on(row + 0.06, column + 0.94),
        on(row + 0.94, column + 0.94),
        on(row + 0.94, column + 0.06),
      ]
      const lit = Math.max(0, 1 - Math.hypot(column - 2, row - rows * 0.3) / 10)
      const tone = mix(
        random.pick([mood.mid, mood.far, mood.glow, mood.accent]),
        mood.light,
        Math.min(1, lit * random.range(0.3, 1.1)),
      )
      canvas.add(
        shape(
          `M${corners.map((p) => p.map(num).join(' ')).join('L')}Z`,
          mix(mood.ink, tone, 0.35 + 0.65 * random.range(0.4, 1)),
        ),
      )
    }
  }
  const gleam: Point = [x + radius * 0.3, y - radius * 0.42]
  canvas.add(
    circle(gleam, radius * 0.2, mood.light, { opacity: 0.85, filter: canvas.blur(16) }),
    line(`M${num(gleam[0] - radius * 0.5)} ${num(gleam[1])}h${num(radius)}`, mood.light, 3, {
      opacity: 0.7,
    }),
    line(`M${num(gleam[0])} ${num(gleam[1] - radius * 0.5)}v${num(radius)}`, mood.light, 3, {
      opacity: 0.7,
    }),
  )
}
