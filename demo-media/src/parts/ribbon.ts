import type { Canvas } from '../core/canvas'
import { mix } from '../core/colour'
import { lerp } from '../core/lerp'
import type { Point } from '../core/point'
import { line } from '../core/shapes'
import { smoothPath } from '../core/smooth-path'

interface Ribbon {
  /** The two edges, with the same number of points; where they cross the ribbon twists. */
  edges: [Point[], Point[]]
  /** Colours across the ribbon. */
  colours: string[]
  threads: number
  width: number
  /** Light that runs along the middle, 0 to 1. */
  sheen: number
  light: string
  opacity?: number
}

/** A sheet of silk: fine threads between two edges, their colours flowing into one another. */
export function ribbon(canvas: Canvas, look: Ribbon): void {
  const [first, second] = look.edges
  const last = look.colours.length - 1
  for (let thread = 0; thread <= look.threads; thread += 1) {
    const across = thread / look.threads
    const points = first.map((from, index): Point => {
      const to = second[index] ?? from
      return [lerp(from[0], to[0], across), lerp(from[1], to[1], across)]
    })
    const place = across * last
    const low = Math.min(last - 1, Math.floor(place))
    const tone = mix(
      look.colours[low] ?? look.light,
      look.colours[low + 1] ?? look.light,
      place - low,
    )
    const gleam =
      Math.exp(-(((across - 0.3) / 0.16) ** 2)) + 0.5 * Math.exp(-(((across - 0.78) / 0.09) ** 2))
    canvas.add(
      line(smoothPath(points, false), mix(tone, look.light, look.sheen * gleam), look.width, {
        opacity: look.opacity,
      }),
    )
  }
}
