import type { Mood } from '../brands/mood'
import type { Canvas } from '../core/canvas'
import { mix } from '../core/colour'
import type { Point } from '../core/point'
import { ellipse } from '../core/shapes'

interface Ripples {
  at: Point
  /** Radius of the outermost ring. */
  reach: number
  rings: number
  /** Height of a ring to its width; 1 looks straight down. */
  squash: number
  opacity?: number
}

/** Rings on water: each a crest of light with its shade beside it, fading outwards. */
export function ripples(canvas: Canvas, mood: Mood, look: Ripples): void {
  const [x, y] = look.at
  for (let index = 0; index < look.rings; index += 1) {
    const share = (index + 1) / look.rings
    const r = look.reach * share ** 1.25
    const width = 3 + look.reach * 0.03 * Math.sin(share * Math.PI) ** 0.7
    const fade = (1 - share) ** 0.7 * (look.opacity ?? 1)
    const crest = canvas.linear(
      [x + r * 0.7, y - r * look.squash],
      [x - r * 0.6, y + r * look.squash],
      [
        [0, mood.light, 1],
        [0.35, mix(mood.light, mood.mid, 0.55), 0.7],
        [0.7, mood.mid, 0.1],
        [1, mood.glow, 0.65],
      ],
    )
    const shade = { fill: 'none', stroke: mood.ink, 'stroke-width': width }
    canvas.add(
      ellipse([x, y + width * 0.8 * look.squash], r, r * look.squash, 'none', {
        ...shade,
        opacity: 0.42 * fade,
      }),
      ellipse([x, y], r, r * look.squash, 'none', {
        stroke: crest,
        'stroke-width': width,
        opacity: 0.9 * fade,
      }),
    )
  }
}
