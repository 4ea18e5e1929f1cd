'use client'

import { useLocale } from 'next-intl'
import type { MouseEvent } from 'react'
import { useFlowParams } from '@/hooks/join/use-flow'
import { useSignedIn } from '@/hooks/session/use-signed-in'
import { useHydrated } from '@/hooks/use-hydrated'
import { useSearch } from '@/hooks/use-search'
import { opensElsewhere } from '@/lib/browser/opens-elsewhere'
import { type Choice, choicePath, chosenState } from '@/lib/flow/choice'
import { flowParams, namesStoreAlone } from '@/lib/flow/flow-params'
import { emptyFlow } from '@/lib/flow/flow-state'
import { readFlow, updateFlow } from '@/lib/flow/flow-store'

/** The attributes of a link that takes a choice. */
export interface ChoiceLink {
  href: string
  onClick: (event: MouseEvent) => void
  'data-choice'?: string
}

/**
 * The link of each choice of a plan or an offer, which remembers it. On the server everybody counts
 * as signed in, because the payment page sends guests to the sign-up by itself. With `isPublic` it is
 * bought on the page of payment links, by the link that has led to it.
 */
export function usePlanChoice(isPublic = false) {
  const locale = useLocale()
  const params = useFlowParams()
  const search = useSearch()
  const signedIn = useSignedIn() ?? true
  const link = isPublic ? flowParams(new URLSearchParams(search)) : null
  const place = { locale, params, signedIn, link }
  const hydrated = useHydrated()
  const namesStore = link === null && namesStoreAlone(params)

  /** With the plan, for other tabs, which remember nothing; a store cannot stand beside it. */
  const hrefOf = (choice: Choice) =>
    choicePath(choice, {
      ...place,
      params: namesStore ? { ...params, store_id: undefined } : params,
    })

  function follow(event: MouseEvent, choice: Choice): void {
    const isKept = updateFlow(chosenState(choice, readFlow()))
    if (!namesStore || !isKept || opensElsewhere(event)) return
    // Here the plan is remembered, so the address keeps the store.
    event.preventDefault()
    window.location.assign(choicePath(choice, place))
  }

  return (choice: Choice): ChoiceLink => ({
    href: hrefOf(choice),
    onClick: (event) => follow(event, choice),
    // Until it has been hydrated, `QueryPassthroughScript` remembers what `data-choice` says.
    ...(!hydrated && { 'data-choice': JSON.stringify(chosenState(choice, emptyFlow)) }),
  })
}
