import type { Canvas } from '../core/canvas'
import { mix } from '../core/color'
import { circle } from '../core/shapes'

export interface HairPaint {
  fill: string
  strand: string
  glint: string
}

/** The colours of hair lit from a side: 1 is the right, -1 the left. */
export function paintOf(canvas: Canvas, colour: string, side: number): HairPaint {
  return {
    fill: canvas.linear(
      [side * 110, -150],
      [side * -110, 120],
      [
        [0, mix(colour, '#fff0dc', 0.26)],
        [0.35, colour],
        [1, mix(colour, '#0c0605', 0.5)],
      ],
    ),
    strand: mix(colour, '#0c0605', 0.5),
    glint: mix(colour, '#fff0dc', 0.5),
  }
}

/** Circles along an outline: curls. */
export function curls(points: [number, number, number][], fill: string): string[] {
  return points.map(([x, y, r]) => circle([x, y], r, fill))
}
