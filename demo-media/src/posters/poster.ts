import type { Mood } from '../brands/moods'
import type { Canvas } from '../core/canvas'
import type { Rng } from '../core/random'

/** Draws a picture onto an empty canvas. */
export type Draw = (canvas: Canvas, mood: Mood, rng: Rng) => void

/** One of a brand's pictures: its mood by name, what it shows, and how it is drawn. */
export interface Variant {
  mood: string
  alt: string
  draw: Draw
}
