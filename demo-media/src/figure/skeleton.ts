import { type Point, polar } from '../core/math'

/** Angles of an arm in degrees, clockwise from pointing right; lengths can be foreshortened. */
export interface ArmPose {
  upper: number
  fore: number
  hand?: number
  upperLength?: number
  foreLength?: number
}

/** Angles of a leg, as of an arm; `foot` points to the toes. */
export interface LegPose {
  thigh: number
  shin: number
  foot: number
  thighLength?: number
  shinLength?: number
  footLength?: number
}

/** A body as a picture sees it. "Near" is the side towards the viewer (in front views: the right). */
export interface Pose {
  view: 'side' | 'front'
  /** Side views: 1 looks to the right, -1 to the left. */
  facing: 1 | -1
  /** From pelvis to waist, and from waist to neck. */
  hips: number
  chest: number
  neck: number
  head?: number
  nearArm: ArmPose
  farArm: ArmPose
  nearLeg: LegPose
  farLeg: LegPose
}

/** Lengths in heads; a person is about eight heads tall. */
export const measures = {
  lowerSpine: 1.0,
  upperSpine: 1.55,
  neck: 0.36,
  head: 0.52,
  upperArm: 1.42,
  foreArm: 1.2,
  thigh: 2.05,
  shin: 1.95,
} as const

export interface ArmJoints {
  shoulder: Point
  elbow: Point
  wrist: Point
  hand: number
}

export interface LegJoints {
  hip: Point
  knee: Point
  ankle: Point
  foot: number
  footLength: number
}

export interface Skeleton {
  pelvis: Point
  waist: Point
  collar: Point
  skull: Point
  headTilt: number
  nearArm: ArmJoints
  farArm: ArmJoints
  nearLeg: LegJoints
  farLeg: LegJoints
}

/** Places the joints of a pose, the pelvis at the origin, in heads. */
export function skeletonOf(pose: Pose): Skeleton {
  const front = pose.view === 'front'
  const pelvis: Point = [0, 0]
  const waist = polar(pelvis, pose.hips, measures.lowerSpine)
  const collar = polar(waist, pose.chest, measures.upperSpine)
  const throat = polar(collar, pose.neck, measures.neck)
  const headTilt = pose.head ?? pose.neck
  const across = (from: Point, spine: number, reach: number) => polar(from, spine + 90, reach)
  // A raised arm lifts its shoulder and draws it in.
  const shoulder = (sign: number, { upper }: ArmPose) => {
    const lift = Math.max(0, Math.cos(((upper - pose.chest) * Math.PI) / 180))
    const base = polar(collar, pose.chest, -0.24 + lift * (front ? 0.16 : 0.1))
    return across(base, pose.chest, sign * (front ? 0.7 - lift * 0.12 : 0.06))
  }
  const hip = (sign: number) => across(pelvis, pose.hips, sign * (front ? 0.34 : 0.05))
  return {
    pelvis,
    waist,
    collar,
    skull: polar(throat, headTilt, measures.head),
    headTilt,
    nearArm: arm(shoulder(1, pose.nearArm), pose.nearArm),
    farArm: arm(shoulder(-1, pose.farArm), pose.farArm),
    nearLeg: leg(hip(1), pose.nearLeg),
    farLeg: leg(hip(-1), pose.farLeg),
  }
}

function arm(shoulder: Point, pose: ArmPose): ArmJoints {
  const elbow = polar(shoulder, pose.upper, measures.upperArm * (pose.upperLength ?? 1))
  const wrist = polar(elbow, pose.fore, measures.foreArm * (pose.foreLength ?? 1))
  return { shoulder, elbow, wrist, hand: pose.hand ?? pose.fore }
}

function leg(hip: Point, pose: LegPose): LegJoints {
  const knee = polar(hip, pose.thigh, measures.thigh * (pose.thighLength ?? 1))
  const ankle = polar(knee, pose.shin, measures.shin * (pose.shinLength ?? 1))
  return { hip, knee, ankle, foot: pose.foot, footLength: pose.footLength ?? 1 }
}
