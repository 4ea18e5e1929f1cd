import { createHash } from 'node:crypto'
import { compile, serialize, stringify } from 'stylis'
import { carouselCss } from '@/components/ui/carousel/carousel.styles'
import { modalCss } from '@/components/ui/modal/modal.styles'
import { stateCss } from '@/components/ui/state/state.styles'
import { tabsCss } from '@/components/ui/tabs/tabs.styles'
import { toastCss } from '@/components/ui/toast/toast.styles'
import { baseCss } from '@/components/ui/base.styles'
import { buttonCss } from '@/components/ui/button.styles'
import { cardCss } from '@/components/ui/card.styles'
import { chipCss } from '@/components/ui/chip.styles'
import { detailsCss, pictureCss, spinnerCss } from '@/components/ui/details.styles'
import { fieldCss } from '@/components/ui/field.styles'
import { frameCss } from '@/components/ui/frame.styles'
import { scrollRowPropertiesCss } from '@/components/ui/scroll-row.styles'
import { flowHeaderCss } from './flow-header.styles'
import { journeyStepsCss } from './journey-steps.styles'
import { siteFooterCss } from './site-footer.styles'
import { siteHeaderCss } from './site-header.styles'
import { surfaceCss, tokensCss } from '@/components/ui/tokens.styles'

const parts = [
  tokensCss,
  baseCss,
  frameCss,
  surfaceCss,
  buttonCss,
  spinnerCss,
  fieldCss,
  scrollRowPropertiesCss,
  chipCss,
  pictureCss,
  cardCss,
  detailsCss,
  carouselCss,
  tabsCss,
  stateCss,
  modalCss,
  toastCss,
  siteHeaderCss,
  siteFooterCss,
  flowHeaderCss,
  journeyStepsCss,
]

/** @param rules nested lists of texts, as `css` of styled-components makes them */
const textOf = (rules: unknown): string =>
  Array.isArray(rules) ? rules.map(textOf).join('') : String(rules)

/**
 * The one sheet of the product. It holds the tokens, the header and footer of all pages, and every
 * part that stands many times on a page or inside an island (`.ui-…`), so that neither a style tag
 * per button nor the styled-components runtime reaches a page that is only read. What stands once on
 * a few pages is a styled section in its component's file or in a `.styles.ts` beside it.
 */
export const globalStyle = serialize(compile(textOf(parts)), stringify)

const hash = createHash('sha256').update(globalStyle).digest('hex').slice(0, 12)

/** The address of the sheet, new with each change, so that browsers keep it for ever. */
export const globalStylePath = `/styles/${hash}.css`
