import type { Random } from '../core/random'
import { addSound, type Loop } from './sound'

const hertz = (note: number) => 440 * 2 ** ((note - 69) / 12)
const turn = 2 * Math.PI

/** A chord that swells and fades, each note a little out of tune with itself. */
export function pad(
  loop: Loop,
  notes: readonly number[],
  from: number,
  seconds: number,
  gain: number,
): void {
  const [attack, release] = [Math.min(2.2, seconds / 3), 2.6]
  notes.forEach((note, index) => {
    for (const [detune, pan] of [
      [-0.0022, -0.7],
      [0.0019, 0.7],
    ] as const) {
      const f = hertz(note) * (1 + detune)
      addSound(loop, from - 0.6, seconds + release, pan * (0.4 + 0.15 * index), (t) => {
        const rise = Math.min(1, t / attack)
        const fall = Math.min(1, Math.max(0, (seconds + release - t) / release))
        const warm = 0.6 + 0.4 * Math.sin(turn * 0.11 * t + index)
        const tone =
          Math.sin(turn * f * t) +
          0.42 * warm * Math.sin(turn * 2 * f * t) +
          0.16 * warm * Math.sin(turn * 3 * f * t) +
          0.06 * Math.sin(turn * 5 * f * t)
        return (tone * rise * rise * fall * gain) / Math.sqrt(notes.length)
      })
    }
  })
}

/** A soft plucked note. */
export function pluck(loop: Loop, note: number, from: number, gain: number, pan: number): void {
  const f = hertz(note)
  addSound(loop, from, 1.6, pan, (t) => {
    const fall = Math.exp(-t * 4.2) * Math.min(1, t / 0.006)
    return (
      (Math.sin(turn * f * t) +
        0.35 * Math.exp(-t * 7) * Math.sin(turn * 2 * f * t) +
        0.15 * Math.exp(-t * 12) * Math.sin(turn * 4 * f * t)) *
      fall *
      gain
    )
  })
}

/** A round bass note. */
export function bass(loop: Loop, note: number, from: number, seconds: number, gain: number): void {
  const f = hertz(note)
  addSound(loop, from, seconds, 0, (t) => {
    const shape = Math.min(1, t / 0.02) * Math.min(1, (seconds - t) / 0.06) * Math.exp(-t * 1.4)
    return (Math.sin(turn * f * t) + 0.3 * Math.sin(turn * 2 * f * t)) * shape * gain
  })
}

/** A soft bass drum. */
export function thump(loop: Loop, from: number, gain: number): void {
  addSound(
    loop,
    from,
    0.34,
    0,
    (t) =>
      Math.sin(turn * (46 * t + (64 / 30) * (1 - Math.exp(-t * 30)))) *
      Math.exp(-t * 11) *
      Math.min(1, t / 0.003) *
      gain,
  )
}

/** A short burst of noise, like a brush on a drum. */
export function brush(
  loop: Loop,
  random: Random,
  from: number,
  gain: number,
  length: number,
  pan: number,
): void {
  let last = 0
  addSound(loop, from, length * 4, pan, (t) => {
    const noise = random.next() * 2 - 1
    const bright = noise - last
    last = noise
    return bright * Math.exp(-t / length) * Math.min(1, t / 0.002) * gain
  })
}

/** A small bell that marks a new card. */
export function bell(loop: Loop, note: number, from: number, gain: number): void {
  const f = hertz(note)
  addSound(
    loop,
    from,
    3.2,
    0.15,
    (t) =>
      [
        [1, 1, 1.6],
        [2.76, 0.45, 3],
        [5.4, 0.2, 6],
      ].reduce(
        (sum, [ratio, level, decay]) =>
          sum + Math.sin(turn * f * (ratio ?? 1) * t) * (level ?? 0) * Math.exp(-t * (decay ?? 1)),
        0,
      ) *
      Math.min(1, t / 0.004) *
      gain,
  )
}
