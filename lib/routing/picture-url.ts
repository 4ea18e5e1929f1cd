/** The widths in pixels that the media host makes of every picture. */
export const pictureWidths = [320, 640, 960, 1280, 1600] as const

/** The address of a picture at one width; portraits have 160 besides, for the small round ones. */
export function pictureUrl(url: string, width: (typeof pictureWidths)[number] | 160): string {
  return `${url}${url.includes('?') ? '&' : '?'}w=${width}`
}

/** `srcset` of a picture over all widths. */
export function pictureSrcSet(url: string): string {
  return pictureWidths.map((width) => `${pictureUrl(url, width)} ${width}w`).join(', ')
}
