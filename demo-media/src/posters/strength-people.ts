import { mix } from '../core/color'
import type { Point } from '../core/math'
import { circle } from '../core/shapes'
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

/** Strength with people in the pictures. */
export const strengthPeople = {
  press: {
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
  squat: {
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
  swing: {
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
  deadlift: {
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
} satisfies Record<string, Poster>
