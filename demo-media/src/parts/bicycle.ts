import type { Mood } from '../brands/moods'
import type { Canvas } from '../core/canvas'
import { mix } from '../core/color'
import { num, type Point } from '../core/math'
import { circle, line, ring } from '../core/shapes'
import { wheel } from './wheel'

/** A road bicycle without its rider, seen from the side; `scale` is the radius of a wheel. */
export function bicycle(canvas: Canvas, mood: Mood, at: Point, scale: number): void {
  const put = ([x, y]: Point): Point => [at[0] + x * scale, at[1] + y * scale]
  const path = (...points: Point[]) => `M${points.map((p) => put(p).map(num).join(' ')).join('L')}`
  const [rear, front, axle]: Point[] = [
    [-1.42, 0],
    [1.42, 0],
    [-0.26, 0.16],
  ]
  const [seat, head, crown]: Point[] = [
    [-0.68, -1.16],
    [0.86, -1.2],
    [0.98, -0.86],
  ]
  const paint = canvas.linear(put([1, -1.4]), put([-1.2, 0.4]), [
    [0, mix(mood.light, mood.accent, 0.35)],
    [0.5, mood.accent],
    [1, mix(mood.accent, mood.ink, 0.6)],
  ])
  const dark = mix(mood.near, mood.ink, 0.7)
  for (const hub of [rear!, front!]) wheel(canvas, mood, put(hub), scale, 6, 28)
  canvas.add(
    line(path(rear!, axle!), paint, scale * 0.06),
    line(path(rear!, seat!), paint, scale * 0.05),
    line(path([-0.75, -1.36], axle!), paint, scale * 0.09),
    line(path(seat!, head!), paint, scale * 0.09),
    line(path(crown!, axle!), paint, scale * 0.11),
    line(path([0.8, -1.38], crown!, [1.1, -0.5], front!), paint, scale * 0.08),
    line(path([-0.98, -1.4], [-0.72, -1.4], [-0.48, -1.36]), dark, scale * 0.1),
    line(path([0.8, -1.38], [1.08, -1.44], [1.2, -1.42]), dark, scale * 0.07),
    line(path([1.2, -1.42], [1.32, -1.26], [1.26, -1.06], [1.08, -1]), dark, scale * 0.065),
    ring(put(axle!), scale * 0.2, mood.light, scale * 0.03, { opacity: 0.8 }),
    line(path([-0.12, -0.14], axle!, [-0.4, 0.46]), dark, scale * 0.07),
    line(path([-0.24, -0.15], [0, -0.15]), dark, scale * 0.07),
    line(path([-0.52, 0.47], [-0.28, 0.47]), dark, scale * 0.07),
    circle(put(axle!), scale * 0.06, dark),
  )
}
