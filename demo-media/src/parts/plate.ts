import type { Mood } from '../brands/mood'
import type { Canvas } from '../core/canvas'
import { mix } from '../core/colour'
import { num } from '../core/num'
import { type Point, polar } from '../core/point'
import { circle, ring, shape } from '../core/shapes'

/** A weight plate seen from the front: turned metal with its sheen, grooves and a bore. */
export function plate(canvas: Canvas, mood: Mood, at: Point, radius: number, tone: string): void {
  const [x, y] = at
  canvas.add(
    circle([x - radius * 0.05, y + radius * 0.07], radius * 1.01, mood.ink, {
      opacity: 0.5,
      filter: canvas.blur(radius * 0.04),
    }),
    circle(at, radius, mix(tone, mood.ink, 0.55)),
  )
  const wedges = 240
  for (let index = 0; index < wedges; index += 1) {
    const from = (index * 360) / wedges
    const gleam =
      Math.max(0, Math.cos(((from + 52) * Math.PI) / 90)) ** 5 * 0.85 +
      Math.max(0, Math.cos(((from + 8) * Math.PI) / 60)) ** 8 * 0.14
    const [a, b] = [
      polar(at, from - 0.35, radius * 0.965),
      polar(at, from + 360 / wedges + 0.35, radius * 0.965),
    ]
    const colour = mix(mix(tone, mood.ink, 0.28), mood.light, gleam * 0.6)
    canvas.add(
      shape(
        `M${num(x)} ${num(y)}L${num(a[0])} ${num(a[1])}A${num(radius)} ${num(radius)} 0 0 1 ${num(b[0])} ${num(b[1])}Z`,
        colour,
      ),
    )
  }
  const slant = canvas.linear(
    [x + radius, y - radius],
    [x - radius, y + radius],
    [
      [0, mood.light, 0.9],
      [0.5, mood.light, 0.1],
      [1, mood.ink, 0.7],
    ],
  )
  const inverse = canvas.linear(
    [x + radius, y - radius],
    [x - radius, y + radius],
    [
      [0, mood.ink, 0.75],
      [0.5, mood.ink, 0.15],
      [1, mood.light, 0.7],
    ],
  )
  canvas.add(
    ring(at, radius * 0.97, slant, radius * 0.045),
    ring(at, radius * 0.82, inverse, radius * 0.03),
    ring(at, radius * 0.785, slant, radius * 0.02),
    ring(at, radius * 0.42, inverse, radius * 0.03),
    ring(at, radius * 0.385, slant, radius * 0.02),
    circle(
      at,
      radius * 0.2,
      canvas.linear(
        [x + radius * 0.2, y - radius * 0.2],
        [x - radius * 0.2, y + radius * 0.2],
        [
          [0, mood.light],
          [0.5, mix(mood.light, mood.near, 0.6)],
          [1, mood.ink],
        ],
      ),
    ),
    circle(at, radius * 0.135, mood.ink),
    ring(at, radius * 0.118, mix(mood.accent, mood.ink, 0.2), radius * 0.022),
  )
}
