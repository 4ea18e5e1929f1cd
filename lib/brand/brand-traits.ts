import type { SpinnerType } from '../theme/spinner-types'

/** The rows of the home page below the member's own rows. */
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

/** The shape of the corners of cards, buttons, chips and fields. */
export type Corner =
  'soft' | 'round' | 'deep' | 'sharp' | 'block' | 'slab' | 'leaf' | 'petal' | 'bend' | 'bullet'

/** Typography of headlines. */
export interface Headlines {
  /**
   * Archivo is the loud face, with widths from 75 to 125; Inter the quiet one, with weights up to
   * 650.
   */
  face: 'archivo' | 'inter'
  weight: number
  width: number
  /** Letter spacing in em. */
  tracking: number
  capitals: boolean
  /** Font size factor: narrow faces are larger, wide ones smaller. */
  scale: number
}

/** What a headline stands on: the page, or one of the brand's own colors. */
export type Surface = 'paper' | 'tint' | 'main' | 'deep'

/** Where the brand's motif is drawn behind text. */
export type Placement = 'corner' | 'edge' | 'rise' | 'frieze' | 'field' | 'none'

/** Layout of the top of the home page: text on the picture, beside it or below it. */
export type Composition = 'full' | 'split' | 'band'

/** The outline of the home page's picture where it does not fill the page. */
export type Frame = 'arch' | 'disc' | 'capsule' | 'leaf' | 'petal' | 'slant' | 'block' | 'bend'

/** Aspect ratios of the pictures in lists; those in rows stay landscape. */
export type Ratio = '16/9' | '3/2' | '4/3' | '1/1' | '4/5'

export interface BrandTraits {
  /** The corners of everything, and the pictures in lists and in rows. */
  shapes: { corner: Corner; grid: Ratio; row: Extract<Ratio, '16/9' | '3/2' | '4/3'> }
  headlines: Headlines
  hero: {
    composition: Composition
    surface: Exclude<Surface, 'paper'>
    frame?: Frame
    centered?: true
  }
  /** The header of every list. */
  head: { surface: Surface; motif: Placement }
  /** The decoration of a plan's card. */
  plan: { surface: Surface; motif: Placement }
  /** The rows of the home page in order. */
  rows: readonly HomeRow[]
  /** The row that is laid out as one large picture and a few small ones. */
  spotlight: Extract<HomeRow, 'newest' | 'popular' | 'short'>
  /** The loading spinner; each brand has its own. */
  spinner: SpinnerType
}

/** The colors of a brand in one theme; everything else of the palette is shared. */
interface ThemeColors {
  /** Background of the primary action. White text on it is readable in both themes. */
  main: string
  /** `main` on hover. */
  hover: string
  /** Text in the brand's hue, readable on any background of the theme. */
  secondary: string
  /** A subtle background in the brand's hue. */
  tint: string
}

export interface BrandLook extends BrandTraits {
  /** `deep` is a dark surface, the same in both themes. */
  colors: { light: ThemeColors; dark: ThemeColors; deep: string }
}
