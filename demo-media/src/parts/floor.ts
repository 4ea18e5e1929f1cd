import type { Mood } from '../brands/mood'
import type { Canvas } from '../core/canvas'
import { mix } from '../core/colour'
import { shape } from '../core/shapes'

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
