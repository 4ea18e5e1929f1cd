'use client'

import { useSearchParams } from 'next/navigation'
import { useEffect } from 'react'
import { searchStore } from '@/lib/navigation/search-store'

/** Tells `useSearch` of every navigation; the only one that has to wait for the address. */
export function AddressWatcher() {
  const search = useSearchParams()
  useEffect(() => searchStore.notify(), [search])
  return null
}
