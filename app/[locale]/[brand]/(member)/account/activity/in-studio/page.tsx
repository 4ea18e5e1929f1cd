import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { InStudio } from '@/components/activity/in-studio'
import { ActivitySection } from '@/components/activity/activity.styles'
import { ActivityTabs } from '@/components/activity/activity-tabs'
import { inStudioTexts } from '@/components/activity/activity-texts'
import { PageTrail } from '@/components/layout/page-trail'
import { Screen } from '@/components/layout/screen'
import { currentPageContext } from '@/lib/routing/current-page'
import { describePage } from '@/lib/seo/describe-page'

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('account.activity')
  return describePage('activity-in-studio', { title: t('inStudio.title') })
}

export default async function ActivityInStudioPage() {
  const [context, t, texts] = await Promise.all([
    currentPageContext(),
    getTranslations('account.activity'),
    inStudioTexts(),
  ])
  return (
    <Screen name="activity-in-studio">
      <PageTrail screen="activity-in-studio" title={t('inStudio.title')} />
      <h1>{t('inStudio.title')}</h1>
      <p className="ui-lead">{t('inStudio.lead')}</p>
      <ActivitySection>
        <ActivityTabs screen="activity-in-studio" />
        <InStudio context={context} texts={texts} />
      </ActivitySection>
    </Screen>
  )
}
