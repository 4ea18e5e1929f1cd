import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { AccountScreen } from '@/components/layout/account-screen'
import { SupportChat } from '@/components/layout/support-chat'
import { MemberOffers } from '@/components/membership/member-offers'
import { MembershipMessages } from '@/components/membership/membership-messages'
import { PlanChangeSection } from '@/components/membership/plan-change.styles'
import { currentDateLocale } from '@/lib/locale/current-date-locale'
import { currentBrand, currentPageContext } from '@/lib/routing/current-page'
import { describePage } from '@/lib/seo/describe-page'

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('account.offers.user')
  return describePage('offers-exclusive', { title: t('title') })
}

export default async function OffersExclusivePage() {
  const [context, brand, t, dates] = await Promise.all([
    currentPageContext(),
    currentBrand(),
    getTranslations('account.offers.user'),
    currentDateLocale(),
  ])
  return (
    <>
      <AccountScreen name="offers-exclusive" title={t('title')} lead={t('lead')}>
        <PlanChangeSection>
          <MembershipMessages>
            <MemberOffers list="user" brand={brand} context={context} dates={dates} />
          </MembershipMessages>
        </PlanChangeSection>
      </AccountScreen>
      <SupportChat />
    </>
  )
}
