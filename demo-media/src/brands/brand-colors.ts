/** The main color of each brand, by brand key. */
export const brandColors = {
  all: '#4b2bff',
  yoga: '#5a6b2b',
  pilates: '#0f766e',
  barre: '#b4235a',
  cycling: '#c2410c',
  rowing: '#1d4ed8',
  boxing: '#b91c1c',
  stretching: '#0369a1',
  running: '#a16207',
  dance: '#86198f',
  strength: '#3b4252',
  wellness: '#15803d',
} as const

export type BrandKey = keyof typeof brandColors
