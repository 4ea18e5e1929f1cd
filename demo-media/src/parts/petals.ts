import type { Canvas, Stop } from '../core/canvas'
import { num } from '../core/num'
import type { Point } from '../core/point'
import { shape } from '../core/shapes'

interface Petals {
  count: number
  /** Degrees between which the petals stand. */
  from: number
  to: number
  inner: number
  outer: number
  /** Half width of a petal. */
  girth: number
  stops: Stop[]
  opacity: number
  blend?: string
}

/** Pointed petals around a centre, translucent, so that they deepen where they cross. */
export function petals(canvas: Canvas, at: Point, look: Petals): void {
  const { inner, outer, girth } = look
  const middle = inner + (outer - inner) * 0.5
  const fill = canvas.linear([inner, 0], [outer, 0], look.stops)
  const d = `M${num(inner)} 0C${num(inner + (middle - inner) * 0.5)} ${num(-girth)} ${num(middle + (outer - middle) * 0.3)} ${num(-girth)} ${num(outer)} 0C${num(middle + (outer - middle) * 0.3)} ${num(girth)} ${num(inner + (middle - inner) * 0.5)} ${num(girth)} ${num(inner)} 0Z`
  const step = (look.to - look.from) / look.count
  for (let index = 0; index < look.count; index += 1) {
    canvas.add(
      shape(d, fill, {
        transform: `translate(${num(at[0])} ${num(at[1])}) rotate(${num(look.from + step * (index + 0.5))})`,
        opacity: look.opacity,
        ...(look.blend && { style: `mix-blend-mode:${look.blend}` }),
      }),
    )
  }
}
