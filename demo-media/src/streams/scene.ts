import type { BrandKey } from '@/lib/brand/brands'
import type { Mood } from '../brands/moods'
import type { Canvas } from '../core/canvas'

/** Length of every stream and of each of its segments, in seconds. A stream ends where it began. */
export const loopSeconds = 40
export const segmentSeconds = 4
export const framesPerSecond = 15
export const frame = { width: 1280, height: 720 } as const

/** An instruction to the viewer between two times, in seconds. */
export interface Card {
  from: number
  to: number
  title: string
  hint: string
  /** What an instructor would say, one caption after the other, spread over the card. */
  spoken: string[]
}

/**
 * Cards one after the other from the start of the stream, each as many seconds long as `lengths`
 * says in turn.
 */
export function inTurn(cards: Omit<Card, 'from' | 'to'>[], lengths: readonly number[]): Card[] {
  let to = 0
  return cards.map((card, index) => {
    const from = to
    to += lengths[index % lengths.length] ?? 0
    return { from, to, ...card }
  })
}

export interface Scene {
  brand: BrandKey
  /** Name above the cards. */
  label: string
  mood: Mood
  cards: Card[]
  /** Draws what never moves. */
  still(canvas: Canvas): void
  /** Draws what moves, at a moment in seconds; the moment 40 looks like the moment 0. */
  moving(canvas: Canvas, seconds: number): void
}
