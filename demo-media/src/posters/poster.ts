import type { Mood } from '../brands/moods'
import type { Canvas } from '../core/canvas'
import type { Random } from '../core/random'
import { titleShade } from '../parts/stage'

/** Draws a picture onto an empty canvas. */
export type Draw = (canvas: Canvas, mood: Mood, random: Random) => void

/** One of a brand's pictures: its mood by name, what it shows, and how it is drawn. */
export interface Poster {
  mood: string
  alt: string
  /** How dark the corner is in which titles stand, 0 to 1. */
  titleShade?: number
  draw: Draw
}

/** Draws a poster onto an empty canvas, with a dark corner for titles on top. */
export function drawPoster(poster: Poster, canvas: Canvas, mood: Mood, random: Random): void {
  poster.draw(canvas, mood, random)
  titleShade(canvas, mood, poster.titleShade)
}
