import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { AssociatedAccounts } from '@/components/join/associated-accounts'
import { JoinMessages } from '@/components/join/join-messages'
import { Screen } from '@/components/layout/screen'
import { describePage } from '@/lib/seo/describe-page'

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('join.accounts')
  return describePage('associated-accounts', { title: t('title') })
}

export default async function AssociatedAccountsPage() {
  const t = await getTranslations('join.accounts')
  return (
    <Screen name="associated-accounts" width="form">
      <section className="join-section">
        <div className="join-head">
          <h1>{t('title')}</h1>
          <p>{t('lead')}</p>
        </div>
        <JoinMessages step="accounts">
          <AssociatedAccounts />
        </JoinMessages>
      </section>
    </Screen>
  )
}
