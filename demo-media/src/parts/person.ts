import type { Mood } from '../brands/moods'
import type { Canvas } from '../core/canvas'
import { mix } from '../core/color'
import { num, type Point } from '../core/math'
import { drawFigure } from '../figure/draw-figure'
import type { Dress, Part } from '../figure/figure'
import { footPath, legPaths } from '../figure/limbs'
import { type Pose, skeletonOf } from '../figure/skeleton'

/** Skin colors, light to deep. */
export const skins = ['#f0c3a0', '#dca27a', '#c4845a', '#a5673f', '#7f4a2c', '#5b3320'] as const

export interface Person extends Dress {
  pose: Pose
  at: Point
  scale: number
  /** Which of `skins`. */
  skin: number
  mirror?: boolean
  /** Degrees the light comes from; -90 is above. */
  light?: number
  dusk?: number
  topColor?: string
  bottom?: string
  hairColor?: string
  shoes?: string
  rim?: number
}

/** The colors of a person's parts: the chosen ones, else those of the mood. */
export function personColors(mood: Mood, options: Person): Record<Part, string> {
  const skin = skins[options.skin] ?? skins[2]
  return {
    skin,
    top: options.topColor ?? mood.accent,
    bottom: options.bottom ?? mix(mood.near, mood.ink, 0.35),
    hair: options.hairColor ?? '#1d1210',
    feet: options.shoes ?? skin,
    gloves: options.shoes ?? mood.accent,
  }
}

/** A person dressed in the colors of the mood. */
export function person(canvas: Canvas, mood: Mood, options: Person): void {
  const { hair, top, sleeves, legs, hands, girth, nearArmBehind } = options
  drawFigure(canvas, {
    pose: options.pose,
    dress: { hair, top, sleeves, legs, hands, girth, nearArmBehind },
    at: options.at,
    scale: options.scale,
    mirror: options.mirror,
    colors: personColors(mood, options),
    shade: mood.ink,
    rim: { color: mood.light, from: options.light ?? -90, opacity: options.rim },
    dusk: options.dusk ?? 0.15,
  })
}

/** The legs of a pose as plain shapes, for the trace of a movement. */
export function legsPath(
  pose: Pose,
  place: { at: Point; scale: number },
  legs: ('nearLeg' | 'farLeg')[],
  color: string,
  opacity: number,
): string {
  const skeleton = skeletonOf(pose)
  const paths = legs.flatMap((leg) => [
    ...legPaths(skeleton[leg], pose.facing, 1),
    footPath(skeleton[leg], pose.facing),
  ])
  return `<g transform="translate(${num(place.at[0])} ${num(place.at[1])}) scale(${num(place.scale)})" fill="${color}" opacity="${num(opacity)}">${paths.map((d) => `<path d="${d}"/>`).join('')}</g>`
}
