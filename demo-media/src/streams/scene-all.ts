import { mainColors } from '../brands/brand-colors'
import { brandMoods } from '../brands/moods'
import { mix } from '../core/color'
import type { Point } from '../core/math'
import { cover, ring } from '../core/shapes'
import { poses } from '../figure/poses'
import type { Pose } from '../figure/skeleton'
import { backdrop, floor } from '../parts/stage'
import { weave } from '../parts/weave'
import { blendPose, breathe, ease } from './motion'
import { movingPerson } from './person'
import { inTurn, type Scene } from './scene'
import { sunDisc, sunGlow, textShade } from './scenery'

const mood = brandMoods.all[2]!
const light: Point = [880, 300]
const { yoga, boxing, barre, stretching } = mainColors

/** Five poses of five disciplines, eight seconds each; all face the viewer, so one can become the next. */
const sequence: { pose: Pose; tint: string }[] = [
  { pose: poses.tree, tint: mix(yoga, '#ffd166', 0.35) },
  { pose: poses.warrior, tint: mix(boxing, '#ff8f6b', 0.45) },
  { pose: poses.plie, tint: mix(barre, '#ffb3c8', 0.3) },
  { pose: poses.sideBend, tint: mix(stretching, '#9fd3ee', 0.3) },
  { pose: poses.groove, tint: brandMoods.dance[0]!.glow },
]

/** One figure goes through five disciplines while the light takes the color of each. */
export const allScene: Scene = {
  brand: 'all',
  label: 'Every class',
  mood,
  cards: inTurn(
    [
      {
        title: 'Balance',
        hint: 'Yoga: root down, grow up',
        spoken: ['Welcome to X+. Stand on one foot.', 'Grow tall. Let the eyes rest.'],
      },
      {
        title: 'Power',
        hint: 'Strength: sink deep, arms long',
        spoken: ['Step wide, and sink into the front leg.', 'Strong arms, quiet shoulders.'],
      },
      {
        title: 'Grace',
        hint: 'Barre: heels in, knees open',
        spoken: ['Turn out, and bend the knees.', 'One arm floats up. Keep the crown high.'],
      },
      {
        title: 'Length',
        hint: 'Stretching: reach up and over',
        spoken: ['Step together. Reach up and over.', 'Breathe into the open side.'],
      },
      {
        title: 'Joy',
        hint: 'Dance: let the hips lead',
        spoken: ['And let it go. The hips lead.', 'That is five. Now choose your own.'],
      },
    ],
    [8],
  ),
  still: (canvas) => {
    backdrop(canvas, mood, light)
    sunGlow(canvas, mood, light, 560)
  },
  moving: (canvas, seconds) => {
    const index = Math.floor(seconds / 8) % 5
    const next = sequence[(index + 1) % 5]!
    const now = sequence[index]!
    const turn = ease(((seconds % 8) - 6.6) / 1.4)
    const tint = mix(now.tint, next.tint, turn)
    canvas.add(
      cover(
        canvas,
        canvas.radial(light, 760, [
          [0, tint, 0.75],
          [0.5, tint, 0.34],
          [1, tint, 0],
        ]),
      ),
    )
    canvas.add('<g opacity="0.5">')
    const bands = [mix(tint, mood.light, 0.2), mood.mid, mix(tint, mood.light, 0.5), mood.near]
    weave(canvas, mood, {
      at: [880, 300],
      band: 30,
      first: bands,
      second: bands.toReversed(),
      turn: 45 + Math.sin((seconds / 40) * 2 * Math.PI) * 7,
    })
    canvas.add('</g>')
    sunDisc(canvas, { ...mood, accent: tint }, light, 214 + breathe(seconds, 4) * 8, 0.4)
    canvas.add(
      ring(light, 250 + (seconds % 4) * 34, mood.light, 2, {
        opacity: 0.4 * (1 - (seconds % 4) / 4),
      }),
    )
    floor(canvas, mood, 606)
    const sway = Math.sin(seconds * Math.PI * 0.5) * 0.02
    const pose = blendPose(now.pose, next.pose, turn)
    const lowest =
      (index === 2 ? 1 - turn : index === 1 ? turn : 0) * 42 +
      (index === 1 ? 1 - turn : index === 0 ? turn : 0) * 52
    movingPerson(canvas, mood, {
      pose: { ...pose, chest: pose.chest + sway * 40 },
      hair: 'topknot',
      top: 'full',
      at: [880, 372 + lowest],
      scale: 64,
      skin: 4,
      topColor: mix(tint, '#ffffff', 0.28),
    })
    textShade(canvas, mood, 0.8)
  },
}
