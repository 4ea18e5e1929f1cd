import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { NotHereYet } from '@/components/layout/not-here-yet'

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('metadata.screens')
  return { title: t('programs') }
}

export default async function ProgramsPage() {
  const t = await getTranslations('metadata.screens')
  return <NotHereYet screen="programs" title={t('programs')} />
}
