import type { Mood } from '../brands/mood'
import type { Canvas } from '../core/canvas'
import { mix } from '../core/colour'
import { num } from '../core/num'
import type { Point } from '../core/point'
import type { Rng } from '../core/rng'
import { shape } from '../core/shapes'

/** Still water below `horizon`, with the light broken into bars that widen towards the viewer. */
export function water(
  canvas: Canvas,
  mood: Mood,
  rng: Rng,
  light: Point,
  horizon: number,
  spread = 1,
): void {
  const { width, height } = canvas
  canvas.add(
    shape(
      `M0 ${num(horizon)}H${width}V${height}H0Z`,
      canvas.linear(
        [0, horizon],
        [0, height],
        [
          [0, mix(mood.mid, mood.glow, 0.55)],
          [0.25, mix(mood.mid, mood.glow, 0.15)],
          [0.6, mood.near],
          [1, mood.ink],
        ],
      ),
    ),
  )
  const bars: string[] = []
  for (let y = horizon + 5; y < height;) {
    const depth = (y - horizon) / (height - horizon)
    const thick = 2 + depth * 13
    const reach = (60 + depth * 340 * spread) * rng.range(0.35, 1.1)
    const shift = rng.range(-1, 1) * (12 + depth * 90)
    const x = light[0] + shift
    bars.push(
      shape(
        `M${num(x - reach)} ${num(y)}Q${num(x)} ${num(y - thick)} ${num(x + reach)} ${num(y)}Q${num(x)} ${num(y + thick)} ${num(x - reach)} ${num(y)}Z`,
        mix(mood.light, mood.accent, depth * 0.45),
        { opacity: 0.75 * (1 - depth * 0.75) },
      ),
    )
    y += thick * 1.25 + 5 + depth * 16
  }
  canvas.add(...bars)
}
