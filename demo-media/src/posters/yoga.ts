import { mix } from '../core/color'
import type { Point } from '../core/math'
import { circle, ring, shape } from '../core/shapes'
import { poses } from '../figure/poses'
import { hills, water } from '../parts/landscape'
import { sun, sunlitBackdrop } from '../parts/light'
import { mat } from '../parts/mat'
import { person } from '../parts/person'
import { petals } from '../parts/plants'
import { backdrop, floor } from '../parts/stage'
import { groundStops } from '../parts/tones'
import { archedWindow } from '../parts/window'
import type { Poster } from './poster'

/** Yoga: the sun and the hills. */
export const yoga: Poster[] = [
  {
    mood: 'dawn',
    alt: 'A woman in tree pose on a hill before the rising sun',
    draw: (canvas, mood, random) => {
      const light: Point = [1020, 430]
      sunlitBackdrop(canvas, mood, light, 270)
      hills(canvas, mood, random, light, { from: 590, to: 880, layers: 5, swing: 56 })
      person(canvas, mood, {
        pose: poses.tree,
        hair: 'bun',
        top: 'crop',
        at: [1020, 566],
        scale: 80,
        skin: 3,
      })
    },
  },
  {
    mood: 'dusk',
    alt: 'A woman sitting cross-legged above still water before the evening sun',
    draw: (canvas, mood, random) => {
      const light: Point = [1030, 420]
      sunlitBackdrop(canvas, mood, light, 330)
      water(canvas, mood, random, light, 660, 1.4)
      canvas.add(
        circle(
          [1030, 1560],
          800,
          canvas.linear([1030, 760], [760, 1000], groundStops(mood, mood.near, 0.35, 0.25)),
        ),
      )
      person(canvas, mood, {
        pose: poses.lotus,
        hair: 'afro',
        top: 'full',
        at: [1030, 706],
        scale: 112,
        skin: 4,
        dusk: 0.3,
      })
    },
  },
  {
    mood: 'sage',
    alt: 'Soft hills behind one another under a pale sun',
    draw: (canvas, mood, random) => {
      const light: Point = [1130, 300]
      sunlitBackdrop(canvas, mood, light, 140)
      hills(canvas, mood, random, light, { from: 430, to: 930, layers: 8, swing: 92 })
    },
  },
  {
    mood: 'night',
    alt: 'A woman in warrior pose on a ridge before the full moon',
    draw: (canvas, mood, random) => {
      const light: Point = [1010, 400]
      sunlitBackdrop(canvas, mood, light, 290)
      hills(canvas, mood, random, light, { from: 700, to: 900, layers: 3, swing: 40 })
      person(canvas, mood, {
        pose: poses.warrior,
        hair: 'ponytail',
        top: 'crop',
        at: [1010, 610],
        scale: 92,
        skin: 1,
        dusk: 0.2,
      })
    },
  },
  {
    mood: 'dawn',
    alt: 'A man in downward dog, his back a hill among hills',
    draw: (canvas, mood, random) => {
      const light: Point = [1180, 250]
      sunlitBackdrop(canvas, mood, light, 165)
      hills(canvas, mood, random, light, { from: 520, to: 860, layers: 4, swing: 60 })
      person(canvas, mood, {
        pose: poses.downDog,
        hair: 'short',
        top: 'full',
        at: [1080, 470],
        scale: 118,
        skin: 4,
        light: -70,
      })
    },
  },
  {
    mood: 'dusk',
    alt: 'The sun in rings, going down behind hills',
    draw: (canvas, mood, random) => {
      const light: Point = [1040, 560]
      backdrop(canvas, mood, light)
      for (let index = 7; index > 0; index -= 1) {
        canvas.add(
          circle(light, 120 + index * 84, mix(mood.accent, mood.top, index / 8), { opacity: 0.34 }),
        )
        canvas.add(
          ring(light, 120 + index * 84, mood.light, 2, { opacity: 0.35 * (1 - index / 9) }),
        )
      }
      sun(canvas, mood, light, 150)
      hills(canvas, mood, random, light, { from: 600, to: 900, layers: 5, swing: 60 })
    },
  },
  {
    mood: 'sage',
    alt: 'A woman in a deep lunge, arms raised to the light',
    draw: (canvas, mood, random) => {
      const light: Point = [1050, 330]
      sunlitBackdrop(canvas, mood, light, 230)
      hills(canvas, mood, random, light, { from: 690, to: 900, layers: 4, swing: 40 })
      person(canvas, mood, {
        pose: poses.crescent,
        hair: 'topknot',
        top: 'crop',
        at: [1000, 610],
        scale: 92,
        skin: 5,
        light: -70,
      })
    },
  },
  {
    mood: 'night',
    alt: 'A lotus of light opening',
    draw: (canvas, mood) => {
      const at: Point = [1040, 700]
      backdrop(canvas, mood, [1040, 560], 0.6)
      const rows = [
        { outer: 620, girth: 120, count: 13, color: mood.far },
        { outer: 480, girth: 105, count: 11, color: mix(mood.accent, mood.mid, 0.4) },
        { outer: 340, girth: 86, count: 9, color: mood.accent },
        { outer: 220, girth: 60, count: 7, color: mood.light },
      ]
      rows.forEach(({ outer, girth, count, color }) => {
        petals(canvas, at, {
          count,
          from: -184,
          to: 4,
          inner: 0,
          outer,
          girth,
          opacity: 0.62,
          stops: [
            [0, mood.ink, 0.9],
            [0.4, mix(color, mood.near, 0.5), 0.85],
            [1, color, 0.95],
          ],
        })
      })
    },
  },
  {
    mood: 'dawn',
    alt: 'A mat rolled out below an arched window that looks onto hills',
    draw: (canvas, mood, random) => {
      archedWindow(canvas, mood, { x: 1060, top: 90, width: 520, sill: 660 }, () => {
        sunlitBackdrop(canvas, mood, [1120, 330], 110)
        hills(canvas, mood, random, [1120, 330], { from: 420, to: 640, layers: 5, swing: 46 })
      })
      floor(canvas, mood, 720)
      canvas.add(
        shape('M800 720H1320L1240 1000H420Z', mood.light, {
          opacity: 0.28,
          filter: canvas.blur(16),
        }),
      )
      mat(canvas, mood, [1180, 790], 112)
    },
  },
  {
    mood: 'night',
    alt: 'The full moon over still water between dark hills',
    draw: (canvas, mood, random) => {
      const light: Point = [1060, 300]
      sunlitBackdrop(canvas, mood, light, 120)
      hills(canvas, mood, random, light, { from: 470, to: 600, layers: 4, swing: 60 })
      water(canvas, mood, random, light, 620, 0.8)
    },
  },
]
