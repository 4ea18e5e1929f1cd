import { useEffect, useEffectEvent } from 'react'
import { onSessionChange, type SessionChange } from '@/lib/auth/session-events'

/** Calls back when somebody signs in or out on this page, or their session expires. */
export function useSessionChange(callback: (change: SessionChange) => void): void {
  const notice = useEffectEvent(callback)
  useEffect(() => onSessionChange((change) => notice(change)), [])
}
