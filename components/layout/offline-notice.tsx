'use client'

import { OfflineIcon } from '@/components/ui/icons/status'
import { useOnline } from '@/hooks/use-online'

/** A notice shown while the browser is offline. */
export function OfflineNotice({ text }: { text: string }) {
  const online = useOnline()
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
