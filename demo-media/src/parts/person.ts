import type { Mood } from '../brands/moods'
import type { Canvas } from '../core/canvas'
import { mix } from '../core/color'
import { num, type Point } from '../core/math'
import { drawFigure } from '../figure/draw-figure'
import type { Dress } from '../figure/figure'
import { footPath, legPaths } from '../figure/limbs'
import { type Pose, skeletonOf } from '../figure/skeleton'

/** Skin colours, light to deep. */
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
  topColour?: string
  bottom?: string
  hairColour?: string
  shoes?: string
  rim?: number
}

/** A person dressed in the colours of the mood. */
export function person(canvas: Canvas, mood: Mood, look: Person): void {
  const skin = skins[look.skin] ?? skins[2]
  const { hair, top, sleeves, legs, hands, girth, nearArmBehind } = look
  drawFigure(canvas, {
    pose: look.pose,
    dress: { hair, top, sleeves, legs, hands, girth, nearArmBehind },
    at: look.at,
    scale: look.scale,
    mirror: look.mirror,
    colours: {
      skin,
      top: look.topColour ?? mood.accent,
      bottom: look.bottom ?? mix(mood.near, mood.ink, 0.35),
      hair: look.hairColour ?? '#1d1210',
      feet: look.shoes ?? skin,
      gloves: look.shoes ?? mood.accent,
    },
    shade: mood.ink,
    rim: { colour: mood.light, from: look.light ?? -90, opacity: look.rim },
    dusk: look.dusk ?? 0.15,
  })
}

/** Legs of a pose as plain shapes: the echo that a movement leaves behind. */
export function figurePath(
  pose: Pose,
  place: { at: Point; scale: number },
  legs: ('nearLeg' | 'farLeg')[],
  colour: string,
  opacity: number,
): string {
  const skeleton = skeletonOf(pose)
  const paths = legs.flatMap((leg) => [
    ...legPaths(skeleton[leg], pose.facing, 1),
    footPath(skeleton[leg], pose.facing),
  ])
  return `<g transform="translate(${num(place.at[0])} ${num(place.at[1])}) scale(${num(place.scale)})" fill="${colour}" opacity="${num(opacity)}">${paths.map((d) => `<path d="${d}"/>`).join('')}</g>`
}
