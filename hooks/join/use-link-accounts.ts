'use client'

import { useTranslations } from 'next-intl'
import { mutate } from 'swr'
import type { SubmitResult } from '@/hooks/use-form'
import { type AssociatedUser, linkUsers } from '@/lib/api/associated-users'
import { browserApi } from '@/lib/api/browser'
import { errorMessages } from '@/lib/api/error-text'
import { hasNoResponse, isApiError } from '@/lib/api/error-kinds'
import { swrKeys } from '@/lib/api/swr-keys'
import { updateFlow } from '@/lib/flow/flow-store'

/** Returns a function that links records to the signed-in account; it returns what failed. */
export function useLinkAccounts() {
  const t = useTranslations('join.accounts')
  const errors = useTranslations('errors')

  return async (chosen: readonly AssociatedUser[], token: string): Promise<SubmitResult> => {
    const userIds = chosen.map(({ id }) => id)
    const result = await linkUsers(browserApi, { userIds, verificationToken: token })
    if (!result.ok) {
      const { error } = result
      if (hasNoResponse(error)) return { form: t('unconfirmed') }
      const isRefused = isApiError(error) && error.status === 422
      return { form: isRefused ? t('notLinkable') : errorMessages(error, errors('default')) }
    }
    updateFlow({ associatedAccounts: [] })
    await mutate(swrKeys.linkedAccounts)
  }
}
