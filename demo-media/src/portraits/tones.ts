/** Colours of hair and skin. */
export const tones = {
  black: '#17110f',
  brown: '#3b241a',
  chestnut: '#6b3a22',
  auburn: '#8a3d1e',
  blond: '#c79a54',
  silver: '#b9b4ad',
  grey: '#7d7873',
  porcelain: '#f3cdb1',
  light: '#e8b48d',
  warm: '#d69a6b',
  tan: '#bb7d4f',
  brownSkin: '#96603a',
  deep: '#71442a',
  ebony: '#4f2d1d',
} as const
