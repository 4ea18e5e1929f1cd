import type { Decoder } from '@/lib/api/schema'
import { paramsOf, rememberedParams } from './remembered-params'

const ofBrands = ['brand', 'brand_id', 'external_id'] as const
// Only meant for the screen whose URL has them.
const ofOneScreen = ['onBack', 'onSignInRedirectTo', 'pendingAction'] as const
// What a payment link grants; kept on the way to its brand and back.
const ofPaymentLinks = ['code', 'offer_id'] as const

/**
 * The parameters that a server-rendered link takes from the current URL. Brand parameters are left
 * out because each link sets its own brand.
 */
export const carriedParams = [...rememberedParams, ...ofOneScreen, ...ofPaymentLinks] as const

export const keptParams = [...ofBrands, ...carriedParams] as const

/** A query parameter that is kept from step to step. Specification 2, query parameters. */
export type FlowParam = (typeof keptParams)[number]
export type FlowParams = Partial<Record<FlowParam, string>>

/** The parameters of an address that the steps keep. */
export const flowParams = (query: URLSearchParams): FlowParams => paramsOf(query, keptParams)

/** Whether parameters name a store and no plan: a plan that is chosen then is not written beside it. */
export const namesStoreAlone = ({ store_id, sp }: FlowParams): boolean =>
  store_id !== undefined && sp === undefined

/** Whether parameters are of the flow in which a plan is bought without an account. */
export const namesPublicFlow = ({ flow }: FlowParams): boolean => flow === 'public'

const additionalEmail = 'additional-email'

/** Whether a value of `flow` names the flow in which a member adds a further email. */
export const isAdditionalEmail = (flow: string | null | undefined): boolean =>
  flow === additionalEmail

/** The parameters that lead into that flow, and from its end back to a path. */
export const forAdditionalEmail = (onBack: string) => ({ flow: additionalEmail, onBack })

/** The parameters for the steps after that flow: without it and its way back. */
export function withoutAdditionalEmail(params: FlowParams): FlowParams {
  if (!isAdditionalEmail(params.flow)) return params
  const kept = { ...params }
  delete kept.flow
  delete kept.onBack
  return kept
}

/** Decodes stored parameters; anything else is dropped. */
export const queryParams: Decoder<FlowParams> = (value) => {
  const pairs = Object.entries(typeof value === 'object' && value !== null ? value : {})
  const texts = pairs.filter((pair): pair is [string, string] => typeof pair[1] === 'string')
  return flowParams(new URLSearchParams(texts))
}

/**
 * The parameters of a URL, completed by those that the visitor arrived with. A store and a plan
 * from two different URLs are never combined, because together they mean a studio's payment link.
 */
export function withRemembered(address: FlowParams, remembered: FlowParams): FlowParams {
  const added = Object.fromEntries(
    rememberedParams.flatMap((key) => {
      const value = remembered[key]
      // The flow of an additional email ends when the address no longer names it.
      const isOver = key === 'flow' && isAdditionalEmail(value)
      return value === undefined || isOver || address[key] !== undefined ? [] : [[key, value]]
    }),
  ) as FlowParams
  if (address.store_id !== undefined || added.store_id !== undefined) delete added.sp
  if (address.sp !== undefined) delete added.store_id
  return { ...added, ...address }
}
