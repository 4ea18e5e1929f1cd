import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { CheckoutMessages } from '@/components/checkout/checkout-messages'
import { PlanSelector } from '@/components/checkout/plan-selector'
import { PlanSelectorFrame } from '@/components/checkout/plan-selector.styles'
import { ResponseStatus } from '@/components/runtime/page-meta'
import { Screen } from '@/components/layout/screen'
import { cachedPlans } from '@/lib/api/cached/plans'
import { brandLooks } from '@/lib/brand/brand-looks'
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
  const plans = await cachedPlans(locale, { brandId: brand.id })
  return (
    <Screen name="plan-selector">
      {!plans.ok && <ResponseStatus status={503} />}
      <PlanSelectorFrame>
        <header>
          <h1>{brand.id === null ? t('title') : t('titleBrand', { brand: brand.name })}</h1>
          <p className="ui-lead">{t('lead')}</p>
        </header>
        <CheckoutMessages>
          <PlanSelector
            plans={plans.ok ? plans.data.data : null}
            brand={brand}
            surface={brandLooks[brand.key].plan.surface}
            helpUrl={publicConfig().helpUrl}
          />
        </CheckoutMessages>
      </PlanSelectorFrame>
    </Screen>
  )
}
