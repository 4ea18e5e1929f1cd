import 'server-only'
import { readBody } from '@/lib/api/read-body'
import { pictureUrl } from '@/lib/routing/picture-url'

const TIMEOUT_MS = 4000
const MAX_BYTES = 5 * 1024 * 1024

/** A picture as the media host sends it. Throws an Error when it cannot be had. */
export async function fetchImage(url: string): Promise<Uint8Array> {
  const response = await fetch(pictureUrl(url, 1280), {
    headers: { accept: 'image/webp,image/jpeg,image/png' },
    redirect: 'error',
    cache: 'no-store',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  })
  if (response.ok) return readBody(response, MAX_BYTES)
  await response.body?.cancel()
  throw new Error(`The media host answered ${response.status}.`)
}
