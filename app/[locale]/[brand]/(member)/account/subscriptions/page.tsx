import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { AccountScreen } from '@/components/layout/account-screen'
import { MembershipList } from '@/components/membership/membership-list'
import { MembershipMessages } from '@/components/membership/membership-messages'
import { MembershipSection } from '@/components/membership/membership.styles'
import { currentPageContext } from '@/lib/routing/current-page'
import { describePage } from '@/lib/seo/describe-page'

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('account.membership')
  return describePage('subscriptions', { title: t('title') })
}

export default async function SubscriptionsPage() {
  const [context, t] = await Promise.all([
    currentPageContext(),
    getTranslations('account.membership'),
  ])
  return (
    <AccountScreen name="subscriptions" title={t('title')} lead={t('lead')}>
      <MembershipSection>
        <MembershipMessages>
          <MembershipList context={context} />
        </MembershipMessages>
      </MembershipSection>
    </AccountScreen>
  )
}
