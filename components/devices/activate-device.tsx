'use client'

import { useActivation } from '@/hooks/devices/use-activation'
import { useSearch } from '@/hooks/use-search'
import { cleanCode } from '@/lib/devices/activation-code'
import type { ActivationTexts } from './activation-texts'
import { CodeForm } from './code-form'
import { ConfirmDevice } from './confirm-device'
import { DeviceGranted } from './device-granted'

interface ActivateDeviceProps {
  /** Where the member's devices are listed. */
  profileHref: string
  texts: ActivationTexts
}

/** Signs a TV in: its code, its name to confirm, and the result. */
export function ActivateDevice({ profileHref, texts }: ActivateDeviceProps) {
  const { activation, busy, find, grant, restart } = useActivation()
  // The QR code of a TV leads here with its code.
  const given = cleanCode(new URLSearchParams(useSearch()).get('code') ?? '')

  switch (activation.step) {
    case 'enter': {
      const code = activation.code || given
      return (
        <CodeForm key={code} code={code} problem={activation.problem} texts={texts} onFind={find} />
      )
    }
    case 'confirm':
      return (
        <ConfirmDevice
          device={activation.deviceName}
          code={activation.code}
          busy={busy}
          texts={texts}
          onConfirm={() => grant(activation.code)}
          onOther={restart}
        />
      )
    case 'done':
      return (
        <DeviceGranted
          device={activation.deviceName}
          profileHref={profileHref}
          texts={texts}
          onAgain={restart}
        />
      )
  }
}
