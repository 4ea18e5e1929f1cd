import { useSearch } from '@/hooks/use-search'
import { knownIds, pushParams, readIds, toggleIn } from '@/lib/navigation/address-params'

export type Modalities = ReturnType<typeof useModalities>

/**
 * The modalities that the address bar narrows a list to, and ways to change them. Each change is an
 * entry in the history, so Back undoes it.
 *
 * @param choices all modalities; an id beyond them narrows nothing
 */
export function useModalities(choices: readonly { id: number }[]) {
  const asked = readIds(new URLSearchParams(useSearch()).get('modalities_ids'))
  const chosen = knownIds(asked, choices)
  return {
    chosen,
    toggle: (id: number) => pushParams({ modalities_ids: toggleIn(chosen, id) }),
    clear: () => pushParams({ modalities_ids: null }),
  }
}
