import type { Mood } from '../brands/moods'
import type { Canvas } from '../core/canvas'
import { mix } from '../core/color'
import { num, type Point, polar } from '../core/math'
import { circle, line, ring } from '../core/shapes'
import type { Dress } from '../figure/figure'
import { reach } from '../figure/reach'
import type { Pose } from '../figure/skeleton'
import { person } from './person'

interface Cyclist extends Dress {
  /** Where the pelvis is, and canvas units per head. */
  at: Point
  scale: number
  skin: number
  /** Degrees of the crank, and of the wheels where they differ. */
  crank: number
  roll?: number
  light?: number
  dusk?: number
}

const axle: Point = [0.86, 2.78]
const crankLength = 0.74
const bar: Point = [3.0, 0.1]
const rear: Point = [-0.92, 2.5]
const front: Point = [3.42, 2.5]
const wheelRadius = 1.55

const sitting: Pose = {
  view: 'side',
  facing: 1,
  hips: -50,
  chest: -34,
  neck: -42,
  head: -62,
  nearArm: { upper: 40, fore: 40, hand: 20 },
  farArm: { upper: 40, fore: 40, hand: 20 },
  nearLeg: { thigh: 60, shin: 100, foot: 10 },
  farLeg: { thigh: 60, shin: 100, foot: 20 },
}

/** A rider on a road bicycle, seen from the side, riding to the right; `draw` draws the body. */
export function cyclist(canvas: Canvas, mood: Mood, options: Cyclist, draw = person): void {
  const put = ([x, y]: Point): Point => [
    options.at[0] + x * options.scale,
    options.at[1] + y * options.scale,
  ]
  const s = options.scale
  const pedal = (degrees: number): Point => polar(axle, degrees, crankLength)
  const ankle = ([x, y]: Point): Point => [x - 0.3, y - 0.32]
  const pose = reach(sitting, {
    nearArm: { to: [bar[0] - 0.12, bar[1] - 0.05], bend: 1 },
    farArm: { to: [bar[0] - 0.06, bar[1] - 0.1], bend: 1 },
    nearLeg: { to: ankle(pedal(options.crank)), bend: -1 },
    farLeg: { to: ankle(pedal(options.crank + 180)), bend: -1 },
  })
  const path = (...points: Point[]) =>
    points
      .map(put)
      .map(([x, y], index) => `${index ? 'L' : 'M'}${num(x)} ${num(y)}`)
      .join('')
  const frame = canvas.linear(put([2.4, -0.4]), put([-0.6, 2.8]), [
    [0, mix(mood.light, mood.accent, 0.4)],
    [0.5, mood.accent],
    [1, mix(mood.accent, mood.ink, 0.6)],
  ])
  const dark = mix(mood.near, mood.ink, 0.7)
  for (const hub of [rear, front]) {
    canvas.add(
      ring(put(hub), wheelRadius * s, dark, s * 0.13),
      ring(
        put(hub),
        (wheelRadius - 0.13) * s,
        canvas.linear(put([hub[0], hub[1] - 1.5]), put([hub[0], hub[1] + 1.5]), [
          [0, mood.light],
          [1, mood.near],
        ]),
        s * 0.05,
      ),
      circle(put(hub), s * 0.12, dark),
    )
    for (let index = 0; index < 20; index += 1) {
      const end = polar(hub, index * 18 + (options.roll ?? options.crank), wheelRadius - 0.15)
      canvas.add(line(path(hub, end), mood.light, s * 0.012, { opacity: 0.5 }))
    }
  }
  const head: Point = [2.62, 0.72]
  const seat: Point = [0.16, 0.72]
  const crown: Point = [2.82, 1.2]
  canvas.add(
    line(path(axle, pedal(options.crank + 180)), dark, s * 0.12),
    line(path(rear, axle), frame, s * 0.11),
    line(path(rear, seat), frame, s * 0.09),
    line(path([0.02, 0.36], axle), frame, s * 0.16),
    line(path(seat, head), frame, s * 0.16),
    line(path(crown, axle), frame, s * 0.2),
    line(path([2.5, 0.42], crown, [3.06, 1.9], front), frame, s * 0.15),
    line(path([-0.34, 0.34], [0.1, 0.36], [0.46, 0.38]), dark, s * 0.16),
    line(path([2.5, 0.42], [2.98, 0.3], [3.16, 0.24]), dark, s * 0.12),
    line(path([3.12, 0.16], [3.3, 0.4], [3.22, 0.72], [2.94, 0.84]), dark, s * 0.11),
  )
  draw(canvas, mood, {
    ...options,
    pose,
    legs: 'short',
    sleeves: false,
    hands: 'fist',
    light: options.light ?? -110,
    shoes: mix(mood.light, mood.ink, 0.1),
    bottom: mix(mood.near, mood.ink, 0.6),
  })
  canvas.add(
    ring(put(axle), s * 0.36, mood.light, s * 0.05, { opacity: 0.7 }),
    circle(put(axle), s * 0.1, dark),
    line(path(axle, pedal(options.crank)), dark, s * 0.13),
    line(
      path(
        [pedal(options.crank)[0] - 0.22, pedal(options.crank)[1]],
        [pedal(options.crank)[0] + 0.22, pedal(options.crank)[1]],
      ),
      dark,
      s * 0.12,
    ),
  )
}
