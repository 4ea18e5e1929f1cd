import type { Mood } from '../brands/moods'
import type { Canvas } from '../core/canvas'
import { mix } from '../core/color'
import { smoothPath } from '../core/curves'
import { lerp, type Point } from '../core/math'
import type { Rng } from '../core/random'
import { line } from '../core/shapes'

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

interface Flow {
  /** Heights at the left, the middle and the right. */
  from: number
  through: number
  to: number
  girth: number
  colours: string[]
  twist?: number
  sheen?: number
}

/** A ribbon that flows across the picture from the left to the right. */
export function flow(canvas: Canvas, mood: Mood, rng: Rng, look: Flow): void {
  const phase = rng.range(0, 6.28)
  const edge = (sign: number): Point[] =>
    Array.from({ length: 9 }, (_, index): Point => {
      const along = index / 8
      const rise =
        look.from * (1 - along) ** 2 + 2 * look.through * along * (1 - along) + look.to * along ** 2
      const turn = Math.cos(along * Math.PI * (look.twist ?? 1.6) + phase)
      return [
        -80 + along * 1760 + sign * turn * 46,
        rise + sign * turn * look.girth + Math.sin(along * 7 + phase) * 46,
      ]
    })
  ribbon(canvas, {
    edges: [edge(-1), edge(1)],
    colours: look.colours,
    threads: 130,
    width: 5,
    sheen: look.sheen ?? 0.6,
    light: mood.light,
  })
}
