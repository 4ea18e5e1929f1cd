/**
 * What is remembered of the address that a visitor arrived with, for the steps that lack it. A file of
 * its own, because every page carries what the arrival script imports.
 */
export const rememberedParams = [
  'referrer_id',
  'flow',
  'store_id',
  'sp',
  'irclickid',
  'onSuccessPurchase',
] as const

/** The key of the flow in the tab's storage. */
export const FLOW_KEY = 'flow'

/** Longer values are dropped. */
const MAX_PARAM_LENGTH = 2048

/** The first value of each of these parameters, trimmed; empty and oversized ones are left out. */
export function paramsOf<Key extends string>(
  query: URLSearchParams,
  keys: readonly Key[],
): Partial<Record<Key, string>> {
  return Object.fromEntries(
    keys.flatMap((key) => {
      const value = query.get(key)?.trim()
      return value && value.length <= MAX_PARAM_LENGTH ? [[key, value]] : []
    }),
  ) as Partial<Record<Key, string>>
}
