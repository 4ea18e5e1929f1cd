import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { Billing } from '@/components/billing/billing'
import { BillingMessages } from '@/components/billing/billing-messages'
import { BillingSection } from '@/components/billing/billing.styles'
import { PageTrail } from '@/components/layout/page-trail'
import { Screen } from '@/components/layout/screen'
import { describePage } from '@/lib/seo/describe-page'

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('account.billing')
  return describePage('billing', { title: t('title') })
}

export default async function BillingPage() {
  const t = await getTranslations('account.billing')
  return (
    <Screen name="billing">
      <PageTrail screen="billing" title={t('title')} />
      <h1>{t('title')}</h1>
      <p className="ui-lead">{t('lead')}</p>
      <BillingSection>
        <BillingMessages>
          <Billing />
        </BillingMessages>
      </BillingSection>
    </Screen>
  )
}
