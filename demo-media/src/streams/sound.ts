export const sampleRate = 32000

/** Two channels that repeat seamlessly: a sound that lasts beyond the end continues at the start. */
export interface Loop {
  left: Float32Array
  right: Float32Array
}

export function createLoop(seconds: number): Loop {
  const length = seconds * sampleRate
  return { left: new Float32Array(length), right: new Float32Array(length) }
}

/** Adds a sound that starts at `from` seconds and lasts `seconds`; `pan` is -1 (left) to 1. */
export function addSound(
  loop: Loop,
  from: number,
  seconds: number,
  pan: number,
  wave: (seconds: number) => number,
): void {
  const length = loop.left.length
  const start = Math.round(from * sampleRate)
  const [toLeft, toRight] = [Math.sqrt((1 - pan) / 2), Math.sqrt((1 + pan) / 2)]
  for (let index = 0; index < seconds * sampleRate; index += 1) {
    const value = wave(index / sampleRate)
    const at = (((start + index) % length) + length) % length
    loop.left[at] = (loop.left[at] ?? 0) + value * toLeft
    loop.right[at] = (loop.right[at] ?? 0) + value * toRight
  }
}

/** Adds reverberation (comb and all-pass filters), run twice so that the end continues at the start. */
export function addRoom(loop: Loop, amount: number): void {
  const combs = [1187, 1301, 1429, 1523]
  const passes = [347, 113]
  for (const [side, channel] of [loop.left, loop.right].entries()) {
    const dry = channel.slice()
    const wet = new Float32Array(channel.length)
    for (const comb of combs) {
      const delay = comb + side * 23
      const line = new Float32Array(delay)
      let damp = 0
      for (let round = 0; round < 2; round += 1) {
        for (let index = 0; index < dry.length; index += 1) {
          const slot = index % delay
          const out = line[slot] ?? 0
          damp = out * 0.55 + damp * 0.45
          line[slot] = (dry[index] ?? 0) + damp * 0.83
          if (round === 1) wet[index] = (wet[index] ?? 0) + out / combs.length
        }
      }
    }
    for (const pass of passes) {
      const line = new Float32Array(pass)
      for (let index = 0; index < wet.length; index += 1) {
        const slot = index % pass
        const held = line[slot] ?? 0
        const input = wet[index] ?? 0
        line[slot] = input + held * 0.5
        wet[index] = held - input * 0.5
      }
    }
    for (let index = 0; index < channel.length; index += 1) {
      channel[index] = (dry[index] ?? 0) * (1 - amount * 0.4) + (wet[index] ?? 0) * amount
    }
  }
}

/** The loop as 16-bit samples, both channels interleaved, its peak brought to `peak` (0 to 1). */
export function toSamples({ left, right }: Loop, peak: number): Int16Array {
  let loudest = 0.001
  for (const channel of [left, right]) {
    for (const value of channel) loudest = Math.max(loudest, Math.abs(value))
  }
  const samples = new Int16Array(left.length * 2)
  for (let index = 0; index < left.length; index += 1) {
    samples[index * 2] = Math.round(((left[index] ?? 0) / loudest) * peak * 32767)
    samples[index * 2 + 1] = Math.round(((right[index] ?? 0) / loudest) * peak * 32767)
  }
  return samples
}
