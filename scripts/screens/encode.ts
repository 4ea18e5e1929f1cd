import sharp from 'sharp'

/** Maximum size of a picture in the documentation, in bytes. */
const MAX_BYTES = 60 * 1024

/**
 * Encodes a picture as WebP in the best quality within the size limit. Throws when none is small
 * enough.
 */
export async function encode(picture: Buffer, name: string): Promise<Buffer> {
  for (let quality = 86; quality >= 30; quality -= 6) {
    const encoded = await sharp(picture).webp({ quality, effort: 6 }).toBuffer()
    if (encoded.length <= MAX_BYTES) return encoded
  }
  throw new Error(`${name} stays heavier than ${MAX_BYTES} bytes.`)
}

/** Combines pictures of one size, `columns` per row, each `width` wide. */
export async function sheet(pictures: readonly Buffer[], columns: number, width: number) {
  const gap = 12
  const small = await Promise.all(
    pictures.map((picture) => sharp(picture).resize({ width }).png().toBuffer()),
  )
  const { height = 0 } = await sharp(small[0]).metadata()
  const rows = Math.ceil(small.length / columns)
  return sharp({
    create: {
      width: columns * (width + gap) + gap,
      height: rows * (height + gap) + gap,
      channels: 3,
      background: '#ffffff',
    },
  })
    .composite(
      small.map((input, index) => ({
        input,
        left: gap + (index % columns) * (width + gap),
        top: gap + Math.floor(index / columns) * (height + gap),
      })),
    )
    .png()
    .toBuffer()
}
