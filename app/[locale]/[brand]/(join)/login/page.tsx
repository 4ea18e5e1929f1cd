import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { InFlow } from '@/components/join/in-flow'
import { JoinMessages } from '@/components/join/join-messages'
import { LoginForm } from '@/components/join/login-form'
import { JourneySteps } from '@/components/layout/journey-steps'
import { Screen } from '@/components/layout/screen'
import { describePage } from '@/lib/seo/describe-page'

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('join')
  return describePage('login', { title: t('loginTitle') })
}

export default async function LoginPage() {
  const t = await getTranslations('join')
  return (
    <Screen name="login" width="form">
      <section className="join-section">
        <div className="join-head">
          <InFlow>
            <JourneySteps current="account" />
          </InFlow>
          <h1>{t('loginTitle')}</h1>
          <p>{t('loginLead')}</p>
        </div>
        <JoinMessages>
          <LoginForm />
        </JoinMessages>
      </section>
    </Screen>
  )
}
