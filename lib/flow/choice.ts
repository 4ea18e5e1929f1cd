import type { Plan } from '@/lib/api/plans'
import type { Brand } from '@/lib/brand/brands'
import type { Locale } from '@/lib/locale/locales'
import { screenPath } from '@/lib/routing/links'
import { localePath } from '@/lib/routing/locale-path'
import type { QueryParams } from '@/lib/routing/query'
import { type FlowParams, namesPublicFlow } from './flow-params'
import { flowPath } from './flow-path'
import type { FlowOffer, FlowState } from './flow-state'
import { screenAfterPlan } from './next-screen'

/** A plan to choose, by itself or with an offer. */
export interface Choice {
  /** The id is null while it is not known. */
  plan: Pick<Plan, 'planType'> & { id: number | null }
  /** The brand of the page or of the offer; null where it has to be chosen. */
  brand: Brand | null
  offer: FlowOffer | null
}

interface Place {
  locale: Locale
  params: FlowParams
  signedIn: boolean
  /** The parameters of the payment link that has led to the choice. */
  link: Pick<FlowParams, 'store_id'> | null
}

const noBrand = { brand: null, brand_id: null, external_id: null }
const hasId = (brand: Brand | null): brand is Brand => brand !== null && brand.id !== null

/** The path of the step after a choice. On a payment link its studio says the brand, and stays. */
export function choicePath({ plan, brand, offer }: Choice, place: Place): string {
  const { locale, params, signedIn, link } = place
  const isKnown = hasId(brand)
  const screen = screenAfterPlan({
    planType: plan.planType,
    brandKnown: isKnown || link?.store_id !== undefined,
    signedIn: link === null && signedIn,
    publicFlow: link !== null || namesPublicFlow(params),
  })
  const chosen: QueryParams = {
    ...noBrand,
    ...(isKnown && { brand: brand.key }),
    ...(link && { store_id: link.store_id ?? null, flow: 'public' }),
    // Named for other tabs, which remember nothing. Its promotion takes the place of a code.
    ...(offer && params.offer_id !== String(offer.id) && { offer_id: offer.id, code: null }),
    sp: plan.id,
  }
  if (link === null) return flowPath(screen, { locale, params, extra: chosen })
  return localePath(locale, screenPath(screen, { ...params, ...chosen }))
}

/** What the steps remember of a choice. */
export function chosenState(
  { plan, brand, offer }: Choice,
  { queryParams }: Pick<FlowState, 'queryParams'>,
): Partial<FlowState> {
  const isOfBrand = plan.planType === 'single' && brand !== null
  const { id = null, externalId = null } = isOfBrand ? brand : {}
  return {
    planId: plan.id,
    planType: plan.planType,
    brandChoice: id !== null && externalId !== null ? { id, externalId } : null,
    offer,
    // The plan of the landing URL was not chosen.
    queryParams: { ...queryParams, sp: undefined },
  }
}
