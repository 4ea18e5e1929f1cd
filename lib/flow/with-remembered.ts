import { rememberedParams } from '@/lib/flow/carried-params'
import type { FlowParams } from '@/lib/flow/flow-params'

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
