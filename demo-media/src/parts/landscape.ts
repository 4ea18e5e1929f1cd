import type { Mood } from '../brands/moods'
import type { Canvas } from '../core/canvas'
import { mix } from '../core/color'
import { smoothPath } from '../core/curves'
import { num, type Point } from '../core/math'
import type { Random } from '../core/random'
import { ellipse, shape } from '../core/shapes'

interface Hills {
  /** Heights of the first and the last ridge, in canvas units from the top. */
  from: number
  to: number
  layers: number
  /** How much ridges rise and fall. */
  swing: number
}

/** Ridges behind one another, each paler with distance and lit where it faces the sun. */
export function hills(
  canvas: Canvas,
  mood: Mood,
  random: Random,
  light: Point,
  options: Hills,
): void {
  const { width, height } = canvas
  for (let layer = 0; layer < options.layers; layer += 1) {
    const depth = options.layers === 1 ? 1 : layer / (options.layers - 1)
    const base = options.from + (options.to - options.from) * depth ** 1.15
    const swing = options.swing * (0.55 + depth * 0.7)
    const phase = random.range(0, 6.28)
    const period = random.range(0.75, 1.25) * (1.5 - depth * 0.6)
    const points = Array.from({ length: 13 }, (_, index): Point => {
      const x = (index / 12) * (width + 200) - 100
      const wave = Math.sin(phase + (x / width) * 6.28 * period) * 0.62
      const ripple = Math.sin(phase * 2.3 + (x / width) * 6.28 * period * 2.3) * 0.25
      return [x, base + (wave + ripple) * swing]
    })
    const color =
      depth < 0.5 ? mix(mood.far, mood.mid, depth * 2) : mix(mood.mid, mood.near, depth * 2 - 1)
    const hazy = mix(color, mood.glow, 0.5 * (1 - depth) ** 1.2)
    const fill = canvas.linear(
      [light[0], base - swing],
      [light[0] - 260, Math.min(height, base + 420)],
      [
        [0, mix(hazy, mood.light, 0.26 * (1 - depth * 0.55))],
        [0.3, hazy],
        [1, mix(hazy, depth > 0.6 ? mood.ink : mood.glow, depth > 0.6 ? 0.62 : 0.3)],
      ],
    )
    const first = points[0] as Point
    canvas.add(
      shape(
        `${smoothPath(points, false)}L${num(width + 200)} ${height + 10}L${num(first[0])} ${height + 10}Z`,
        fill,
      ),
    )
  }
}

/** Still water below `horizon`, with the light broken into bars that widen towards the viewer. */
export function water(
  canvas: Canvas,
  mood: Mood,
  random: Random,
  light: Point,
  horizon: number,
  spread = 1,
): void {
  const { width, height } = canvas
  canvas.add(
    shape(
      `M0 ${num(horizon)}H${width}V${height}H0Z`,
      canvas.linear(
        [0, horizon],
        [0, height],
        [
          [0, mix(mood.mid, mood.glow, 0.55)],
          [0.25, mix(mood.mid, mood.glow, 0.15)],
          [0.6, mood.near],
          [1, mood.ink],
        ],
      ),
    ),
  )
  const bars: string[] = []
  for (let y = horizon + 5; y < height;) {
    const depth = (y - horizon) / (height - horizon)
    const thick = 2 + depth * 13
    const reach = (60 + depth * 340 * spread) * random.range(0.35, 1.1)
    const shift = random.range(-1, 1) * (12 + depth * 90)
    const x = light[0] + shift
    bars.push(
      shape(
        `M${num(x - reach)} ${num(y)}Q${num(x)} ${num(y - thick)} ${num(x + reach)} ${num(y)}Q${num(x)} ${num(y + thick)} ${num(x - reach)} ${num(y)}Z`,
        mix(mood.light, mood.accent, depth * 0.45),
        { opacity: 0.75 * (1 - depth * 0.75) },
      ),
    )
    y += thick * 1.25 + 5 + depth * 16
  }
  canvas.add(...bars)
}

interface Ripples {
  at: Point
  /** Radius of the outermost ring. */
  reach: number
  rings: number
  /** Height of a ring to its width; 1 looks straight down. */
  squash: number
  opacity?: number
}

/** Rings on water: each a crest of light with its shade beside it, fading outwards. */
export function ripples(canvas: Canvas, mood: Mood, options: Ripples): void {
  const [x, y] = options.at
  for (let index = 0; index < options.rings; index += 1) {
    const share = (index + 1) / options.rings
    const r = options.reach * share ** 1.25
    const width = 3 + options.reach * 0.03 * Math.sin(share * Math.PI) ** 0.7
    const fade = (1 - share) ** 0.7 * (options.opacity ?? 1)
    const crest = canvas.linear(
      [x + r * 0.7, y - r * options.squash],
      [x - r * 0.6, y + r * options.squash],
      [
        [0, mood.light, 1],
        [0.35, mix(mood.light, mood.mid, 0.55), 0.7],
        [0.7, mood.mid, 0.1],
        [1, mood.glow, 0.65],
      ],
    )
    const shade = { fill: 'none', stroke: mood.ink, 'stroke-width': width }
    canvas.add(
      ellipse([x, y + width * 0.8 * options.squash], r, r * options.squash, 'none', {
        ...shade,
        opacity: 0.42 * fade,
      }),
      ellipse([x, y], r, r * options.squash, 'none', {
        stroke: crest,
        'stroke-width': width,
        opacity: 0.9 * fade,
      }),
    )
  }
}
