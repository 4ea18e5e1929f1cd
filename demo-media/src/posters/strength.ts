import { mix } from '../core/color'
import type { Point } from '../core/math'
import { circle, ellipse } from '../core/shapes'
import { poses } from '../figure/poses'
import { reach } from '../figure/reach'
import { skeletonOf } from '../figure/skeleton'
import { sun } from '../parts/light'
import { person } from '../parts/person'
import { backdrop, floor } from '../parts/stage'
import { barbell, kettlebell, plate } from '../parts/weights'
import type { Poster } from './poster'

const overhead = reach(poses.press, {
  nearArm: { to: [1.3, -4.55], bend: 1 },
  farArm: { to: [-1.3, -4.55], bend: -1 },
})
const racked = reach(poses.squat, {
  nearArm: { to: [1.35, -2.35], bend: 1 },
  farArm: { to: [-1.35, -2.35], bend: -1 },
})

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
  {
    mood: 'chalk',
    alt: 'A lifter holding a barbell overhead',
    titleShade: 0.65,
    draw: (canvas, mood) => {
      backdrop(canvas, mood, [1060, 360])
      canvas.add(
        circle(
          [1060, 430],
          330,
          canvas.linear(
            [1200, 140],
            [940, 760],
            [
              [0, mood.light],
              [1, mix(mood.accent, mood.far, 0.3)],
            ],
          ),
        ),
      )
      floor(canvas, mood, 880)
      barbell(canvas, mood, [1060, 168], 82)
      person(canvas, mood, {
        pose: overhead,
        hair: 'bun',
        top: 'full',
        at: [1060, 556],
        scale: 82,
        skin: 3,
        light: -90,
        hands: 'fist',
        topColor: mood.near,
        bottom: mood.ink,
        girth: 1.08,
      })
    },
  },
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
  {
    mood: 'steel',
    alt: 'A man deep in a squat under a barbell',
    titleShade: 0.7,
    draw: (canvas, mood) => {
      backdrop(canvas, mood, [1060, 360])
      sun(canvas, mood, [1060, 380], 300)
      floor(canvas, mood, 850)
      barbell(canvas, mood, [1060, 418], 90)
      person(canvas, mood, {
        pose: racked,
        hair: 'short',
        top: 'full',
        legs: 'short',
        at: [1060, 632],
        scale: 92,
        skin: 4,
        light: -90,
        hands: 'fist',
        girth: 1.14,
      })
    },
  },
  {
    mood: 'forge',
    alt: 'A woman swinging a kettlebell',
    draw: (canvas, mood) => {
      backdrop(canvas, mood, [1120, 380], 0.6)
      sun(canvas, mood, [1160, 400], 240)
      floor(canvas, mood, 880)
      const at: Point = [960, 550]
      const scale = 90
      const wrist = skeletonOf(poses.swing).nearArm.wrist
      kettlebell(
        canvas,
        mood,
        [at[0] + (wrist[0] + 1.7) * scale, at[1] + (wrist[1] - 0.25) * scale],
        150,
        mood.far,
        -82,
      )
      person(canvas, mood, {
        pose: poses.swing,
        hair: 'ponytail',
        top: 'crop',
        at,
        scale,
        skin: 2,
        light: -30,
        hands: 'fist',
        girth: 1.08,
        bottom: mood.near,
      })
    },
  },
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
  {
    mood: 'cobalt',
    alt: 'A lifter bending to the bar',
    draw: (canvas, mood) => {
      backdrop(canvas, mood, [1090, 350])
      sun(canvas, mood, [1110, 380], 280)
      floor(canvas, mood, 860)
      const at: Point = [1000, 560]
      const scale = 92
      const grip = skeletonOf(poses.hinge).nearArm.wrist
      person(canvas, mood, {
        pose: poses.hinge,
        hair: 'short',
        top: 'full',
        at,
        scale,
        skin: 5,
        light: -60,
        hands: 'fist',
        girth: 1.1,
      })
      plate(
        canvas,
        mood,
        [at[0] + grip[0] * scale + 4, at[1] + (grip[1] + 0.2) * scale],
        112,
        mood.accent,
      )
    },
  },
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
