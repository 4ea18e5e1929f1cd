import type { Mood } from '../brands/mood'
import type { Canvas } from '../core/canvas'
import { mix } from '../core/colour'
import type { Point } from '../core/point'
import { shape } from '../core/shapes'
import { smoothPath } from '../core/smooth-path'

interface Ridge {
  base: number
  swing: number
  tone: string
  /** How many waves fit into the width, a whole number, so that the ridge can run in a loop. */
  waves: number
  /** How many widths have passed. */
  passed: number
  light: Point
}

/** A ridge that can slide past for ever. */
export function ridge(canvas: Canvas, mood: Mood, look: Ridge): void {
  const { base, waves, light, tone } = look
  const points = Array.from({ length: 25 }, (_, index): Point => {
    const x = (index / 24) * (canvas.width + 120) - 60
    const turn = (x / canvas.width + look.passed) * 2 * Math.PI
    return [
      x,
      base + (Math.sin(turn * waves) * 0.7 + Math.sin(turn * waves * 2 + 1.3) * 0.3) * look.swing,
    ]
  })
  canvas.add(
    shape(
      `${smoothPath(points, false)}V${canvas.height + 10}H-60Z`,
      canvas.linear(
        [light[0], base - look.swing],
        [light[0] - 240, base + 240],
        [
          [0, mix(tone, mood.light, 0.2)],
          [0.4, tone],
          [1, mix(tone, mood.ink, 0.5)],
        ],
      ),
    ),
  )
}
