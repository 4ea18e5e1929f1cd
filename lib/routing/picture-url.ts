/** The widths in pixels in which the media host has every picture. */
export const pictureWidths = [320, 640, 960, 1280, 1600] as const

/** The URL of a picture at one width; portraits also exist at 160, for small round ones. */
export function pictureUrl(url: string, width: (typeof pictureWidths)[number] | 160): string {
  return `${url}${url.includes('?') ? '&' : '?'}w=${width}`
}

/** Enough for a picture in a column, and on the sharpest phones for the whole width. */
export const MAX_CARD_WIDTH = 960

/** The `srcset` of a picture in all widths up to one. */
export function pictureSrcSet(url: string, maxWidth: number = Infinity): string {
  const widths = pictureWidths.filter((width) => width <= maxWidth)
  return widths.map((width) => `${pictureUrl(url, width)} ${width}w`).join(', ')
}
