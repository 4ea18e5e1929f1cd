import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { BrandSelector } from '@/components/checkout/brand-selector'
import { BrandSelectorFrame } from '@/components/checkout/brand-selector.styles'
import { CheckoutMessages } from '@/components/checkout/checkout-messages'
import { JourneySteps } from '@/components/layout/journey-steps'
import { Screen } from '@/components/layout/screen'
import { PrivateFragmentScript } from '@/components/runtime/private-fragment-script'
import { cachedBrands } from '@/lib/api/cached/reference-data'
import { brands } from '@/lib/brand/brands'
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
  const live = await cachedBrands(locale)
  // Uses the built-in brands while the provider is down.
  const sold = live.ok
    ? live.data.data.filter((brand) => brand.singlePlanAvailable).map(({ id }) => id)
    : null
  const offered = brands.filter(({ id }) => id !== null && (sold?.includes(id) ?? true))
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
        <CheckoutMessages>
          <BrandSelector brands={offered} />
        </CheckoutMessages>
      </BrandSelectorFrame>
    </Screen>
  )
}
