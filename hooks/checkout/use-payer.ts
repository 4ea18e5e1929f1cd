'use client'

import { useLocale } from 'next-intl'
import { useState } from 'react'
import { useLate } from '@/hooks/use-late'
import type { Plan } from '@/lib/api/plans'
import { useCardOnFile } from './use-card-on-file'
import { usePayerCurrency } from './use-payer-currency'
import { usePayerDefaults } from './use-payer-defaults'

/**
 * How long the form waits for optional data, in milliseconds. They have usually arrived by then, so
 * that nothing changes while the payer looks at the form.
 */
const COMFORT_MS = 1000

type Options = {
  isMember: boolean
  /** The plans whose prices decide the currency. */
  plans: readonly Plan[]
  /** Everything that the form cannot begin without is there. */
  isAwaited: boolean
}

/** What the payment form can begin with: card on file, currency, name and country of the payer. */
export function usePayer({ isMember, plans, isAwaited }: Options) {
  const locale = useLocale()
  const onFile = useCardOnFile(isMember)
  const { own, currencyOf, profile } = usePayerCurrency(plans, locale)
  const { defaults, settled } = usePayerDefaults(isMember)
  const isComplete = onFile.status !== 'loading' && profile.status !== 'loading' && settled
  const isLate = useLate(isAwaited && !isComplete, COMFORT_MS)
  // Once open, the form stays open, even while data are reloaded.
  const [canOpen, setOpen] = useState(false)
  if (!canOpen && (isComplete || isLate)) setOpen(true)
  return { onFile, own, currencyOf, profile, defaults, canOpen }
}
