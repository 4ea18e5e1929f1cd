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
