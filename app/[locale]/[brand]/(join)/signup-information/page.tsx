import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { SignupForm } from '@/components/join/signup-form'
import { JourneySteps } from '@/components/layout/journey-steps'
import { JoinStep } from '@/components/layout/join-step'
import { Unavailable } from '@/components/layout/failure-screens'
import { cachedLegalAgreements } from '@/lib/api/cached/reference-data'
import { currentPageContext } from '@/lib/routing/current-page'
import { describePage } from '@/lib/seo/describe-page'

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('join')
  return describePage('signup-information', { title: t('signupTitle') })
}

export default async function SignupInformationPage() {
  const { locale } = await currentPageContext()
  const [t, agreements] = await Promise.all([
    getTranslations('join'),
    cachedLegalAgreements(locale),
  ])
  if (!agreements.ok) return <Unavailable screen="signup-information" />

  return (
    <JoinStep
      name="signup-information"
      title={t('signupTitle')}
      lead={t('signupLead')}
      steps={<JourneySteps current="account" />}
    >
      <SignupForm agreements={agreements.data.data} />
    </JoinStep>
  )
}
