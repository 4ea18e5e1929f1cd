import type { Mood } from '../brands/moods'
import type { Canvas } from '../core/canvas'
import { mix } from '../core/color'
import { num, type Point, polar } from '../core/math'
import { circle, line, ring } from '../core/shapes'

/** A spoked wheel seen from the side, lit from the upper right. */
export function wheel(
  canvas: Canvas,
  mood: Mood,
  at: Point,
  radius: number,
  turn = 0,
  spokes = 28,
): void {
  const [x, y] = at
  const slant = (bright: string, dark: string) =>
    canvas.linear(
      [x + radius * 0.7, y - radius * 0.8],
      [x - radius * 0.7, y + radius * 0.8],
      [
        [0, bright],
        [0.45, mix(bright, dark, 0.6)],
        [1, dark],
      ],
    )
  canvas.add(
    circle(
      at,
      radius * 0.9,
      canvas.radial([x, y], radius * 0.9, [
        [0, mood.light, 0.3],
        [0.5, mood.light, 0.06],
        [1, mood.ink, 0.22],
      ]),
    ),
    ring(at, radius, slant(mix(mood.near, mood.light, 0.5), mood.ink), radius * 0.075),
    ring(at, radius * 1.026, slant(mood.light, mood.near), radius * 0.012, { opacity: 0.8 }),
    ring(at, radius * 0.925, slant(mood.light, mood.accent), radius * 0.05),
    ring(at, radius * 0.888, slant(mix(mood.accent, mood.ink, 0.3), mood.ink), radius * 0.02),
  )
  const silk = slant(mood.light, mix(mood.light, mood.near, 0.75))
  for (let index = 0; index < spokes; index += 1) {
    const degrees = turn + (index * 360) / spokes
    const lean = index % 2 ? 62 : -62
    const [from, to] = [polar(at, degrees + lean, radius * 0.085), polar(at, degrees, radius * 0.9)]
    canvas.add(
      line(`M${num(from[0])} ${num(from[1])}L${num(to[0])} ${num(to[1])}`, silk, radius * 0.007, {
        opacity: 0.75,
      }),
    )
  }
  canvas.add(
    circle(at, radius * 0.105, slant(mood.light, mood.near)),
    circle(at, radius * 0.06, mood.ink),
    circle(at, radius * 0.03, mood.light, { opacity: 0.8 }),
  )
}
