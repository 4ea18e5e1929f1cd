import { FLOW_KEY, paramsOf, rememberedParams } from '@/lib/flow/remembered-params'

// Stores the parameters of an arrival beside what the steps know. What comes from a page of ours is
// no arrival: it has been stored, or is said to one screen. Without storage the address alone carries
// the parameters.
if (!document.referrer.startsWith(`${location.origin}/`)) {
  const queryParams = paramsOf(new URLSearchParams(location.search), rememberedParams)
  if (Object.keys(queryParams).length > 0)
    try {
      const flow = JSON.parse(sessionStorage.getItem(FLOW_KEY) ?? '{}') as object
      sessionStorage.setItem(FLOW_KEY, JSON.stringify({ ...flow, queryParams }))
    } catch {
      document.documentElement.dataset.storage = 'blocked'
    }
}
