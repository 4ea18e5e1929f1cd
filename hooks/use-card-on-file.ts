'use client'

import useSWR from 'swr'
import { browserApi } from '@/lib/api/browser'
import { type Card, listCards } from '@/lib/api/payment-profile'
import { readOnce } from '@/hooks/read-once'

/**
 * The card that pays when none is typed: the default one on file. Null when there is none, and also
 * when that cannot be found out: a new card always works. `settled` is false while it is asked.
 */
export function useCardOnFile(member: boolean): { card: Card | null; settled: boolean } {
  const { data, error } = useSWR(
    member ? 'payment-profiles' : null,
    () => listCards(browserApi),
    readOnce,
  )
  const cards = data?.data ?? []
  return {
    card: cards.find((card) => card.default) ?? cards[0] ?? null,
    settled: data !== undefined || error !== undefined,
  }
}
