import { num } from '../core/num'
import { type Point, polar } from '../core/point'

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
