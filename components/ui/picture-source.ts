/** Widths in pixels that the media host renders. */
export const pictureWidths = [320, 640, 960, 1280, 1600] as const

/** Address of a picture at one of its widths: `&w=` joins the version that its address carries. */
export function pictureSource(src: string, width: number): string {
  return `${src}${src.includes('?') ? '&' : '?'}w=${width}`
}

/** `srcset` with every width. */
export function pictureSourceSet(src: string): string {
  return pictureWidths.map((width) => `${pictureSource(src, width)} ${width}w`).join(', ')
}
