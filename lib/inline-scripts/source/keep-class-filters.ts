import { isHydrated } from '@/lib/browser/is-hydrated'
import { readIds } from '@/lib/navigation/address-params'
import { onLinkFollow } from '@/lib/inline-scripts/on-link-follow'
import { parseDayPart } from '@/lib/schedule/day-parts'

// Adds the filters of the schedule to a link to another of its days or brands. Links that React has
// hydrated know them.
onLinkFollow('[data-screen=schedule] a', (link) => {
  if (link.pathname !== location.pathname || isHydrated(link)) return
  const asked = new URLSearchParams(location.search)
  const filters = {
    modalities_ids: readIds(asked.get('modalities_ids')).join(','),
    part: parseDayPart(asked.get('part')),
  }
  const own = new URLSearchParams(link.search)
  for (const [key, value] of Object.entries(filters))
    if (value && !own.has(key)) link.search += `${link.search ? '&' : '?'}${key}=${value}`
})
