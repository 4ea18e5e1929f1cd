import type { Mood } from '../brands/mood'
import type { Canvas } from '../core/canvas'
import { mix } from '../core/colour'
import type { Point } from '../core/point'
import { circle, cover } from '../core/shapes'

/** The glow of a sun, for what stays still. */
export function sunGlow(canvas: Canvas, mood: Mood, at: Point, reach: number): void {
  canvas.add(
    cover(
      canvas,
      canvas.radial(at, reach, [
        [0, mood.light, 0.8],
        [0.35, mood.light, 0.45],
        [0.65, mood.light, 0.12],
        [1, mood.light, 0],
      ]),
    ),
  )
}

/** A sun whose rings open with `breath`, from 0 to 1. */
export function sunDisc(canvas: Canvas, mood: Mood, at: Point, radius: number, breath = 0): void {
  for (const wide of [3, 2, 1]) {
    canvas.add(circle(at, radius + wide * (26 + breath * 22), mood.light, { opacity: 0.09 }))
  }
  canvas.add(
    circle(
      at,
      radius,
      canvas.linear(
        [at[0], at[1] - radius],
        [at[0], at[1] + radius],
        [
          [0, mood.light],
          [0.55, mix(mood.light, mood.glow, 0.3)],
          [1, mix(mood.glow, mood.accent, 0.5)],
        ],
      ),
    ),
  )
}
