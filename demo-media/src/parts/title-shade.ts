import type { Mood } from '../brands/mood'
import type { Canvas } from '../core/canvas'
import { cover } from '../core/shapes'

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
