import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { NotHereYet } from '@/components/layout/not-here-yet'
import { describePage } from '@/lib/seo/describe-page'

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('metadata.screens')
  return describePage('studios', { title: t('studios') })
}

export default async function StudiosPage() {
  const t = await getTranslations('metadata.screens')
  return <NotHereYet screen="studios" title={t('studios')} />
}
