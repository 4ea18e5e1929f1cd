import { mix } from '../core/color'
import { ellipse } from '../core/shapes'
import { sun } from '../parts/light'
import { backdrop, floor } from '../parts/stage'
import { barbell, kettlebell, plate } from '../parts/weights'
import { strengthPeople } from './strength-people'
import type { Poster } from './poster'

/** Strength: the plates. */
export const strength: Poster[] = [
  {
    mood: 'steel',
    alt: 'Weight plates of turned steel leaning on one another',
    titleShade: 0.75,
    draw: (canvas, mood) => {
      backdrop(canvas, mood, [1150, 250])
      floor(canvas, mood, 890)
      plate(canvas, mood, [1370, 560], 350, mood.mid)
      plate(canvas, mood, [1000, 600], 310, mood.far)
      plate(canvas, mood, [1250, 740], 190, mood.accent)
    },
  },
  strengthPeople.press,
  {
    mood: 'forge',
    alt: 'A single plate in the dark, its edge glowing like iron',
    draw: (canvas, mood) => {
      backdrop(canvas, mood, [1240, 300], 0.6)
      plate(canvas, mood, [1180, 560], 470, mood.far)
    },
  },
  {
    mood: 'cobalt',
    alt: 'Three kettlebells in a row',
    titleShade: 0.75,
    draw: (canvas, mood) => {
      backdrop(canvas, mood, [1100, 350])
      sun(canvas, mood, [1100, 420], 250)
      floor(canvas, mood, 780)
      kettlebell(canvas, mood, [1380, 830], 360, mood.far)
      kettlebell(canvas, mood, [800, 850], 320, mood.mid)
      kettlebell(canvas, mood, [1090, 900], 500, mood.near)
    },
  },
  strengthPeople.squat,
  strengthPeople.swing,
  {
    mood: 'chalk',
    alt: 'Rings of a plate close up, gray with a line of gold',
    titleShade: 0.6,
    draw: (canvas, mood) => {
      backdrop(canvas, mood, [1100, 250])
      plate(canvas, mood, [1420, 900], 860, mix(mood.far, mood.mid, 0.4))
      plate(canvas, mood, [1420, 900], 330, mood.accent)
    },
  },
  strengthPeople.deadlift,
  {
    mood: 'cobalt',
    alt: 'A loaded barbell on the floor, waiting under a lamp',
    draw: (canvas, mood) => {
      backdrop(canvas, mood, [1060, 220], 0.55)
      floor(canvas, mood, 700)
      canvas.add(
        ellipse([1060, 60], 240, 70, mood.light, { opacity: 0.5, filter: canvas.blur(50) }),
        ellipse([1010, 800], 620, 90, mood.light, { opacity: 0.2, filter: canvas.blur(30) }),
        ellipse([1010, 808], 520, 18, mood.ink, { opacity: 0.6, filter: canvas.blur(10) }),
      )
      barbell(canvas, mood, [1010, 664], 120)
    },
  },
]
