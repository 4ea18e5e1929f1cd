import { getTranslations } from 'next-intl/server'
import { PlainSearch } from '@/components/ui/plain-search'
import { pageLinks } from '@/lib/routing/page-links'
import { HubSearchFrame } from './hub-search.styles'

/** Searches the workouts from the hub. */
export async function HubSearch() {
  const [t, to] = await Promise.all([getTranslations('catalogue.filters'), pageLinks()])
  return (
    <HubSearchFrame>
      <PlainSearch label={t('search')} href={to('workouts')} />
    </HubSearchFrame>
  )
}
