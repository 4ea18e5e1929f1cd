import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { NotHereYet } from '@/components/layout/not-here-yet'
import { describePage } from '@/lib/seo/describe-page'

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('metadata.screens')
  return describePage('activity', { title: t('activity') })
}

export default async function ActivityPage() {
  const t = await getTranslations('metadata.screens')
  return <NotHereYet screen="activity" title={t('activity')} />
}
