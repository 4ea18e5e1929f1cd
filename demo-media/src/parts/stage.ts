import type { Mood } from '../brands/moods'
import type { Canvas } from '../core/canvas'
import { mix } from '../core/color'
import type { Point } from '../core/math'
import { cover, shape } from '../core/shapes'

/** The air of a picture: from the top color to the glow around the light, deep at the bottom. */
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

/** A quiet floor from `y` down. */
export function floor(canvas: Canvas, mood: Mood, y: number): void {
  const { width, height } = canvas
  canvas.add(
    shape(
      `M0 ${y}H${width}V${height}H0Z`,
      canvas.linear(
        [width * 0.74, y],
        [width * 0.12, height * 1.15],
        [
          [0, mix(mood.mid, mood.glow, 0.3)],
          [0.3, mood.mid],
          [0.7, mood.near],
          [1, mood.ink],
        ],
      ),
    ),
  )
}

/** Deepens the lower left corner, where titles stand in white. */
export function titleShade(canvas: Canvas, mood: Mood, strength = 0.6): void {
  const { width, height } = canvas
  canvas.add(
    cover(
      canvas,
      canvas.linear(
        [width * 0.12, height * 1.05],
        [width * 0.5, height * 0.3],
        [
          [0, mood.ink, strength],
          [0.5, mood.ink, strength * 0.45],
          [1, mood.ink, 0],
        ],
      ),
    ),
  )
}
