import type { Mood } from '../brands/moods'
import type { Canvas } from '../core/canvas'
import { mix } from '../core/color'
import { arc, band } from '../core/curves'
import type { Point } from '../core/math'
import { line, shape } from '../core/shapes'

interface Fan {
  at: Point
  from: number
  to: number
  inner: number
  outer: number
  folds: number
  opacity?: number
}

/** A pleated fan: folds that catch the light in turn, with fine arcs across them. */
export function fan(canvas: Canvas, mood: Mood, options: Fan): void {
  const { at, folds, inner, outer } = options
  const step = (options.to - options.from) / folds
  const tones = [mood.accent, mood.mid, mood.near, mood.far]
  for (let index = 0; index < folds; index += 1) {
    const share = index / Math.max(1, folds - 1)
    const tone = mix(tones[2]!, mix(tones[3]!, mood.light, 0.55), Math.sin(share * Math.PI) ** 1.4)
    const start = options.from + step * index
    const reach = outer * (1 - 0.04 * Math.cos(share * Math.PI * 6))
    const bright = canvas.radial(at as [number, number], reach, [
      [0, mix(tone, mood.ink, 0.7)],
      [0.45, tone],
      [1, mix(tone, mood.light, 0.4)],
    ])
    const dark = canvas.radial(at as [number, number], reach, [
      [0, mix(tone, mood.ink, 0.85)],
      [0.5, mix(tone, mood.near, 0.6)],
      [1, mix(tone, mood.accent, 0.4)],
    ])
    canvas.add(
      shape(band(at, inner, reach, start, start + step * 0.58), bright, {
        opacity: options.opacity,
      }),
      shape(band(at, inner, reach * 0.985, start + step * 0.55, start + step), dark, {
        opacity: options.opacity,
      }),
    )
  }
  for (const share of [0.42, 0.62, 0.8, 0.97]) {
    canvas.add(
      line(arc(at, inner + (outer - inner) * share, options.from, options.to), mood.light, 1.6, {
        opacity: 0.35,
      }),
    )
  }
}
