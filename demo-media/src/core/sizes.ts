/** Widths in pixels that are rendered of each kind of picture. */
export const sizes = {
  poster: { width: 1600, height: 1000, widths: [320, 640, 960, 1280, 1600] },
  portrait: { width: 640, height: 640, widths: [160, 320, 640] },
} as const

export type PictureKind = keyof typeof sizes
