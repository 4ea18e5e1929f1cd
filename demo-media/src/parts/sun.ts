import type { Mood } from '../brands/mood'
import type { Canvas } from '../core/canvas'
import { mix } from '../core/colour'
import type { Point } from '../core/point'
import { circle, cover } from '../core/shapes'

/** A disc of light with its halo; `base` tints its lower edge. */
export function sun(
  canvas: Canvas,
  mood: Mood,
  at: Point,
  radius: number,
  base = mood.accent,
): void {
  const disc = canvas.linear(
    [at[0], at[1] - radius],
    [at[0], at[1] + radius],
    [
      [0, mood.light],
      [0.55, mix(mood.light, mood.glow, 0.25)],
      [1, mix(mood.glow, base, 0.45)],
    ],
  )
  canvas.add(
    cover(
      canvas,
      canvas.radial([at[0], at[1]], radius * 2.6, [
        [0, mood.light, 0.75],
        [0.38, mood.light, 0.5],
        [0.6, mood.light, 0.16],
        [1, mood.light, 0],
      ]),
    ),
    circle(at, radius, disc),
  )
}
