import type { Mood } from '../brands/moods'
import type { Canvas } from '../core/canvas'
import { mix } from '../core/color'
import { num, type Point } from '../core/math'
import { circle, ring, shape } from '../core/shapes'
import { litStops } from './tones'

interface Lanes {
  /** Where the lanes meet. */
  vanish: Point
  horizon: number
  count: number
  /** How far the lanes spread at the bottom edge. */
  spread: number
}

/** A running track in perspective, its lines meeting at the horizon. */
export function lanes(canvas: Canvas, mood: Mood, options: Lanes): void {
  const { height, width } = canvas
  const [vx] = options.vanish
  const ground = canvas.linear(
    [vx, options.horizon],
    [vx - 260, height],
    [
      [0, mix(mood.far, mood.glow, 0.6)],
      [0.18, mood.far],
      [0.55, mood.mid],
      [1, mood.near],
    ],
  )
  canvas.add(shape(`M0 ${options.horizon}H${width}V${height}H0Z`, ground))
  const bottom = (index: number) => vx + (index / options.count - 0.5) * options.spread
  const edge = (index: number, half: number) => {
    const x = bottom(index)
    return `M${num(vx + (x - vx) * 0.012)} ${num(options.horizon)}L${num(x - half)} ${height}H${num(x + half)}Z`
  }
  for (let index = 0; index < options.count; index += 2) {
    canvas.add(
      shape(
        `M${num(vx)} ${num(options.horizon)}L${num(bottom(index))} ${height}L${num(bottom(index + 1))} ${height}Z`,
        mood.accent,
        { opacity: 0.18 },
      ),
    )
  }
  const paint = canvas.linear(
    [0, options.horizon],
    [0, height],
    [
      [0, mood.light, 0.35],
      [0.4, mood.light, 0.9],
      [1, mix(mood.light, mood.near, 0.3), 0.85],
    ],
  )
  for (let index = 0; index <= options.count; index += 1) canvas.add(shape(edge(index, 9), paint))
}

/** The bend of a running track from above: lanes around a center, the inner field in deep shade. */
export function bend(
  canvas: Canvas,
  mood: Mood,
  center: Point,
  outer: number,
  count: number,
  lane: number,
): void {
  const [x, y] = center
  for (let index = 0; index < count; index += 1) {
    const r = outer - index * lane
    const tone = mix(mood.accent, mood.near, index / count)
    canvas.add(
      circle(
        center,
        r,
        canvas.linear(
          [x - r * 0.1, y - r],
          [x - r, y + r * 0.2],
          litStops(mood, tone, 0.4, 0.4, 0.5),
        ),
      ),
      ring(center, r, mood.light, 6, { opacity: 0.85 }),
    )
  }
  const inner = outer - count * lane
  canvas.add(
    circle(
      center,
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
    ring(center, inner, mood.light, 8, { opacity: 0.9 }),
  )
}
