'use client'

import { useLocale } from 'next-intl'
import { useFlowParams } from '@/hooks/join/use-flow'
import { useSignedIn } from '@/hooks/session/use-signed-in'
import { useSearch } from '@/hooks/use-search'
import { type Choice, choicePath, chosenState } from '@/lib/flow/choice'
import { flowParams } from '@/lib/flow/flow-params'
import { readFlow, updateFlow } from '@/lib/flow/flow-store'

/**
 * The link of each choice of a plan or an offer, and a function that remembers it. On the server
 * everybody counts as signed in, because the payment page sends guests to the sign-up by itself.
 * With `isPublic` it is bought on the page of payment links, by the link that has led to it.
 */
export function usePlanChoice(isPublic = false) {
  const locale = useLocale()
  const params = useFlowParams()
  const search = useSearch()
  const signedIn = useSignedIn() ?? true
  const link = isPublic ? flowParams(new URLSearchParams(search)) : null
  return {
    hrefOf: (choice: Choice) => choicePath(choice, { locale, params, signedIn, link }),
    choose: (choice: Choice) => updateFlow(chosenState(choice, readFlow())),
  }
}
