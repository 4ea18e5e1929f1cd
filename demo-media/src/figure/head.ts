import { smoothPath, tube } from '../core/curves'
import { polar } from '../core/math'
import { frontHair } from './front-hair'
import type { Hair, HeadShape } from './head-shape'
import { sideHair } from './side-hair'
import type { Pose, Skeleton } from './skeleton'

/** The outline of a head from the side. */
const profile: HeadShape = [
  [-0.04, -0.5],
  [0.2, -0.45],
  [0.33, -0.27],
  [0.345, -0.1],
  [0.425, 0.06],
  [0.36, 0.12],
  [0.355, 0.22],
  [0.335, 0.36],
  [0.22, 0.45],
  [0.02, 0.36],
  [-0.12, 0.34],
  [-0.3, 0.22],
  [-0.4, -0.02],
  [-0.36, -0.3],
  [-0.22, -0.45],
]
/** The outline of a face. */
const face: HeadShape = [
  [0, -0.5],
  [0.23, -0.43],
  [0.35, -0.18],
  [0.34, 0.08],
  [0.25, 0.34],
  [0.1, 0.49],
  [-0.1, 0.49],
  [-0.25, 0.34],
  [-0.34, 0.08],
  [-0.35, -0.18],
  [-0.23, -0.43],
]

/** Heads are drawn a little larger than life, which looks friendlier. */
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
