import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { JoinMessages } from '@/components/join/join-messages'
import { ForgotPassword } from '@/components/join/forgot-password'
import { Screen } from '@/components/layout/screen'
import { PrivateFragmentScript } from '@/components/runtime/private-fragment-script'
import { describePage } from '@/lib/seo/describe-page'

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('join')
  return describePage('forgot-password', { title: t('passwordPageTitle') })
}

export default function ForgotPasswordPage() {
  return (
    <Screen name="forgot-password" width="form">
      <PrivateFragmentScript />
      <section className="join-section">
        <JoinMessages>
          <ForgotPassword />
        </JoinMessages>
      </section>
    </Screen>
  )
}
