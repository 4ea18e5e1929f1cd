import { useSearch } from '@/hooks/use-search'
import { readIds, toggleIn } from '@/lib/ids'
import { pushParams } from '@/lib/navigation/push-params'

export type Modalities = ReturnType<typeof useModalities>

/**
 * The modalities that the address bar narrows a list to, and ways to change them. Each change is an
 * entry in the history, so Back undoes it.
 */
export function useModalities() {
  const chosen = readIds(new URLSearchParams(useSearch()).get('modalities_ids'))
  return {
    chosen,
    toggle: (id: number) => pushParams({ modalities_ids: toggleIn(chosen, id) }),
    clear: () => pushParams({ modalities_ids: null }),
  }
}
