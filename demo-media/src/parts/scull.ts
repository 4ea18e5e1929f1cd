import type { Mood } from '../brands/moods'
import type { Canvas } from '../core/canvas'
import { mix } from '../core/color'
import { smoothPath } from '../core/curves'
import { num, type Point } from '../core/math'
import { circle, ellipse, line, shape } from '../core/shapes'
import { ripples } from './landscape'
import { skins } from './person'

interface Scull {
  at: Point
  /** Half the length of the hull. */
  half: number
  /** Degrees by which the bow turns from pointing up. */
  turn: number
  rowers: number
  skin: number
}

/** A racing shell from above, its oars out and the rings that they leave on the water. */
export function scull(canvas: Canvas, mood: Mood, options: Scull): void {
  const { half } = options
  const beam = half * 0.062
  const hull = smoothPath([
    [0, -half],
    [beam * 0.55, -half * 0.6],
    [beam, -half * 0.1],
    [beam * 0.9, half * 0.4],
    [0, half],
    [-beam * 0.9, half * 0.4],
    [-beam, -half * 0.1],
    [-beam * 0.55, -half * 0.6],
  ])
  const wood = canvas.linear(
    [beam, 0],
    [-beam, 0],
    [
      [0, mood.light],
      [0.4, mix(mood.accent, mood.light, 0.35)],
      [1, mix(mood.accent, mood.ink, 0.55)],
    ],
  )
  const place = `translate(${num(options.at[0])} ${num(options.at[1])}) rotate(${num(options.turn)})`
  const seats = Array.from(
    { length: options.rowers },
    (_, index) => (index - (options.rowers - 1) / 2) * half * 0.3 + half * 0.08,
  )
  const span = half * 0.52
  canvas.add(`<g transform="${place}">`)
  for (const wake of [-1, 1]) {
    for (let index = 0; index < 7; index += 1) {
      const start = -half * 0.7 + index * half * 0.26
      const d = `M${num(wake * beam * 1.1)} ${num(start)}Q${num(wake * (beam * 2 + index * 6))} ${num(start + half * 0.5)} ${num(wake * (beam * 3 + half * (0.12 + index * 0.035)))} ${num(half * 1.5)}`
      canvas.add(line(d, mood.light, 2.4, { opacity: 0.28 - index * 0.025 }))
    }
  }
  for (const seat of seats) {
    for (const hand of [-1, 1]) {
      ripples(canvas, mood, {
        at: [hand * span * 1.04, seat + half * 0.24],
        reach: half * 0.17,
        rings: 4,
        squash: 1,
        opacity: 0.7,
      })
    }
  }
  canvas.add(
    shape(hull, mood.ink, {
      opacity: 0.4,
      transform: `translate(${num(-beam * 0.9)} ${num(beam * 0.9)})`,
      filter: canvas.blur(7),
    }),
    shape(hull, wood),
    shape(
      smoothPath([
        [0, -half * 0.32],
        [beam * 0.62, 0],
        [beam * 0.5, half * 0.4],
        [0, half * 0.5],
        [-beam * 0.5, half * 0.4],
        [-beam * 0.62, 0],
      ]),
      mix(mood.ink, mood.accent, 0.16),
    ),
  )
  for (const seat of seats) {
    const skin = skins[options.skin] ?? skins[2]
    for (const hand of [-1, 1]) {
      const grip: Point = [hand * beam * 0.5, seat - half * 0.075]
      const blade: Point = [hand * span, seat + half * 0.1]
      const angle = (Math.atan2(blade[1] - grip[1], blade[0] - grip[0]) * 180) / Math.PI
      canvas.add(
        line(
          `M${num(hand * beam * 0.8)} ${num(seat)}L${num(grip[0])} ${num(grip[1])}`,
          skin,
          half * 0.022,
        ),
        line(
          `M${num(grip[0])} ${num(grip[1])}L${num(blade[0])} ${num(blade[1])}`,
          mix(mood.light, mood.glow, 0.2),
          half * 0.012,
        ),
        `<rect x="0" y="${num(-half * 0.024)}" width="${num(half * 0.16)}" height="${num(half * 0.048)}" rx="${num(half * 0.016)}" fill="${mood.accent}" stroke="${mood.light}" stroke-width="1.5" transform="translate(${num(blade[0])} ${num(blade[1])}) rotate(${num(angle)})"/>`,
      )
    }
    canvas.add(
      ellipse([0, seat], beam * 1.05, beam * 0.62, mood.near),
      ellipse(
        [beam * 0.2, seat - beam * 0.15],
        beam * 0.8,
        beam * 0.4,
        mix(mood.near, mood.light, 0.25),
      ),
      circle([0, seat - beam * 0.1], beam * 0.4, skin),
      circle([0, seat], beam * 0.36, '#1d1210'),
    )
  }
  canvas.add('</g>')
}
