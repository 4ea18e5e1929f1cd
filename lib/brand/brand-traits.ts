import type { SpinnerType } from '../theme/spinner-types'

/** The rows of home below what is the visitor's own. */
export const homeRows = [
  'live',
  'offers',
  'newest',
  'popular',
  'short',
  'collections',
  'programs',
  'brands',
] as const
export type HomeRow = (typeof homeRows)[number]

/** How the corners of cards, buttons, chips and fields are cut. */
export type Corner =
  'soft' | 'round' | 'deep' | 'sharp' | 'block' | 'slab' | 'leaf' | 'petal' | 'bend' | 'bullet'

/** The voice of headlines. */
export interface Headlines {
  /** Archivo speaks up, in any width from 75 to 125; Inter speaks quietly, in weights up to 650. */
  face: 'archivo' | 'inter'
  weight: number
  width: number
  /** In em. */
  tracking: number
  capitals: boolean
  /** Narrow faces stand taller, wide ones lower. */
  scale: number
}

/** What a headline stands on: the page, or one of the brand's own colors. */
export type Surface = 'paper' | 'tint' | 'main' | 'deep'

/** Where the brand's motif is drawn behind words. */
export type Placement = 'corner' | 'edge' | 'rise' | 'frieze' | 'field' | 'none'

/** How home begins: on the picture, beside it, or below it. */
export type Composition = 'full' | 'split' | 'band'

/** The outline of home's picture, where it does not fill the page. */
export type Frame = 'arch' | 'disc' | 'capsule' | 'leaf' | 'petal' | 'slant' | 'block' | 'bend'

/** Proportions of the pictures of lists; those of rows stay landscape. */
export type Ratio = '16/9' | '3/2' | '4/3' | '1/1' | '4/5'

export interface BrandTraits {
  corner: Corner
  headlines: Headlines
  hero: {
    composition: Composition
    ground: Exclude<Surface, 'paper'>
    frame?: Frame
    centred?: true
  }
  /** The head of every list. */
  head: { ground: Surface; motif: Placement }
  /** The ornament of a plan's card. */
  plan: { ground: Surface; motif: Placement }
  pictures: { grid: Ratio; row: Extract<Ratio, '16/9' | '3/2' | '4/3'> }
  /** The rows of home in their order. */
  rows: readonly HomeRow[]
  /** The row that is laid out as one large picture and a few small ones. */
  spotlight: Extract<HomeRow, 'newest' | 'popular' | 'short'>
  /** What turns while more of the brand is fetched; each has its own. */
  spinner: SpinnerType
}

/** The colors of a brand in one theme; everything else of the palette is shared. */
interface ThemeColors {
  /** Fills the one thing to do. White text on it is readable in both themes. */
  main: string
  /** `main` under the pointer. */
  hover: string
  /** Text in the brand's hue on any ground of the theme. */
  secondary: string
  /** A quiet ground in the brand's hue. */
  tint: string
}

export interface BrandLook extends BrandTraits {
  /** `deep` is a dark ground, the same in both themes. */
  colors: { light: ThemeColors; dark: ThemeColors; deep: string }
}
