'use client'

import { useEffect, useState } from 'react'
import { browserApi } from '@/lib/api/browser'
import { isApiError, isCallError } from '@/lib/api/error-kinds'
import { claimPurchase, type PurchaseClaim, readPurchaseClaim } from '@/lib/api/purchase-claims'

export type ClaimState =
  | { kind: 'loading' | 'unknown' | 'unavailable' }
  | { kind: 'claim'; claim: PurchaseClaim; isNew: boolean; isBusy: boolean; failed: boolean }

// A link that is unknown, has expired or is no link at all.
const unknownStatuses = [400, 404, 422]
const failureOf = (error: unknown): ClaimState =>
  isApiError(error) && unknownStatuses.includes(error.status)
    ? { kind: 'unknown' }
    : { kind: 'unavailable' }

/**
 * The purchase of a link from a mail, and what becomes of it. `isNew` means that its outcome was
 * decided here just now. The token stays in memory.
 */
export function usePurchaseClaim(token: string) {
  const [state, setState] = useState<ClaimState>({ kind: 'loading' })
  const [round, setRound] = useState(0)

  useEffect(() => {
    let left = false
    readPurchaseClaim(browserApi, token)
      .then((claim): ClaimState => {
        return { kind: 'claim', claim, isNew: false, isBusy: false, failed: false }
      })
      .catch((error: unknown) => {
        if (isCallError(error)) return failureOf(error)
        throw error
      })
      .then((next) => left || setState(next))
    return () => {
      left = true
    }
  }, [token, round])

  async function claim(): Promise<void> {
    if (state.kind !== 'claim' || state.isBusy) return
    setState({ ...state, isBusy: true, failed: false })
    const result = await claimPurchase(browserApi, token)
    if (result.ok)
      return setState({ ...state, claim: result.data, isNew: true, isBusy: false, failed: false })
    const failure = failureOf(result.error)
    setState(failure.kind === 'unknown' ? failure : { ...state, isBusy: false, failed: true })
  }

  function retry(): void {
    setState({ kind: 'loading' })
    setRound(round + 1)
  }

  return { state, claim, retry }
}
