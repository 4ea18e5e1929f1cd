import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { vi } from 'vitest'
import { writeSampleStream } from './sample-stream'
import { startProvider } from './start-provider'
import { testClock } from './test-clock'

const media = vi.hoisted(() => ({ folder: '' }))
vi.mock('../../src/media/manifest', async (original) => ({
  ...(await original<object>()),
  get mediaFolder() {
    return media.folder
  },
}))

/** Where the provider says its media are. */
const mediaUrl = 'http://media.example'

/** "Hips, Unhurried": not free, thirty minutes. */
export const paidVideo = 4

/**
 * A seeded provider whose media are a sample stream; `fetchMedia` asks it for the addresses that it
 * gives. Importing this file replaces the media folder of every provider in the test file.
 */
export async function startStreamProvider(start: Date) {
  media.folder = mkdtempSync(join(tmpdir(), 'xplus-media-'))
  writeSampleStream(media.folder, 'yoga')
  const provider = await startProvider({
    seeded: true,
    clock: testClock(start),
    env: { MEDIA_URL: `${mediaUrl}/media` },
  })
  const fetchMedia = (url: string) => fetch(url.replace(mediaUrl, provider.url))
  const stop = async () => {
    await provider.stop()
    rmSync(media.folder, { recursive: true, force: true })
  }
  return { ...provider, fetchMedia, stop }
}

export type StreamProvider = Awaited<ReturnType<typeof startStreamProvider>>
