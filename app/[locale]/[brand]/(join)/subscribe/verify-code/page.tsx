import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { VerifyCode } from '@/components/join/verify-code'
import { JoinMessages } from '@/components/join/join-messages'
import { Screen } from '@/components/layout/screen'
import { describePage } from '@/lib/seo/describe-page'

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('join.verify')
  return describePage('verify-code', { title: t('title') })
}

export default async function VerifyCodePage() {
  const t = await getTranslations('join.verify')
  return (
    <Screen name="verify-code" width="form">
      <section className="join-section">
        <div className="join-head">
          <h1>{t('title')}</h1>
        </div>
        <JoinMessages step="verify">
          <VerifyCode />
        </JoinMessages>
      </section>
    </Screen>
  )
}
