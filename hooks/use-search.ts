import { searchStore } from '@/lib/navigation/search-store'
import { useStore } from './use-store'

/**
 * The query of the URL, with its `?`; empty in the server's HTML. Unlike with `useSearchParams`,
 * components that read it stay in the static page and hydrate there.
 */
export const useSearch = (): string => useStore(searchStore)
