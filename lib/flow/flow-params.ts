import type { Decode } from '@/lib/api/shape'

export const keptParams = [
  'brand',
  'brand_id',
  'external_id',
  'referrer_id',
  'flow',
  'store_id',
  'sp',
  'irclickid',
  'onBack',
  'onSignInRedirectTo',
  'onSuccessPurchase',
] as const

/** A parameter that goes with the visitor from step to step. Specification 2, query parameters. */
export type FlowParam = (typeof keptParams)[number]
export type FlowParams = Partial<Record<FlowParam, string>>

/** Longer values are left out. */
export const MAX_PARAM_LENGTH = 2048

/** The first value of each parameter that the steps keep, trimmed; empty and oversized ones are left out. */
export function flowParams(query: URLSearchParams): FlowParams {
  return Object.fromEntries(
    keptParams.flatMap((key) => {
      const value = query.get(key)?.trim()
      return value && value.length <= MAX_PARAM_LENGTH ? [[key, value]] : []
    }),
  )
}

/** Reads stored parameters; anything that is not one of them is left out. */
export const queryParams: Decode<FlowParams> = (value) => {
  const pairs = Object.entries(typeof value === 'object' && value !== null ? value : {})
  const texts = pairs.filter((pair): pair is [string, string] => typeof pair[1] === 'string')
  return flowParams(new URLSearchParams(texts))
}
