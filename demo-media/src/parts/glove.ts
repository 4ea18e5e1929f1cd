import type { Mood } from '../brands/moods'
import type { Canvas } from '../core/canvas'
import { mix } from '../core/color'
import { smoothPath } from '../core/curves'
import { num, type Point } from '../core/math'
import { line, shape } from '../core/shapes'

interface Glove {
  at: Point
  scale: number
  /** Degrees that the knuckles turn from pointing right. */
  turn: number
  mirror?: boolean
  tone?: string
}

/** A boxing glove, knuckles to the right, thumb below. */
export function glove(canvas: Canvas, mood: Mood, options: Glove): void {
  const tone = options.tone ?? mood.accent
  const fist = smoothPath([
    [-0.42, -0.3],
    [-0.1, -0.44],
    [0.28, -0.47],
    [0.58, -0.3],
    [0.68, 0.02],
    [0.56, 0.3],
    [0.26, 0.42],
    [-0.1, 0.36],
    [-0.42, 0.28],
  ])
  const thumb = smoothPath([
    [-0.34, 0.1],
    [-0.1, 0.14],
    [0.16, 0.2],
    [0.3, 0.34],
    [0.2, 0.5],
    [-0.06, 0.48],
    [-0.32, 0.36],
  ])
  const cuff = smoothPath([
    [-0.9, -0.26],
    [-0.6, -0.25],
    [-0.4, -0.3],
    [-0.38, 0],
    [-0.4, 0.32],
    [-0.62, 0.29],
    [-0.9, 0.3],
    [-0.93, 0.02],
  ])
  const leather = canvas.radial([0.24, -0.26], 0.95, [
    [0, mix(tone, mood.light, 0.62)],
    [0.28, mix(tone, mood.light, 0.12)],
    [0.62, mix(tone, mood.ink, 0.28)],
    [1, mix(tone, mood.ink, 0.75)],
  ])
  const under = canvas.radial([0.1, 0.16], 0.6, [
    [0, mix(tone, mood.light, 0.35)],
    [0.5, mix(tone, mood.ink, 0.2)],
    [1, mix(tone, mood.ink, 0.7)],
  ])
  const strap = canvas.linear(
    [0, -0.3],
    [0, 0.32],
    [
      [0, mood.light],
      [0.5, mix(mood.light, mood.far, 0.5)],
      [1, mix(mood.far, mood.ink, 0.7)],
    ],
  )
  canvas.add(
    `<g transform="translate(${num(options.at[0])} ${num(options.at[1])}) rotate(${num(options.turn)}) scale(${num(options.scale)} ${num(options.scale * (options.mirror ? -1 : 1))})">`,
    shape(cuff, strap),
    line('M-0.62 -0.25Q-0.58 0.02 -0.62 0.29', mood.ink, 0.02, { opacity: 0.35 }),
    shape(fist, leather),
    line('M0.18 -0.4Q0.5 -0.3 0.56 0.02', mood.light, 0.035, { opacity: 0.55 }),
    shape(thumb, mood.ink, { opacity: 0.35, transform: 'translate(-0.01 -0.035)' }),
    shape(thumb, under),
    line('M-0.2 0.2Q0.06 0.22 0.2 0.33', mood.light, 0.02, { opacity: 0.4 }),
    '</g>',
  )
}
