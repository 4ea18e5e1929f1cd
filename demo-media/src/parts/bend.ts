import type { Mood } from '../brands/mood'
import type { Canvas } from '../core/canvas'
import { mix } from '../core/colour'
import type { Point } from '../core/point'
import { circle, ring } from '../core/shapes'

/** The bend of a running track from above: lanes around a centre, the inner field in deep shade. */
export function bend(
  canvas: Canvas,
  mood: Mood,
  centre: Point,
  outer: number,
  count: number,
  lane: number,
): void {
  const [x, y] = centre
  for (let index = 0; index < count; index += 1) {
    const r = outer - index * lane
    const tone = mix(mood.accent, mood.near, index / count)
    canvas.add(
      circle(
        centre,
        r,
        canvas.linear(
          [x - r * 0.1, y - r],
          [x - r, y + r * 0.2],
          [
            [0, mix(tone, mood.light, 0.4)],
            [0.4, tone],
            [1, mix(tone, mood.ink, 0.5)],
          ],
        ),
      ),
      ring(centre, r, mood.light, 6, { opacity: 0.85 }),
    )
  }
  const inner = outer - count * lane
  canvas.add(
    circle(
      centre,
      inner,
      canvas.linear(
        [x, y - inner],
        [x - inner, y],
        [
          [0, mix(mood.far, mood.light, 0.25)],
          [0.5, mood.mid],
          [1, mood.near],
        ],
      ),
    ),
    ring(centre, inner, mood.light, 8, { opacity: 0.9 }),
  )
}
