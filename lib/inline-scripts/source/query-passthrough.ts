import { carriedParams, namesStoreAlone } from '@/lib/flow/flow-params'
import { paramsOf } from '@/lib/flow/remembered-params'
import { onLinkFollow } from '@/lib/inline-scripts/on-link-follow'

// Carries the parameters of the steps to links that are followed: a stored page knows no query.
onLinkFollow('a[data-passthrough-except]', (link) => {
  const here = paramsOf(new URLSearchParams(location.search), carriedParams)
  const left = link.dataset.passthroughExcept!.split(' ')
  const to = new URL(link.href)
  for (const [key, value] of Object.entries(here))
    if (!left.includes(key) && !to.searchParams.has(key)) to.searchParams.set(key, value)
  if (namesStoreAlone(here)) to.searchParams.delete('sp')
  link.href = to.href
})
