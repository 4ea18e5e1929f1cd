import { num } from './num'
import type { Point } from './point'

/** Path data of a smooth curve through all points (Catmull-Rom as cubic Béziers). */
export function smoothPath(points: readonly Point[], closed = true, tension = 1): string {
  const count = points.length
  const at = (index: number): Point => {
    const wrapped = closed ? (index + count) % count : Math.min(count - 1, Math.max(0, index))
    const point = points[wrapped]
    if (!point) throw new RangeError('A curve needs points')
    return point
  }
  const start = at(0)
  const parts = [`M${num(start[0])} ${num(start[1])}`]
  for (let index = 0; index < (closed ? count : count - 1); index += 1) {
    const [before, from, to, after] = [at(index - 1), at(index), at(index + 1), at(index + 2)]
    const pull = tension / 6
    parts.push(
      `C${num(from[0] + (to[0] - before[0]) * pull)} ${num(from[1] + (to[1] - before[1]) * pull)} ${num(to[0] - (after[0] - from[0]) * pull)} ${num(to[1] - (after[1] - from[1]) * pull)} ${num(to[0])} ${num(to[1])}`,
    )
  }
  return parts.join('') + (closed ? 'Z' : '')
}
