import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { BenefitMessages } from '@/components/benefit/benefit-messages'
import { BenefitOr, BenefitSuccess } from '@/components/benefit/benefit-success'
import { CheckoutMessages } from '@/components/checkout/checkout-messages'
import { NextSteps } from '@/components/checkout/next-steps'
import { SuccessFrame } from '@/components/checkout/success.styles'
import { SuccessMark } from '@/components/checkout/success-mark'
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
          <BenefitOr
            benefit={
              <BenefitMessages hasNextSteps>
                <BenefitSuccess mark={<SuccessMark />} nextSteps={<NextSteps hasPaid={false} />} />
              </BenefitMessages>
            }
          >
            <SuccessScreen
              nativeApp={publicConfig().nativeApp}
              appTexts={{ openInApp: t('openInApp'), appMissing: t('appMissing') }}
            />
          </BenefitOr>
        </CheckoutMessages>
      </SuccessFrame>
    </Screen>
  )
}
