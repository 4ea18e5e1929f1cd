import type { Mood } from '../brands/mood'
import type { Canvas } from '../core/canvas'
import { cover } from '../core/shapes'

/** Deepens the left side, where the words stand. */
export function wordsShade(canvas: Canvas, mood: Mood, strength = 0.75): void {
  canvas.add(
    cover(
      canvas,
      canvas.linear(
        [60, 760],
        [640, 300],
        [
          [0, mood.ink, strength],
          [0.6, mood.ink, strength * 0.4],
          [1, mood.ink, 0],
        ],
      ),
    ),
  )
}
