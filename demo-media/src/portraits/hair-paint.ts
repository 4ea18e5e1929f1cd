import type { Canvas } from '../core/canvas'
import { mix } from '../core/color'
import { circle } from '../core/shapes'

export interface HairPaint {
  fill: string
  strand: string
  glint: string
}

/** The colors of hair lit from a side: 1 is the right, -1 the left. */
export function paintOf(canvas: Canvas, color: string, side: number): HairPaint {
  return {
    fill: canvas.linear(
      [side * 110, -150],
      [side * -110, 120],
      [
        [0, mix(color, '#fff0dc', 0.26)],
        [0.35, color],
        [1, mix(color, '#0c0605', 0.5)],
      ],
    ),
    strand: mix(color, '#0c0605', 0.5),
    glint: mix(color, '#fff0dc', 0.5),
  }
}

/** Circles along an outline: curls. */
export function curls(points: [number, number, number][], fill: string): string[] {
  return points.map(([x, y, r]) => circle([x, y], r, fill))
}
