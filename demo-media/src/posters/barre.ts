import { mix } from '../core/color'
import { smoothPath } from '../core/curves'
import { num, type Point } from '../core/math'
import { line, shape } from '../core/shapes'
import { poses } from '../figure/poses'
import type { Pose } from '../figure/skeleton'
import { fan } from '../parts/fan'
import { sun } from '../parts/light'
import { legsPath, person } from '../parts/person'
import { petals } from '../parts/plants'
import { backdrop, floor, titleShade } from '../parts/stage'
import type { Poster } from './poster'

/** The pose with its far leg lifted to `degrees`. */
const lifted = (pose: Pose, degrees: number): Pose => ({
  ...pose,
  farLeg: { ...pose.farLeg, thigh: degrees, shin: degrees + 2, foot: degrees + 6 },
})

/** Barre: the fan of arcs. */
export const barre: Poster[] = [
  {
    mood: 'petal',
    alt: 'A pleated fan of rose arcs opening to the light',
    draw: (canvas, mood) => {
      backdrop(canvas, mood, [1150, 300])
      fan(canvas, mood, { at: [1060, 940], from: -178, to: -2, inner: 60, outer: 760, folds: 26 })
      titleShade(canvas, mood, 0.7)
    },
  },
  {
    mood: 'peach',
    alt: 'A dancer in arabesque, her raised leg drawing a fan of arcs',
    draw: (canvas, mood) => {
      backdrop(canvas, mood, [1050, 350])
      const at: Point = [1110, 520]
      fan(canvas, mood, { at, from: 92, to: 206, inner: 120, outer: 470, folds: 16, opacity: 0.35 })
      sun(canvas, mood, [1180, 300], 170)
      floor(canvas, mood, 885)
      for (const degrees of [112, 134, 156, 178]) {
        canvas.add(
          legsPath(lifted(poses.arabesque, degrees), { at, scale: 88 }, ['farLeg'], mood.mid, 0.3),
        )
      }
      person(canvas, mood, {
        pose: poses.arabesque,
        hair: 'bun',
        top: 'full',
        at,
        scale: 88,
        skin: 1,
        light: -40,
      })
      titleShade(canvas, mood, 0.7)
    },
  },
  {
    mood: 'velvet',
    alt: 'Folds of velvet with a seam of light',
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
      titleShade(canvas, mood, 0.8)
    },
  },
  {
    mood: 'plum',
    alt: 'A woman at the barre lifting one leg behind her',
    draw: (canvas, mood) => {
      backdrop(canvas, mood, [1000, 380])
      sun(canvas, mood, [1000, 400], 320)
      floor(canvas, mood, 900)
      canvas.add(
        line(
          'M-10 500H1610',
          canvas.linear(
            [0, 0],
            [1600, 0],
            [
              [0, mood.near],
              [0.6, mood.light],
              [1, mood.accent],
            ],
          ),
          16,
        ),
      )
      person(canvas, mood, {
        pose: poses.attitude,
        hair: 'topknot',
        top: 'crop',
        at: [990, 535],
        scale: 88,
        skin: 4,
        light: -110,
      })
      titleShade(canvas, mood)
    },
  },
  {
    mood: 'petal',
    alt: 'A woman in a deep plié, one arm raised',
    draw: (canvas, mood) => {
      backdrop(canvas, mood, [1040, 380])
      petals(canvas, [1040, 560], {
        count: 22,
        from: -200,
        to: 20,
        inner: 40,
        outer: 560,
        girth: 78,
        opacity: 0.4,
        stops: [
          [0, mood.near, 0.9],
          [0.5, mood.far, 0.7],
          [1, mood.light, 0.9],
        ],
      })
      floor(canvas, mood, 860)
      person(canvas, mood, {
        pose: poses.plie,
        hair: 'bun',
        top: 'full',
        at: [1040, 630],
        scale: 92,
        skin: 5,
        light: -90,
        topColor: mood.accent,
      })
      titleShade(canvas, mood, 0.7)
    },
  },
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
      titleShade(canvas, mood)
    },
  },
  {
    mood: 'peach',
    alt: 'Two fans opening towards each other',
    draw: (canvas, mood) => {
      backdrop(canvas, mood, [1100, 350])
      fan(canvas, mood, { at: [1650, -30], from: 86, to: 188, inner: 60, outer: 700, folds: 18 })
      fan(canvas, mood, { at: [1650, 1040], from: 172, to: 272, inner: 60, outer: 760, folds: 18 })
      titleShade(canvas, mood, 0.75)
    },
  },
  {
    mood: 'plum',
    alt: 'The movement of a leg seen many times, from the floor to above the head',
    draw: (canvas, mood) => {
      const at: Point = [960, 560]
      backdrop(canvas, mood, [1120, 320])
      floor(canvas, mood, 912)
      const steps = 11
      for (let index = 0; index < steps; index += 1) {
        const degrees = 70 - index * 13
        const tone = mix(mood.accent, mood.glow, index / steps)
        canvas.add(
          legsPath(
            { ...poses.develope, nearLeg: { thigh: degrees, shin: degrees, foot: degrees + 4 } },
            { at, scale: 88 },
            ['nearLeg'],
            tone,
            0.12 + (index / steps) * 0.4,
          ),
        )
      }
      person(canvas, mood, {
        pose: poses.develope,
        hair: 'bun',
        top: 'full',
        at,
        scale: 88,
        skin: 0,
        light: -60,
        topColor: mood.light,
      })
      titleShade(canvas, mood)
    },
  },
]
