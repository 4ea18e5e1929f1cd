import type { Mood } from '../brands/mood'
import type { Canvas } from '../core/canvas'
import { mix } from '../core/colour'
import type { Point } from '../core/point'
import { cover } from '../core/shapes'

/** The air of a picture: from the top colour to the glow around the light, deep at the bottom. */
export function backdrop(canvas: Canvas, mood: Mood, light: Point, reach = 0.75): void {
  const { width, height } = canvas
  canvas.add(
    cover(
      canvas,
      canvas.linear(
        [width * 0.35, 0],
        [width * 0.5, height],
        [
          [0, mood.top],
          [0.62, mix(mood.top, mood.glow, 0.55)],
          [1, mix(mood.glow, mood.far, 0.5)],
        ],
      ),
    ),
    cover(
      canvas,
      canvas.radial([light[0], light[1]], width * reach, [
        [0, mood.glow, 1],
        [0.35, mood.glow, 0.72],
        [0.7, mood.glow, 0.2],
        [1, mood.glow, 0],
      ]),
    ),
  )
}
