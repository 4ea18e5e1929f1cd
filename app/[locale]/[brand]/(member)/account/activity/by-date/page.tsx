import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { ActivityByDate } from '@/components/activity/activity-by-date'
import { ActivitySection } from '@/components/activity/activity.styles'
import { ActivityTabs } from '@/components/activity/activity-tabs'
import { byDateTexts } from '@/components/activity/activity-texts'
import { PageTrail } from '@/components/layout/page-trail'
import { Screen } from '@/components/layout/screen'
import { currentPageContext } from '@/lib/routing/current-page'
import { describePage } from '@/lib/seo/describe-page'

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('account.activity')
  return describePage('activity-by-date', { title: t('byDate.title') })
}

export default async function ActivityByDatePage() {
  const [context, t, texts] = await Promise.all([
    currentPageContext(),
    getTranslations('account.activity'),
    byDateTexts(),
  ])
  return (
    <Screen name="activity-by-date">
      <PageTrail screen="activity-by-date" title={t('byDate.title')} />
      <h1>{t('byDate.title')}</h1>
      <p className="ui-lead">{t('byDate.lead')}</p>
      <ActivitySection>
        <ActivityTabs screen="activity-by-date" />
        <ActivityByDate context={context} texts={texts} />
      </ActivitySection>
    </Screen>
  )
}
