import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { hlsArguments, runFfmpeg } from './run-ffmpeg'
import { loopSeconds, type Scene, segmentSeconds } from './scene'
import { soundOf } from './score'
import { sampleRate } from './sound'

/** Samples in a frame of AAC. At 32 kHz exactly 125 frames make a segment of four seconds. */
const frameSamples = 1024

/** The frames of an ADTS file, each with its header. */
function adtsFrames(file: Buffer): Buffer[] {
  const frames: Buffer[] = []
  for (let at = 0; at + 7 <= file.length;) {
    const length =
      ((file.readUInt8(at + 3) & 3) << 11) |
      (file.readUInt8(at + 4) << 3) |
      (file.readUInt8(at + 5) >> 5)
    frames.push(file.subarray(at, at + length))
    at += length
  }
  return frames
}

/**
 * Encodes a scene's music into segments of exactly the length of the pictures'. The loop is encoded
 * with a segment of itself before and after, of which only the middle is kept, so that neither the
 * encoder's delay nor its first moments are heard where the loop closes.
 */
export async function encodeAudio(scene: Scene, folder: string): Promise<void> {
  const samples = soundOf(scene)
  const extra = segmentSeconds * sampleRate * 2
  const long = Buffer.concat([
    Buffer.from(samples.slice(-extra).buffer),
    Buffer.from(samples.buffer),
    Buffer.from(samples.slice(0, extra).buffer),
  ])
  const scratch = await mkdtemp(join(tmpdir(), 'x-plus-audio-'))
  const audio = join(folder, 'audio')
  await mkdir(audio, { recursive: true })
  try {
    const raw = join(scratch, 'long.aac')
    await runFfmpeg(
      [
        '-f',
        's16le',
        '-ar',
        String(sampleRate),
        '-ac',
        '2',
        '-i',
        'pipe:0',
        '-c:a',
        'aac',
        '-b:a',
        '48k',
        '-f',
        'adts',
        raw,
      ],
      async (pipe) => void pipe.write(long),
    )
    const perSegment = (segmentSeconds * sampleRate) / frameSamples
    const first = perSegment + 1
    const kept = adtsFrames(await readFile(raw)).slice(
      first,
      first + (loopSeconds * sampleRate) / frameSamples,
    )
    const cut = join(scratch, 'loop.aac')
    await writeFile(cut, Buffer.concat(kept))
    await runFfmpeg(
      ['-f', 'aac', '-i', cut, '-c', 'copy', '-bsf:a', 'aac_adtstoasc', ...hlsArguments(audio)],
      async () => undefined,
    )
  } finally {
    await rm(scratch, { recursive: true, force: true })
  }
}
