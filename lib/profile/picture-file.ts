const MAX_BYTES = 5 * 1024 * 1024
const MB = 1024 * 1024

/** What a file chooser offers. */
export const pictureTypes = ['image/jpeg', 'image/png', 'image/webp']

export type PictureProblem = { kind: 'type' } | { kind: 'size'; megabytes: number }

/** What is wrong with a chosen file, before it is sent; only the provider reads its content. */
export function pictureProblem(file: Pick<File, 'type' | 'size'>): PictureProblem | null {
  if (!pictureTypes.includes(file.type)) return { kind: 'type' }
  // Rounded up, so that a file a little too large is not called “5 MB”.
  if (file.size > MAX_BYTES)
    return { kind: 'size', megabytes: Math.ceil((file.size / MB) * 10) / 10 }
  return null
}
