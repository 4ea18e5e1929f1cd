import { lerp } from '../core/math'
import type { ArmPose, LegPose, Pose } from '../figure/skeleton'

/** Eases an amount from 0 to 1, slow at both ends; other amounts are clamped. */
export function ease(amount: number): number {
  const held = Math.min(1, Math.max(0, amount))
  return held * held * (3 - 2 * held)
}

/** A breath: 0 at the start and end of each period, 1 in its middle. */
export function breathe(seconds: number, period: number): number {
  return (1 - Math.cos((seconds / period) * 2 * Math.PI)) / 2
}

/** Between two angles in degrees, the short way round. */
function turn(from: number, to: number, amount: number): number {
  const way = ((((to - from) % 360) + 540) % 360) - 180
  return from + way * amount
}

function blendLimb<T extends ArmPose | LegPose>(a: T, b: T, amount: number): T {
  const keys = new Set([...Object.keys(a), ...Object.keys(b)]) as Set<keyof T & string>
  const fallback = (key: string, limb: T) => (key === 'hand' && 'fore' in limb ? limb.fore : 1)
  const entries = [...keys].map((key) => {
    const from = (a[key] as number | undefined) ?? fallback(key, a)
    const to = (b[key] as number | undefined) ?? fallback(key, b)
    return [key, key.endsWith('Length') ? lerp(from, to, amount) : turn(from, to, amount)]
  })
  return Object.fromEntries(entries) as T
}

/** The pose between two poses of the same view; 0 is the first. */
export function blendPose(a: Pose, b: Pose, amount: number): Pose {
  return {
    view: a.view,
    facing: a.facing,
    hips: lerp(a.hips, b.hips, amount),
    chest: lerp(a.chest, b.chest, amount),
    neck: lerp(a.neck, b.neck, amount),
    head: lerp(a.head ?? a.neck, b.head ?? b.neck, amount),
    nearArm: blendLimb(a.nearArm, b.nearArm, amount),
    farArm: blendLimb(a.farArm, b.farArm, amount),
    nearLeg: blendLimb(a.nearLeg, b.nearLeg, amount),
    farLeg: blendLimb(a.farLeg, b.farLeg, amount),
  }
}
