import { md5 } from '@noble/hashes/legacy.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'
import type { UploadOutcome } from './uploader'

/** The version of the vendor's form protocol. */
const PROTOCOL = '2'
/** Browsers let at most 64 KB outlive a page, all its requests together. */
const MAX_KEPT_ALIVE = 60 * 1024

/** Posts a batch of analytics events, form-encoded. Specification 7. */
export async function sendForm(
  target: { url: string; key: string },
  events: readonly object[],
  now = Date.now(),
): Promise<UploadOutcome> {
  const list = JSON.stringify(events)
  const uploadTime = String(now)
  const signed = PROTOCOL + target.key + list + uploadTime
  const form = new URLSearchParams({
    client: target.key,
    e: list,
    v: PROTOCOL,
    upload_time: uploadTime,
    checksum: bytesToHex(md5(utf8ToBytes(signed))),
  })
  const response = await fetch(target.url, {
    method: 'POST',
    credentials: 'omit',
    body: form,
    keepalive: form.toString().length <= MAX_KEPT_ALIVE,
  })
  if (response.status === 413) return 'too_large'
  return response.ok ? 'sent' : 'failed'
}
