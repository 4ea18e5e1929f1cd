'use client'

import { useSearchParams } from 'next/navigation'
import { useEffect } from 'react'
import { announceAddressChange } from '@/lib/navigation/address-change'

/** Tells `useSearch` of every navigation; the only one that has to wait for the address. */
export function AddressWatcher() {
  const search = useSearchParams()
  useEffect(announceAddressChange, [search])
  return null
}
