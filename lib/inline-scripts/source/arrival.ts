import { paramsOf, rememberedParams } from '@/lib/flow/remembered-params'
import { changeFlow } from '@/lib/inline-scripts/change-flow'

// Stores the parameters of an arrival beside what the steps know. What comes from a page of ours is
// no arrival: it has been stored, or is said to one screen. Without storage the address alone carries
// the parameters.
if (!document.referrer.startsWith(`${location.origin}/`)) {
  const queryParams = paramsOf(new URLSearchParams(location.search), rememberedParams)
  if (Object.keys(queryParams).length > 0 && !changeFlow(() => ({ queryParams })))
    document.documentElement.dataset.storage = 'blocked'
}
