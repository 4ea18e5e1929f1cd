import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { LinkedAccounts } from '@/components/account/linked-accounts'
import { LinkedAccountsSection } from '@/components/account/linked-accounts.styles'
import { linkedAccountsTexts } from '@/components/account/linked-accounts-texts'
import { AccountScreen } from '@/components/layout/account-screen'
import { pageLinks } from '@/lib/routing/current-page'
import { describePage } from '@/lib/seo/describe-page'

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('account.linkedAccounts')
  return describePage('linked-accounts', { title: t('title') })
}

export default async function LinkedAccountsPage() {
  const [t, link, texts] = await Promise.all([
    getTranslations('account.linkedAccounts'),
    pageLinks(),
    linkedAccountsTexts(),
  ])
  const addHref = link('email-lookup', {
    flow: 'additional-email',
    onBack: link('linked-accounts'),
  })
  return (
    <AccountScreen name="linked-accounts" title={t('title')} lead={t('lead')}>
      <LinkedAccountsSection>
        <LinkedAccounts addHref={addHref} texts={texts} />
      </LinkedAccountsSection>
    </AccountScreen>
  )
}
