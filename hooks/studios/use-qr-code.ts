import { useEffect, useState } from 'react'
import type { QrCode } from '@/lib/studios/qr-code'

/**
 * The QR code of a text, drawn by code that is loaded when the first is needed: null until then,
 * `failed` when it cannot be loaded.
 */
export function useQrCode(text: string): QrCode | null | 'failed' {
  const [drawn, setDrawn] = useState<{ text: string; code: QrCode | 'failed' } | null>(null)
  useEffect(() => {
    let isCurrent = true
    import('@/lib/studios/qr-code').then(
      ({ qrCode }) => isCurrent && setDrawn({ text, code: qrCode(text) }),
      () => isCurrent && setDrawn({ text, code: 'failed' }),
    )
    return () => {
      isCurrent = false
    }
  }, [text])
  return drawn?.text === text ? drawn.code : null
}
