import { useSearch } from '@/hooks/use-search'
import { knownIds, pushParams, readIds, toggleIn } from '@/lib/navigation/address-params'

export type Modalities = ReturnType<typeof useModalities>

/**
 * The modalities in the URL that filter a list, and functions to change them. Each change is a
 * history entry, so that Back undoes it.
 *
 * @param choices all modalities; ids that are not among them are ignored
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
