import type { Mood } from '../brands/mood'
import type { Canvas } from '../core/canvas'
import { mix } from '../core/colour'
import { num } from '../core/num'
import type { Point } from '../core/point'

/** A loaded barbell across the picture, seen from the front; `unit` is a head. */
export function barbell(canvas: Canvas, mood: Mood, at: Point, unit: number, half = 4.1): void {
  const [x, y] = at
  const bar = (from: number, to: number, thick: number, tone: string, bright = 0.55) => {
    const [left, right] = [Math.min(from, to), Math.max(from, to)]
    const fill = canvas.linear(
      [0, y - (thick * unit) / 2],
      [0, y + (thick * unit) / 2],
      [
        [0, mix(tone, mood.light, bright)],
        [0.35, tone],
        [1, mix(tone, mood.ink, 0.7)],
      ],
    )
    canvas.add(
      `<rect x="${num(x + left * unit)}" y="${num(y - (thick * unit) / 2)}" width="${num((right - left) * unit)}" height="${num(thick * unit)}" rx="${num(Math.min(0.09, thick / 2) * unit)}" fill="${fill}"/>`,
    )
  }
  bar(-half, half, 0.13, mix(mood.far, mood.light, 0.5))
  for (const side of [-1, 1]) {
    bar(side * 2.72, side * 2.88, 0.42, mood.mid)
    bar(side * 2.9, side * 3.16, 2.3, mood.accent, 0.4)
    bar(side * 3.19, side * 3.42, 1.9, mood.near, 0.45)
    bar(side * 3.45, side * 3.62, 1.3, mood.mid, 0.45)
    bar(side * 3.66, side * 3.8, 0.36, mood.far)
  }
}
