import type { Point } from '../core/math'
import { measures, type Pose, skeletonOf } from './skeleton'

const degrees = (radians: number) => (radians * 180) / Math.PI

/** Angles of two bones that lead from `from` to `to`; `bend` 1 or -1 chooses the side of the joint. */
function twoBones(from: Point, to: Point, first: number, second: number, bend: 1 | -1) {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]]
  const distance = Math.min(first + second - 0.001, Math.max(0.05, Math.hypot(dx, dy)))
  const straight = degrees(Math.atan2(dy, dx))
  const cosine = (first ** 2 + distance ** 2 - second ** 2) / (2 * first * distance)
  const upper = straight + bend * degrees(Math.acos(Math.min(1, Math.max(-1, cosine))))
  const radians = (upper * Math.PI) / 180
  const joint: Point = [from[0] + Math.cos(radians) * first, from[1] + Math.sin(radians) * first]
  return { upper, lower: degrees(Math.atan2(to[1] - joint[1], to[0] - joint[0])) }
}

interface Goal {
  to: Point
  bend: 1 | -1
}

/** The pose with hands and ankles brought to the given places (in heads around the pelvis). */
export function reach(
  pose: Pose,
  goals: { nearArm?: Goal; farArm?: Goal; nearLeg?: Goal; farLeg?: Goal },
): Pose {
  let result = pose
  // The shoulder moves with the raised arm, so the second round corrects the first.
  for (let round = 0; round < 3; round += 1) {
    const skeleton = skeletonOf(result)
    const arm = (side: 'nearArm' | 'farArm') => {
      const goal = goals[side]
      if (!goal) return result[side]
      const length = result[side]
      const { upper, lower } = twoBones(
        skeleton[side].shoulder,
        goal.to,
        measures.upperArm * (length.upperLength ?? 1),
        measures.foreArm * (length.foreLength ?? 1),
        goal.bend,
      )
      return { ...result[side], upper, fore: lower }
    }
    const leg = (side: 'nearLeg' | 'farLeg') => {
      const goal = goals[side]
      if (!goal) return result[side]
      const length = result[side]
      const { upper, lower } = twoBones(
        skeleton[side].hip,
        goal.to,
        measures.thigh * (length.thighLength ?? 1),
        measures.shin * (length.shinLength ?? 1),
        goal.bend,
      )
      return { ...result[side], thigh: upper, shin: lower }
    }
    result = {
      ...result,
      nearArm: arm('nearArm'),
      farArm: arm('farArm'),
      nearLeg: leg('nearLeg'),
      farLeg: leg('farLeg'),
    }
  }
  return result
}
