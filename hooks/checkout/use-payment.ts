'use client'

import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react'
import {
  attemptAfter,
  isUnderWayElsewhere,
  type Quote,
  randomKey,
  resumeAttempt,
} from '@/lib/checkout/attempt'
import {
  loadAttempt,
  loadCurrentAttempt,
  onAttemptChange,
  saveAttempt,
  withTabLock,
} from '@/lib/checkout/attempt-store'
import {
  idlePayment,
  type PaymentEvent,
  paymentFlags,
  type PaymentState,
} from '@/lib/checkout/payment-state'
import { isGuest, type PurchaseScope, scopeKey } from '@/lib/checkout/purchase-scope'
import { reducePayment } from '@/lib/checkout/reduce-payment'
import { type PaymentPorts, runPayment } from '@/lib/checkout/run-payment'

type Options = {
  scope: PurchaseScope
  /** Read at the time of each call, so that it uses the current form. */
  ports: PaymentPorts
  /** `asked` is the order that was bought. */
  onSuccess: (state: PaymentState, asked: Quote | null) => void
}

/**
 * One purchase, from the form to its end: runs the state machine, stores the attempt, and resumes
 * what a reload or another tab has left. Specification 4.
 */
export function usePayment({ scope, ports, onSuccess }: Options) {
  const [state, setState] = useState(idlePayment)
  const [asked, setAsked] = useState<Quote | null>(null)
  const [busyElsewhere, setBusyElsewhere] = useState(false)
  const latest = useRef({ state, ports, onSuccess })
  const visit = useRef<AbortController | null>(null)
  const { userId, planId, brandId } = scope

  useEffect(() => {
    latest.current = { ...latest.current, ports, onSuccess }
  })

  const pass = useCallback(
    (next: PaymentState, { aborted: hasLeft }: AbortSignal) => {
      const owner = { userId, planId, brandId }
      const before = loadCurrentAttempt(owner, Date.now())
      // Another visit of this page may have gone on with it.
      if (hasLeft && before.stage !== 'sent') return
      const after = attemptAfter(before, next, Date.now(), randomKey)
      saveAttempt(owner, after)
      if (hasLeft) return
      latest.current.state = next
      setState(next)
      setAsked(after.order)
      if (next.step === 'succeeded') latest.current.onSuccess(next, after.order)
    },
    [userId, planId, brandId],
  )

  const take = useCallback(
    async (event: PaymentEvent) => {
      const { signal } = (visit.current ??= new AbortController())
      const next = reducePayment(latest.current.state, event)
      if (next === latest.current.state) return
      pass(next, signal)
      await runPayment(next, latest.current.ports, (state) => pass(state, signal), signal)
    },
    [pass],
  )

  useEffect(() => {
    const owner = { userId, planId, brandId }
    const attempt = loadCurrentAttempt(owner, Date.now())
    saveAttempt(owner, attempt)
    const found = resumeAttempt(attempt)
    if (found) void take(found)
    const stop = onAttemptChange(owner, ({ stage, subscriptionId }) => {
      if (stage !== 'active' || subscriptionId === null) return
      setBusyElsewhere(false)
      void take({ type: 'found', subscriptionId, resume: 'wait' })
    })
    return () => {
      stop()
      visit.current?.abort()
      visit.current = null
      latest.current.state = idlePayment
    }
  }, [take, userId, planId, brandId])

  /**
   * Starts or retries a payment; if another tab has started one meanwhile, that one is resumed
   * instead.
   */
  async function pay(event: PaymentEvent & { type: 'submit' | 'tryAgain' }): Promise<void> {
    if (isGuest(scope) && isUnderWayElsewhere(loadAttempt(scope))) return setBusyElsewhere(true)
    const outcome = await withTabLock(scopeKey(scope), () => {
      const found =
        event.type === 'submit' ? resumeAttempt(loadCurrentAttempt(scope, Date.now())) : null
      return take(found ?? event)
    })
    setBusyElsewhere(outcome === 'busy')
  }

  const flags = paymentFlags(state)
  useLeaveWarning(flags.loading, () => paymentFlags(latest.current.state).loading)

  return { state, flags, asked, busyElsewhere, pay }
}

/**
 * Makes the browser ask before the page is left while `active`. `still` is checked at that moment,
 * because the end of the work may itself navigate before the next render.
 */
function useLeaveWarning(active: boolean, still: () => boolean): void {
  const warn = useEffectEvent((event: BeforeUnloadEvent) => {
    if (still()) event.preventDefault()
  })
  useEffect(() => {
    if (!active) return
    const listener = (event: BeforeUnloadEvent) => warn(event)
    window.addEventListener('beforeunload', listener)
    return () => window.removeEventListener('beforeunload', listener)
  }, [active])
}
