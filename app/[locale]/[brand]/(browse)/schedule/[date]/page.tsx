import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { ScheduleScreen } from '../schedule-screen'

export const generateStaticParams = () => [{ date: '_' }]

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('schedule')
  return { title: t('title'), description: t('lead') }
}

export default async function ScheduleDayPage({
  params,
}: PageProps<'/[locale]/[brand]/schedule/[date]'>) {
  const { date } = await params
  return <ScheduleScreen day={date} />
}
