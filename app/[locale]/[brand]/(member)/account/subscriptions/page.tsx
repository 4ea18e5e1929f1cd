import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { NotHereYet, SubscriptionHelp } from '@/components/layout/not-here-yet'
import { describePage } from '@/lib/seo/describe-page'

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('metadata.screens')
  return describePage('subscriptions', { title: t('subscriptions') })
}

export default async function SubscriptionsPage() {
  const t = await getTranslations('metadata.screens')
  return (
    <NotHereYet screen="subscriptions" title={t('subscriptions')}>
      <SubscriptionHelp />
    </NotHereYet>
  )
}
