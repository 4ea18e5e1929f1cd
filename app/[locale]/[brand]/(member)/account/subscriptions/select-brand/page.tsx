import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { AccountScreen } from '@/components/layout/account-screen'
import { BrandChoice } from '@/components/membership/brand-choice'
import { MembershipMessages } from '@/components/membership/membership-messages'
import { PlanChangeSection } from '@/components/membership/plan-change.styles'
import { singleBrands } from '@/lib/api/cached/offered-brands'
import { currentPageContext } from '@/lib/routing/current-page'
import { describePage } from '@/lib/seo/describe-page'

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('account.membership.brand')
  return describePage('select-brand', { title: t('title') })
}

export default async function SelectBrandPage() {
  const [context, t] = await Promise.all([
    currentPageContext(),
    getTranslations('account.membership.brand'),
  ])
  const brands = await singleBrands(context.locale)
  return (
    <AccountScreen name="select-brand" title={t('title')}>
      <PlanChangeSection>
        <MembershipMessages>
          <BrandChoice brands={brands} context={context} />
        </MembershipMessages>
      </PlanChangeSection>
    </AccountScreen>
  )
}
