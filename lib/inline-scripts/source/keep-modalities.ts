import { readIds } from '@/lib/navigation/address-params'
import { onLinkFollow } from '@/lib/inline-scripts/on-link-follow'

const KEY = 'modalities_ids'

// Adds the chosen kinds of class to a link from the schedule to another of its days or brands. Once
// React has hydrated them its links know the kinds, and nothing is left to add.
onLinkFollow('[data-screen=schedule] a', (link) => {
  if (link.pathname !== location.pathname || new URLSearchParams(link.search).has(KEY)) return
  const ids = readIds(new URLSearchParams(location.search).get(KEY))
  if (ids.length > 0) link.search += `${link.search ? '&' : '?'}${KEY}=${ids.join(',')}`
})
