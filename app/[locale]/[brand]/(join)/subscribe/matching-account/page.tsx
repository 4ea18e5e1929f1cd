import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { MatchingAccount } from '@/components/join/matching-account'
import { JoinMessages } from '@/components/join/join-messages'
import { Screen } from '@/components/layout/screen'
import { describePage } from '@/lib/seo/describe-page'

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('join.match')
  return describePage('matching-account', { title: t('title') })
}

export default async function MatchingAccountPage() {
  const t = await getTranslations('join.match')
  return (
    <Screen name="matching-account" width="form">
      <section className="join-section">
        <div className="join-head">
          <h1>{t('title')}</h1>
          <p>{t('lead')}</p>
        </div>
        <JoinMessages step="match">
          <MatchingAccount />
        </JoinMessages>
      </section>
    </Screen>
  )
}
