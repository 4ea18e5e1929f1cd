import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { CheckoutMessages } from '@/components/checkout/checkout-messages'
import { PublicSuccessScreen } from '@/components/checkout/public-success-screen'
import { SuccessFrame } from '@/components/checkout/success.styles'
import { Screen } from '@/components/layout/screen'
import { PrivateFragmentScript } from '@/components/runtime/private-fragment-script'
import { currentBrand } from '@/lib/routing/current-page'
import { describePage } from '@/lib/seo/describe-page'

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('metadata.screens')
  return describePage('subscription-success-public', { title: t('subscriptionSuccessPublic') })
}

export default async function SubscriptionSuccessPublicPage() {
  await currentBrand()
  return (
    <Screen name="subscription-success-public" width="form">
      <PrivateFragmentScript />
      <SuccessFrame>
        <CheckoutMessages isPublic>
          <PublicSuccessScreen />
        </CheckoutMessages>
      </SuccessFrame>
    </Screen>
  )
}
