import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const segments = 10
const seconds = 4

/**
 * Writes a stream of 40 s in ten segments to `<folder>/hls/<name>`: three renditions, sound and
 * captions like the real ones, with a few bytes instead of pictures.
 */
export function writeSampleStream(folder: string, name: string): void {
  const stream = join(folder, 'hls', name)
  const write = (place: string, ending: string, map: boolean) => {
    mkdirSync(join(stream, place), { recursive: true })
    const lines = ['#EXTM3U', '#EXT-X-VERSION:7', `#EXT-X-TARGETDURATION:${seconds}`]
    if (map) lines.push('#EXT-X-MAP:URI="init.mp4"')
    for (let index = 0; index < segments; index += 1) {
      lines.push(`#EXTINF:${seconds.toFixed(6)},`, `${index}.${ending}`)
      writeFileSync(join(stream, place, `${index}.${ending}`), `${place}, segment ${index}`)
    }
    writeFileSync(join(stream, place, 'index.m3u8'), [...lines, '#EXT-X-ENDLIST', ''].join('\n'))
    if (map) writeFileSync(join(stream, place, 'init.mp4'), 'init')
  }
  for (const rendition of ['240p', '480p', '720p', 'audio']) write(rendition, 'm4s', true)
  write('captions', 'vtt', false)
  const master = [
    '#EXTM3U',
    '#EXT-X-MEDIA:TYPE=AUDIO,GROUP-ID="audio",NAME="Music",URI="audio/index.m3u8"',
    '#EXT-X-MEDIA:TYPE=SUBTITLES,GROUP-ID="captions",NAME="English",URI="captions/index.m3u8"',
    ...['240p', '480p', '720p'].flatMap((rendition, index) => [
      `#EXT-X-STREAM-INF:BANDWIDTH=${(index + 1) * 400_000},AUDIO="audio",SUBTITLES="captions"`,
      `${rendition}/index.m3u8`,
    ]),
    '',
  ]
  writeFileSync(join(stream, 'master.m3u8'), master.join('\n'))
}
