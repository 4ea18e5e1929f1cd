import type { Point } from '../core/math'
import { water } from '../parts/landscape'
import { sunlitBackdrop } from '../parts/light'
import { mat } from '../parts/mat'
import { flow } from '../parts/ribbon'
import { backdrop, floor } from '../parts/stage'
import type { Poster } from './poster'
import { stretchingPeople } from './stretching-people'

/** Stretching: the ribbons. */
export const stretching: Poster[] = [
  {
    mood: 'sky',
    alt: 'Ribbons of silk flowing through pale air',
    titleShade: 0.7,
    draw: (canvas, mood, random) => {
      backdrop(canvas, mood, [1150, 260])
      flow(canvas, mood, random, {
        from: 1150,
        through: 300,
        to: 180,
        girth: 210,
        colors: [mood.near, mood.mid, mood.far, mood.light],
      })
      flow(canvas, mood, random, {
        from: 900,
        through: 760,
        to: 560,
        girth: 150,
        colors: [mood.accent, mood.light, mood.far],
        twist: 2,
      })
    },
  },
  stretchingPeople.sideBend,
  {
    mood: 'deep',
    alt: 'A blue ribbon twisting in the dark',
    draw: (canvas, mood, random) => {
      backdrop(canvas, mood, [1120, 420], 0.6)
      flow(canvas, mood, random, {
        from: 700,
        through: 120,
        to: 900,
        girth: 240,
        colors: [mood.ink, mood.glow, mood.light, mood.glow, mood.ink],
        twist: 2.2,
        sheen: 0.35,
      })
    },
  },
  stretchingPeople.forwardFold,
  stretchingPeople.thighStretch,
  stretchingPeople.lunge,
  {
    mood: 'coral',
    alt: 'Warm and blue ribbons crossing',
    titleShade: 0.7,
    draw: (canvas, mood, random) => {
      backdrop(canvas, mood, [1100, 300])
      flow(canvas, mood, random, {
        from: 200,
        through: 300,
        to: 1000,
        girth: 200,
        colors: [mood.top, mood.light, '#ff9478'],
        twist: 1.4,
      })
      flow(canvas, mood, random, {
        from: 1200,
        through: 600,
        to: 80,
        girth: 190,
        colors: [mood.near, mood.mid, mood.far],
        twist: 1.8,
      })
    },
  },
  {
    mood: 'aqua',
    alt: 'Wide waves of silk in sea colors',
    titleShade: 0.75,
    draw: (canvas, mood, random) => {
      backdrop(canvas, mood, [1150, 200])
      for (let index = 0; index < 4; index += 1) {
        const y = 380 + index * 210
        flow(canvas, mood, random, {
          from: y + 160,
          through: y - 40,
          to: y - 120,
          girth: 130,
          colors: index % 2 ? [mood.near, mood.mid, mood.far] : [mood.mid, mood.far, mood.light],
          twist: 1.2 + index * 0.2,
          sheen: 0.45,
        })
      }
    },
  },
  {
    mood: 'coral',
    alt: 'A mat rolled out on a deck by the sea at sunset',
    draw: (canvas, mood, random) => {
      const light: Point = [1120, 420]
      sunlitBackdrop(canvas, mood, light, 170)
      water(canvas, mood, random, light, 520, 1.2)
      floor(canvas, mood, 760)
      mat(canvas, { ...mood, accent: mood.top }, [1180, 800], 112)
    },
  },
]
