import type { Mood } from '../brands/moods'
import type { Canvas } from '../core/canvas'
import { mix } from '../core/color'
import { num, type Point } from '../core/math'
import { circle, line, shape } from '../core/shapes'
import { litStops } from './tones'

/** A mat half unrolled on the floor, its roll at the right; `at` is the middle of the roll. */
export function mat(canvas: Canvas, mood: Mood, at: Point, scale: number): void {
  const [x, y] = at
  const put = (dx: number, dy: number) => `${num(x + dx * scale)} ${num(y + dy * scale)}`
  const cloth = canvas.linear(
    [x + 2 * scale, y - scale],
    [x - 5 * scale, y + scale],
    litStops(mood, mood.accent, 0.35, 0.4, 0.45),
  )
  const roll = canvas.linear(
    [x, y - scale],
    [x, y + scale],
    litStops(mood, mood.accent, 0.55, 0.35, 0.6),
  )
  canvas.add(
    shape(`M${put(-5.7, 0.3)}L${put(1.3, 0.3)}L${put(1.7, 1.08)}L${put(-5.5, 1.08)}Z`, mood.ink, {
      opacity: 0.35,
      filter: canvas.blur(10),
    }),
    shape(`M${put(-5.2, 0.42)}L${put(1, 0.42)}L${put(1.1, 1.02)}L${put(-5.6, 1.02)}Z`, cloth),
    circle([x + 1.02 * scale, y + 0.45 * scale], 0.58 * scale, roll),
  )
  for (let turn = 0; turn < 4; turn += 1) {
    const r = (0.48 - turn * 0.12) * scale
    canvas.add(
      line(
        `M${num(x + 1.02 * scale - r)} ${num(y + 0.45 * scale)}a${num(r)} ${num(r)} 0 1 1 ${num(2 * r)} 0`,
        mix(mood.accent, mood.ink, 0.55),
        0.05 * scale,
      ),
    )
  }
}
