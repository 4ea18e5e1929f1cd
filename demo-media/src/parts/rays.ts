import type { Canvas } from '../core/canvas'
import { num } from '../core/num'
import { type Point, polar } from '../core/point'
import type { Rng } from '../core/rng'
import { shape } from '../core/shapes'

interface Rays {
  at: Point
  inner: number
  outer: number
  count: number
  colours: string[]
  opacity: number
}

/** Wedges that burst from a point, uneven as an impact is. */
export function rays(canvas: Canvas, rng: Rng, look: Rays): void {
  const step = 360 / look.count
  for (let index = 0; index < look.count; index += 1) {
    const angle = index * step + rng.range(-0.3, 0.3) * step
    const half = step * rng.range(0.16, 0.36)
    const outer = look.outer * rng.range(0.7, 1.2)
    const inner = look.inner * rng.range(0.85, 1.6)
    const points = [
      polar(look.at, angle, inner),
      polar(look.at, angle - half, outer),
      polar(look.at, angle + half, outer),
    ]
    const colour = rng.pick(look.colours)
    const fill = canvas.radial([look.at[0], look.at[1]], outer, [
      [0, colour, 1],
      [0.5, colour, 0.8],
      [0.97, colour, 0],
    ])
    canvas.add(
      shape(`M${points.map((p) => p.map(num).join(' ')).join('L')}Z`, fill, {
        opacity: look.opacity,
      }),
    )
  }
}
