import { mix } from '../core/color'
import { smoothPath } from '../core/curves'
import { num } from '../core/math'
import { line, shape } from '../core/shapes'
import { fan } from '../parts/fan'
import { backdrop } from '../parts/stage'
import { barrePeople } from './barre-people'
import type { Poster } from './poster'

/** Barre: the fan of arcs. */
export const barre: Poster[] = [
  {
    mood: 'petal',
    alt: 'A pleated fan of rose arcs opening to the light',
    titleShade: 0.7,
    draw: (canvas, mood) => {
      backdrop(canvas, mood, [1150, 300])
      fan(canvas, mood, { at: [1060, 940], from: -178, to: -2, inner: 60, outer: 760, folds: 26 })
    },
  },
  barrePeople.arabesque,
  {
    mood: 'velvet',
    alt: 'Folds of velvet with a seam of light',
    titleShade: 0.8,
    draw: (canvas, mood, random) => {
      backdrop(canvas, mood, [1100, 420], 0.6)
      for (let index = 0; index < 15; index += 1) {
        const x = 420 + index * 92
        const sway = random.range(-40, 40)
        const edge = smoothPath(
          [
            [x, -40],
            [x + sway, 300],
            [x - sway, 640],
            [x + sway * 0.6, 1060],
          ],
          false,
        )
        const bright = Math.exp(-(((index - 8) / 3.4) ** 2))
        canvas.add(
          shape(
            `${edge}L${num(x + 150)} 1060L${num(x + 150)} -40Z`,
            canvas.linear(
              [x, 0],
              [x + 130, 0],
              [
                [0, mix(mood.far, mood.light, 0.65 * bright)],
                [0.16, mix(mood.far, mood.glow, 0.5 + 0.4 * bright)],
                [0.6, mix(mood.near, mood.glow, 0.35 * bright)],
                [1, mood.ink],
              ],
            ),
          ),
        )
      }
    },
  },
  barrePeople.attitude,
  barrePeople.plie,
  {
    mood: 'velvet',
    alt: 'A fan of arcs in the dark, its edge in gold',
    draw: (canvas, mood) => {
      backdrop(canvas, mood, [1240, 700], 0.6)
      fan(canvas, mood, { at: [1480, 880], from: -186, to: -60, inner: 90, outer: 980, folds: 22 })
      for (let index = 0; index < 5; index += 1) {
        canvas.add(
          line(
            `M${num(1480 - 700 - index * 60)} 880A${num(700 + index * 60)} ${num(700 + index * 60)} 0 0 1 ${num(1480 + 200)} ${num(880 - 690 - index * 60)}`,
            mood.accent,
            3 + index * 2,
            { opacity: 0.75 - index * 0.12 },
          ),
        )
      }
    },
  },
  {
    mood: 'peach',
    alt: 'Two fans opening towards each other',
    titleShade: 0.75,
    draw: (canvas, mood) => {
      backdrop(canvas, mood, [1100, 350])
      fan(canvas, mood, { at: [1650, -30], from: 86, to: 188, inner: 60, outer: 700, folds: 18 })
      fan(canvas, mood, { at: [1650, 1040], from: 172, to: 272, inner: 60, outer: 760, folds: 18 })
    },
  },
  barrePeople.develope,
]
