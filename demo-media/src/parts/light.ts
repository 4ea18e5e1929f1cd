import type { Mood } from '../brands/moods'
import type { Canvas } from '../core/canvas'
import { mix } from '../core/color'
import { num, type Point, polar } from '../core/math'
import type { Random } from '../core/random'
import { circle, cover, shape } from '../core/shapes'
import { backdrop } from './stage'

/** A disc of light with its halo; `base` tints its lower edge. */
export function sun(
  canvas: Canvas,
  mood: Mood,
  at: Point,
  radius: number,
  base = mood.accent,
): void {
  const disc = canvas.linear(
    [at[0], at[1] - radius],
    [at[0], at[1] + radius],
    [
      [0, mood.light],
      [0.55, mix(mood.light, mood.glow, 0.25)],
      [1, mix(mood.glow, base, 0.45)],
    ],
  )
  canvas.add(
    cover(
      canvas,
      canvas.radial([at[0], at[1]], radius * 2.6, [
        [0, mood.light, 0.75],
        [0.38, mood.light, 0.5],
        [0.6, mood.light, 0.16],
        [1, mood.light, 0],
      ]),
    ),
    circle(at, radius, disc),
  )
}

/** The air of a picture around a sun. */
export function sunlitBackdrop(canvas: Canvas, mood: Mood, at: Point, radius: number): void {
  backdrop(canvas, mood, at)
  sun(canvas, mood, at, radius)
}

interface Rays {
  at: Point
  inner: number
  outer: number
  count: number
  colors: string[]
  opacity: number
}

/** Wedges that burst from a point, uneven as an impact is. */
export function rays(canvas: Canvas, random: Random, options: Rays): void {
  const step = 360 / options.count
  for (let index = 0; index < options.count; index += 1) {
    const angle = index * step + random.range(-0.3, 0.3) * step
    const half = step * random.range(0.16, 0.36)
    const outer = options.outer * random.range(0.7, 1.2)
    const inner = options.inner * random.range(0.85, 1.6)
    const points = [
      polar(options.at, angle, inner),
      polar(options.at, angle - half, outer),
      polar(options.at, angle + half, outer),
    ]
    const color = random.pick(options.colors)
    const fill = canvas.radial([options.at[0], options.at[1]], outer, [
      [0, color, 1],
      [0.5, color, 0.8],
      [0.97, color, 0],
    ])
    canvas.add(
      shape(`M${points.map((p) => p.map(num).join(' ')).join('L')}Z`, fill, {
        opacity: options.opacity,
      }),
    )
  }
}
