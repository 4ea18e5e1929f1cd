import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { ActivityOverview } from '@/components/activity/activity-overview'
import { ActivitySection } from '@/components/activity/activity.styles'
import { ActivityTabs } from '@/components/activity/activity-tabs'
import { activityTexts } from '@/components/activity/activity-texts'
import { PageTrail } from '@/components/layout/page-trail'
import { Screen } from '@/components/layout/screen'
import { currentPageContext } from '@/lib/routing/current-page'
import { describePage } from '@/lib/seo/describe-page'

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('account.activity')
  return describePage('activity', { title: t('title') })
}

export default async function ActivityPage() {
  const [context, t, texts] = await Promise.all([
    currentPageContext(),
    getTranslations('account.activity'),
    activityTexts(),
  ])
  return (
    <Screen name="activity">
      <PageTrail screen="activity" title={t('title')} />
      <h1>{t('title')}</h1>
      <p className="ui-lead">{t('lead')}</p>
      <ActivitySection>
        <ActivityTabs screen="activity" />
        <ActivityOverview context={context} texts={texts} />
      </ActivitySection>
    </Screen>
  )
}
