import type { Mood } from '../brands/moods'
import type { Canvas } from '../core/canvas'
import { mix } from '../core/color'
import { smoothPath } from '../core/curves'
import { num, type Point, polar } from '../core/math'
import { shape } from '../core/shapes'

interface Swirl {
  at: Point
  inner: number
  outer: number
  arms: number
  /** Degrees by which an arm turns on its way out. */
  twist: number
  /** Degrees between which arms start. */
  from?: number
  to?: number
  /** Height divided by width; below 1 the swirl is flattened. */
  squash?: number
  colors: string[]
  opacity?: number
}

/** Arms that whirl out from a center, each a fold with a bright and a dark side: a skirt in a turn. */
export function swirl(canvas: Canvas, mood: Mood, options: Swirl): void {
  const { inner, outer, arms, squash = 1, from = 0, to = 360 } = options
  const step = (to - from) / arms
  // An arm narrows to its tip: its back edge closes up to its front edge on the way out.
  const spiral = (start: number, width: number, reach: number): Point[] =>
    Array.from({ length: 10 }, (_, index) => {
      const along = index / 9
      const turn = start + width * (1 - along ** 5) + options.twist * along ** 1.3
      return polar([0, 0], turn, inner + (reach - inner) * along)
    })
  canvas.add(
    `<g transform="translate(${num(options.at[0])} ${num(options.at[1])}) scale(1 ${num(squash)})">`,
  )
  for (let arm = 0; arm < arms; arm += 1) {
    const start = from + arm * step
    const reach = outer * (1 + 0.06 * Math.sin(arm * 2.4))
    const tone = options.colors[arm % options.colors.length] ?? mood.mid
    const fold = (begin: number, width: number) => {
      const back = spiral(begin, width, reach).toReversed().slice(1)
      return smoothPath([...spiral(begin, 0, reach), ...back])
    }
    const bright = canvas.radial([0, 0], outer, [
      [0, mix(tone, mood.ink, 0.65)],
      [0.3, mix(tone, mood.ink, 0.15)],
      [0.72, tone],
      [1, mix(tone, mood.light, 0.6)],
    ])
    const dark = canvas.radial([0, 0], outer, [
      [0, mood.ink],
      [0.5, mix(tone, mood.ink, 0.6)],
      [1, mix(tone, mood.ink, 0.15)],
    ])
    canvas.add(
      shape(fold(start, step * 1.5), dark, { opacity: options.opacity }),
      shape(fold(start, step * 0.8), bright, { opacity: options.opacity }),
    )
  }
  canvas.add('</g>')
}
