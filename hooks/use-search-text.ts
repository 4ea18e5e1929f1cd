import { pushParams } from '@/lib/navigation/address-params'
import { useSearch } from './use-search'

/** What is searched for by the address bar's `q`, and a way to search for something else. */
export function useSearchText() {
  const q = (new URLSearchParams(useSearch()).get('q') ?? '').trim().slice(0, 100)
  return { q, setQ: (text: string) => pushParams({ q: text }) }
}
