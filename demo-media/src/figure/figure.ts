import { headPaths } from './head'
import type { Hair } from './head-shape'
import { armPaths, footPath, handPath, legPaths } from './limbs'
import { type Pose, type Skeleton, skeletonOf } from './skeleton'
import { strapPaths, torsoPath } from './torso'

export type Part = 'skin' | 'top' | 'bottom' | 'hair' | 'feet' | 'gloves'

/** One outline of a figure, in heads around the pelvis. */
export interface Piece {
  part: Part
  depth: 'far' | 'middle' | 'near'
  path: string
}

export interface Dress {
  hair: Hair
  /** How far the top reaches down: to the hips or to the ribs. */
  top?: 'full' | 'crop'
  sleeves?: boolean
  legs?: 'long' | 'short'
  hands?: 'open' | 'fist' | 'gloves'
  /** 1 is lean; more is fuller. */
  girth?: number
  /** Draw this arm behind the torso. */
  nearArmBehind?: boolean
}

export interface Figure {
  skeleton: Skeleton
  /** From the back to the front. */
  pieces: Piece[]
}

/** Gives a pose its body and dress. */
export function figureOf(pose: Pose, dress: Dress): Figure {
  const skeleton = skeletonOf(pose)
  const girth = dress.girth ?? 1
  const head = headPaths(skeleton, pose, dress.hair)
  const arm = (depth: 'far' | 'near'): Piece[] => {
    const joints = depth === 'near' ? skeleton.nearArm : skeleton.farArm
    const [upper, fore] = armPaths(
      joints,
      pose.view === 'front' && depth === 'far' ? -1 : pose.facing,
      girth,
    )
    const sleeve = dress.sleeves ? 'top' : 'skin'
    const pieces: Piece[] = [
      {
        part: dress.hands === 'gloves' ? 'gloves' : 'skin',
        depth,
        path: handPath(joints, pose.facing, dress.hands ?? 'open'),
      },
      { part: sleeve, depth, path: fore },
      { part: sleeve, depth, path: upper },
    ]
    return dress.hands === 'gloves' ? pieces.toReversed() : pieces
  }
  const leg = (depth: 'far' | 'near'): Piece[] => {
    const joints = depth === 'near' ? skeleton.nearLeg : skeleton.farLeg
    const facing = pose.view === 'front' ? (depth === 'near' ? 1 : -1) : pose.facing
    const [thigh, shin] = legPaths(joints, facing, girth)
    return [
      { part: 'feet', depth, path: footPath(joints, facing) },
      { part: dress.legs === 'short' ? 'skin' : 'bottom', depth, path: shin },
      { part: 'bottom', depth, path: thigh },
    ]
  }
  const crop = dress.top === 'crop'
  const torsoPart = (part: Part, ...span: [number, number, number, number]): Piece => ({
    part,
    depth: 'middle',
    path: torsoPath(skeleton, pose, girth, ...span),
  })
  const torso: Piece[] = [
    { part: 'skin', depth: 'middle', path: head.neck },
    torsoPart('skin', 0.16, 1.04, 0, 1),
    torsoPart('top', crop ? 0.55 : 0.16, 0.94, 0.12, 0.1),
    ...strapPaths(skeleton, pose).map((path): Piece => ({ part: 'top', depth: 'middle', path })),
    torsoPart('bottom', pose.view === 'front' ? -0.06 : -0.1, crop ? 0.3 : 0.23, 0.7, -0.12),
  ]
  const headPieces: Piece[] = [
    { part: 'skin', depth: 'middle', path: head.head },
    ...head.hair.map((path): Piece => ({ part: 'hair', depth: 'middle', path })),
  ]
  const nearArm = arm('near')
  return {
    skeleton,
    pieces: [
      ...arm('far'),
      ...leg('far'),
      ...(dress.nearArmBehind ? nearArm : []),
      ...torso,
      ...headPieces,
      ...leg('near'),
      ...(dress.nearArmBehind ? [] : nearArm),
    ],
  }
}
