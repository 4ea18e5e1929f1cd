import { readFileSync } from 'node:fs'
import { basename } from 'node:path'
import sharp from 'sharp'
import { encodePicture } from '../../../src/profile/encode-picture'

// The first picture loads the library, which belongs to no picture.
const usual = sharp({ create: { width: 600, height: 400, channels: 3, background: '#884422' } })
await encodePicture(await usual.jpeg().toBuffer())

const peak = () => process.resourceUsage().maxRSS / 1024
const results: Record<string, object> = {}
for (const file of process.argv.slice(2)) {
  const bytes = readFileSync(file)
  const before = peak()
  const started = performance.now()
  const encoded = await encodePicture(bytes)
  results[basename(file)] = {
    error: 'error' in encoded ? encoded.error : undefined,
    ms: performance.now() - started,
    megabytes: peak() - before,
  }
}
process.stdout.write(JSON.stringify(results))
