import type { Mood } from '../brands/moods'
import type { Canvas } from '../core/canvas'
import { mix } from '../core/color'
import { num, type Point, polar } from '../core/math'
import { circle, ellipse, line, ring, shape } from '../core/shapes'

/** A loaded barbell across the picture, seen from the front; `unit` is a head. */
export function barbell(canvas: Canvas, mood: Mood, at: Point, unit: number, half = 4.1): void {
  const [x, y] = at
  const bar = (from: number, to: number, thick: number, tone: string, bright = 0.55) => {
    const [left, right] = [Math.min(from, to), Math.max(from, to)]
    const fill = canvas.linear(
      [0, y - (thick * unit) / 2],
      [0, y + (thick * unit) / 2],
      [
        [0, mix(tone, mood.light, bright)],
        [0.35, tone],
        [1, mix(tone, mood.ink, 0.7)],
      ],
    )
    canvas.add(
      `<rect x="${num(x + left * unit)}" y="${num(y - (thick * unit) / 2)}" width="${num((right - left) * unit)}" height="${num(thick * unit)}" rx="${num(Math.min(0.09, thick / 2) * unit)}" fill="${fill}"/>`,
    )
  }
  bar(-half, half, 0.13, mix(mood.far, mood.light, 0.5))
  for (const side of [-1, 1]) {
    bar(side * 2.72, side * 2.88, 0.42, mood.mid)
    bar(side * 2.9, side * 3.16, 2.3, mood.accent, 0.4)
    bar(side * 3.19, side * 3.42, 1.9, mood.near, 0.45)
    bar(side * 3.45, side * 3.62, 1.3, mood.mid, 0.45)
    bar(side * 3.66, side * 3.8, 0.36, mood.far)
  }
}

/** A kettlebell of the given height standing at `at` (the middle of its foot). */
export function kettlebell(
  canvas: Canvas,
  mood: Mood,
  at: Point,
  height: number,
  tone: string,
  turn = 0,
): void {
  const metal = canvas.radial([0.16, -0.48], 0.62, [
    [0, mix(tone, mood.light, 0.7)],
    [0.3, mix(tone, mood.light, 0.15)],
    [0.65, mix(tone, mood.ink, 0.3)],
    [1, mix(tone, mood.ink, 0.8)],
  ])
  const grip = canvas.linear(
    [0.3, -1],
    [-0.3, -0.6],
    [
      [0, mix(tone, mood.light, 0.6)],
      [0.5, mix(tone, mood.ink, 0.25)],
      [1, mix(tone, mood.ink, 0.75)],
    ],
  )
  canvas.add(
    `<g transform="translate(${num(at[0])} ${num(at[1])}) rotate(${num(turn)}) scale(${num(height)})">`,
    ellipse([-0.03, 0], 0.36, 0.035, mood.ink, { opacity: 0.4 }),
    line(
      'M-0.2 -0.52C-0.34 -0.72 -0.3 -0.94 -0.17 -0.95H0.17C0.3 -0.94 0.34 -0.72 0.2 -0.52',
      grip,
      0.115,
    ),
    shape(
      'M-0.2 0C-0.36 -0.06 -0.42 -0.22 -0.38 -0.38C-0.33 -0.54 -0.18 -0.62 0 -0.62S0.33 -0.54 0.38 -0.38C0.42 -0.22 0.36 -0.06 0.2 0Z',
      metal,
    ),
    ellipse([0, -0.3], 0.17, 0.17, mood.accent, { opacity: 0.95 }),
    line('M0.2 -0.53Q0.34 -0.44 0.35 -0.28', mood.light, 0.022, { opacity: 0.6 }),
    '</g>',
  )
}

/** A weight plate seen from the front: turned metal with its sheen, grooves and a bore. */
export function plate(canvas: Canvas, mood: Mood, at: Point, radius: number, tone: string): void {
  const [x, y] = at
  canvas.add(
    circle([x - radius * 0.05, y + radius * 0.07], radius * 1.01, mood.ink, {
      opacity: 0.5,
      filter: canvas.blur(radius * 0.04),
    }),
    circle(at, radius, mix(tone, mood.ink, 0.55)),
  )
  const wedges = 240
  for (let index = 0; index < wedges; index += 1) {
    const from = (index * 360) / wedges
    const gleam =
      Math.max(0, Math.cos(((from + 52) * Math.PI) / 90)) ** 5 * 0.85 +
      Math.max(0, Math.cos(((from + 8) * Math.PI) / 60)) ** 8 * 0.14
    const [a, b] = [
      polar(at, from - 0.35, radius * 0.965),
      polar(at, from + 360 / wedges + 0.35, radius * 0.965),
    ]
    const color = mix(mix(tone, mood.ink, 0.28), mood.light, gleam * 0.6)
    canvas.add(
      shape(
        `M${num(x)} ${num(y)}L${num(a[0])} ${num(a[1])}A${num(radius)} ${num(radius)} 0 0 1 ${num(b[0])} ${num(b[1])}Z`,
        color,
      ),
    )
  }
  const slant = canvas.linear(
    [x + radius, y - radius],
    [x - radius, y + radius],
    [
      [0, mood.light, 0.9],
      [0.5, mood.light, 0.1],
      [1, mood.ink, 0.7],
    ],
  )
  const inverse = canvas.linear(
    [x + radius, y - radius],
    [x - radius, y + radius],
    [
      [0, mood.ink, 0.75],
      [0.5, mood.ink, 0.15],
      [1, mood.light, 0.7],
    ],
  )
  canvas.add(
    ring(at, radius * 0.97, slant, radius * 0.045),
    ring(at, radius * 0.82, inverse, radius * 0.03),
    ring(at, radius * 0.785, slant, radius * 0.02),
    ring(at, radius * 0.42, inverse, radius * 0.03),
    ring(at, radius * 0.385, slant, radius * 0.02),
    circle(
      at,
      radius * 0.2,
      canvas.linear(
        [x + radius * 0.2, y - radius * 0.2],
        [x - radius * 0.2, y + radius * 0.2],
        [
          [0, mood.light],
          [0.5, mix(mood.light, mood.near, 0.6)],
          [1, mood.ink],
        ],
      ),
    ),
    circle(at, radius * 0.135, mood.ink),
    ring(at, radius * 0.118, mix(mood.accent, mood.ink, 0.2), radius * 0.022),
  )
}
