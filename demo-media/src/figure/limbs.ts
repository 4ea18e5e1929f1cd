import { type Ring, smoothPath, tube } from '../core/curves'
import { lerp, type Point, polar } from '../core/math'
import type { ArmJoints, LegJoints } from './skeleton'

interface Profile {
  /** Half widths at both ends. */
  ends: [number, number]
  /** Swelling in front and at the back: size and where along the bone. */
  front: [size: number, place: number]
  back: [size: number, place: number]
}

const thigh: Profile = { ends: [0.4, 0.215], front: [0.06, 0.42], back: [0.07, 0.4] }
const shin: Profile = { ends: [0.2, 0.105], front: [0.03, 0.3], back: [0.11, 0.3] }
const upperArm: Profile = { ends: [0.22, 0.14], front: [0.03, 0.5], back: [0.035, 0.45] }
const foreArm: Profile = { ends: [0.14, 0.09], front: [0.035, 0.25], back: [0.035, 0.22] }

function bone(from: Point, to: Point, profile: Profile, facing: number, girth: number): string {
  const steps = 9
  const rings = Array.from({ length: steps + 1 }, (_, index): Ring => {
    const along = index / steps
    const base = lerp(profile.ends[0], profile.ends[1], along ** 0.9)
    const bump = ([size, place]: [number, number]) =>
      size * Math.exp(-(((along - place) / 0.32) ** 2))
    const ahead = (base + bump(profile.front)) * girth
    const behind = (base + bump(profile.back)) * girth
    return {
      at: [lerp(from[0], to[0], along), lerp(from[1], to[1], along)],
      left: facing === 1 ? ahead : behind,
      right: facing === 1 ? behind : ahead,
    }
  })
  return tube(rings)
}

/** Outlines of thigh and shin. */
export function legPaths(joints: LegJoints, facing: number, girth: number): [string, string] {
  return [
    bone(joints.hip, joints.knee, thigh, facing, girth),
    bone(joints.knee, joints.ankle, shin, facing, girth),
  ]
}

/** Outlines of upper arm and forearm. */
export function armPaths(joints: ArmJoints, facing: number, girth: number): [string, string] {
  return [
    bone(joints.shoulder, joints.elbow, upperArm, facing, girth),
    bone(joints.elbow, joints.wrist, foreArm, facing, girth),
  ]
}

/** Puts a shape given along an axis (x ahead, y to the sole or palm) at a joint. */
function place(origin: Point, degrees: number, facing: number, shape: readonly Point[]): string {
  return smoothPath(
    shape.map(([along, beside]) =>
      polar(polar(origin, degrees, along), degrees + 90 * facing, beside),
    ),
  )
}

/** The outline of a foot; `length` below 1 shortens one that points to the viewer. */
export function footPath(joints: LegJoints, facing: number): string {
  const l = joints.footLength
  return place(joints.ankle, joints.foot, facing, [
    [-0.12 * l, -0.06],
    [-0.2 * l, 0.1],
    [-0.14 * l, 0.22],
    [0.15 * l, 0.2],
    [0.45 * l, 0.23],
    [0.74 * l, 0.22],
    [0.8 * l, 0.14],
    [0.6 * l, 0.03],
    [0.3 * l, -0.06],
    [0.1 * l, -0.13],
  ])
}

const glove: Point[] = [
  [-0.14, -0.15],
  [0.08, -0.19],
  [0.2, -0.31],
  [0.46, -0.35],
  [0.68, -0.27],
  [0.76, -0.05],
  [0.7, 0.18],
  [0.52, 0.25],
  [0.4, 0.36],
  [0.2, 0.36],
  [0.06, 0.2],
  [-0.14, 0.15],
]

/** The outline of an open hand with its thumb, of a fist, or of a boxing glove. */
export function handPath(
  joints: ArmJoints,
  facing: number,
  hands: 'open' | 'fist' | 'gloves',
): string {
  if (hands === 'gloves') return place(joints.wrist, joints.hand, facing, glove)
  const shape: Point[] =
    hands === 'fist'
      ? [
          [-0.05, -0.1],
          [0.12, -0.17],
          [0.32, -0.13],
          [0.36, 0.03],
          [0.26, 0.16],
          [0.06, 0.15],
          [-0.05, 0.09],
        ]
      : [
          [-0.06, -0.08],
          [0.16, -0.11],
          [0.45, -0.09],
          [0.66, -0.03],
          [0.67, 0.02],
          [0.42, 0.08],
          [0.3, 0.13],
          [0.2, 0.12],
          [-0.06, 0.08],
        ]
  return place(joints.wrist, joints.hand, facing, shape)
}
