'use client'

import { useSyncExternalStore } from 'react'
import { OfflineIcon } from '@/components/ui/icons/status'

function watch(listener: () => void) {
  window.addEventListener('online', listener)
  window.addEventListener('offline', listener)
  return () => {
    window.removeEventListener('online', listener)
    window.removeEventListener('offline', listener)
  }
}

/** Says so while the browser has no network. */
export function OfflineNotice({ text }: { text: string }) {
  const online = useSyncExternalStore(
    watch,
    () => navigator.onLine,
    () => true,
  )
  return (
    <div className="ui-offline" role="status">
      {!online && (
        <p>
          <OfflineIcon size={20} />
          {text}
        </p>
      )}
    </div>
  )
}
