import { brandMoods } from '../brands/moods'
import { lerp, type Point } from '../core/math'
import { ellipse } from '../core/shapes'
import { poses } from '../figure/poses'
import { reach } from '../figure/reach'
import type { Pose } from '../figure/skeleton'
import { backdrop, floor } from '../parts/stage'
import { barbell } from '../parts/weights'
import { blendPose, breathe, ease } from './motion'
import { movingPerson } from './person'
import { inTurn, type Scene } from './scene'
import { sunDisc, sunGlow, textShade } from './scenery'

const mood = brandMoods.strength[3]!
const light: Point = [860, 300]
const at: Point = [860, 421]
const scale = 57
const ground = 3.86

/** Bar across the back, legs bent by `depth` from 0 to 1, the feet staying where they are. */
function squat(depth: number): { pose: Pose; drop: number } {
  const drop = depth * 1.25
  const ankle = (sign: number): Point => [sign * 1.02, ground - drop]
  const pose = reach(
    {
      ...poses.squat,
      nearLeg: { ...poses.squat.nearLeg, thighLength: lerp(1, 0.9, depth) },
      farLeg: { ...poses.squat.farLeg, thighLength: lerp(1, 0.9, depth) },
    },
    {
      nearLeg: { to: ankle(1), bend: -1 },
      farLeg: { to: ankle(-1), bend: 1 },
      nearArm: { to: [1.4, -2.3], bend: 1 },
      farArm: { to: [-1.4, -2.3], bend: -1 },
    },
  )
  return { pose, drop }
}

/** Standing, the bar between the collar (0) and overhead (1). */
function press(lift: number): Pose {
  const stand = squat(0).pose
  const height = lerp(-2.3, -4.75, lift)
  return reach(stand, {
    nearArm: { to: [1.4, height], bend: 1 },
    farArm: { to: [-1.4, height], bend: -1 },
  })
}

/** Four squats, four presses, then a rest with the bar on the back. */
export const strengthScene: Scene = {
  brand: 'strength',
  label: 'Strength',
  mood,
  cards: inTurn(
    [
      {
        title: 'Back squat',
        hint: 'Four, slow down and strong up',
        spoken: [
          'Bar on the back, ribs down.',
          'Sit between the heels, and drive.',
          'Knees follow the toes. Two more.',
          'Last one. Make it the best one.',
        ],
      },
      {
        title: 'Press',
        hint: 'Four, straight over the crown',
        spoken: [
          'Same bar, now overhead.',
          'Squeeze the floor, press the sky.',
          'Head through at the top. Two more.',
          'Last one. Hold it for a beat.',
        ],
      },
      {
        title: 'Rest',
        hint: 'Breathe, shake it out',
        spoken: ['Good. Breathe through the nose.', 'Next round in three, two, one.'],
      },
    ],
    [16, 16, 8],
  ),
  still: (canvas) => {
    backdrop(canvas, mood, light)
    sunGlow(canvas, mood, light, 560)
    sunDisc(canvas, mood, light, 225, 0.4)
    floor(canvas, mood, 610)
    canvas.add(ellipse([860, 652], 170, 12, mood.ink, { opacity: 0.45 }))
  },
  moving: (canvas, seconds) => {
    const rep = (from: number) => ease(breathe(seconds - from, 4) * 1.05)
    const { pose: low, drop } = squat(seconds < 16 ? rep(0) : 0)
    const lift = seconds >= 16 && seconds < 32 ? rep(16) : 0
    const sway = seconds >= 32 ? breathe(seconds - 32, 4) * 0.03 : 0
    const pose = lift > 0 ? press(lift) : blendPose(low, low, 0)
    const pelvis: Point = [at[0], at[1] + (drop + sway) * scale]
    const bar = pelvis[1] + lerp(-2.42, -4.87, lift) * scale
    const figure = {
      pose,
      hair: 'short',
      top: 'full',
      legs: 'short',
      at: pelvis,
      scale,
      skin: 2,
      hands: 'fist',
      girth: 1.12,
      bottom: mood.near,
    } as const
    if (lift === 0) barbell(canvas, mood, [at[0], bar], scale)
    movingPerson(canvas, mood, figure)
    if (lift > 0) barbell(canvas, mood, [at[0], bar], scale)
    textShade(canvas, mood, 0.8)
  },
}
