'use client'

import { useEffect } from 'react'
import { onSessionChange } from '@/lib/auth/session-events'

/** Keeps `data-session` on `<html>` true to what happens on this page after it was loaded. */
export function SessionMirror() {
  useEffect(
    () =>
      onSessionChange((change) => {
        document.documentElement.dataset.session = change === 'signed-in' ? 'member' : 'guest'
      }),
    [],
  )
  return null
}
