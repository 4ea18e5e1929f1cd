import type { Mood } from '../brands/moods'
import type { Canvas } from '../core/canvas'
import { mix } from '../core/color'
import { smoothPath } from '../core/curves'
import { lerp, num, type Point } from '../core/math'
import { line } from '../core/shapes'

interface Spring {
  from: Point
  to: Point
  radius: number
  coils: number
  wire: number
  tone?: string
  /** How far the near half of a turn leans ahead, in radii. */
  lean?: number
  /** Spacing of the coils: above 1 they are wider apart at the end. */
  stretch?: number
}

/** A coil spring between two points: the far half of each turn first, the near half over it. */
export function spring(canvas: Canvas, mood: Mood, options: Spring): void {
  const { from, to, radius, coils, wire, stretch = 1, lean = 0.2 } = options
  const length = Math.hypot(to[0] - from[0], to[1] - from[1])
  const degrees = (Math.atan2(to[1] - from[1], to[0] - from[0]) * 180) / Math.PI
  const tone = options.tone ?? mood.mid
  const body = canvas.linear(
    [0, -radius],
    [0, radius],
    [
      [0, mix(tone, mood.light, 0.75)],
      [0.3, mix(tone, mood.light, 0.25)],
      [0.65, tone],
      [1, mix(tone, mood.ink, 0.65)],
    ],
  )
  const far = canvas.linear(
    [0, -radius],
    [0, radius],
    [
      [0, mix(tone, mood.ink, 0.35)],
      [1, mix(tone, mood.ink, 0.75)],
    ],
  )
  const turn = (phase: number): Point => [
    lerp(0, length, (phase / coils) ** stretch) + Math.cos(phase * 2 * Math.PI) * radius * lean,
    -Math.sin(phase * 2 * Math.PI + Math.PI / 2) * radius,
  ]
  const half = (start: number) =>
    smoothPath(
      Array.from({ length: 13 }, (_, index) => turn(start + index / 24)),
      false,
    )
  const halves = Array.from({ length: coils }, (_, index) => index)
  canvas.add(
    `<g transform="translate(${num(from[0])} ${num(from[1])}) rotate(${num(degrees)})">`,
    ...halves.map((index) => line(half(index + 0.5), far, wire * 0.86)),
    ...halves.flatMap((index) => [
      line(half(index), mix(tone, mood.ink, 0.7), wire * 1.16, { opacity: 0.55 }),
      line(half(index), body, wire),
      line(half(index), mood.light, wire * 0.16, {
        opacity: 0.5,
        transform: `translate(${num(-wire * 0.2)} 0)`,
      }),
    ]),
    '</g>',
  )
}
