import type { BrandTraits, Corner, Headlines, Placement } from '@/lib/brand/brand-traits'

interface Corners {
  card: string
  button: string
  chip: string
  field: string
}

const pill = '999px'

/** Border radii; two or four values start at the top left. @internal */
export const corners: Record<Corner, Corners> = {
  soft: { card: '16px', button: pill, chip: pill, field: '12px' },
  round: { card: '26px', button: pill, chip: pill, field: '16px' },
  deep: { card: '36px', button: pill, chip: pill, field: '20px' },
  sharp: { card: '0px', button: '0px', chip: '0px', field: '0px' },
  block: { card: '6px', button: '6px', chip: '6px', field: '6px' },
  slab: { card: '10px', button: '10px', chip: '10px', field: '10px' },
  leaf: { card: '40px 4px', button: '22px 4px', chip: '18px 4px', field: '16px 4px' },
  petal: {
    card: '32px 32px 32px 4px',
    button: '24px 24px 24px 4px',
    chip: '20px 20px 20px 4px',
    field: '16px 16px 16px 4px',
  },
  bend: {
    card: '56px 6px 6px 6px',
    button: '24px 6px 6px 24px',
    chip: '20px 6px 6px 20px',
    field: '16px 6px 6px 6px',
  },
  bullet: {
    card: '6px 32px 32px 6px',
    button: '6px 999px 999px 6px',
    chip: '6px 999px 999px 6px',
    field: '6px 16px 16px 6px',
  },
}

/** Position, size and repetition of the motif, in em of the box that shows it. */
const placements: Record<Placement, string> = {
  none: 'none',
  corner: 'right -.2em top -.26em/1em no-repeat',
  edge: 'right -.62em center/1.9em no-repeat',
  rise: 'right 9% bottom -.52em/1.25em no-repeat',
  frieze: 'left 4px bottom/.2em repeat-x',
  field: 'right 0 top .1em/.36em repeat,linear-gradient(90deg,transparent 46%,#000 90%)',
}

/** The motif as a CSS `mask`; the shape is the brand's SVG file. */
const mask = (placement: Placement, image: string) =>
  placement === 'none'
    ? 'linear-gradient(transparent,transparent)'
    : `url(${image}) ${placements[placement]}`

const shorten = (value: number) => String(Math.round(value * 1000) / 1000)

/**
 * Translates the traits of a brand to custom properties: border radii, headline font, position of
 * the motif and aspect ratios of shapes.
 */
export function brandStyle(traits: BrandTraits, motif: string) {
  const { shapes, headlines, head, plan } = traits
  return {
    radius: corners[shapes.corner],
    font: { display: faces[headlines.face] },
    look: {
      weight: String(headlines.weight),
      width: `${headlines.width}%`,
      tracking: `${shorten(headlines.tracking)}em`,
      trackingSmall: `${shorten(headlines.tracking * 0.55)}em`,
      case: headlines.capitals ? 'uppercase' : 'none',
      scale: shorten(headlines.scale),
      scaleSmall: shorten((1 + headlines.scale) / 2),
      buttonScale: headlines.capitals ? '0.875' : '1',
      buttonTracking: headlines.capitals ? '0.03em' : '-0.006em',
      head: mask(head.motif, motif),
      plan: mask(plan.motif, motif),
      ratio: shapes.grid,
      rowRatio: shapes.row,
      // Portrait pictures leave space for two in a row on a phone.
      column: upright(shapes.grid) ? 'calc(50% - 10px)' : '100%',
    },
  }
}

/** Whether a picture is at least as high as it is wide. */
function upright(ratio: string): boolean {
  const [width = 0, height = 0] = ratio.split('/').map(Number)
  return height >= width
}

/**
 * Opacity of the motif on each background. It is drawn in the brand's main color, and on the main
 * background in the deep one. Text may overlap it, so the contrast test blends them.
 */
export const motifStrength = { paper: 0.16, tint: 0.17, main: 0.34, deep: 0.55 } as const

/** The two typefaces of the product, with their fallbacks while loading. */
export const faces: Record<Headlines['face'], string> = {
  archivo: 'var(--font-archivo),"Arial Black",sans-serif',
  inter: 'var(--font-inter),system-ui,sans-serif',
}
