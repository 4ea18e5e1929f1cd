'use client'

import { useTranslations } from 'next-intl'
import { useFlowParams } from '@/hooks/join/use-flow-params'
import { useHydrated } from '@/hooks/use-hydrated'
import { readSessionEnded } from '@/lib/auth/ended-note'
import { screenOf } from '@/lib/routing/screen-of'
import { FormAlert } from './form-alert'

/** Says on the login why one is asked again: the session ended on the page that it leads back to. */
export function SessionEnded() {
  const t = useTranslations('join')
  const { onSignInRedirectTo } = useFlowParams()
  const endedOn = useHydrated() ? readSessionEnded() : null
  if (endedOn === null || endedOn !== onSignInRedirectTo) return null
  const isPaying = screenOf(endedOn.split('?')[0]!) === 'payment'
  return <FormAlert tone="info">{t(isPaying ? 'sessionEndedPaying' : 'sessionEnded')}</FormAlert>
}
