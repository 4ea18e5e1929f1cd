import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { NotHereYet } from '@/components/layout/not-here-yet'
import { SupportChat } from '@/components/layout/support-chat'
import { describePage } from '@/lib/seo/describe-page'

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('metadata.screens')
  return describePage('payment-public', { title: t('paymentPublic') })
}

export default async function PaymentPublicPage() {
  const t = await getTranslations('metadata.screens')
  return (
    <>
      <NotHereYet screen="payment-public" title={t('paymentPublic')} />
      <SupportChat />
    </>
  )
}
