import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { BrandSelector } from '@/components/checkout/brand-selector'
import { BrandSelectorFrame } from '@/components/checkout/brand-selector.styles'
import { PlanMessages } from '@/components/checkout/checkout-messages'
import { JourneySteps } from '@/components/layout/journey-steps'
import { Screen } from '@/components/layout/screen'
import { PrivateFragmentScript } from '@/components/runtime/private-fragment-script'
import { singleBrands } from '@/lib/api/cached/offered-brands'
import { currentBrand, currentLocale } from '@/lib/routing/current-page'
import { describePage } from '@/lib/seo/describe-page'

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('plans')
  return describePage('single-brand-selector', { title: t('brandTitle') })
}

export default async function SingleBrandSelectorPage() {
  // The page does not depend on the brand, but `currentBrand` keeps it from being rendered at build
  // time.
  const [locale, t] = await Promise.all([currentLocale(), getTranslations('plans'), currentBrand()])
  const offered = await singleBrands(locale)
  return (
    <Screen name="single-brand-selector">
      <PrivateFragmentScript />
      <JourneySteps current={null} audience="guest" />
      <JourneySteps current="payment" audience="member" />
      <BrandSelectorFrame>
        <header>
          <h1>{t('brandTitle')}</h1>
          <p className="ui-lead">{t('brandLead')}</p>
        </header>
        <PlanMessages>
          <BrandSelector brands={offered} />
        </PlanMessages>
      </BrandSelectorFrame>
    </Screen>
  )
}
