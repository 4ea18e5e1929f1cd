import { useEffect, useState } from 'react'
import { useSearch } from '@/hooks/use-search'
import { pushParams } from '@/lib/navigation/address-params'
import { parseStudioFilters, type StudioFilters } from '@/lib/studios/studio-filters'
import { useStore } from '@/hooks/use-store'
import { locate, type LocationFailure, positionStore } from '@/lib/studios/position'

/**
 * The filters of the studios in the address bar, and a way to change them. Each change is an entry
 * in the history, so Back undoes it; other parameters stay.
 */
export function useStudioFilters() {
  return {
    filters: parseStudioFilters(new URLSearchParams(useSearch())),
    setFilters: (next: StudioFilters) => pushParams({ ...next }),
  }
}

/**
 * Where the visitor is, once they said so. `ask` makes the browser ask them; `wanted` says that the
 * address counts on an answer, which is fetched without a question where it was allowed before.
 */
export function usePosition(wanted: boolean) {
  const position = useStore(positionStore)
  const [asking, setAsking] = useState(false)

  async function ask(): Promise<LocationFailure | null> {
    if (positionStore.get()) return null
    setAsking(true)
    const found = await locate(navigator.geolocation)
    setAsking(false)
    if (typeof found === 'string') return found
    positionStore.set(found)
    return null
  }

  useEffect(() => {
    if (!wanted || positionStore.get()) return
    let isHere = true
    void isAllowed().then(async (allowed) => {
      const found = allowed && isHere ? await locate(navigator.geolocation) : null
      if (found && typeof found !== 'string') positionStore.set(found)
    })
    return () => {
      isHere = false
    }
  }, [wanted])

  return { position, asking, ask }
}

async function isAllowed(): Promise<boolean> {
  // Some browsers have no such question, or refuse it about places.
  return (
    (await navigator.permissions?.query({ name: 'geolocation' }).then(
      ({ state }) => state === 'granted',
      () => false,
    )) ?? false
  )
}
