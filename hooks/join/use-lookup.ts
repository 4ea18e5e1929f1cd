'use client'

import { useLocale, useTranslations } from 'next-intl'
import { useRouter } from 'next/navigation'
import type { SubmitResult } from '@/hooks/use-form'
import { browserApi } from '@/lib/api/browser'
import { isApiError } from '@/lib/api/error-kinds'
import { lookUpAdditionalEmail, lookUpEmail } from '@/lib/api/user-lookups'
import { isSessionHinted } from '@/lib/auth/session-hint'
import { isAdditionalEmail } from '@/lib/flow/flow-params'
import { flowPath } from '@/lib/flow/flow-path'
import { readFlow, updateFlow } from '@/lib/flow/flow-store'
import { addOrigin, lookupOutcome } from '@/lib/join/account-steps'
import { formFailure, isEmail } from '@/lib/join/forms'
import { useFlowParams } from './use-flow'
import { useLoginPath } from './use-next-step'

/**
 * Looks an email up and goes on to the step that follows. In the flow for an additional email the
 * look-up finds studio records only, and `isAdditional` is true.
 */
export function useLookup() {
  const t = useTranslations('join')
  const errors = useTranslations('errors')
  const locale = useLocale()
  const router = useRouter()
  const params = useFlowParams()
  const login = useLoginPath(locale)
  const isAdditional = isAdditionalEmail(params.flow)
  const match = flowPath('matching-account', { locale, params })

  async function lookUp(typed: string): Promise<SubmitResult> {
    if (typed === '') return { fields: { email: t('required', { field: 'email' }) } }
    if (!isEmail(typed)) return { fields: { email: t('notAnEmail') } }
    const ask = isAdditional ? lookUpAdditionalEmail : lookUpEmail
    const result = await ask(browserApi, { email: typed, referrerId: params.referrer_id })
    if (!result.ok) {
      const message = formFailure(result.error, errors)
      const atField = isApiError(result.error) && result.error.status === 422
      return atField ? { fields: { email: message } } : { form: message }
    }
    const outcome = lookupOutcome(result.data, { additional: isAdditional })
    if (outcome.kind === 'no-match') return { fields: { email: t('lookup.noMatch') } }

    const records = 'records' in outcome ? outcome.records : []
    const found = { lookedUpEmail: result.data.email, foundAccounts: records, verification: null }
    const origin = addOrigin(params.onBack, isSessionHinted())
    if (isAdditional) updateFlow({ ...found, email: readFlow().email ?? typed, addOrigin: origin })
    else {
      updateFlow({
        ...found,
        email: typed,
        unknownReferrer: result.data.referrerIdExists ? null : (params.referrer_id ?? null),
        verificationToken: null,
        associatedAccounts: [],
        addOrigin: null,
      })
    }
    if (outcome.kind === 'match') return router.push(match)
    if (outcome.kind === 'sign-up')
      return router.push(flowPath('signup-information', { locale, params }))
    const offersRecords = flowPath('login', {
      locale,
      params,
      extra: { onSignInRedirectTo: match },
    })
    router.push(records.length > 0 ? offersRecords : login)
  }

  return { lookUp, isAdditional, login }
}
