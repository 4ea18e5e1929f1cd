import { mkdir, readdir, readFile, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { ManifestStream } from '../core/manifest'
import { captionSegments, wholeCaptions } from './captions'
import { renditions } from './encode-video'
import { framesPerSecond, loopSeconds, type Scene, segmentSeconds } from './scene'

/** Peak and average bits per second of the segments in a folder. */
async function rates(folder: string): Promise<{ peak: number; average: number }> {
  const files = (await readdir(folder)).filter((name) => name.endsWith('.m4s'))
  const bits = await Promise.all(
    files.map(async (name) => (await stat(join(folder, name))).size * 8),
  )
  if (bits.length !== loopSeconds / segmentSeconds)
    throw new Error(`${folder} has ${bits.length} segments`)
  return {
    peak: Math.ceil(Math.max(...bits) / segmentSeconds),
    average: Math.ceil(bits.reduce((sum, one) => sum + one, 0) / loopSeconds),
  }
}

/** The codec as RFC 6381 names it, from the decoder record in the init segment. */
async function videoCodec(folder: string): Promise<string> {
  const init = await readFile(join(folder, 'init.mp4'))
  const at = init.indexOf('avcC')
  if (at === -1) throw new Error(`${folder} has no H.264 in it`)
  return `avc1.${init.subarray(at + 5, at + 8).toString('hex')}`
}

/** Writes captions and the master playlist beside the encoded renditions; gives the manifest's line. */
export async function packageStream(scene: Scene, folder: string): Promise<ManifestStream> {
  const captions = join(folder, 'captions')
  await mkdir(captions, { recursive: true })
  const texts = captionSegments(scene.cards)
  const list = [
    '#EXTM3U',
    '#EXT-X-VERSION:7',
    `#EXT-X-TARGETDURATION:${segmentSeconds}`,
    '#EXT-X-MEDIA-SEQUENCE:0',
    '#EXT-X-PLAYLIST-TYPE:VOD',
  ]
  for (const [index, text] of texts.entries()) {
    await writeFile(join(captions, `${index}.vtt`), text)
    list.push(`#EXTINF:${segmentSeconds.toFixed(6)},`, `${index}.vtt`)
  }
  await writeFile(join(captions, 'index.m3u8'), [...list, '#EXT-X-ENDLIST', ''].join('\n'))
  await writeFile(join(folder, 'captions.vtt'), wholeCaptions(scene.cards))

  const audio = { codecs: 'mp4a.40.2', ...(await rates(join(folder, 'audio'))) }
  const lines: ManifestStream['renditions'] = []
  for (const { name, width, height } of renditions) {
    const place = join(folder, name)
    lines.push({ name, width, height, codecs: await videoCodec(place), ...(await rates(place)) })
  }
  const master = [
    '#EXTM3U',
    '#EXT-X-VERSION:7',
    '#EXT-X-INDEPENDENT-SEGMENTS',
    '#EXT-X-MEDIA:TYPE=AUDIO,GROUP-ID="audio",NAME="Music",DEFAULT=YES,AUTOSELECT=YES,CHANNELS="2",URI="audio/index.m3u8"',
    '#EXT-X-MEDIA:TYPE=SUBTITLES,GROUP-ID="captions",NAME="English",LANGUAGE="en",DEFAULT=NO,AUTOSELECT=YES,FORCED=NO,URI="captions/index.m3u8"',
    ...lines.flatMap(({ name, width, height, codecs, peak, average }) => [
      `#EXT-X-STREAM-INF:BANDWIDTH=${peak + audio.peak},AVERAGE-BANDWIDTH=${average + audio.average},CODECS="${codecs},${audio.codecs}",RESOLUTION=${width}x${height},FRAME-RATE=${framesPerSecond.toFixed(3)},AUDIO="audio",SUBTITLES="captions"`,
      `${name}/index.m3u8`,
    ]),
    '',
  ]
  await writeFile(join(folder, 'master.m3u8'), master.join('\n'))
  return {
    name: scene.brand,
    brand: scene.brand,
    seconds: loopSeconds,
    segmentSeconds,
    segments: texts.length,
    frameRate: framesPerSecond,
    renditions: lines,
    audio,
    captions: ['en'],
  }
}
