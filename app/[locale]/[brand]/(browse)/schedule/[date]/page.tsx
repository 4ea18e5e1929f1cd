import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { describePage } from '@/lib/seo/describe-page'
import { ScheduleScreen } from '../schedule-screen'

export const generateStaticParams = () => [{ date: '_' }]

/** Days come and go: to search engines they are all the schedule. */
export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('schedule')
  return describePage('schedule', { title: t('title'), description: t('lead') })
}

export default async function ScheduleDayPage({
  params,
}: PageProps<'/[locale]/[brand]/schedule/[date]'>) {
  const { date } = await params
  return <ScheduleScreen day={date} />
}
