'use client'

import useSWR from 'swr'
import { browserApi } from '@/lib/api/browser'
import { type Card, listCards } from '@/lib/api/payment-profile'
import { readOnce } from '@/hooks/read-once-options'
import { swrKeys } from '@/lib/api/swr-keys'

/** How a read comes along that can be asked for again; it stays `failed` while it is. */
export type Loading = {
  status: 'loading' | 'ready' | 'failed'
  retrying: boolean
  retry: () => void
}
export type CardOnFile = Loading & { card: Card | null }

/**
 * The card that pays when none is typed: the default one on file. Null when there is none, and also
 * while that is not known: a new card always works.
 */
export function useCardOnFile(member: boolean): CardOnFile {
  const { data, error, isValidating, mutate } = useSWR(
    member ? swrKeys.cards : null,
    () => listCards(browserApi),
    readOnce,
  )
  const cards = data?.data ?? []
  return {
    card: cards.find((card) => card.default) ?? cards[0] ?? null,
    status: data ? 'ready' : error ? 'failed' : 'loading',
    retrying: isValidating,
    retry: () => void mutate(),
  }
}
