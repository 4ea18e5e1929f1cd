import { createRandom } from '../core/random'
import { loopSeconds, type Scene } from './scene'
import { addRoom, createLoop, toSamples } from './sound'
import { bass, bell, brush, pad, pluck, thump } from './voices'

/** What makes the music of a stream; chords are MIDI notes and share the loop evenly. */
interface Score {
  beatsPerMinute: number
  chords: readonly (readonly number[])[]
  /** Beats between drums and between brushes; 0 is none. */
  drumEvery: number
  brushEvery: number
  /** Beats between bass notes and between plucked notes; 0 is none. */
  bassEvery: number
  pluckEvery: number
}

const scores: Record<string, Score> = {
  yoga: {
    beatsPerMinute: 60,
    chords: [
      [50, 57, 61, 64, 66],
      [47, 54, 57, 62, 66],
      [43, 50, 59, 62, 66],
      [45, 52, 57, 59, 64],
      [50, 57, 62, 64, 69],
    ],
    drumEvery: 0,
    brushEvery: 0,
    bassEvery: 0,
    pluckEvery: 2,
  },
  cycling: {
    beatsPerMinute: 120,
    chords: [
      [45, 57, 60, 64, 67],
      [41, 57, 60, 65, 67],
      [48, 55, 60, 64, 67],
      [43, 55, 59, 62, 69],
    ],
    drumEvery: 1,
    brushEvery: 0.5,
    bassEvery: 1,
    pluckEvery: 0.5,
  },
  strength: {
    beatsPerMinute: 90,
    chords: [
      [40, 52, 59, 64, 67],
      [36, 52, 60, 64, 67],
      [43, 50, 59, 62, 67],
      [38, 54, 57, 62, 66],
    ],
    drumEvery: 1,
    brushEvery: 0.5,
    bassEvery: 1,
    pluckEvery: 1.5,
  },
  pilates: {
    beatsPerMinute: 75,
    chords: [
      [41, 53, 57, 60, 64],
      [40, 52, 55, 59, 62],
      [38, 53, 57, 60, 64],
      [36, 52, 55, 59, 67],
    ],
    drumEvery: 2,
    brushEvery: 0,
    bassEvery: 2,
    pluckEvery: 1,
  },
  all: {
    beatsPerMinute: 105,
    chords: [
      [48, 55, 59, 64, 67],
      [45, 52, 60, 64, 67],
      [41, 53, 57, 60, 64],
      [43, 55, 59, 62, 66],
      [48, 55, 60, 64, 71],
    ],
    drumEvery: 1,
    brushEvery: 0.5,
    bassEvery: 2,
    pluckEvery: 1,
  },
}

/** The music of a scene: one seamless loop of 16-bit stereo samples. */
export function soundOf(scene: Scene): Int16Array {
  const score = scores[scene.brand]
  if (!score) throw new RangeError(`There is no score for ${scene.brand}`)
  const loop = createLoop(loopSeconds)
  const random = createRandom(`score-${scene.brand}`)
  const beat = 60 / score.beatsPerMinute
  const beats = Math.round(loopSeconds / beat)
  const span = loopSeconds / score.chords.length
  const chordAt = (seconds: number) =>
    score.chords[Math.min(score.chords.length - 1, Math.floor(seconds / span + 0.001))] ?? []
  const every = (step: number, play: (seconds: number, count: number) => void) => {
    if (step === 0) return
    for (let at = 0, count = 0; at < beats - 0.001; at += step, count += 1) play(at * beat, count)
  }

  score.chords.forEach((chord, index) => pad(loop, chord, index * span, span, 0.16))
  every(score.bassEvery, (at) =>
    bass(
      loop,
      (chordAt(at)[0] ?? 45) - (score.bassEvery > 1 ? 0 : 12),
      at,
      beat * Math.min(1.6, score.bassEvery) * 0.9,
      0.26,
    ),
  )
  every(score.pluckEvery, (at, count) => {
    const chord = chordAt(at)
    const note = chord[[2, 4, 3, 1, 4, 2, 3, 4][count % 8] ?? 0] ?? 60
    pluck(loop, note + 12, at, 0.1 * random.range(0.5, 1), Math.sin(count * 1.7) * 0.6)
  })
  every(score.drumEvery, (at, count) =>
    thump(loop, at, count % 2 && score.drumEvery >= 1 && score.beatsPerMinute < 100 ? 0.3 : 0.48),
  )
  every(score.brushEvery, (at, count) =>
    brush(loop, random, at, count % 2 ? 0.035 : 0.014, count % 2 ? 0.03 : 0.016, 0.25),
  )
  for (const card of scene.cards) bell(loop, (chordAt(card.from)[3] ?? 64) + 24, card.from, 0.07)
  addRoom(loop, 0.5)
  return toSamples(loop, 0.5)
}
