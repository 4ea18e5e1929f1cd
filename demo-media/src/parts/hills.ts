import type { Mood } from '../brands/mood'
import type { Canvas } from '../core/canvas'
import { mix } from '../core/colour'
import { num } from '../core/num'
import type { Point } from '../core/point'
import type { Rng } from '../core/rng'
import { shape } from '../core/shapes'
import { smoothPath } from '../core/smooth-path'

interface Hills {
  /** Heights of the first and the last ridge, in canvas units from the top. */
  from: number
  to: number
  layers: number
  /** How much ridges rise and fall. */
  swing: number
}

/** Ridges behind one another, each paler with distance and lit where it faces the sun. */
export function hills(canvas: Canvas, mood: Mood, rng: Rng, light: Point, look: Hills): void {
  const { width, height } = canvas
  for (let layer = 0; layer < look.layers; layer += 1) {
    const depth = look.layers === 1 ? 1 : layer / (look.layers - 1)
    const base = look.from + (look.to - look.from) * depth ** 1.15
    const swing = look.swing * (0.55 + depth * 0.7)
    const phase = rng.range(0, 6.28)
    const period = rng.range(0.75, 1.25) * (1.5 - depth * 0.6)
    const points = Array.from({ length: 13 }, (_, index): Point => {
      const x = (index / 12) * (width + 200) - 100
      const wave = Math.sin(phase + (x / width) * 6.28 * period) * 0.62
      const ripple = Math.sin(phase * 2.3 + (x / width) * 6.28 * period * 2.3) * 0.25
      return [x, base + (wave + ripple) * swing]
    })
    const colour =
      depth < 0.5 ? mix(mood.far, mood.mid, depth * 2) : mix(mood.mid, mood.near, depth * 2 - 1)
    const hazy = mix(colour, mood.glow, 0.5 * (1 - depth) ** 1.2)
    const fill = canvas.linear(
      [light[0], base - swing],
      [light[0] - 260, Math.min(height, base + 420)],
      [
        [0, mix(hazy, mood.light, 0.26 * (1 - depth * 0.55))],
        [0.3, hazy],
        [1, mix(hazy, depth > 0.6 ? mood.ink : mood.glow, depth > 0.6 ? 0.62 : 0.3)],
      ],
    )
    const first = points[0] as Point
    canvas.add(
      shape(
        `${smoothPath(points, false)}L${num(width + 200)} ${height + 10}L${num(first[0])} ${height + 10}Z`,
        fill,
      ),
    )
  }
}
