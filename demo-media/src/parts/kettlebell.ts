import type { Mood } from '../brands/mood'
import type { Canvas } from '../core/canvas'
import { mix } from '../core/colour'
import { num } from '../core/num'
import type { Point } from '../core/point'
import { ellipse, line, shape } from '../core/shapes'

/** A kettlebell of the given height standing at `at` (the middle of its foot). */
export function kettlebell(
  canvas: Canvas,
  mood: Mood,
  at: Point,
  height: number,
  tone: string,
  turn = 0,
): void {
  const metal = canvas.radial([0.16, -0.48], 0.62, [
    [0, mix(tone, mood.light, 0.7)],
    [0.3, mix(tone, mood.light, 0.15)],
    [0.65, mix(tone, mood.ink, 0.3)],
    [1, mix(tone, mood.ink, 0.8)],
  ])
  const grip = canvas.linear(
    [0.3, -1],
    [-0.3, -0.6],
    [
      [0, mix(tone, mood.light, 0.6)],
      [0.5, mix(tone, mood.ink, 0.25)],
      [1, mix(tone, mood.ink, 0.75)],
    ],
  )
  canvas.add(
    `<g transform="translate(${num(at[0])} ${num(at[1])}) rotate(${num(turn)}) scale(${num(height)})">`,
    ellipse([-0.03, 0], 0.36, 0.035, mood.ink, { opacity: 0.4 }),
    line(
      'M-0.2 -0.52C-0.34 -0.72 -0.3 -0.94 -0.17 -0.95H0.17C0.3 -0.94 0.34 -0.72 0.2 -0.52',
      grip,
      0.115,
    ),
    shape(
      'M-0.2 0C-0.36 -0.06 -0.42 -0.22 -0.38 -0.38C-0.33 -0.54 -0.18 -0.62 0 -0.62S0.33 -0.54 0.38 -0.38C0.42 -0.22 0.36 -0.06 0.2 0Z',
      metal,
    ),
    ellipse([0, -0.3], 0.17, 0.17, mood.accent, { opacity: 0.95 }),
    line('M0.2 -0.53Q0.34 -0.44 0.35 -0.28', mood.light, 0.022, { opacity: 0.6 }),
    '</g>',
  )
}
