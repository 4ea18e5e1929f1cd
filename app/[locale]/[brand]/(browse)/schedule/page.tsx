import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { ScheduleScreen } from './schedule-screen'

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('schedule')
  return { title: t('title'), description: t('lead') }
}

export default function SchedulePage() {
  return <ScheduleScreen day={null} />
}
