import type { Mood } from '../brands/moods'
import type { Canvas } from '../core/canvas'
import { mix } from '../core/color'
import { smoothPath } from '../core/curves'
import type { Point } from '../core/math'
import { circle, cover, shape } from '../core/shapes'
import { litStops } from '../parts/tones'

/** The glow of a sun, for what stays still. */
export function sunGlow(canvas: Canvas, mood: Mood, at: Point, reach: number): void {
  canvas.add(
    cover(
      canvas,
      canvas.radial(at, reach, [
        [0, mood.light, 0.8],
        [0.35, mood.light, 0.45],
        [0.65, mood.light, 0.12],
        [1, mood.light, 0],
      ]),
    ),
  )
}

/** A sun whose rings open with `breath`, from 0 to 1. */
export function sunDisc(canvas: Canvas, mood: Mood, at: Point, radius: number, breath = 0): void {
  for (const wide of [3, 2, 1]) {
    canvas.add(circle(at, radius + wide * (26 + breath * 22), mood.light, { opacity: 0.09 }))
  }
  canvas.add(
    circle(
      at,
      radius,
      canvas.linear(
        [at[0], at[1] - radius],
        [at[0], at[1] + radius],
        [
          [0, mood.light],
          [0.55, mix(mood.light, mood.glow, 0.3)],
          [1, mix(mood.glow, mood.accent, 0.5)],
        ],
      ),
    ),
  )
}

interface Ridge {
  base: number
  swing: number
  tone: string
  /** How many waves fit into the width, a whole number, so that the ridge can run in a loop. */
  waves: number
  /** How many widths have passed. */
  passed: number
  light: Point
}

/** A ridge that can slide past for ever. */
export function ridge(canvas: Canvas, mood: Mood, options: Ridge): void {
  const { base, waves, light, tone } = options
  const points = Array.from({ length: 25 }, (_, index): Point => {
    const x = (index / 24) * (canvas.width + 120) - 60
    const turn = (x / canvas.width + options.passed) * 2 * Math.PI
    return [
      x,
      base +
        (Math.sin(turn * waves) * 0.7 + Math.sin(turn * waves * 2 + 1.3) * 0.3) * options.swing,
    ]
  })
  canvas.add(
    shape(
      `${smoothPath(points, false)}V${canvas.height + 10}H-60Z`,
      canvas.linear(
        [light[0], base - options.swing],
        [light[0] - 240, base + 240],
        litStops(mood, tone, 0.2, 0.4, 0.5),
      ),
    ),
  )
}

/** Deepens the left side, where the words stand. */
export function textShade(canvas: Canvas, mood: Mood, strength = 0.75): void {
  canvas.add(
    cover(
      canvas,
      canvas.linear(
        [60, 760],
        [640, 300],
        [
          [0, mood.ink, strength],
          [0.6, mood.ink, strength * 0.4],
          [1, mood.ink, 0],
        ],
      ),
    ),
  )
}
