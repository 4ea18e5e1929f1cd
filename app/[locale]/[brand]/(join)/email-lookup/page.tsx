import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { JoinMessages } from '@/components/join/join-messages'
import { JoinSection } from '@/components/join/join.styles'
import { LookupForm } from '@/components/join/lookup-form'
import { Screen } from '@/components/layout/screen'
import { describePage } from '@/lib/seo/describe-page'

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('join')
  return describePage('email-lookup', { title: t('lookupTitle') })
}

export default async function EmailLookupPage() {
  const t = await getTranslations('join')
  return (
    <Screen name="email-lookup" width="form">
      <JoinSection>
        <div className="join-head">
          <h1>{t('lookupTitle')}</h1>
          <p>{t('lookupLead')}</p>
        </div>
        <JoinMessages>
          <LookupForm />
        </JoinMessages>
      </JoinSection>
    </Screen>
  )
}
