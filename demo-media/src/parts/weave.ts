import type { Mood } from '../brands/moods'
import type { Canvas } from '../core/canvas'
import { mix } from '../core/color'
import { num, type Point } from '../core/math'

interface Weave {
  at: Point
  /** Width of one band. */
  band: number
  /** Colors of the bands of one direction and of the other. */
  first: string[]
  second: string[]
  turn: number
}

const far = 1800

/** Two bundles of bands that cross and weave through one another. */
export function weave(canvas: Canvas, mood: Mood, options: Weave): void {
  const { band, first, second } = options
  const start = (count: number) => (-count * band) / 2
  const paint = (tone: string, at: number, upright: boolean) =>
    canvas.linear(upright ? [at, 0] : [0, at], upright ? [at + band, 0] : [0, at + band], [
      [0, mix(tone, mood.ink, 0.45)],
      [0.22, tone],
      [0.5, mix(tone, mood.light, 0.42)],
      [0.78, tone],
      [1, mix(tone, mood.ink, 0.55)],
    ])
  const rect = (x: number, y: number, width: number, height: number, fill: string, opacity = 1) =>
    `<rect x="${num(x)}" y="${num(y)}" width="${num(width)}" height="${num(height)}" fill="${fill}" opacity="${opacity}"/>`
  const columns = first.map((tone, index) => {
    const x = start(first.length) + index * band
    return { x, fill: paint(tone, x, true) }
  })
  const rows = second.map((tone, index) => {
    const y = start(second.length) + index * band
    return { y, fill: paint(tone, y, false) }
  })
  const gap = band * 0.04
  const shadow = (at: number) =>
    canvas.linear(
      [0, at - band * 0.5],
      [0, at + band * 1.5],
      [
        [0, mood.ink, 0],
        [0.25, mood.ink, 0.75],
        [0.75, mood.ink, 0.75],
        [1, mood.ink, 0],
      ],
    )
  canvas.add(
    `<g transform="translate(${num(options.at[0])} ${num(options.at[1])}) rotate(${num(options.turn)})">`,
    ...columns.map(({ x, fill }) => rect(x + gap, -far, band - gap * 2, far * 2, fill)),
    ...columns.flatMap(({ x }, column) =>
      rows
        .filter((_, row) => (row + column) % 2 === 0)
        .map(({ y }) => rect(x, y - band * 0.5, band, band * 2, shadow(y), 0.6)),
    ),
    ...rows.map(({ y, fill }) => rect(-far, y + gap, far * 2, band - gap * 2, fill)),
    ...columns.flatMap(({ x, fill }, column) =>
      rows
        .filter((_, row) => (row + column) % 2 === 1)
        .flatMap(({ y }) => [
          rect(
            x - band * 0.3,
            y + gap,
            band * 1.6,
            band - gap * 2,
            canvas.linear(
              [x - band * 0.3, 0],
              [x + band * 1.3, 0],
              [
                [0, mood.ink, 0],
                [0.22, mood.ink, 0.6],
                [0.78, mood.ink, 0.6],
                [1, mood.ink, 0],
              ],
            ),
          ),
          rect(x + gap, y - 0.5, band - gap * 2, band + 1, fill),
        ]),
    ),
    '</g>',
  )
}
