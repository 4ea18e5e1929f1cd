import { num } from '../core/num'
import type { Point } from '../core/point'
import { footPath, legPaths } from '../figure/limbs'
import type { Pose } from '../figure/pose'
import { skeletonOf } from '../figure/skeleton'

/** Legs of a pose as plain shapes: the echo that a movement leaves behind. */
export function figurePath(
  pose: Pose,
  place: { at: Point; scale: number },
  legs: ('nearLeg' | 'farLeg')[],
  colour: string,
  opacity: number,
): string {
  const skeleton = skeletonOf(pose)
  const paths = legs.flatMap((leg) => [
    ...legPaths(skeleton[leg], pose.facing, 1),
    footPath(skeleton[leg], pose.facing),
  ])
  return `<g transform="translate(${num(place.at[0])} ${num(place.at[1])}) scale(${num(place.scale)})" fill="${colour}" opacity="${num(opacity)}">${paths.map((d) => `<path d="${d}"/>`).join('')}</g>`
}
