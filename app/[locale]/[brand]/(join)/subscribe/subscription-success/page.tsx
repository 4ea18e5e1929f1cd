import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { CheckoutMessages } from '@/components/checkout/checkout-messages'
import { SuccessFrame } from '@/components/checkout/success.styles'
import { SuccessScreen } from '@/components/checkout/success-screen'
import { Screen } from '@/components/layout/screen'
import { currentBrand } from '@/lib/brand/current-brand'
import { describePage } from '@/lib/seo/describe-page'

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('checkout.success')
  return describePage('subscription-success', { title: t('pageTitle') })
}

export default async function SubscriptionSuccessPage() {
  await currentBrand()
  return (
    <Screen name="subscription-success" width="form">
      <SuccessFrame>
        <CheckoutMessages>
          <SuccessScreen />
        </CheckoutMessages>
      </SuccessFrame>
    </Screen>
  )
}
