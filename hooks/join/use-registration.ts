'use client'

import { useTranslations } from 'next-intl'
import { useRouter } from 'next/navigation'
import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react'
import type { SubmitResult } from '@/hooks/use-form'
import { browserApi } from '@/lib/api/browser'
import { noAccounts } from '@/lib/join/account-steps'
import { formFailure } from '@/lib/join/forms'
import { linking, namesIn, registrationTypeOf } from '@/lib/join/linking'
import type { CallError } from '@/lib/api/errors'
import { isApiError, hasNoResponse } from '@/lib/api/error-kinds'
import { register } from '@/lib/api/users'
import { signIn } from '@/lib/auth/sign-in'
import { readFlow, updateFlow } from '@/lib/flow/flow-store'
import {
  clearRegistrationDraft,
  loadRegistrationDraft,
  saveRegistrationDraft,
} from '@/lib/join/registration-draft'
import {
  readRegistration,
  type RegistrationForm,
  registrationRefusal,
} from '@/lib/join/validate-registration'
import type { Locale } from '@/lib/locale/locales'
import { track } from '@/lib/tracking/track'
import { sentReferrer } from '@/lib/flow/sent-referrer'
import { useFlowParams } from './use-flow'
import { useLoginPath, useNextStep } from './use-next-step'

/**
 * Creates the account, signs in and continues. Errors of the provider are shown at their fields. If
 * the account was created but the sign-in failed, it goes to the login. When no response arrives,
 * trying again signs in to the account if it was created.
 */
export function useRegistration(locale: Locale) {
  const t = useTranslations('join')
  const errors = useTranslations('errors')
  const router = useRouter()
  const params = useFlowParams()
  const nextStep = useNextStep(locale)
  const login = useLoginPath(locale)
  const [isTaken, setTaken] = useState(false)
  const mayExist = useRef(false)

  function refusal(error: CallError): SubmitResult {
    setTaken(isTakenEmail(error))
    if (isApiError(error) && 'associatedUserIds' in error.fieldErrors) {
      updateFlow(noAccounts)
      return { form: t('signup.notLinked') }
    }
    if (hasNoResponse(error)) {
      mayExist.current = true
      return { form: t('accountUnconfirmed') }
    }
    const { fields, others } = isApiError(error) ? registrationRefusal(error) : nothingSaid
    if (others.length > 0) return { fields, form: others }
    return Object.keys(fields).length > 0 ? { fields } : { form: formFailure(error, errors) }
  }

  async function signUp(email: string, form: RegistrationForm): Promise<SubmitResult> {
    const { agreed, phone, ...person } = form
    const flow = readFlow()
    const referrerId = sentReferrer(params, flow)
    const registrationType = registrationTypeOf(flow, referrerId)
    const created = await register(browserApi, {
      user: {
        ...person,
        email,
        passwordConfirmation: form.password,
        phone: phone || undefined,
        legalAgreementIds: [...agreed],
        registrationType,
        ...linking(flow),
      },
      referrerId,
    })
    const isOwn = !created.ok && mayExist.current && isTakenEmail(created.error)
    if (!created.ok && !isOwn) return refusal(created.error)
    clearRegistrationDraft()
    updateFlow(noAccounts)
    const signedIn = await signIn({ email, password: form.password })
    // Tracked after the sign-in, because events include the user.
    track('Registration', { registrationType })
    if (!signedIn.ok) return router.push(login)
    track('Sign In', { signInType: 'after_registration' })
    // Replaces the form in the history, because it is useless once the account exists.
    window.location.replace(await nextStep())
  }

  return { signUp, isTaken }
}

const nothingSaid = { fields: {}, others: [] }

const isTakenEmail = (error: CallError) => isApiError(error) && 'email' in error.fieldErrors

/**
 * Fills empty fields of the sign-up form with what was entered before a reload, and then with the
 * names of a proved record. Calls `onFilled` if anything had been entered. Returns a function that
 * stores the current values.
 */
export function useRegistrationDraft(
  form: RefObject<HTMLFormElement | null>,
  onFilled: () => void,
): () => void {
  const fill = useEffectEvent(() => {
    const typed = Object.entries(loadRegistrationDraft() ?? {}).filter(([, text]) => text !== '')
    for (const [name, text] of [...typed, ...Object.entries(namesIn(readFlow()))]) {
      const field = form.current?.elements.namedItem(name)
      if (field instanceof HTMLInputElement && field.value === '') field.value = text
    }
    if (typed.length > 0) onFilled()
  })
  useEffect(() => fill(), [])

  return () => {
    if (form.current) saveRegistrationDraft(readRegistration(new FormData(form.current)))
  }
}
