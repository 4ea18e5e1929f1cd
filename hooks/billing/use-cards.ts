import { useState } from 'react'
import { recovering } from '@/hooks/recovering'
import { useRead } from '@/hooks/use-read'
import { browserApi } from '@/lib/api/browser'
import { isNotFound } from '@/lib/api/error-kinds'
import { type Card, listCards, makeCardDefault, removeCard } from '@/lib/api/payment-profile'
import type { Result } from '@/lib/api/result'
import { swrKeys } from '@/lib/api/swr-keys'

/** The member's cards, read anew, and what can be done with them, one thing at a time. */
export function useCards() {
  const cards = useRead(swrKeys.cards, () => listCards(browserApi), {
    ...recovering,
    revalidateOnMount: true,
  })
  const [busyId, setBusyId] = useState<Card['id'] | null>(null)

  async function change<T>(id: Card['id'], call: Promise<Result<T>>): Promise<Result<T>> {
    setBusyId(id)
    const result = await call
    cards.retry()
    setBusyId(null)
    return result
  }

  return {
    cards,
    /** The card that is being changed. */
    busyId,
    makeDefault: (id: Card['id']) => change(id, makeCardDefault(browserApi, id)),
    /** Removes a card; one that is gone already counts as removed. */
    async remove(id: Card['id']): Promise<Result<void>> {
      const result = await change(id, removeCard(browserApi, id))
      return !result.ok && isNotFound(result.error) ? { ok: true, data: undefined } : result
    },
  }
}
