import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { CheckoutMessages } from '@/components/checkout/checkout-messages'
import { PlanSelector } from '@/components/checkout/plan-selector'
import { PlanSelectorFrame } from '@/components/checkout/plan-selector.styles'
import { AccountScreen } from '@/components/layout/account-screen'
import { MembershipMessages } from '@/components/membership/membership-messages'
import { PlanChange } from '@/components/membership/plan-change'
import { PlanChangeSection } from '@/components/membership/plan-change.styles'
import { singleBrands } from '@/lib/api/cached/offered-brands'
import { cachedPlans } from '@/lib/api/cached/plans'
import { brandLooks } from '@/lib/brand/brand-looks'
import { publicConfig } from '@/lib/config/public-config'
import { currentBrand, currentPageContext } from '@/lib/routing/current-page'
import { describePage } from '@/lib/seo/describe-page'

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('account.plans')
  return describePage('plans', { title: t('title') })
}

export default async function PlansPage() {
  const [context, brand, t] = await Promise.all([
    currentPageContext(),
    currentBrand(),
    getTranslations('account.plans'),
  ])
  const [all, ofBrand, brands] = await Promise.all([
    cachedPlans(context.locale, { brandId: null }),
    cachedPlans(context.locale, { brandId: brand.id }),
    singleBrands(context.locale),
  ])
  const selector = (
    <PlanSelectorFrame>
      <CheckoutMessages>
        <PlanSelector
          plans={ofBrand.ok ? ofBrand.data.data : null}
          brand={brand}
          surface={brandLooks[brand.look].plan.surface}
          helpUrl={publicConfig().helpUrl}
        />
      </CheckoutMessages>
    </PlanSelectorFrame>
  )
  return (
    <AccountScreen name="plans" title={t('title')} lead={t('lead')}>
      <PlanChangeSection>
        <MembershipMessages>
          <PlanChange
            context={context}
            plans={all.ok ? all.data.data : null}
            brands={brands}
            selector={selector}
          />
        </MembershipMessages>
      </PlanChangeSection>
    </AccountScreen>
  )
}
