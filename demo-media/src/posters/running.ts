import type { Point } from '../core/math'
import { sun } from '../parts/light'
import { backdrop, titleShade } from '../parts/stage'
import { bend, lanes } from '../parts/track'
import type { Poster } from './poster'
import { runningPeople } from './running-people'

/** Running: the lanes. */
export const running: Poster[] = [
  {
    mood: 'gold',
    alt: 'The lanes of a track running into the sun',
    draw: (canvas, mood) => {
      const light: Point = [1060, 420]
      backdrop(canvas, mood, light)
      sun(canvas, mood, light, 210)
      lanes(canvas, mood, { vanish: [1060, 500], horizon: 500, count: 9, spread: 3400 })
      titleShade(canvas, mood, 0.8)
    },
  },
  runningPeople.ridge,
  {
    mood: 'track',
    alt: 'The bend of a running track from above',
    draw: (canvas, mood) => {
      backdrop(canvas, mood, [700, 100])
      bend(canvas, mood, [1560, 1080], 1180, 7, 104)
      titleShade(canvas, mood, 0.75)
    },
  },
  runningPeople.sprint,
  runningPeople.three,
  runningPeople.trail,
  runningPeople.stride,
  runningPeople.alone,
]
