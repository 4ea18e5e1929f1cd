import { createHash } from 'node:crypto'
import { compile, serialize, stringify } from 'stylis'
import { carouselCss } from '@/components/ui/carousel/carousel.styles'
import { modalCss } from '@/components/ui/modal/modal.styles'
import { stateCss } from '@/components/ui/state/state.styles'
import { tabsCss } from '@/components/ui/tabs/tabs.styles'
import { toastCss } from '@/components/ui/toast/toast.styles'
import { baseCss } from './base.styles'
import { buttonCss } from './button.styles'
import { cardCss } from './card.styles'
import { chipCss } from './chip.styles'
import { detailsCss, pictureCss, spinnerCss } from './details.styles'
import { fieldCss } from './field.styles'
import { frameCss } from './frame.styles'
import { scrollRowPropertiesCss } from './scroll-row.styles'
import { surfaceCss, tokensCss } from './tokens.styles'

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
]

/** @param rules nested lists of texts, as `css` of styled-components makes them */
const textOf = (rules: unknown): string =>
  Array.isArray(rules) ? rules.map(textOf).join('') : String(rules)

/**
 * The one sheet of the product. It holds the tokens and every part that stands many times on a page
 * or inside an island (`.ui-…`), so that neither a style tag per button nor the styled-components
 * runtime reaches a page that is only read. What stands once on a page is a styled section in its
 * component's file or in a `.styles.ts` beside it.
 */
export const globalStyle = serialize(compile(textOf(parts)), stringify)

const hash = createHash('sha256').update(globalStyle).digest('hex').slice(0, 12)

/** The address of the sheet, new with each change, so that browsers keep it for ever. */
export const globalStylePath = `/styles/${hash}.css`
