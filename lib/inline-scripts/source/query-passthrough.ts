import { carriedParams, namesStoreAlone } from '@/lib/flow/flow-params'
import { paramsOf } from '@/lib/flow/remembered-params'
import { changeFlow } from '@/lib/inline-scripts/change-flow'
import { onLinkFollow } from '@/lib/inline-scripts/on-link-follow'

/** Keeps a plan for the next steps, as choosing it does once React has hydrated the link. */
const storePlan = (id: number): boolean =>
  changeFlow(({ queryParams }) => ({
    planId: id,
    planType: null,
    brandChoice: null,
    offer: null,
    // The plan of the landing URL was not chosen.
    queryParams: { ...queryParams, sp: undefined },
  }))

// Carries the parameters of the steps to links that are followed: a stored page knows no query.
onLinkFollow('a[data-passthrough-except]', (link, isFollowed) => {
  const here = paramsOf(new URLSearchParams(location.search), carriedParams)
  const left = link.dataset.passthroughExcept!.split(' ')
  const to = new URL(link.href)
  const { searchParams } = to
  for (const [key, value] of Object.entries(here))
    if (!left.includes(key) && !searchParams.has(key)) searchParams.set(key, value)
  // Together they would be the link of a studio. Where nothing can be stored the plan matters more.
  if (namesStoreAlone(here) && searchParams.has('sp')) {
    const isKept = isFollowed && storePlan(Number(searchParams.get('sp')))
    searchParams.delete(isKept ? 'sp' : 'store_id')
  }
  link.href = to.href
})
