import { useSyncExternalStore } from 'react'
import { onAddressChange } from '@/lib/navigation/address-change'

/**
 * The query of the address bar, with its `?`; empty in the server's HTML. Other than with
 * `useSearchParams`, what reads it stands in a static page and is taken over there as it is.
 */
export function useSearch(): string {
  return useSyncExternalStore(
    onAddressChange,
    () => location.search,
    () => '',
  )
}
