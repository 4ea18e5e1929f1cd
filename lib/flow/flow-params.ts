import type { Decoder } from '@/lib/api/schema'
import type { FlowState } from './flow-state'
import { paramsOf, rememberedParams } from './remembered-params'

const ofBrands = ['brand', 'brand_id', 'external_id'] as const
// Said to the screen whose address has them.
const ofOneScreen = ['onBack', 'onSignInRedirectTo'] as const

/** What a link rendered on the server takes from the address; which brand it is for it says itself. */
export const carriedParams = [...rememberedParams, ...ofOneScreen] as const

export const keptParams = [...ofBrands, ...carriedParams] as const

/** A parameter that goes with the visitor from step to step. Specification 2, query parameters. */
export type FlowParam = (typeof keptParams)[number]
export type FlowParams = Partial<Record<FlowParam, string>>

/** The parameters of an address that the steps keep. */
export const flowParams = (query: URLSearchParams): FlowParams => paramsOf(query, keptParams)

/** Whether parameters name a store and no plan: a plan that is chosen then is not written beside it. */
export const namesStoreAlone = ({ store_id, sp }: FlowParams): boolean =>
  store_id !== undefined && sp === undefined

/** Reads stored parameters; anything that is not one of them is left out. */
export const queryParams: Decoder<FlowParams> = (value) => {
  const pairs = Object.entries(typeof value === 'object' && value !== null ? value : {})
  const texts = pairs.filter((pair): pair is [string, string] => typeof pair[1] === 'string')
  return flowParams(new URLSearchParams(texts))
}

/**
 * The parameters of an address, and for what it lacks those that the visitor arrived with. A store
 * and a plan out of two addresses never come together: that would be a studio's payment link.
 */
export function withRemembered(address: FlowParams, remembered: FlowParams): FlowParams {
  const added = Object.fromEntries(
    rememberedParams.flatMap((key) => {
      const value = remembered[key]
      return value === undefined || address[key] !== undefined ? [] : [[key, value]]
    }),
  ) as FlowParams
  if (address.store_id !== undefined || added.store_id !== undefined) delete added.sp
  if (address.sp !== undefined) delete added.store_id
  return { ...added, ...address }
}

/**
 * The referrer to name to the provider: the one of the address, unless the look-up of the email has
 * said that there is no such referrer. Specification 4.
 */
export function sentReferrer(
  { referrer_id }: FlowParams,
  { unknownReferrer }: Pick<FlowState, 'unknownReferrer'>,
): string | null {
  return referrer_id === undefined || referrer_id === unknownReferrer ? null : referrer_id
}
