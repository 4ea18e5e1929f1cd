import { useEffect, useState, useSyncExternalStore } from 'react'
import { locate, type LocationFailure } from '@/lib/studios/locate'
import { savePosition, knownPosition, onPosition } from '@/lib/studios/position-store'

/**
 * Where the visitor is, once they said so. `ask` makes the browser ask them; `wanted` says that the
 * address counts on an answer, which is fetched without a question where it was allowed before.
 */
export function usePosition(wanted: boolean) {
  const position = useSyncExternalStore(onPosition, knownPosition, () => null)
  const [asking, setAsking] = useState(false)

  async function ask(): Promise<LocationFailure | null> {
    if (knownPosition()) return null
    setAsking(true)
    const found = await locate(navigator.geolocation)
    setAsking(false)
    if (typeof found === 'string') return found
    savePosition(found)
    return null
  }

  useEffect(() => {
    if (!wanted || knownPosition()) return
    let isHere = true
    void isAllowed().then(async (allowed) => {
      const found = allowed && isHere ? await locate(navigator.geolocation) : null
      if (found && typeof found !== 'string') savePosition(found)
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
