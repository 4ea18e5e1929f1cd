'use client'

import { useLocale, useTranslations } from 'next-intl'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { mutate } from 'swr'
import type { SubmitResult } from '@/hooks/use-form'
import { browserApi } from '@/lib/api/browser'
import { isApiError } from '@/lib/api/error-kinds'
import { swrKeys } from '@/lib/api/swr-keys'
import { checkCode, sendCode } from '@/lib/api/verify'
import { flowPath } from '@/lib/flow/flow-path'
import type { Verification } from '@/lib/flow/flow-state'
import { readFlow, updateFlow } from '@/lib/flow/flow-store'
import { formFailure } from '@/lib/join/forms'
import { providerNow } from '@/lib/time/provider-clock'
import { useFlowParams } from './use-flow'

/** Returns a function that mails a code and remembers for which mailbox; it returns what failed. */
export function useSendCode() {
  const t = useTranslations('join.verify')
  const errors = useTranslations('errors')

  return async (mailbox: Omit<Verification, 'sentAt'>): Promise<SubmitResult> => {
    const result = await sendCode(browserApi, mailbox)
    if (!result.ok) return { form: formFailure(result.error, errors) }
    if (!result.data.success) return { form: t('notSent') }
    updateFlow({ verification: { ...mailbox, sentAt: providerNow() } })
  }
}

/**
 * Checks a code and goes on to the accounts that it proves. `isLocked` means that only a new code
 * helps.
 */
export function useCheckCode() {
  const t = useTranslations('join.verify')
  const errors = useTranslations('errors')
  const locale = useLocale()
  const router = useRouter()
  const params = useFlowParams()
  const [isLocked, setLocked] = useState(false)

  async function check(mailbox: Verification, code: string): Promise<SubmitResult> {
    if (code.length < 6) return { fields: { code: t('incomplete') } }
    const { verificationToken } = readFlow()
    const { email, userId } = mailbox
    const result = await checkCode(browserApi, { email, userId, code, verificationToken })
    if (!result.ok) {
      const { error } = result
      const isUsedUp = isApiError(error) && error.code === 'code_used_up'
      setLocked(isUsedUp)
      if (isUsedUp) return { form: error.messages }
      const message = formFailure(error, errors)
      const atField = isApiError(error) && error.status === 422
      return atField ? { fields: { code: message } } : { form: message }
    }
    if (!result.data.success) return { form: errors('default') }
    const token = result.data.verificationToken
    updateFlow({ verificationToken: token })
    // The token may prove more than before.
    if (token !== null) await mutate(swrKeys.provedAccounts(token), undefined)
    // The code is used up, so Back does not lead to it.
    router.replace(flowPath('associated-accounts', { locale, params }))
  }

  return { check, isLocked, unlock: () => setLocked(false) }
}
