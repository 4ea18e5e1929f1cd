'use client'

import { useEffect, useState } from 'react'
import { CloseIcon } from '@/components/ui/icons/navigation'
import { AlertIcon, CheckCircleIcon, InfoIcon } from '@/components/ui/icons/status'
import { dismissToast, type Toast } from './toast-store'
import { useDismissal } from './use-dismissal'

const icons = { success: CheckCircleIcon, error: AlertIcon, info: InfoIcon }

/** How long each kind stays, in milliseconds. */
const stay = { success: 5000, info: 5000, error: 8000 }

/** One notice. Its words follow one frame after its live region, because readers only announce what changes inside one. */
export function ToastItem({ toast, dismissLabel }: { toast: Toast; dismissLabel: string }) {
  const { id, kind, message, action } = toast
  const [spoken, setSpoken] = useState(false)
  const { hold, release } = useDismissal(stay[kind], () => dismissToast(id))
  const Icon = icons[kind]

  useEffect(() => {
    const frame = requestAnimationFrame(() => setSpoken(true))
    return () => cancelAnimationFrame(frame)
  }, [])

  return (
    <li
      className="ui-toast"
      onPointerEnter={hold}
      onPointerLeave={release}
      onFocus={hold}
      onBlur={release}
    >
      <Icon size={22} />
      <p role={kind === 'error' ? 'alert' : 'status'} data-kind={kind}>
        {spoken ? message : ''}
      </p>
      {action && (
        <button
          type="button"
          className="ui-toast-action"
          onClick={() => {
            dismissToast(id)
            action.onClick()
          }}
        >
          {action.label}
        </button>
      )}
      <button
        type="button"
        className="ui-toast-close"
        aria-label={dismissLabel}
        onClick={() => dismissToast(id)}
      >
        <CloseIcon size={18} />
      </button>
    </li>
  )
}
