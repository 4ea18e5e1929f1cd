import type { BackHair } from './back-hair'
import type { FrontHair } from './front-hair'
import type { Clothes } from './clothes'

/** What one instructor looks like. */
export interface PersonLook {
  brand: string
  mood: number
  presents: 'woman' | 'man' | 'either'
  alt: string
  skin: string
  hairColour: string
  back?: BackHair
  front?: FrontHair
  clothes: Clothes
  /** Colour of the clothes; without, the accent of the mood. */
  cloth?: string
  /** 1 is middling: narrower or wider jaw, slimmer or broader shoulders. */
  jaw?: number
  build?: number
  /** Degrees the head leans, and -1 to 1 for where the eyes look. */
  tilt?: number
  gaze?: number
  smile?: number
  beard?: 'full' | 'short' | 'goatee' | 'moustache'
  glasses?: boolean
  earrings?: boolean
  headband?: boolean
  freckles?: boolean
  /** Which side the light comes from. */
  light?: 1 | -1
  closedEyes?: boolean
}
