import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { JoinMessages } from '@/components/join/join-messages'
import { JoinSection } from '@/components/join/join.styles'
import { ForgotPassword } from '@/components/join/forgot-password'
import { Screen } from '@/components/layout/screen'
import { describePage } from '@/lib/seo/describe-page'

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('join')
  return describePage('forgot-password', { title: t('forgotTitle') })
}

export default async function ForgotPasswordPage() {
  const t = await getTranslations('join')
  return (
    <Screen name="forgot-password" width="form">
      <JoinSection>
        <div className="join-head">
          <h1>{t('forgotTitle')}</h1>
          <p>{t('forgotLead')}</p>
        </div>
        <JoinMessages>
          <ForgotPassword />
        </JoinMessages>
      </JoinSection>
    </Screen>
  )
}
