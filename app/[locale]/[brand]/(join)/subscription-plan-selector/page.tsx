import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { PlanMessages } from '@/components/checkout/checkout-messages'
import { PlanSelector } from '@/components/checkout/plan-selector'
import { PlanSelectorFrame } from '@/components/checkout/plan-selector.styles'
import { ResponseStatus } from '@/components/runtime/page-meta'
import { JourneySteps } from '@/components/layout/journey-steps'
import { PlanTabs } from '@/components/checkout/offers/plan-tabs'
import { Screen } from '@/components/layout/screen'
import { cachedPlans, cachedPublicOffers } from '@/lib/api/cached/plans'
import { brandLooks } from '@/lib/brand/brand-looks'
import { currentDateLocale } from '@/lib/locale/current-date-locale'
import { currentBrand, currentLocale } from '@/lib/routing/current-page'
import { publicConfig } from '@/lib/config/public-config'
import { describePage } from '@/lib/seo/describe-page'

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('plans')
  return describePage('plan-selector', { title: t('title'), description: t('metaDescription') })
}

export default async function PlanSelectorPage() {
  const [locale, brand, t] = await Promise.all([
    currentLocale(),
    currentBrand(),
    getTranslations('plans'),
  ])
  const [plans, offers, dates] = await Promise.all([
    cachedPlans(locale, { brandId: brand.id }),
    cachedPublicOffers(locale, brand.id),
    currentDateLocale(),
  ])
  const onSale = plans.ok ? plans.data.data : null
  return (
    <Screen name="plan-selector">
      <JourneySteps current={null} audience="guest" />
      <JourneySteps current="payment" audience="member" />
      {!plans.ok && <ResponseStatus status={503} />}
      <PlanSelectorFrame>
        <header>
          <h1>{brand.id === null ? t('title') : t('titleBrand', { brand: brand.name })}</h1>
          <p className="ui-lead">{t('lead')}</p>
        </header>
        <PlanMessages>
          <PlanTabs
            plans={onSale}
            offers={offers.ok ? offers.data : null}
            brand={brand}
            dates={dates}
          >
            <PlanSelector
              plans={onSale}
              brand={brand}
              surface={brandLooks[brand.look].plan.surface}
              helpUrl={publicConfig().helpUrl}
            />
          </PlanTabs>
        </PlanMessages>
      </PlanSelectorFrame>
    </Screen>
  )
}
