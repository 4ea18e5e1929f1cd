import type { SpinnerType } from '@/lib/theme/spinner-types'
import type { BrandKey } from './brands'

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

/** What a headline stands on: the page, or one of the brand's own colours. */
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

const loud = { face: 'archivo', weight: 750, capitals: false } as const
const quiet = { face: 'inter', width: 100, capitals: false } as const

/**
 * What makes a brand recognisable beside its colours, logos and words. Everything else of the
 * look is shared; what a word here means in CSS is said once, in `lib/theme/brand-look.ts`.
 */
export const brandTraits: Record<BrandKey, BrandTraits> = {
  all: {
    corner: 'soft',
    headlines: { ...loud, width: 120, tracking: -0.026, scale: 1 },
    hero: { composition: 'full', ground: 'deep' },
    head: { ground: 'paper', motif: 'none' },
    plan: { ground: 'tint', motif: 'corner' },
    pictures: { grid: '16/9', row: '16/9' },
    rows: ['live', 'offers', 'newest', 'popular', 'collections', 'brands', 'programs', 'short'],
    spotlight: 'popular',
    spinner: 'MutatingDots',
  },
  yoga: {
    corner: 'round',
    headlines: { ...quiet, weight: 500, tracking: -0.042, scale: 1.04 },
    hero: { composition: 'split', ground: 'tint', frame: 'arch' },
    head: { ground: 'tint', motif: 'rise' },
    plan: { ground: 'tint', motif: 'rise' },
    pictures: { grid: '4/5', row: '4/3' },
    rows: ['newest', 'programs', 'live', 'collections', 'offers', 'short', 'popular', 'brands'],
    spotlight: 'newest',
    spinner: 'Rings',
  },
  cycling: {
    corner: 'bullet',
    headlines: { ...loud, width: 125, tracking: -0.03, scale: 0.86, capitals: true },
    hero: { composition: 'full', ground: 'deep' },
    head: { ground: 'deep', motif: 'edge' },
    plan: { ground: 'deep', motif: 'corner' },
    pictures: { grid: '16/9', row: '16/9' },
    rows: ['live', 'popular', 'offers', 'newest', 'programs', 'collections', 'short', 'brands'],
    spotlight: 'popular',
    spinner: 'RevolvingDot',
  },
  pilates: {
    corner: 'deep',
    headlines: { ...quiet, weight: 600, tracking: -0.046, scale: 1 },
    hero: { composition: 'split', ground: 'tint', frame: 'capsule' },
    head: { ground: 'tint', motif: 'field' },
    plan: { ground: 'tint', motif: 'frieze' },
    pictures: { grid: '4/3', row: '3/2' },
    rows: ['programs', 'newest', 'live', 'short', 'offers', 'collections', 'popular', 'brands'],
    spotlight: 'newest',
    spinner: 'Circles',
  },
  barre: {
    corner: 'leaf',
    headlines: { ...quiet, weight: 400, tracking: -0.05, scale: 1.06 },
    hero: { composition: 'split', ground: 'tint', frame: 'leaf' },
    head: { ground: 'tint', motif: 'corner' },
    plan: { ground: 'tint', motif: 'corner' },
    pictures: { grid: '4/5', row: '4/3' },
    rows: ['popular', 'live', 'collections', 'newest', 'offers', 'programs', 'short', 'brands'],
    spotlight: 'popular',
    spinner: 'ThreeDots',
  },
  rowing: {
    corner: 'slab',
    headlines: { ...loud, width: 112, tracking: -0.034, scale: 1 },
    hero: { composition: 'band', ground: 'deep' },
    head: { ground: 'deep', motif: 'rise' },
    plan: { ground: 'deep', motif: 'edge' },
    pictures: { grid: '3/2', row: '16/9' },
    rows: ['live', 'programs', 'newest', 'offers', 'popular', 'collections', 'short', 'brands'],
    spotlight: 'newest',
    spinner: 'CradleLoader',
  },
  boxing: {
    corner: 'sharp',
    headlines: { ...loud, width: 75, tracking: -0.012, scale: 1.3, capitals: true },
    hero: { composition: 'split', ground: 'main', frame: 'slant' },
    head: { ground: 'main', motif: 'edge' },
    plan: { ground: 'main', motif: 'corner' },
    pictures: { grid: '4/3', row: '3/2' },
    rows: ['live', 'short', 'offers', 'popular', 'programs', 'newest', 'collections', 'brands'],
    spotlight: 'short',
    spinner: 'Triangle',
  },
  stretching: {
    corner: 'round',
    headlines: { ...quiet, weight: 420, tracking: -0.022, scale: 0.98 },
    hero: { composition: 'band', ground: 'tint', centred: true },
    head: { ground: 'tint', motif: 'frieze' },
    plan: { ground: 'tint', motif: 'frieze' },
    pictures: { grid: '16/9', row: '16/9' },
    rows: ['short', 'newest', 'collections', 'live', 'offers', 'programs', 'popular', 'brands'],
    spotlight: 'short',
    spinner: 'BallTriangle',
  },
  running: {
    corner: 'bend',
    headlines: { ...loud, width: 88, tracking: -0.028, scale: 1.12 },
    hero: { composition: 'split', ground: 'main', frame: 'bend' },
    head: { ground: 'main', motif: 'corner' },
    plan: { ground: 'main', motif: 'edge' },
    pictures: { grid: '3/2', row: '3/2' },
    rows: ['programs', 'live', 'newest', 'popular', 'offers', 'short', 'collections', 'brands'],
    spotlight: 'newest',
    spinner: 'Bars',
  },
  dance: {
    corner: 'petal',
    headlines: { ...loud, width: 125, tracking: -0.05, scale: 0.96 },
    hero: { composition: 'split', ground: 'deep', frame: 'petal' },
    head: { ground: 'deep', motif: 'field' },
    plan: { ground: 'deep', motif: 'edge' },
    pictures: { grid: '1/1', row: '4/3' },
    rows: ['popular', 'collections', 'live', 'newest', 'short', 'offers', 'programs', 'brands'],
    spotlight: 'popular',
    spinner: 'Audio',
  },
  strength: {
    corner: 'block',
    headlines: { ...loud, width: 100, tracking: -0.024, scale: 1.04, capitals: true },
    hero: { composition: 'split', ground: 'deep', frame: 'block' },
    head: { ground: 'main', motif: 'frieze' },
    plan: { ground: 'main', motif: 'frieze' },
    pictures: { grid: '1/1', row: '3/2' },
    rows: ['programs', 'popular', 'live', 'offers', 'newest', 'short', 'collections', 'brands'],
    spotlight: 'popular',
    spinner: 'Grid',
  },
  wellness: {
    corner: 'deep',
    headlines: { ...quiet, weight: 450, tracking: -0.04, scale: 1.02 },
    hero: { composition: 'split', ground: 'tint', frame: 'disc' },
    head: { ground: 'paper', motif: 'corner' },
    plan: { ground: 'tint', motif: 'field' },
    pictures: { grid: '1/1', row: '4/3' },
    rows: ['short', 'collections', 'newest', 'programs', 'live', 'popular', 'offers', 'brands'],
    spotlight: 'short',
    spinner: 'Puff',
  },
}
