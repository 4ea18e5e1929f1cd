import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { CheckoutMessages } from '@/components/checkout/checkout-messages'
import { PaymentFrame } from '@/components/checkout/payment.styles'
import { PaymentScreen } from '@/components/checkout/payment-screen'
import { JoinMessages } from '@/components/join/join-messages'
import { LeaveModal } from '@/components/join/leave-modal'
import { JourneySteps } from '@/components/layout/journey-steps'
import { Screen } from '@/components/layout/screen'
import { itemsOf } from '@/lib/api/cached/loadable'
import { cachedLegalAgreements } from '@/lib/api/cached/reference-data'
import { cachedPlans } from '@/lib/api/cached/plans'
import { agreementsOf } from '@/lib/checkout/agreements'
import { currentBrand, currentLocale } from '@/lib/routing/current-page'
import { describePage } from '@/lib/seo/describe-page'

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('checkout')
  return describePage('payment', { title: t('title'), description: t('metaDescription') })
}

export default async function PaymentPage() {
  const [locale, brand, t, join] = await Promise.all([
    currentLocale(),
    currentBrand(),
    getTranslations('checkout'),
    getTranslations('join'),
  ])
  const [plans, agreements] = await Promise.all([
    cachedPlans(locale, { brandId: brand.id }),
    cachedLegalAgreements(locale),
  ])
  return (
    <Screen name="payment">
      <PaymentFrame>
        <header>
          <JourneySteps current="payment" />
          <h1>{t('heading')}</h1>
        </header>
        <CheckoutMessages>
          <PaymentScreen
            brand={brand}
            plans={itemsOf(plans)}
            agreements={agreementsOf(itemsOf(agreements))}
          />
        </CheckoutMessages>
        <JoinMessages>
          <LeaveModal
            dirty={false}
            title={join('leavePaymentTitle')}
            text={join('leavePaymentText')}
          />
        </JoinMessages>
        <noscript>{t('noScript')}</noscript>
      </PaymentFrame>
    </Screen>
  )
}
