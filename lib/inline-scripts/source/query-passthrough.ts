import {
  carriedParams,
  type FlowParams,
  namesStoreAlone,
  withRemembered,
} from '@/lib/flow/flow-params'
import { pendingActionPattern } from '@/lib/flow/pending-action'
import { FLOW_KEY, paramsOf } from '@/lib/flow/remembered-params'
import { changeFlow, type StoredFlow } from '@/lib/inline-scripts/change-flow'
import { onLinkFollow } from '@/lib/inline-scripts/on-link-follow'
import type { screens } from '@/lib/routing/screens'

/** Keeps what is chosen for the next steps, as the link does once React has hydrated it. */
const storeChoice = (choice: object): boolean =>
  changeFlow(({ queryParams }) => ({
    ...choice,
    // The plan of the landing URL was not chosen.
    queryParams: { ...queryParams, sp: undefined },
  }))

/** What the visitor arrived with, which the address of this page may lack. */
function remembered(): FlowParams {
  try {
    const flow = JSON.parse(sessionStorage.getItem(FLOW_KEY) ?? '{}') as StoredFlow
    return flow.queryParams ?? {}
  } catch {
    // Storage is refused: the address is all there is.
    return {}
  }
}

const carried = () => paramsOf(new URLSearchParams(location.search), carriedParams)

const { flow, pendingAction } = carried()
const { dataset } = document.documentElement
// Without an account there are no steps to it.
if (flow === 'public') dataset.flow = 'public'
// Keeps room for what it names (`PendingActionLead`).
if (pendingAction && pendingActionPattern.test(pendingAction)) dataset.pendingAction = pendingAction

const memberPayment: (typeof screens)['payment']['path'] = '/subscribe/payment'

// Carries the parameters of the steps to links that are followed: a stored page knows no query.
onLinkFollow('a[data-passthrough-except]', (link, isFollowed) => {
  const here = withRemembered(carried(), remembered())
  const { passthroughExcept, choice: written } = link.dataset
  const left = passthroughExcept!.split(' ')
  const choice = written && (JSON.parse(written) as object)
  const to = new URL(link.href)
  const { searchParams } = to
  for (const [key, value] of Object.entries(here))
    if (!left.includes(key) && !searchParams.has(key)) searchParams.set(key, value)
  // The server's links lead everybody to the payment of members.
  if (here.flow === 'public' && to.pathname.endsWith(memberPayment)) to.pathname += '-public'
  const isKept = isFollowed && Boolean(choice && storeChoice(choice))
  // Together they would be the link of a studio. Where nothing can be stored the plan matters more.
  if (namesStoreAlone(here) && searchParams.has('sp'))
    searchParams.delete(isKept ? 'sp' : 'store_id')
  link.href = to.href
})
