import { mix } from '../core/color'
import type { Point } from '../core/math'
import { cover, line } from '../core/shapes'
import { hills, ripples, water } from '../parts/landscape'
import { sun, sunlitBackdrop } from '../parts/light'
import { rower } from '../parts/rower'
import { scull } from '../parts/scull'
import { backdrop } from '../parts/stage'
import type { Draw, Poster } from './poster'

/** Open water seen from above, light falling from the upper right. */
const fromAbove: Draw = (canvas, mood) => {
  canvas.add(
    cover(
      canvas,
      canvas.linear(
        [1500, -100],
        [300, 1050],
        [
          [0, mix(mood.glow, mood.light, 0.3)],
          [0.35, mix(mood.glow, mood.mid, 0.55)],
          [0.7, mood.near],
          [1, mood.ink],
        ],
      ),
    ),
  )
}

/** Rowing: the ripples. */
export const rowing: Poster[] = [
  {
    mood: 'morning',
    alt: 'A single scull from above, its oars leaving rings on the water',
    titleShade: 0.7,
    draw: (canvas, mood, random) => {
      fromAbove(canvas, mood, random)
      ripples(canvas, mood, { at: [1060, 520], reach: 1100, rings: 9, squash: 1, opacity: 0.22 })
      scull(canvas, mood, { at: [1060, 470], half: 620, turn: 32, rowers: 1, skin: 2 })
    },
  },
  {
    mood: 'sunset',
    alt: 'A rower at the catch before the setting sun',
    draw: (canvas, mood, random) => {
      const light: Point = [1060, 430]
      sunlitBackdrop(canvas, mood, light, 270)
      hills(canvas, mood, random, light, { from: 590, to: 610, layers: 2, swing: 22 })
      water(canvas, mood, random, light, 640, 1.3)
      rower(canvas, mood, {
        at: [980, 640],
        scale: 92,
        skin: 4,
        stroke: 0.32,
        hair: 'short',
        top: 'full',
        dusk: 0.35,
      })
    },
  },
  {
    mood: 'deep',
    alt: 'Rings of light spreading on dark water',
    draw: (canvas, mood) => {
      backdrop(canvas, mood, [1060, 470], 0.6)
      ripples(canvas, mood, { at: [1060, 560], reach: 860, rings: 11, squash: 0.42 })
      sun(canvas, mood, [1060, 545], 60)
    },
  },
  {
    mood: 'ice',
    alt: 'A double scull crossing pale water, seen from above',
    titleShade: 0.6,
    draw: (canvas, mood, random) => {
      fromAbove(canvas, mood, random)
      scull(canvas, mood, { at: [1090, 500], half: 600, turn: -38, rowers: 2, skin: 4 })
    },
  },
  {
    mood: 'morning',
    alt: 'A rower at the finish of a stroke on a misty lake',
    draw: (canvas, mood, random) => {
      const light: Point = [1180, 330]
      sunlitBackdrop(canvas, mood, light, 140)
      hills(canvas, mood, random, light, { from: 440, to: 600, layers: 4, swing: 70 })
      water(canvas, mood, random, light, 640, 0.9)
      rower(canvas, mood, {
        at: [1060, 650],
        scale: 84,
        skin: 1,
        stroke: 1,
        hair: 'ponytail',
        top: 'full',
      })
    },
  },
  {
    mood: 'deep',
    alt: 'A crew of four from above, crossing a beam of light',
    draw: (canvas, mood, random) => {
      fromAbove(canvas, mood, random)
      canvas.add(
        cover(
          canvas,
          canvas.linear(
            [700, 0],
            [1400, 500],
            [
              [0, mood.light, 0],
              [0.5, mood.light, 0.4],
              [1, mood.light, 0],
            ],
          ),
        ),
      )
      scull(canvas, mood, { at: [1060, 500], half: 760, turn: 62, rowers: 4, skin: 3 })
    },
  },
  {
    mood: 'sunset',
    alt: 'The sun low over a lake, its light in bars on the water',
    draw: (canvas, mood, random) => {
      const light: Point = [1060, 500]
      sunlitBackdrop(canvas, mood, light, 190)
      hills(canvas, mood, random, light, { from: 500, to: 560, layers: 3, swing: 50 })
      water(canvas, mood, random, light, 590, 1.5)
      ripples(canvas, mood, { at: [1060, 830], reach: 520, rings: 6, squash: 0.2, opacity: 0.7 })
    },
  },
  {
    mood: 'ice',
    alt: 'Rings meeting on clear water',
    titleShade: 0.6,
    draw: (canvas, mood, random) => {
      fromAbove(canvas, mood, random)
      const drops: [Point, number][] = [
        [[1180, 330], 640],
        [[760, 640], 460],
        [[1420, 820], 340],
      ]
      drops.forEach(([at, size]) =>
        ripples(canvas, mood, { at, reach: size, rings: 9, squash: 0.92, opacity: 0.8 }),
      )
    },
  },
  {
    mood: 'sunset',
    alt: 'Two oars standing crossed before the evening sun',
    draw: (canvas, mood, random) => {
      const light: Point = [1080, 480]
      sunlitBackdrop(canvas, mood, light, 300)
      hills(canvas, mood, random, light, { from: 690, to: 730, layers: 2, swing: 26 })
      water(canvas, mood, random, light, 760, 1.4)
      for (const side of [-1, 1]) {
        const [foot, tip]: Point[] = [
          [1080 - side * 300, 1040],
          [1080 + side * 190, 250],
        ]
        const turn = (Math.atan2(tip![1] - foot![1], tip![0] - foot![0]) * 180) / Math.PI
        canvas.add(
          line(`M${foot!.join(' ')}L${tip!.join(' ')}`, mix(mood.ink, mood.light, 0.16), 16),
          line(`M${foot!.join(' ')}L${tip!.join(' ')}`, mood.light, 4, { opacity: 0.55 }),
          `<path d="M-60 -14L150 -44Q190 -40 190 0Q190 40 150 44L-60 14Z" fill="${canvas.linear(
            [0, -44],
            [0, 44],
            [
              [0, mix(mood.accent, mood.light, 0.5)],
              [0.5, mood.accent],
              [1, mix(mood.accent, mood.ink, 0.5)],
            ],
          )}" transform="translate(${tip!.join(' ')}) rotate(${turn})"/>`,
        )
      }
    },
  },
  {
    mood: 'morning',
    alt: 'An empty lake in the mist, the sun just up',
    draw: (canvas, mood, random) => {
      const light: Point = [1160, 400]
      sunlitBackdrop(canvas, mood, light, 110)
      hills(canvas, mood, random, light, { from: 400, to: 540, layers: 5, swing: 76 })
      water(canvas, mood, random, light, 570, 1.1)
      canvas.add(
        cover(
          canvas,
          canvas.linear(
            [0, 470],
            [0, 690],
            [
              [0, mood.light, 0],
              [0.5, mood.light, 0.6],
              [1, mood.light, 0],
            ],
          ),
        ),
      )
    },
  },
]
