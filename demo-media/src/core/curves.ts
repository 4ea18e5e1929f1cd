import { num, type Point, polar } from './math'

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

/** A place along a tube: its center and how far the outline stands off to the left and right. */
export interface Ring {
  at: Point
  left: number
  right: number
}

const capSteps = [0.25, 0.5, 0.75]

/**
 * The outline of a soft tube through the rings: a limb, a torso, a ribbon. Its ends are round;
 * `startCap` and `endCap` flatten them (0 is straight, 1 a half circle).
 */
export function tube(rings: readonly Ring[], startCap = 1, endCap = 1): string {
  const last = rings.length - 1
  const normals = rings.map((_, index): Point => {
    const before = rings[Math.max(0, index - 1)]!.at
    const after = rings[Math.min(last, index + 1)]!.at
    const [dx, dy] = [after[0] - before[0], after[1] - before[1]]
    const length = Math.hypot(dx, dy) || 1
    return [dy / length, -dx / length]
  })
  const side = (index: number, sign: 1 | -1): Point => {
    const ring = rings[index]!
    const normal = normals[index]!
    const off = sign === 1 ? ring.left : -ring.right
    return [ring.at[0] + normal[0] * off, ring.at[1] + normal[1] * off]
  }
  const cap = (index: number, outward: 1 | -1, depth: number): Point[] => {
    const ring = rings[index]!
    const [nx, ny] = normals[index]!
    const from = outward === 1 ? ring.left : -ring.right
    const to = outward === 1 ? -ring.right : ring.left
    const reach = ((ring.left + ring.right) / 2) * depth
    return capSteps.map((step): Point => {
      const angle = Math.PI * step
      const across = (from + to) / 2 + ((from - to) / 2) * Math.cos(angle)
      const along = Math.sin(angle) * reach * outward
      return [ring.at[0] + nx * across - ny * along, ring.at[1] + ny * across + nx * along]
    })
  }
  const indexes = rings.map((_, index) => index)
  return smoothPath([
    ...indexes.map((index) => side(index, 1)),
    ...cap(last, 1, endCap),
    ...indexes.toReversed().map((index) => side(index, -1)),
    ...cap(0, -1, startCap),
  ])
}

/** Path data of an arc around `at` between two angles in degrees. */
export function arc(at: Point, radius: number, from: number, to: number): string {
  const [start, end] = [polar(at, from, radius), polar(at, to, radius)]
  const large = Math.abs(to - from) > 180 ? 1 : 0
  const sweep = to > from ? 1 : 0
  return `M${num(start[0])} ${num(start[1])}A${num(radius)} ${num(radius)} 0 ${large} ${sweep} ${num(end[0])} ${num(end[1])}`
}

/** Path data of a band between two radii and two angles. */
export function band(at: Point, inner: number, outer: number, from: number, to: number): string {
  const end = polar(at, to, inner)
  return `${arc(at, outer, from, to)}L${num(end[0])} ${num(end[1])}${arc(at, inner, to, from).replace(/^M[^A]*/, '')}Z`
}
