'use client'

import useSWR from 'swr'
import { browserApi } from '@/lib/api/browser'
import { type Card, listCards } from '@/lib/api/payment-profile'
import { readOnce } from '@/hooks/use-read'
import { swrKeys } from '@/lib/api/swr-keys'

/** State of a read that can be retried; it stays `failed` while it is retried. */
export type Loading = {
  status: 'loading' | 'ready' | 'failed'
  retrying: boolean
  retry: () => void
}
export type CardOnFile = Loading & { card: Card | null }

/**
 * The default card on file, which is used when no new card is entered. Null when there is none or
 * it is not known yet, because a new card always works.
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
