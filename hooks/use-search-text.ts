import { pushParams } from '@/lib/navigation/address-params'
import { useSearch } from './use-search'

/** The search text in the URL's `q`, and a function to change it. */
export function useSearchText() {
  const q = (new URLSearchParams(useSearch()).get('q') ?? '').trim().slice(0, 100)
  return { q, setQ: (text: string) => pushParams({ q: text }) }
}
