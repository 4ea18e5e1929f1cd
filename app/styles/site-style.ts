import { createHash } from 'node:crypto'
import { compile, serialize, stringify } from 'stylis'
import { memberHomeCss } from '@/components/activity/member-home.styles'
import { nextBookingCss } from '@/components/booking/next-booking.styles'
import { waitlistPlaceCss } from '@/components/booking/waitlist-place.styles'
import { brandStripCss } from '@/components/catalogue/brand-strip.styles'
import { hubChipsCss, hubSearchCss } from '@/components/catalogue/classes-hub.styles'
import { homeHeroCss } from '@/components/catalogue/home-hero.styles'
import { homeRowsCss } from '@/components/catalogue/home-rows.styles'
import { instructorsCss } from '@/components/catalogue/instructors.styles'
import { recommendedCss } from '@/components/catalogue/recommended/recommended.styles'
import { videoSpotlightCss } from '@/components/catalogue/video-spotlight.styles'
import { catalogueListCss } from '@/components/catalogue/workouts.styles'
import { joinCss } from '@/components/join/join.styles'
import { flowHeaderCss } from '@/components/layout/flow-header.styles'
import { journeyStepsCss } from '@/components/layout/journey-steps.styles'
import { navigationProgressCss } from '@/components/layout/navigation-progress.styles'
import { siteFooterCss } from '@/components/layout/site-footer.styles'
import { siteHeaderCss } from '@/components/layout/site-header.styles'
import { supportChatCss } from '@/components/layout/support-chat.styles'
import { promoRowCss } from '@/components/offers/promo-row.styles'
import { liveNextCss } from '@/components/schedule/live-next.styles'
import { scheduleCss } from '@/components/schedule/schedule.styles'
import { baseCss } from '@/components/ui/base.styles'
import { buttonCss } from '@/components/ui/button.styles'
import { cardCss } from '@/components/ui/card.styles'
import { carouselCss } from '@/components/ui/carousel/carousel.styles'
import { chipCss } from '@/components/ui/chip.styles'
import { detailsCss, pictureCss, spinnerCss } from '@/components/ui/details.styles'
import { fieldCss } from '@/components/ui/field.styles'
import { frameCss } from '@/components/ui/frame.styles'
import { modalCss } from '@/components/ui/modal/modal.styles'
import { scrollRowPropertiesCss } from '@/components/ui/scroll-row.styles'
import { stateCss } from '@/components/ui/state/state.styles'
import { tabsCss } from '@/components/ui/tabs/tabs.styles'
import { toastCss } from '@/components/ui/toast/toast.styles'
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
  navigationProgressCss,
  flowHeaderCss,
  journeyStepsCss,
  homeHeroCss,
  homeRowsCss,
  memberHomeCss,
  nextBookingCss,
  waitlistPlaceCss,
  recommendedCss,
  promoRowCss,
  supportChatCss,
  liveNextCss,
  videoSpotlightCss,
  brandStripCss,
  catalogueListCss,
  scheduleCss,
  instructorsCss,
  joinCss,
  hubSearchCss,
  hubChipsCss,
]

/** @param rules nested lists of texts, as `css` of styled-components makes them */
const textOf = (rules: unknown): string =>
  Array.isArray(rules) ? rules.map(textOf).join('') : String(rules)

/**
 * The one style sheet of the site: the tokens, every part that stands many times on a page or inside
 * an island (`.ui-…`), the header and footer, and the sections of the pages that most visits begin
 * with. A browser loads it once, and no page carries it. What stands on a few other pages is a styled
 * section in its component's file or in a `.styles.ts` beside it, which a page carries itself.
 */
export const siteStyle = serialize(compile(textOf(parts)), stringify)

const hash = createHash('sha256').update(siteStyle).digest('hex').slice(0, 12)

/** The address of the sheet, new with each change, so that browsers keep it for ever. */
export const siteStylePath = `/styles/${hash}.css`

/** The entity tag of the sheet; weak, because the server sends it in several codings. */
export const siteStyleTag = `W/"${hash}"`
