import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { NotHereYet } from '@/components/layout/not-here-yet'

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('metadata.screens')
  return { title: t('billing') }
}

export default async function BillingPage() {
  const t = await getTranslations('metadata.screens')
  return <NotHereYet screen="billing" title={t('billing')} />
}
