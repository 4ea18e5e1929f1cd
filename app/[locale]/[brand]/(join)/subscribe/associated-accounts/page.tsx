import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { AssociatedAccounts } from '@/components/join/associated-accounts'
import { JoinStep } from '@/components/layout/join-step'
import { describePage } from '@/lib/seo/describe-page'

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('join.accounts')
  return describePage('associated-accounts', { title: t('title') })
}

export default async function AssociatedAccountsPage() {
  const t = await getTranslations('join.accounts')
  return (
    <JoinStep name="associated-accounts" messages="accounts" title={t('title')} lead={t('lead')}>
      <AssociatedAccounts />
    </JoinStep>
  )
}
