'use client'

import { useState } from 'react'
import { useLeaveGuard } from '@/hooks/join/use-leave-guard'
import { useOnline } from '@/hooks/use-online'
import { type FormFacts, formState, submission } from '@/lib/checkout/form-state'
import { errorsBesideCard } from '@/lib/checkout/payment-fields'
import { isAlreadySubscribed } from '@/lib/checkout/payment-notice'
import { useCardFields } from './use-card-fields'
import { useFieldErrors } from './use-field-errors'
import { useOrder } from './use-order'
import type { ReadyPurchase } from './use-payment-screen'
import { usePurchase } from './use-purchase'
import { useWalletPayment } from './use-wallet-payment'

/**
 * The payment form: what is asked, what can be sent, and what stands still. `covered` once the
 * provider has refused the plan to someone who has one in its place.
 */
export function useCheckoutForm(ready: ReadyPurchase) {
  const { plan, scope, currency, profile, onFile, provider } = ready
  const isOnline = useOnline()
  const order = useOrder({
    plan,
    scope,
    currency,
    cardOnFile: onFile.card,
    defaults: ready.defaults,
    promotion: (ready.link ?? ready.offer)?.promotion ?? null,
  })
  const { form, payWith, wallet } = order
  const { state, flags, sameTerms, busyElsewhere, pay } = usePurchase(ready, order)

  const typesCard = payWith === 'newCard' && wallet === null
  const method = wallet?.paymentMethodId ?? payWith
  // The payment method of a purchase from an earlier visit is unknown, so it counts as unchanged.
  const [triedWith, setTriedWith] = useState(method)
  const cardFields = useCardFields(provider, typesCard)
  const hasCard = !typesCard || cardFields.status === 'ready'
  const errors = hasCard ? order.errors : errorsBesideCard(order.errors)
  const { errorOf, announced, pointTo } = useFieldErrors({ ...order, errors })
  const facts: FormFacts = {
    state,
    payWith,
    newCard: method !== triedWith || (typesCard && form.cardTouched),
    sameTerms,
    isPriced: profile.status !== 'loading',
    hasCard,
    hasCharges: order.summary.charges !== null,
    isOnline,
    errors,
  }

  const allowed = formState(facts)
  useLeaveGuard(form.dirty && !allowed.isPaying)

  function submit(): void {
    const sent = submission(facts)
    if (sent.kind === 'wrong') return pointTo(sent.field)
    if (sent.kind === 'refused') return
    form.settle()
    setTriedWith(method)
    void pay(sent.event)
  }

  const walletPayment = useWalletPayment(order, submit)

  function takeAnotherCard(): void {
    order.setWallet(null)
    order.setPayWith('newCard')
    form.expectCard()
    cardFields.startOver()
  }

  if (isAlreadySubscribed(state))
    return { kind: 'covered', sentence: state.failure?.messages[0] } as const
  return {
    kind: 'form',
    order,
    state,
    isBusy: flags.loading,
    isPriced: facts.isPriced,
    isOnline,
    ...allowed,
    busyElsewhere,
    cardFields,
    errorOf,
    /** The sentence about the field that the last sending led to. */
    announced,
    submit,
    /** Pays with what was confirmed in a wallet. */
    payWithWallet: walletPayment.payWith,
    isWalletTotalNew: walletPayment.isChanged,
    takeAnotherCard,
  } as const
}
