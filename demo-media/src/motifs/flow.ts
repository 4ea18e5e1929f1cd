import type { Mood } from '../brands/mood'
import type { Canvas } from '../core/canvas'
import type { Point } from '../core/point'
import type { Rng } from '../core/rng'
import { ribbon } from '../parts/ribbon'

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
