'use client'

import { useEffect, useRef } from 'react'
import { toast } from '@/components/ui/toast/toast-store'
import { nativeAddress, type NativeApp, openNativeApp } from '@/lib/browser/native-app'
import { Button } from './button'

interface OpenInAppProps {
  app: NativeApp
  /** Path of the current page, which the app opens. */
  path: string
  texts: { openInApp: string; appMissing: string }
  /** When the person comes back from the app. */
  onReturn?: () => void
}

/** Opens the native app on supported phones, or its store page when it is not installed. */
export function OpenInApp({ app, path, texts, onReturn }: OpenInAppProps) {
  const stop = useRef<() => void>(undefined)
  useEffect(() => () => stop.current?.(), [])
  const address = nativeAddress(app, path, navigator.userAgent)
  if (!address) return null

  function leave({ open, store }: { open: string; store: string | null }) {
    stop.current?.()
    stop.current = openNativeApp({
      open: () => window.location.assign(open),
      onFallback: () => {
        if (store !== null) window.location.assign(store)
        else toast({ kind: 'info', message: texts.appMissing })
      },
      onReturn,
    })
  }

  return (
    <Button variant="secondary" onClick={() => leave(address)}>
      {texts.openInApp}
    </Button>
  )
}
