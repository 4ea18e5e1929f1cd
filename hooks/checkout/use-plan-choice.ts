'use client'

import { useLocale } from 'next-intl'
import { useFlowParams } from '@/hooks/join/use-flow'
import { useSignedIn } from '@/hooks/session/use-signed-in'
import { useHydrated } from '@/hooks/use-hydrated'
import { useSearch } from '@/hooks/use-search'
import { type Choice, choicePath, chosenState } from '@/lib/flow/choice'
import { flowParams } from '@/lib/flow/flow-params'
import { emptyFlow } from '@/lib/flow/flow-state'
import { readFlow, updateFlow } from '@/lib/flow/flow-store'

/** The attributes of a link that takes a choice. */
export interface ChoiceLink {
  href: string
  onClick: () => void
  'data-choice'?: string
}

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
  const hydrated = useHydrated()
  const hrefOf = (choice: Choice) => choicePath(choice, { locale, params, signedIn, link })
  const choose = (choice: Choice) => updateFlow(chosenState(choice, readFlow()))
  return {
    hrefOf,
    choose,
    /** Until it has been hydrated, `QueryPassthroughScript` remembers what `data-choice` says. */
    linkOf: (choice: Choice): ChoiceLink => ({
      href: hrefOf(choice),
      onClick: () => choose(choice),
      ...(!hydrated && { 'data-choice': JSON.stringify(chosenState(choice, emptyFlow)) }),
    }),
  }
}
