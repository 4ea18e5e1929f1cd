import { mainColors } from '../brands/brand-colors'
import type { Mood } from '../brands/moods'
import type { Canvas } from '../core/canvas'
import { mix } from '../core/color'
import { num } from '../core/math'
import type { Random } from '../core/random'

type Motif = (fore: string, accent: string) => string

const circleAt = (x: number, y: number, r: number, fill: string) =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}"/>`
const rings = (x: number, y: number, fore: string, accent: string) =>
  [1, 0.78, 0.56, 0.34].map((r, index) => circleAt(x, y, r, index % 2 ? accent : fore)).join('')

/** Small pictures in a square from 0 to 1: each brand's motif at its plainest. */
const motifs: Motif[] = [
  (fore, accent) =>
    `<path d="M0 1V0.62Q0.3 0.4 0.55 0.6T1 0.55V1Z" fill="${fore}"/>${circleAt(0.66, 0.3, 0.2, accent)}`,
  (fore, accent) => rings(0, 1, fore, accent),
  (fore, accent) => rings(1, 1, fore, accent),
  (fore, accent) =>
    `${circleAt(0.5, 0.5, 0.46, fore)}${circleAt(0.5, 0.5, 0.32, accent)}${circleAt(0.5, 0.5, 0.12, fore)}`,
  (fore, accent) =>
    `<path d="M0 0A1 1 0 0 1 1 1A1 1 0 0 1 0 0Z" fill="${fore}"/><path d="M0.2 0.2L0.8 0.8" stroke="${accent}" stroke-width="0.05"/>`,
  (fore, accent) =>
    Array.from(
      { length: 8 },
      (_, index) =>
        `<path d="M0.5 0.5L${num(0.5 + Math.cos((index * Math.PI) / 4) * 0.8)} ${num(0.5 + Math.sin((index * Math.PI) / 4) * 0.8)}L${num(0.5 + Math.cos((index * Math.PI) / 4 + 0.38) * 0.8)} ${num(0.5 + Math.sin((index * Math.PI) / 4 + 0.38) * 0.8)}Z" fill="${index % 2 ? accent : fore}"/>`,
    ).join(''),
  (fore, accent) =>
    [0, 0.25, 0.5, 0.75]
      .map(
        (y, index) =>
          `<path d="M0 ${y + 0.06}Q0.25 ${y - 0.06} 0.5 ${y + 0.06}T1 ${y + 0.06}V${y + 0.2}Q0.75 ${y + 0.32} 0.5 ${y + 0.2}T0 ${y + 0.2}Z" fill="${index % 2 ? accent : fore}"/>`,
      )
      .join(''),
  (fore, accent) =>
    `<path d="M0 1A1 1 0 0 1 1 0V0.34A0.66 0.66 0 0 0 0.34 1Z" fill="${fore}"/><path d="M0.5 1A0.5 0.5 0 0 1 1 0.5V0.72A0.28 0.28 0 0 0 0.72 1Z" fill="${accent}"/>`,
  (fore, accent) =>
    `<path d="M0 0.5A0.5 0.5 0 0 1 1 0.5Z" fill="${fore}"/><path d="M0 1A0.5 0.5 0 0 1 1 1Z" fill="${accent}"/>`,
  (fore, accent) =>
    `<path d="M0.36 0H0.64V0.36H1V0.64H0.64V1H0.36V0.64H0V0.36H0.36Z" fill="${fore}"/>${circleAt(0.5, 0.5, 0.1, accent)}`,
]

/** A wall of square tiles, each a motif in a brand's colors; rows and columns from a corner. */
export function tiles(
  canvas: Canvas,
  mood: Mood,
  random: Random,
  from: [number, number],
  size: number,
): void {
  const [left, top] = from
  const colors = Object.values(mainColors)
  for (let y = top, row = 0; y < canvas.height; y += size, row += 1) {
    for (let x = left, column = 0; x < canvas.width; x += size, column += 1) {
      const base = mix(
        colors[(row * 5 + column * 7 + 2) % colors.length] ?? mood.mid,
        mood.glow,
        0.14,
      )
      const fore = random.next() < 0.62 ? mix(base, mood.light, 0.72) : mix(base, mood.ink, 0.55)
      const accent = random.next() < 0.4 ? mood.accent : mix(base, mood.light, 0.3)
      const turn = Math.floor(random.range(0, 4)) * 90
      const back = canvas.linear(
        [0, 0],
        [0, 1],
        [
          [0, mix(base, mood.light, 0.16)],
          [1, mix(base, mood.ink, 0.22)],
        ],
      )
      const clip = canvas.clip('<rect width="1" height="1"/>')
      canvas.add(
        `<g transform="translate(${num(x)} ${num(y)}) scale(${num(size)})"><rect width="1" height="1" fill="${back}"/><g clip-path="${clip}"><g transform="rotate(${turn} 0.5 0.5)">${random.pick(motifs)(fore, accent)}</g></g></g>`,
      )
    }
  }
  canvas.add(
    `<rect x="${left}" y="${top}" width="${canvas.width - left}" height="${canvas.height - top}" fill="${canvas.linear(
      [canvas.width, 0],
      [left, canvas.height],
      [
        [0, mood.light, 0.16],
        [0.5, mood.ink, 0],
        [1, mood.ink, 0.45],
      ],
    )}"/>`,
  )
}
