import type { PictureKind } from './sizes'

/** A drawing that is ready to be rendered. */
export interface Picture {
  /** File name without width and extension; never changes once published. */
  name: string
  brand: string
  kind: PictureKind
  /** What is to be seen, in English, for whoever cannot see it. */
  alt: string
  /** Portraits only: whom the portrait could be, so that a seed can choose fitting names. */
  presents?: 'woman' | 'man' | 'either'
  svg: string
}
