import type { Mood } from '../brands/moods'
import type { Canvas } from '../core/canvas'
import { mix } from '../core/color'
import { smoothPath } from '../core/curves'
import { num, type Point } from '../core/math'
import { line, shape } from '../core/shapes'
import type { Dress } from '../figure/figure'
import { reach } from '../figure/reach'
import type { Pose } from '../figure/skeleton'
import { person } from './person'

interface Rower extends Dress {
  /** Where the seat is when the legs are bent, and canvas units per head. */
  at: Point
  scale: number
  skin: number
  /** 0 is the catch, 1 the finish of the stroke. */
  stroke: number
  light?: number
  dusk?: number
}

const sitting: Pose = {
  view: 'side',
  facing: 1,
  hips: -60,
  chest: -50,
  neck: -60,
  head: -78,
  nearArm: { upper: 20, fore: 10 },
  farArm: { upper: 20, fore: 10 },
  nearLeg: { thigh: -60, shin: 60, foot: -52 },
  farLeg: { thigh: -60, shin: 60, foot: -52 },
}

/** A rower in a single shell, seen from the side. */
export function rower(canvas: Canvas, mood: Mood, options: Rower): void {
  const { stroke, scale: s } = options
  const between = (a: number, b: number) => a + (b - a) * stroke
  const slide = between(0, -1.75)
  const foot: Point = [2.05 - slide, 0.28]
  const grip: Point = [between(2.95, 0.78), between(-0.72, -1.12)]
  const pose = reach(
    {
      ...sitting,
      hips: between(-58, -112),
      chest: between(-46, -108),
      neck: between(-52, -96),
      head: between(-74, -94),
    },
    {
      nearArm: { to: grip, bend: 1 },
      farArm: { to: [grip[0] + 0.08, grip[1] - 0.04], bend: 1 },
      nearLeg: { to: foot, bend: -1 },
      farLeg: { to: [foot[0] + 0.06, foot[1]], bend: -1 },
    },
  )
  const pelvis: Point = [options.at[0] + slide * s, options.at[1]]
  const put = ([x, y]: Point): Point => [options.at[0] + x * s, options.at[1] + y * s]
  const shell = smoothPath(
    [
      [-7.4, 0.5],
      [-4, 0.36],
      [0, 0.34],
      [4, 0.36],
      [7.6, 0.42],
      [5.6, 0.72],
      [2, 0.9],
      [-2, 0.9],
      [-5.4, 0.76],
    ].map((point) => put(point as unknown as Point)),
  )
  const oar = (near: boolean) => {
    const hand = put([grip[0] + slide + 0.2, grip[1]])
    const lock = put([between(1.9, 1.35), near ? 0.1 : -0.1])
    const reachOut = near ? between(1.05, 1.15) : 0.6
    const blade: Point = [
      lock[0] + (lock[0] - hand[0]) * reachOut + (near ? -0.9 : 0.5) * s * between(-1, 1) * -1,
      lock[1] + s * (near ? 1.35 : 0.35),
    ]
    const angle = (Math.atan2(blade[1] - lock[1], blade[0] - lock[0]) * 180) / Math.PI
    return [
      line(
        `M${num(hand[0])} ${num(hand[1])}L${num(lock[0])} ${num(lock[1])}L${num(blade[0])} ${num(blade[1])}`,
        mix(mood.light, mood.accent, 0.25),
        s * 0.07,
      ),
      `<rect x="${num(-0.1 * s)}" y="${num(-0.17 * s)}" width="${num(1.1 * s)}" height="${num(0.34 * s)}" rx="${num(0.1 * s)}" fill="${mood.accent}" transform="translate(${num(blade[0])} ${num(blade[1])}) rotate(${num(angle)})"/>`,
    ]
  }
  const hull = canvas.linear(put([2, 0.3]), put([-3, 1]), [
    [0, mood.light],
    [0.3, mix(mood.accent, mood.light, 0.3)],
    [1, mix(mood.accent, mood.ink, 0.6)],
  ])
  canvas.add(...oar(false))
  person(canvas, mood, {
    ...options,
    at: pelvis,
    pose,
    hands: 'fist',
    light: options.light ?? -70,
    topColor: mood.light,
  })
  canvas.add(
    shape(shell, hull),
    line(
      `M${put([0.9, 0.36]).map(num).join(' ')}L${put([1.6, 0.06]).map(num).join(' ')}L${put([2.3, 0.36]).map(num).join(' ')}`,
      mix(mood.ink, mood.light, 0.25),
      s * 0.05,
    ),
    ...oar(true),
  )
}
