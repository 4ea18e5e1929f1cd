import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { MatchingAccount } from '@/components/join/matching-account'
import { JoinStep } from '@/components/layout/join-step'
import { describePage } from '@/lib/seo/describe-page'

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('join.match')
  return describePage('matching-account', { title: t('title') })
}

export default async function MatchingAccountPage() {
  const t = await getTranslations('join.match')
  return (
    <JoinStep name="matching-account" messages="match" title={t('title')} lead={t('lead')}>
      <MatchingAccount />
    </JoinStep>
  )
}
