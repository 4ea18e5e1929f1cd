import type { Canvas } from '../core/canvas'
import { mix } from '../core/color'
import { smoothPath } from '../core/curves'
import type { Point } from '../core/math'
import { ellipse, line, shape } from '../core/shapes'
import type { PersonLook } from './person-look'

const mirrored = (points: Point[]): Point[] => [
  ...points,
  ...points
    .slice(1, -1)
    .toReversed()
    .map(([x, y]): Point => [-x, y]),
]

/** The outline of the face around its middle, in units of a 640 picture. */
function facePath(jaw: number): string {
  return smoothPath(
    mirrored([
      [0, -122],
      [50, -110],
      [78, -62],
      [80, -8],
      [70 + (jaw - 1) * 22, 46],
      [48 + (jaw - 1) * 30, 88],
      [20 + (jaw - 1) * 16, 114],
      [0, 118 + (jaw - 1) * 10],
    ]),
  )
}

/** Shade on the skin. */
export function skinShade(skin: string): string {
  return mix(skin, '#3a1410', 0.42)
}

/** Ears and face with its shading: one half is lit, the other in shade. */
export function drawFace(canvas: Canvas, look: PersonLook): void {
  const jaw = look.jaw ?? 1
  const dark = skinShade(look.skin)
  const side = look.light ?? 1
  const path = facePath(jaw)
  const clip = canvas.clip(`<path d="${path}"/>`)
  for (const sign of [-1, 1]) {
    canvas.add(
      ellipse([sign * 82, 8], 13, 25, sign === side ? mix(look.skin, dark, 0.12) : dark),
      ellipse([sign * 83, 8], 6, 14, dark, { opacity: 0.5 }),
    )
  }
  const glow = canvas.linear(
    [side * 90, -60],
    [side * -90, 60],
    [
      [0, mix(look.skin, '#fff1e0', 0.22)],
      [0.4, look.skin],
      [1, mix(look.skin, dark, 0.35)],
    ],
  )
  const s = side
  const shade = `M${s * 4} -130L${s * 3} -50C${s * 0} -34 ${s * -1} -24 ${s * 1} -12L${s * 9} 22C${s * 13} 33 ${s * 10} 40 ${s * 1} 42C${s * -2} 48 ${s * 3} 54 ${s * 2} 60C${s * 0} 74 ${s * -1} 84 ${s * 4} 96L${s * 4} 130H${s * -120}V-130Z`
  canvas.add(
    shape(path, glow),
    `<g clip-path="${clip}">`,
    shape(shade, dark, { opacity: 0.4 }),
    ellipse([s * 46, 34], 26, 18, '#e2553f', { opacity: 0.16, filter: canvas.blur(9) }),
    ellipse([s * -48, 34], 24, 17, '#8f2f25', { opacity: 0.18, filter: canvas.blur(9) }),
    ellipse([s * 44, 8], 20, 10, '#fff3e2', { opacity: 0.22, filter: canvas.blur(7) }),
    '</g>',
    line(`M${s * -9} 40C${s * -6} 46 ${s * 4} 47 ${s * 9} 39`, mix(dark, '#20100c', 0.35), 3.2, {
      opacity: 0.75,
    }),
  )
  if (look.freckles) {
    const spots: Point[] = [
      [-44, 22],
      [-34, 28],
      [-54, 30],
      [-26, 22],
      [-42, 36],
      [44, 22],
      [34, 28],
      [54, 30],
      [26, 22],
      [42, 36],
    ]
    canvas.add(...spots.map((at) => ellipse(at, 2, 2, dark, { opacity: 0.55 })))
  }
}

/** Beard and mustache, under the mouth so that the lips stay free. */
export function drawBeard(canvas: Canvas, look: PersonLook): void {
  if (!look.beard) return
  const color = look.hairColor
  const fill = canvas.linear(
    [(look.light ?? 1) * 80, 0],
    [(look.light ?? 1) * -80, 120],
    [
      [0, mix(color, '#fff0dc', 0.14)],
      [0.5, color],
      [1, mix(color, '#0c0605', 0.45)],
    ],
  )
  const clip = canvas.clip(`<path d="${facePath(look.jaw ?? 1)}"/>`)
  const mustache = shape(
    'M0 50C-14 46 -34 54 -40 68C-28 64 -14 62 0 60C14 62 28 64 40 68C34 54 14 46 0 50Z',
    fill,
  )
  if (look.beard === 'mustache') canvas.add(mustache)
  if (look.beard === 'goatee') {
    canvas.add(
      mustache,
      shape(
        'M-34 66C-38 92 -26 122 0 128C26 122 38 92 34 66C30 86 16 92 0 92C-16 92 -30 86 -34 66Z',
        fill,
      ),
    )
  }
  if (look.beard === 'short') {
    canvas.add(
      `<g clip-path="${clip}" opacity="0.62">`,
      shape(
        'M-92 -4C-80 30 -66 46 -44 50C-30 48 -14 46 0 50C14 46 30 48 44 50C66 46 80 30 92 -4V140H-92Z',
        fill,
      ),
      '</g>',
    )
  }
  if (look.beard === 'full') {
    canvas.add(
      shape(
        'M-84 -10C-82 24 -70 44 -46 50C-30 50 -14 46 0 50C14 46 30 50 46 50C70 44 82 24 84 -10C92 50 84 104 52 134C30 152 -30 152 -52 134C-84 104 -92 50 -84 -10Z',
        fill,
      ),
      line(
        'M-40 118Q-30 136 -16 142M40 118Q30 136 16 142M0 122V146',
        mix(color, '#0c0605', 0.5),
        3,
        { opacity: 0.4 },
      ),
    )
  }
}
