import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { VerifyCode } from '@/components/join/verify-code'
import { JoinStep } from '@/components/layout/join-step'
import { describePage } from '@/lib/seo/describe-page'

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('join.verify')
  return describePage('verify-code', { title: t('title') })
}

export default async function VerifyCodePage() {
  const t = await getTranslations('join.verify')
  return (
    <JoinStep name="verify-code" messages="verify" title={t('title')}>
      <VerifyCode />
    </JoinStep>
  )
}
