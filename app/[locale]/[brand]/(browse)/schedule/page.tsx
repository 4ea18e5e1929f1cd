import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { describePage } from '@/lib/seo/describe-page'
import { ScheduleScreen } from './schedule-screen'

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('schedule')
  return describePage('schedule', { title: t('title'), description: t('lead') })
}

export default function SchedulePage() {
  return <ScheduleScreen day={null} />
}
