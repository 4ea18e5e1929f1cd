'use client'

import { useState } from 'react'
import { loadDraft, saveDraft } from '@/lib/checkout/draft'
import {
  emptyFrames,
  emptyValues,
  type FramedField,
  type FrameState,
  isFramed,
  type PaymentField,
  type TypedField,
  type TypedValues,
} from '@/lib/checkout/payment-fields'

/**
 * The values of the payment form and the fields that have been left. The content of the card
 * iframes is never known here, only whether it is complete. `cardTouched` means that a card was
 * entered since the last `settle`. With `isKept` the values survive a reload in this tab.
 */
export function usePaymentForm(defaults: Partial<TypedValues>, isKept = true) {
  const [typed, setTyped] = useState<Partial<TypedValues>>(() => (isKept && loadDraft()) || {})
  // Defaults may arrive after the form is shown; they fill fields that have not been edited.
  const values: TypedValues = withNameOnCard({ ...emptyValues, ...defaults, ...typed }, typed)
  const [frames, setFrames] = useState(emptyFrames)
  const [left, setLeft] = useState<ReadonlySet<PaymentField>>(new Set())
  const [cardTouched, setCardTouched] = useState(false)
  const [dirty, setDirty] = useState(false)

  function change(field: TypedField, value: string): void {
    // A state does not belong to any other country.
    const next = { ...typed, ...(field === 'country' && { state: '' }), [field]: value }
    setTyped(next)
    setDirty(true)
    if (isKept) saveDraft({ ...values, ...next })
  }

  /** Fills several fields in at once. */
  function fill(given: Partial<TypedValues>): void {
    setTyped((known) => ({ ...known, ...given }))
    setDirty(true)
  }

  /** Empties what says who the buyer is. */
  function clearBuyer(): void {
    const address = Object.entries(typed).filter(([field]) => field !== 'nameOnCard')
    setTyped({ ...Object.fromEntries(address), email: '', firstName: '', lastName: '' })
    setLeft(new Set())
  }

  function changeFrame(field: FramedField, state: FrameState): void {
    setFrames((known) => ({ ...known, [field]: state }))
    if (!state.empty) setDirty(true)
    setCardTouched(true)
  }

  /** The iframes were removed, and what was typed into them. */
  const forgetCard = () => setFrames(emptyFrames)

  const leave = (field: PaymentField) => setLeft((known) => new Set(known).add(field))

  return {
    values,
    frames,
    left,
    dirty,
    cardTouched,
    change,
    fill,
    changeFrame,
    forgetCard,
    leave,
    clearBuyer,
    leaveAll: (fields: readonly PaymentField[]) => setLeft(new Set(fields)),
    /** Nothing is wrong yet with a card that is to be typed. */
    expectCard: () => setLeft((known) => new Set([...known].filter((field) => !isFramed(field)))),
    /** Marks the current card as known, so that the next input counts as another card. */
    settle: () => setCardTouched(false),
  }
}

/** Buyers usually pay with a card of their own name. */
function withNameOnCard(values: TypedValues, typed: Partial<TypedValues>): TypedValues {
  if (typed.nameOnCard !== undefined) return values
  const name = [values.firstName, values.lastName].filter(Boolean).join(' ')
  return { ...values, nameOnCard: name || values.nameOnCard }
}
