import { getTranslations } from 'next-intl/server'
import { ChipLinks } from '@/components/ui/chip-links'
import { pageLinks } from '@/lib/routing/current-page'

const tabs = {
  activity: 'summary',
  'activity-by-date': 'byDateTab',
  'activity-in-studio': 'inStudioTab',
} as const

/** The links between the views of the activity. */
export async function ActivityTabs({ screen }: { screen: keyof typeof tabs }) {
  const [t, to] = await Promise.all([getTranslations('account.activity'), pageLinks()])
  const keys = Object.keys(tabs) as (keyof typeof tabs)[]
  return (
    <ChipLinks
      label={t('views')}
      links={keys.map((key) => ({
        key,
        name: t(tabs[key]),
        href: to(key),
        current: key === screen,
      }))}
    />
  )
}
