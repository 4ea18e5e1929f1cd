import { polar } from '../core/point'
import { smoothPath } from '../core/smooth-path'
import { tube } from '../core/tube'
import { frontHair } from './front-hair'
import { face, type Hair, type HeadShape, profile } from './head-shape'
import type { Pose } from './pose'
import { sideHair } from './side-hair'
import type { Skeleton } from './skeleton'

/** Heads are drawn a little larger than measured, which reads friendlier. */
const size = 1.09

/** Puts a head shape upright on the neck. */
function place(skeleton: Skeleton, pose: Pose, shape: HeadShape): string {
  const ahead = pose.facing
  return smoothPath(
    shape.map(([x, y]) =>
      polar(
        polar(skeleton.skull, skeleton.headTilt + 90, x * ahead * size),
        skeleton.headTilt,
        -y * size,
      ),
    ),
  )
}

/** Outlines of the neck, the head and the hair, from the back to the front. */
export function headPaths(skeleton: Skeleton, pose: Pose, hair: Hair) {
  const side = pose.view === 'side'
  const base = polar(skeleton.collar, pose.chest, -0.25)
  const top = polar(skeleton.skull, skeleton.headTilt, -0.1)
  const nape = side ? polar(top, skeleton.headTilt + 90, -0.08 * pose.facing) : top
  const width = side ? 0.205 : 0.21
  const neck = tube([
    { at: base, left: width + 0.05, right: width + 0.05 },
    { at: [(base[0] + nape[0]) / 2, (base[1] + nape[1]) / 2], left: width, right: width },
    { at: nape, left: width, right: width },
  ])
  return {
    neck,
    head: place(skeleton, pose, side ? profile : face),
    hair: (side ? sideHair : frontHair)[hair].map((shape) => place(skeleton, pose, shape)),
  }
}
