import { mix } from '../core/color'
import { circle, ring } from '../core/shapes'
import { poses } from '../figure/poses'
import { hills } from '../parts/landscape'
import { sun } from '../parts/light'
import { person } from '../parts/person'
import { leaf } from '../parts/plants'
import { backdrop, floor } from '../parts/stage'
import type { Poster } from './poster'

/** Wellness with people in the pictures. */
export const wellnessPeople = {
  seated: {
    mood: 'deep',
    alt: 'A seated man within circles of green light',
    draw: (canvas, mood) => {
      backdrop(canvas, mood, [1060, 430], 0.55)
      for (let index = 6; index > 0; index -= 1)
        canvas.add(
          circle([1060, 430], 110 + index * 78, mood.light, { opacity: 0.05 }),
          ring([1060, 430], 110 + index * 78, mood.light, 2, { opacity: 0.3 - index * 0.03 }),
        )
      sun(canvas, mood, [1060, 430], 200)
      floor(canvas, mood, 800)
      person(canvas, mood, {
        pose: poses.lotus,
        hair: 'short',
        top: 'full',
        at: [1060, 760],
        scale: 112,
        skin: 2,
        light: -90,
        bottom: mood.near,
      })
    },
  },
  kneeling: {
    mood: 'clay',
    alt: 'A woman kneeling with her hands before her heart, a leaf behind her',
    titleShade: 0.65,
    draw: (canvas, mood) => {
      backdrop(canvas, mood, [1080, 380])
      sun(canvas, mood, [1090, 400], 290, mood.top)
      for (const [degrees, length] of [
        [-150, 420],
        [-128, 620],
        [-104, 700],
        [-82, 560],
      ] as const)
        leaf(canvas, mood, [860, 850], length, degrees, mood.mid, 0.17)
      floor(canvas, mood, 820)
      person(canvas, mood, {
        pose: poses.kneel,
        hair: 'wrap',
        sleeves: true,
        top: 'full',
        at: [1080, 760],
        scale: 116,
        skin: 4,
        light: -60,
        hairColor: mood.accent,
        topColor: mood.light,
      })
    },
  },
  resting: {
    mood: 'clay',
    alt: 'A man lying at rest under a wide sun',
    titleShade: 0.65,
    draw: (canvas, mood, random) => {
      backdrop(canvas, mood, [1060, 420])
      for (let index = 4; index > 0; index -= 1)
        canvas.add(
          circle([1060, 560], 220 + index * 90, mix(mood.top, mood.accent, 0.12), { opacity: 0.2 }),
        )
      sun(canvas, mood, [1060, 560], 220, mood.top)
      hills(canvas, mood, random, [1060, 560], { from: 660, to: 700, layers: 2, swing: 26 })
      floor(canvas, mood, 770)
      person(canvas, mood, {
        pose: poses.lie,
        hair: 'short',
        top: 'full',
        at: [1090, 812],
        scale: 116,
        skin: 1,
        light: -90,
        topColor: mood.light,
        bottom: mood.near,
      })
    },
  },
} satisfies Record<string, Poster>
