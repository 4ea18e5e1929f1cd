import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { NotHereYet } from '@/components/layout/not-here-yet'

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('metadata.screens')
  return { title: t('plans') }
}

export default async function PlansPage() {
  const t = await getTranslations('metadata.screens')
  return <NotHereYet screen="plans" title={t('plans')} />
}
