import { useEffect } from 'react'

const reloadPage = () => window.location.reload()

/**
 * How to go on after an error: `retry`, or the whole page anew where its code did not arrive, which
 * is never asked for twice. Does so by itself once a device without a network has one again.
 */
export function useRetry(error: Error, retry: () => void, reload = reloadPage): () => void {
  const lacksCode = error.name === 'ChunkLoadError'

  useEffect(() => {
    if (!lacksCode || navigator.onLine) return
    window.addEventListener('online', reload)
    return () => window.removeEventListener('online', reload)
  }, [lacksCode, reload])

  return lacksCode ? reload : retry
}
