import type { Mood } from '../brands/moods'
import type { Canvas, Stop } from '../core/canvas'
import { mix } from '../core/color'
import { num, type Point, polar } from '../core/math'
import { line, shape } from '../core/shapes'

/** One leaf from its stem to its tip, two halves lit differently, with fine veins. */
export function leaf(
  canvas: Canvas,
  mood: Mood,
  at: Point,
  length: number,
  degrees: number,
  tone: string,
  girth = 0.2,
): void {
  const half = (sign: number) =>
    `M0 0C0.2 ${sign * girth} 0.55 ${sign * girth * 1.25} 1 0L1 ${sign * -0.004}L0 ${sign * -0.004}Z`
  const lit = canvas.linear(
    [0, 0],
    [1, 0],
    [
      [0, mix(tone, mood.ink, 0.45)],
      [0.5, mix(tone, mood.light, 0.12)],
      [1, mix(tone, mood.light, 0.5)],
    ],
  )
  const dark = canvas.linear(
    [0, 0],
    [1, 0],
    [
      [0, mix(tone, mood.ink, 0.65)],
      [0.6, mix(tone, mood.ink, 0.2)],
      [1, tone],
    ],
  )
  const veins = [0.2, 0.32, 0.44, 0.56, 0.68, 0.8].flatMap((along) =>
    [-1, 1].map((sign) => {
      const tip = polar([along, 0], sign * 38, girth * (1.1 - Math.abs(along - 0.45)) * 1.05)
      return line(`M${num(along)} 0L${tip[0].toFixed(3)} ${tip[1].toFixed(3)}`, mood.light, 0.004, {
        opacity: 0.2,
      })
    }),
  )
  canvas.add(
    `<g transform="translate(${num(at[0])} ${num(at[1])}) rotate(${num(degrees)}) scale(${num(length)})">`,
    `<path d="${half(-1)}" fill="${lit}"/><path d="${half(1)}" fill="${dark}"/>`,
    ...veins.map((vein) => vein.replace('stroke-width="0"', 'stroke-width="0.004"')),
    `<path d="M0 0H0.97" stroke="${mood.light}" stroke-width="0.008" opacity="0.35"/>`,
    '</g>',
  )
}

interface Petals {
  count: number
  /** Degrees between which the petals stand. */
  from: number
  to: number
  inner: number
  outer: number
  /** Half width of a petal. */
  girth: number
  stops: Stop[]
  opacity: number
  blend?: string
}

/** Pointed petals around a center, translucent, so that they deepen where they cross. */
export function petals(canvas: Canvas, at: Point, options: Petals): void {
  const { inner, outer, girth } = options
  const middle = inner + (outer - inner) * 0.5
  const fill = canvas.linear([inner, 0], [outer, 0], options.stops)
  const d = `M${num(inner)} 0C${num(inner + (middle - inner) * 0.5)} ${num(-girth)} ${num(middle + (outer - middle) * 0.3)} ${num(-girth)} ${num(outer)} 0C${num(middle + (outer - middle) * 0.3)} ${num(girth)} ${num(inner + (middle - inner) * 0.5)} ${num(girth)} ${num(inner)} 0Z`
  const step = (options.to - options.from) / options.count
  for (let index = 0; index < options.count; index += 1) {
    canvas.add(
      shape(d, fill, {
        transform: `translate(${num(at[0])} ${num(at[1])}) rotate(${num(options.from + step * (index + 0.5))})`,
        opacity: options.opacity,
        ...(options.blend && { style: `mix-blend-mode:${options.blend}` }),
      }),
    )
  }
}
