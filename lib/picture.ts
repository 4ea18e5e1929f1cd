/** The widths in pixels that the media host makes of every picture. */
export const pictureWidths = [320, 640, 960, 1280, 1600] as const

/** The width that portraits have besides, for the small round ones. */
const SMALL_PORTRAIT = 160

/** The address of a picture at one width. */
export function pictureUrl(
  url: string,
  width: (typeof pictureWidths)[number] | typeof SMALL_PORTRAIT,
): string {
  return `${url}${url.includes('?') ? '&' : '?'}w=${width}`
}

/** `srcset` of a picture over all widths. */
export function pictureSrcSet(url: string): string {
  return pictureWidths.map((width) => `${pictureUrl(url, width)} ${width}w`).join(', ')
}
