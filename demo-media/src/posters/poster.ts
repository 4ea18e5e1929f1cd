import type { Mood } from '../brands/moods'
import type { Canvas } from '../core/canvas'
import type { Random } from '../core/random'

/** Draws a picture onto an empty canvas. */
export type Draw = (canvas: Canvas, mood: Mood, random: Random) => void

/** One of a brand's pictures: its mood by name, what it shows, and how it is drawn. */
export interface Poster {
  mood: string
  alt: string
  draw: Draw
}
