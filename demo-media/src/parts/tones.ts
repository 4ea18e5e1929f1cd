import type { Mood } from '../brands/moods'
import type { Stop } from '../core/canvas'
import { mix } from '../core/color'

/**
 * A thing in its own tone: lit at the start by `lit` (0 to 1), plain at the place `at`, and darkened
 * at the end by `deep`.
 */
export const litStops = (
  mood: Mood,
  tone: string,
  lit: number,
  at: number,
  deep: number,
): Stop[] => [
  [0, mix(tone, mood.light, lit)],
  [at, tone],
  [1, mix(tone, mood.ink, deep)],
]

/** Ground that takes the glow of the sky at its edge and sinks into the deepest shade. */
export const groundStops = (mood: Mood, tone: string, glow: number, at: number): Stop[] => [
  [0, mix(tone, mood.glow, glow)],
  [at, tone],
  [1, mood.ink],
]
