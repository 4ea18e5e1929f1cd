import { useEffect, useState } from 'react'
import { useSearch } from '@/hooks/use-search'
import { pushParams } from '@/lib/navigation/address-params'
import { parseStudioFilters, type StudioFilters } from '@/lib/studios/studio-filters'
import { useStore } from '@/hooks/use-store'
import { locate, type LocationFailure, positionStore } from '@/lib/studios/position'

/**
 * The filters of the studio list in the URL, and a function to change them. Each change is a
 * history entry, so that Back undoes it; other parameters are kept.
 */
export function useStudioFilters() {
  return {
    filters: parseStudioFilters(new URLSearchParams(useSearch())),
    setFilters: (next: StudioFilters) => pushParams({ ...next }),
  }
}

/**
 * The visitor's position once they have shared it. `ask` makes the browser ask for permission.
 * `wanted` means that the URL needs a position, which is then read without asking if permission was
 * given before.
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
  // Some browsers do not support this permission query or reject it for locations.
  return (
    (await navigator.permissions?.query({ name: 'geolocation' }).then(
      ({ state }) => state === 'granted',
      () => false,
    )) ?? false
  )
}
