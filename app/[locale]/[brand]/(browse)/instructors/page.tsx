import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { NotHereYet } from '@/components/layout/not-here-yet'
import { describePage } from '@/lib/seo/describe-page'

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('metadata.screens')
  return describePage('instructors', { title: t('instructors') })
}

export default async function InstructorsPage() {
  const t = await getTranslations('metadata.screens')
  return <NotHereYet screen="instructors" title={t('instructors')} />
}
