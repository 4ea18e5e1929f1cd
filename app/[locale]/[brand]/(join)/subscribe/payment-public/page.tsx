import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { CheckoutMessages } from '@/components/checkout/checkout-messages'
import { PlanSelectorFrame } from '@/components/checkout/plan-selector.styles'
import { PublicPaymentFrame } from '@/components/checkout/public-payment.styles'
import { PublicPaymentScreen } from '@/components/checkout/public-payment-screen'
import { JoinMessages } from '@/components/join/join-messages'
import { LeaveModal } from '@/components/join/leave-modal'
import { Screen } from '@/components/layout/screen'
import { SupportChat } from '@/components/layout/support-chat'
import { PrivateFragmentScript } from '@/components/runtime/private-fragment-script'
import { ResponseStatus } from '@/components/runtime/page-meta'
import { itemsOf } from '@/lib/api/cached/loadable'
import { cachedPublicOffers, cachedPublicPlans } from '@/lib/api/cached/plans'
import { cachedLegalAgreements } from '@/lib/api/cached/reference-data'
import { brandLooks } from '@/lib/brand/brand-looks'
import { agreementsOf } from '@/lib/checkout/agreements'
import { publicConfig } from '@/lib/config/public-config'
import { currentDateLocale } from '@/lib/locale/current-date-locale'
import { currentBrand, currentLocale } from '@/lib/routing/current-page'
import { describePage } from '@/lib/seo/describe-page'

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('metadata.screens')
  return describePage('payment-public', { title: t('paymentPublic') })
}

export default async function PaymentPublicPage() {
  const [locale, brand, t, checkout, join] = await Promise.all([
    currentLocale(),
    currentBrand(),
    getTranslations('publicPayment'),
    getTranslations('checkout'),
    getTranslations('join'),
  ])
  const [plans, offers, dates, agreements] = await Promise.all([
    cachedPublicPlans(locale, { brandId: brand.id }),
    cachedPublicOffers(locale, brand.id),
    currentDateLocale(),
    cachedLegalAgreements(locale),
  ])
  return (
    <Screen name="payment-public">
      <PrivateFragmentScript />
      {!plans.ok && <ResponseStatus status={503} />}
      <PublicPaymentFrame>
        <header>
          <h1>{t('heading')}</h1>
        </header>
        <CheckoutMessages isPublic>
          <PlanSelectorFrame>
            <PublicPaymentScreen
              brand={brand}
              plans={plans.ok ? plans.data.data : null}
              offers={offers.ok ? offers.data : null}
              dates={dates}
              agreements={agreementsOf(itemsOf(agreements))}
              surface={brandLooks[brand.look].plan.surface}
              helpUrl={publicConfig().helpUrl}
            />
          </PlanSelectorFrame>
        </CheckoutMessages>
        <JoinMessages>
          <LeaveModal dirty={false} title={join('leavePaymentTitle')} text={t('leaveText')} />
        </JoinMessages>
        <noscript>{checkout('noScript')}</noscript>
      </PublicPaymentFrame>
      <SupportChat beside="form" />
    </Screen>
  )
}
