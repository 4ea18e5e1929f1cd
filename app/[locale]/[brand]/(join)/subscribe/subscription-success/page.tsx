import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { CheckoutMessages } from '@/components/checkout/checkout-messages'
import { SuccessFrame } from '@/components/checkout/success.styles'
import { SuccessScreen } from '@/components/checkout/success-screen'
import { Screen } from '@/components/layout/screen'
import { currentBrand } from '@/lib/routing/current-page'
import { publicConfig } from '@/lib/config/public-config'
import { describePage } from '@/lib/seo/describe-page'

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('checkout.success')
  return describePage('subscription-success', { title: t('pageTitle') })
}

export default async function SubscriptionSuccessPage() {
  const [t] = await Promise.all([getTranslations('common'), currentBrand()])
  return (
    <Screen name="subscription-success" width="form">
      <SuccessFrame>
        <CheckoutMessages>
          <SuccessScreen
            nativeApp={publicConfig().nativeApp}
            appTexts={{ openInApp: t('openInApp'), appMissing: t('appMissing') }}
          />
        </CheckoutMessages>
      </SuccessFrame>
    </Screen>
  )
}
