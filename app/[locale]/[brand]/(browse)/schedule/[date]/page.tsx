import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { isDayKey } from '@/lib/time/calendar'
import { currentPageContext } from '@/lib/routing/current-page'
import { describeFailure, describePage } from '@/lib/seo/describe-page'
import { ScheduleScreen } from '@/app/[locale]/[brand]/(browse)/schedule/schedule-screen'

type Props = PageProps<'/[locale]/[brand]/schedule/[date]'>

export const generateStaticParams = () => [{ date: '_' }]

/** Days change constantly, so search engines get the schedule as the canonical page. */
export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const [, { date }] = await Promise.all([currentPageContext(), params])
  if (!isDayKey(date)) return describeFailure('missing')
  const t = await getTranslations('schedule')
  return describePage('schedule', { title: t('title'), description: t('lead') })
}

export default async function ScheduleDayPage({ params }: Props) {
  const { date } = await params
  return <ScheduleScreen day={date} />
}
