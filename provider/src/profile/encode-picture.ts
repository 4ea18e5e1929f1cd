import type { Metadata } from 'sharp'
import type { Message } from '../texts/message'
import { createSlots } from '../slots'

/** The largest file that is accepted, in bytes. @internal */
export const maxPictureBytes = 5 * 1024 * 1024

/** Width and height of the stored picture, in pixels. */
const size = 512
const shortestSide = 64
const longestSide = 12_000
/** A phone's picture has 12 to 24 megapixels. */
const maxPixels = 25_000_000
const maxSeconds = 4

const decoders = ['Jpeg', 'Png', 'Webp'].map((format) => `VipsForeignLoad${format}Buffer`)

async function loadLibrary() {
  const { default: sharp } = await import('sharp')
  // Only these three can be decoded, whatever a file's name or declared type says. The list also
  // applies to a decoder that a later version of the library adds.
  sharp.block({ operation: ['VipsForeignLoad'] })
  sharp.unblock({ operation: decoders })
  sharp.cache(false)
  sharp.concurrency(1)
  return sharp
}

/** The library, which needs 20 MB, from the first picture on. */
let library: ReturnType<typeof loadLibrary> | undefined

// Decoded pixels count: one picture at a time keeps the memory bounded.
const withPictureSlot = createSlots({ concurrent: 1, waiting: 20 })

// Markers of documents that browsers and interpreters run; none of them belongs in a photograph.
const documentMarkers = ['<script', '<!doctype', '<html', '<svg', '<?php', '%pdf-']
const zipEnd = Buffer.from('PK\u0005\u0006')

/** Whether a picture is also a document or an archive, for somebody who opens it as one. */
function isAlsoAnotherFormat(bytes: Buffer): boolean {
  if (bytes.includes(zipEnd)) return true
  const text = bytes.toString('latin1').toLowerCase()
  return documentMarkers.some((marker) => text.includes(marker))
}

/**
 * How many pixels a picture may have so that decoding it takes less than 100 MB: a progressive one
 * is held in memory as a whole, and one of 16 bits takes twice the space.
 */
const pixelsAllowed = ({ isProgressive, depth }: Metadata) =>
  maxPixels / (isProgressive ? 2 : 1) / (depth === 'uchar' ? 1 : 2)

/** What is wrong with a picture by its header alone, before any pixel is decoded. */
function headerError(header: Metadata): Message | null {
  const { width, height } = header
  if (Math.min(width, height) < shortestSide) return 'picture_too_small'
  if (Math.max(width, height) > longestSide || width * height > pixelsAllowed(header))
    return 'picture_too_many_pixels'
  return null
}

/**
 * Encodes a member's picture anew: turned upright, cropped to the middle 512 by 512 pixels, as WebP
 * without metadata. Of an animation the first frame is taken. Returns what is wrong with it
 * instead when it is not a JPEG, PNG or WebP file, damaged, too large or too small. Throws 503
 * when too many pictures wait.
 */
export async function encodePicture(
  bytes: Buffer,
): Promise<{ content: Buffer } | { error: Message }> {
  if (bytes.length > maxPictureBytes) return { error: 'picture_too_large' }
  if (isAlsoAnotherFormat(bytes)) return { error: 'picture_not_a_picture' }
  const sharp = await (library ??= loadLibrary())
  return withPictureSlot(async () => {
    try {
      const picture = sharp(bytes, { failOn: 'error', pages: 1 })
      const error = headerError(await picture.metadata())
      if (error) return { error }
      const content = await picture
        .autoOrient()
        .resize(size, size, { fit: 'cover' })
        .flatten({ background: '#ffffff' })
        .webp({ quality: 82 })
        .timeout({ seconds: maxSeconds })
        .toBuffer()
      return { content }
    } catch {
      // The library throws plain errors for whatever it cannot read.
      return { error: 'picture_not_a_picture' }
    }
  })
}
