'use client'

import { useState } from 'react'
import { loadDraft, saveDraft } from '@/lib/checkout/draft'
import {
  emptyFrames,
  emptyValues,
  type FramedField,
  type FrameState,
  type PaymentField,
  type TypedField,
  type TypedValues,
} from '@/lib/checkout/payment-fields'

/**
 * What is typed into the payment form, and which fields have been left. What the frames hold is never
 * known here, only whether it is whole. `cardTouched` tells that a card was typed since `settle`.
 */
export function usePaymentForm(defaults: Partial<TypedValues>) {
  const [typed, setTyped] = useState<Partial<TypedValues>>(() => loadDraft() ?? {})
  // What is known of the payer may come later than the form: it fills what nobody has typed.
  const values: TypedValues = { ...emptyValues, ...defaults, ...typed }
  const [frames, setFrames] = useState(emptyFrames)
  const [left, setLeft] = useState<ReadonlySet<PaymentField>>(new Set())
  const [cardTouched, setCardTouched] = useState(false)
  const [dirty, setDirty] = useState(false)

  function change(field: TypedField, value: string): void {
    // A state of one country is none of another.
    const next = { ...typed, ...(field === 'country' && { state: '' }), [field]: value }
    setTyped(next)
    setDirty(true)
    saveDraft({ ...values, ...next })
  }

  function changeFrame(field: FramedField, state: FrameState): void {
    setFrames((known) => ({ ...known, [field]: state }))
    if (!state.empty) setDirty(true)
    setCardTouched(true)
  }

  const leave = (field: PaymentField) => setLeft((known) => new Set(known).add(field))

  return {
    values,
    frames,
    left,
    dirty,
    cardTouched,
    change,
    changeFrame,
    leave,
    leaveAll: (fields: readonly PaymentField[]) => setLeft(new Set(fields)),
    /** From now on, a card that is typed is another one. */
    settle: () => setCardTouched(false),
  }
}
