import { brandMoods } from '../brands/moods'
import { mix } from '../core/color'
import { lerp, type Point } from '../core/math'
import { ellipse } from '../core/shapes'
import { poses } from '../figure/poses'
import type { Pose } from '../figure/skeleton'
import { spring } from '../parts/spring'
import { backdrop, floor } from '../parts/stage'
import { blendPose, ease } from './motion'
import { movingPerson } from './person'
import { inTurn, type Scene } from './scene'
import { sunDisc, sunGlow, textShade } from './scenery'

const mood = brandMoods.pilates[1]!
const light: Point = [880, 310]
const teaser: Pose = poses.teaser
const lying: Pose = {
  ...teaser,
  hips: -176,
  chest: -178,
  neck: -178,
  head: -176,
  nearArm: { upper: -150, fore: -160 },
  farArm: { upper: -154, fore: -162 },
  nearLeg: { thigh: -6, shin: -5, foot: -20 },
  farLeg: { thigh: -7, shin: -6, foot: -22 },
}
const curled: Pose = {
  ...teaser,
  hips: -160,
  chest: -140,
  neck: -112,
  head: -104,
  nearArm: { upper: -40, fore: -26 },
  farArm: { upper: -44, fore: -28 },
  nearLeg: { thigh: -24, shin: -22, foot: -26 },
  farLeg: { thigh: -26, shin: -24, foot: -28 },
}

/** How far up the body is, in a round of ten seconds: four up, two held, four down. */
function rise(seconds: number): number {
  const at = seconds % 10
  return at < 4 ? ease(at / 4) : at < 6 ? 1 : 1 - ease((at - 6) / 4)
}

const spoken = [
  [
    'Arms long overhead. Peel up, bone by bone.',
    'And hold. Reach past the toes.',
    'Now melt down. Slower than you want.',
  ],
  [
    'Again. Chin soft, ribs knit.',
    'Hold. The legs weigh nothing.',
    'And down, one bone at a time.',
  ],
  ['Breathe out to begin. Up you come.', 'Hold. Long neck, quiet face.', 'Lower with control.'],
  ['Last one. Smooth as a spring.', 'Hold it, and smile.', 'And all the way down. Lovely.'],
] as const

const cards = inTurn(
  spoken.flatMap(([up, hold, down]) => [
    {
      title: 'Roll up',
      hint: 'Peel away from the mat',
      spoken: [up],
    },
    {
      title: 'Hold',
      hint: 'Long legs, soft jaw',
      spoken: [hold],
    },
    {
      title: 'Roll down',
      hint: 'Slowly, bone by bone',
      spoken: [down],
    },
  ]),
  [4, 2, 4],
)

/** A teaser that rolls up and down, and a spring that stretches with it. */
export const pilatesScene: Scene = {
  brand: 'pilates',
  label: 'Pilates',
  mood,
  cards,
  still: (canvas) => {
    backdrop(canvas, mood, light)
    sunGlow(canvas, mood, light, 480)
    sunDisc(canvas, mood, light, 200, 0.4)
  },
  moving: (canvas, seconds) => {
    const up = rise(seconds)
    spring(canvas, mood, {
      from: [560, 118],
      to: [lerp(1010, 1330, up), lerp(118, 96, up)],
      radius: 62,
      coils: 17,
      wire: 13,
      tone: mix(mood.glow, mood.light, 0.22),
    })
    floor(canvas, mood, 600)
    canvas.add(ellipse([800, 612], lerp(330, 170, up), 9, mood.ink, { opacity: 0.4 }))
    const pose = up < 0.5 ? blendPose(lying, curled, up * 2) : blendPose(curled, teaser, up * 2 - 1)
    movingPerson(canvas, mood, {
      pose,
      hair: 'bun',
      top: 'crop',
      at: [800, 572],
      scale: 80,
      skin: 1,
      light: -70,
    })
    textShade(canvas, mood, 0.6)
  },
}
