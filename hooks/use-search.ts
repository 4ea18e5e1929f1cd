import { searchStore } from '@/lib/navigation/search-store'
import { useStore } from './use-store'

/**
 * The query of the address bar, with its `?`; empty in the server's HTML. Other than with
 * `useSearchParams`, what reads it stands in a static page and is taken over there as it is.
 */
export const useSearch = (): string => useStore(searchStore)
