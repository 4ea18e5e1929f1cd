import { brandMoods } from '../brands/moods'
import { mix } from '../core/color'
import type { Point } from '../core/math'
import { shape } from '../core/shapes'
import { poses } from '../figure/poses'
import type { Pose } from '../figure/skeleton'
import { backdrop } from '../parts/stage'
import { groundStops } from '../parts/tones'
import { blendPose, breathe } from './motion'
import { movingPerson } from './person'
import { inTurn, loopSeconds, type Scene } from './scene'
import { ridge, sunDisc, sunGlow, textShade } from './scenery'

const mood = brandMoods.yoga[1]!
const light: Point = [850, 300]
const raised: Pose = {
  ...poses.lotus,
  nearArm: { upper: -64, fore: -108, hand: -98 },
  farArm: { upper: -116, fore: -72, hand: -82 },
}
const aside: Pose = {
  ...poses.lotus,
  nearArm: { upper: 4, fore: -22, hand: -24 },
  farArm: { upper: 176, fore: 202, hand: 204 },
}

const spoken = [
  ['Sit tall, and let the shoulders go. Breathe in.', 'And out. Everything softens.'],
  ['Breathe in. The arms float up.', 'Breathe out, all the way.'],
  ['In through the nose.', 'Out, slowly. Nowhere to be.'],
  ['In. Fill the ribs to the sides.', 'And out. Heavy hands.'],
  ['One more. In, as tall as you are.', 'And out. Stay here a moment.'],
] as const

const cards = inTurn(
  spoken.flatMap(([first, second]) => [
    {
      title: 'Breathe in',
      hint: 'Lift the arms, open the chest',
      spoken: [first],
    },
    {
      title: 'Breathe out',
      hint: 'Lower the arms, soften',
      spoken: [second],
    },
  ]),
  [4],
)

/** The sun swells with the breath, the hills drift, a figure lifts and lowers the arms. */
export const yogaScene: Scene = {
  brand: 'yoga',
  label: 'Yoga',
  mood,
  cards,
  still: (canvas) => {
    backdrop(canvas, mood, light)
    sunGlow(canvas, mood, light, 620)
  },
  moving: (canvas, seconds) => {
    const breath = breathe(seconds, 8)
    sunDisc(canvas, mood, light, 205 + breath * 26, breath)
    const tones = [
      mix(mood.far, mood.glow, 0.35),
      mood.far,
      mix(mood.mid, mood.far, 0.4),
      mood.near,
    ]
    tones.forEach((tone, layer) => {
      ridge(canvas, mood, {
        base: 470 + layer * 52,
        swing: 26 + layer * 4,
        tone,
        waves: 2 - (layer % 2),
        passed: seconds / loopSeconds + layer * 0.37,
        light,
      })
    })
    canvas.add(
      shape(
        'M480 740C560 610 700 574 850 574S1140 610 1230 740Z',
        canvas.linear([850, 570], [700, 740], groundStops(mood, mood.near, 0.3, 0.3)),
      ),
    )
    const pose =
      breath < 0.5
        ? blendPose(poses.lotus, aside, breath * 2)
        : blendPose(aside, raised, breath * 2 - 1)
    movingPerson(canvas, mood, {
      pose,
      hair: 'bun',
      top: 'full',
      at: [850, 536 - breath * 5],
      scale: 78,
      skin: 4,
    })
    textShade(canvas, mood)
  },
}
