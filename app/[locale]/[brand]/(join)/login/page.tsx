import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { InFlow } from '@/components/join/in-flow'
import { LoginForm } from '@/components/join/login-form'
import { JourneySteps } from '@/components/layout/journey-steps'
import { JoinStep } from '@/components/layout/join-step'
import { describePage } from '@/lib/seo/describe-page'

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('join')
  return describePage('login', { title: t('loginTitle') })
}

export default async function LoginPage() {
  const t = await getTranslations('join')
  return (
    <JoinStep
      name="login"
      title={t('loginTitle')}
      lead={t('loginLead')}
      steps={
        <InFlow>
          <JourneySteps current="account" />
        </InFlow>
      }
    >
      <LoginForm />
    </JoinStep>
  )
}
