import type { Mood } from '../brands/moods'
import type { Canvas } from '../core/canvas'
import { mix } from '../core/color'
import { smoothPath } from '../core/curves'
import { lerp, type Point } from '../core/math'
import type { Random } from '../core/random'
import { line } from '../core/shapes'

interface Ribbon {
  /** The two edges, with the same number of points; where they cross the ribbon twists. */
  edges: [Point[], Point[]]
  /** Colors across the ribbon. */
  colors: string[]
  threads: number
  width: number
  /** Light that runs along the middle, 0 to 1. */
  sheen: number
  light: string
  opacity?: number
}

/** A sheet of silk: fine threads between two edges, their colors flowing into one another. */
export function ribbon(canvas: Canvas, options: Ribbon): void {
  const [first, second] = options.edges
  const last = options.colors.length - 1
  for (let thread = 0; thread <= options.threads; thread += 1) {
    const across = thread / options.threads
    const points = first.map((from, index): Point => {
      const to = second[index] ?? from
      return [lerp(from[0], to[0], across), lerp(from[1], to[1], across)]
    })
    const place = across * last
    const low = Math.min(last - 1, Math.floor(place))
    const tone = mix(
      options.colors[low] ?? options.light,
      options.colors[low + 1] ?? options.light,
      place - low,
    )
    const gleam =
      Math.exp(-(((across - 0.3) / 0.16) ** 2)) + 0.5 * Math.exp(-(((across - 0.78) / 0.09) ** 2))
    canvas.add(
      line(
        smoothPath(points, false),
        mix(tone, options.light, options.sheen * gleam),
        options.width,
        {
          opacity: options.opacity,
        },
      ),
    )
  }
}

interface Flow {
  /** Heights at the left, the middle and the right. */
  from: number
  through: number
  to: number
  girth: number
  colors: string[]
  twist?: number
  sheen?: number
}

/** A ribbon that flows across the picture from the left to the right. */
export function flow(canvas: Canvas, mood: Mood, random: Random, options: Flow): void {
  const phase = random.range(0, 6.28)
  const edge = (sign: number): Point[] =>
    Array.from({ length: 9 }, (_, index): Point => {
      const along = index / 8
      const rise =
        options.from * (1 - along) ** 2 +
        2 * options.through * along * (1 - along) +
        options.to * along ** 2
      const turn = Math.cos(along * Math.PI * (options.twist ?? 1.6) + phase)
      return [
        -80 + along * 1760 + sign * turn * 46,
        rise + sign * turn * options.girth + Math.sin(along * 7 + phase) * 46,
      ]
    })
  ribbon(canvas, {
    edges: [edge(-1), edge(1)],
    colors: options.colors,
    threads: 130,
    width: 5,
    sheen: options.sheen ?? 0.6,
    light: mood.light,
  })
}
