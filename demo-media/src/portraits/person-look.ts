import type { BrandKey } from '@/lib/brand/brands'
import type { BackHair } from './back-hair'
import type { FrontHair } from './front-hair'

/** Colors of hair and skin. */
export const tones = {
  black: '#17110f',
  brown: '#3b241a',
  chestnut: '#6b3a22',
  auburn: '#8a3d1e',
  blond: '#c79a54',
  silver: '#b9b4ad',
  gray: '#7d7873',
  porcelain: '#f3cdb1',
  light: '#e8b48d',
  warm: '#d69a6b',
  tan: '#bb7d4f',
  brownSkin: '#96603a',
  deep: '#71442a',
  ebony: '#4f2d1d',
} as const

export type Clothes = 'tank' | 'tee' | 'hoodie' | 'zip' | 'wrap' | 'crew'

/** What one instructor looks like. */
export interface PersonLook {
  brand: BrandKey
  mood: number
  presents: 'woman' | 'man' | 'either'
  alt: string
  skin: string
  hairColor: string
  back?: BackHair
  front?: FrontHair
  clothes: Clothes
  /** Color of the clothes; by default the accent of the mood. */
  cloth?: string
  /** Width of the jaw and of the shoulders; 1 is average. */
  jaw?: number
  build?: number
  /** Degrees the head leans, and -1 to 1 for where the eyes look. */
  tilt?: number
  gaze?: number
  smile?: number
  beard?: 'full' | 'short' | 'goatee' | 'mustache'
  glasses?: boolean
  earrings?: boolean
  headband?: boolean
  freckles?: boolean
  /** Which side the light comes from. */
  light?: 1 | -1
  closedEyes?: boolean
}
