import { join } from 'node:path'
import sharp from 'sharp'
import { mediaFolder } from '../core/folders'
import { updateManifest } from '../core/manifest'
import { encodeAudio } from '../streams/encode-audio'
import { drawFrame, drawStill, encodeVideo } from '../streams/encode-video'
import { packageStream } from '../streams/package-stream'
import { frame } from '../streams/scene'
import { allScene } from '../streams/scene-all'
import { cyclingScene } from '../streams/scene-cycling'
import { pilatesScene } from '../streams/scene-pilates'
import { strengthScene } from '../streams/scene-strength'
import { yogaScene } from '../streams/scene-yoga'

/** Draws and encodes the named streams; without names all. Needs ffmpeg. */
export async function drawStreams(names: readonly string[]): Promise<void> {
  for (const scene of [allScene, yogaScene, pilatesScene, cyclingScene, strengthScene]) {
    if (names.length > 0 && !names.includes(scene.brand)) continue
    const folder = join(mediaFolder, 'hls', scene.brand)
    await encodeAudio(scene, folder)
    await encodeVideo(scene, folder)
    const first = await drawFrame(scene, await drawStill(scene), 2.5)
    await sharp(first, { raw: { ...frame, channels: 3 } })
      .webp({ quality: 82, effort: 6 })
      .toFile(join(folder, 'poster.webp'))
    await updateManifest([], [await packageStream(scene, folder)])
  }
}
