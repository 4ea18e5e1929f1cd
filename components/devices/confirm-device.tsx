'use client'

import { useEffect, useRef, useState } from 'react'
import { Button } from '@/components/ui/button'
import { failureText } from '@/lib/api/error-text'
import { fill } from '@/lib/locale/fill'
import type { ActivationTexts } from './activation-texts'

interface ConfirmDeviceProps {
  device: string
  code: string
  busy: boolean
  texts: ActivationTexts
  /** Resolves to what failed, or null. */
  onConfirm: () => Promise<unknown>
  onOther: () => void
}

/** Names the device before it is let in, because somebody else may have sent the code. */
export function ConfirmDevice(props: ConfirmDeviceProps) {
  const { device, code, busy, texts, onConfirm, onOther } = props
  const title = useRef<HTMLHeadingElement>(null)
  const [failure, setFailure] = useState<string | null>(null)
  useEffect(() => title.current?.focus(), [])

  async function confirm() {
    setFailure(null)
    const error = await onConfirm()
    if (error) setFailure(failureText(error, texts))
  }

  return (
    <section className="device-panel" aria-labelledby="device-title">
      <h2 id="device-title" ref={title} tabIndex={-1}>
        {fill(texts.confirmTitle, { device })}
      </h2>
      <p className="ui-soft">{fill(texts.confirmText, { code })}</p>
      {failure && (
        <p className="device-alert" role="alert">
          {failure}
        </p>
      )}
      <div className="device-actions">
        <Button loading={busy} onClick={() => void confirm()}>
          {texts.confirm}
        </Button>
        <Button variant="secondary" aria-disabled={busy || undefined} onClick={onOther}>
          {texts.otherCode}
        </Button>
      </div>
    </section>
  )
}
