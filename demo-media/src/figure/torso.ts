import { type Ring, tube } from '../core/curves'
import { lerp, type Point, polar } from '../core/math'
import type { Pose, Skeleton } from './skeleton'

/** Half widths of the torso from pelvis to neck: place along the spine, front, back. */
type Outline = readonly (readonly [along: number, front: number, back: number])[]

const side: Outline = [
  [-0.1, 0.3, 0.44],
  [0.06, 0.36, 0.46],
  [0.22, 0.34, 0.36],
  [0.4, 0.3, 0.27],
  [0.58, 0.38, 0.3],
  [0.74, 0.44, 0.36],
  [0.88, 0.34, 0.34],
  [1, 0.17, 0.2],
]

const front: Outline = [
  [-0.06, 0.4, 0.4],
  [0.06, 0.6, 0.6],
  [0.22, 0.55, 0.55],
  [0.4, 0.46, 0.46],
  [0.58, 0.56, 0.56],
  [0.76, 0.68, 0.68],
  [0.9, 0.72, 0.72],
  [0.97, 0.46, 0.46],
  [1.04, 0.18, 0.18],
]

/** A point of the bending spine; 0 is the pelvis, 1 the collar. */
function spinePoint({ pelvis, waist, collar }: Skeleton, along: number): Point {
  const bend = (a: number, b: number, c: number) =>
    (1 - along) ** 2 * a + 2 * along * (1 - along) * b + along ** 2 * c
  return [bend(pelvis[0], waist[0], collar[0]), bend(pelvis[1], waist[1], collar[1])]
}

/** The outline of the torso between two places of the spine (0 pelvis, 1 collar). */
export function torsoPath(
  skeleton: Skeleton,
  pose: Pose,
  girth: number,
  from = -0.1,
  to = 1.04,
  startCap = 1,
  endCap = 1,
): string {
  const outline = pose.view === 'side' ? side : front
  const inside = outline.filter(([along]) => along > from && along < to)
  const rows = [widthAt(outline, from), ...inside, widthAt(outline, to)]
  return tube(
    rows.map(([along, ahead, behind]): Ring => ({
      at: spinePoint(skeleton, along),
      left: (pose.facing === 1 ? behind : ahead) * girth,
      right: (pose.facing === 1 ? ahead : behind) * girth,
    })),
    startCap,
    endCap,
  )
}

/** Straps that hold a sleeveless top; only front views show them. */
export function strapPaths(skeleton: Skeleton, pose: Pose): string[] {
  if (pose.view === 'side') return []
  return [-1, 1].map((sign) => {
    const low = polar(polar(skeleton.collar, pose.chest, -0.4), pose.chest + 90, sign * 0.44)
    const high = polar(polar(skeleton.collar, pose.chest, -0.02), pose.chest + 90, sign * 0.4)
    return tube([
      { at: low, left: 0.1, right: 0.1 },
      { at: high, left: 0.07, right: 0.07 },
    ])
  })
}

function widthAt(outline: Outline, along: number): readonly [number, number, number] {
  const after = outline.findIndex(([place]) => place >= along)
  const upper = outline[after === -1 ? outline.length - 1 : after]!
  const lower = outline[Math.max(0, (after === -1 ? outline.length : after) - 1)]!
  const span = upper[0] - lower[0] || 1
  const share = Math.min(1, Math.max(0, (along - lower[0]) / span))
  return [along, lerp(lower[1], upper[1], share), lerp(lower[2], upper[2], share)]
}
