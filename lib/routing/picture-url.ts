/** The widths in pixels in which the media host has every picture. */
export const pictureWidths = [320, 640, 960, 1280, 1600] as const

/** The URL of a picture at one width; portraits also exist at 160, for small round ones. */
export function pictureUrl(url: string, width: (typeof pictureWidths)[number] | 160): string {
  return `${url}${url.includes('?') ? '&' : '?'}w=${width}`
}

/** The `srcset` of a picture in all widths. */
export function pictureSrcSet(url: string): string {
  return pictureWidths.map((width) => `${pictureUrl(url, width)} ${width}w`).join(', ')
}
