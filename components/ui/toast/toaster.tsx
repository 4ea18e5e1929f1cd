'use client'

import { useEffect, useRef, useState } from 'react'
import { useStore } from '@/hooks/use-store'
import { CloseIcon } from '@/components/ui/icons/navigation'
import { AlertIcon, CheckCircleIcon, InfoIcon } from '@/components/ui/icons/status'
import { dismissToast, type Toast, toastStore } from './toast-store'

/**
 * Moves the list above a modal dialog by reopening it, because the popover opened last is on top.
 */
function lift(list: HTMLElement | null) {
  if (typeof list?.showPopover !== 'function') return
  list.popover = 'manual'
  if (document.querySelector('dialog:modal')) list.hidePopover()
  if (!list.matches(':popover-open')) list.showPopover()
}

/** Renders the notifications of `toast()`; used once, in the root layout. */
export function Toaster({ dismissLabel }: { dismissLabel: string }) {
  const list = useRef<HTMLUListElement>(null)
  const toasts = useStore(toastStore)

  useEffect(() => {
    if (toasts.length > 0) lift(list.current)
  }, [toasts])

  return (
    <ul ref={list} className="ui-toasts">
      {toasts.map((toast) => (
        <ToastItem key={toast.id} toast={toast} dismissLabel={dismissLabel} />
      ))}
    </ul>
  )
}

const icons = { success: CheckCircleIcon, error: AlertIcon, info: InfoIcon }

/** How long each kind is shown, in milliseconds. */
const stay = { success: 5000, info: 5000, error: 8000 }

/**
 * One notification. Its text is added one frame after its live region, because screen readers only
 * announce changes inside one.
 */
function ToastItem({ toast, dismissLabel }: { toast: Toast; dismissLabel: string }) {
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

/** Calls `dismiss` after `ms` milliseconds, not counting the time in which it is held. */
function useDismissal(ms: number, dismiss: () => void) {
  const left = useRef(ms)
  const latest = useRef(dismiss)
  const [held, setHeld] = useState(false)

  useEffect(() => {
    latest.current = dismiss
  })

  useEffect(() => {
    if (held) return
    const started = performance.now()
    const timer = setTimeout(() => latest.current(), left.current)
    return () => {
      clearTimeout(timer)
      left.current -= performance.now() - started
    }
  }, [held])

  return { hold: () => setHeld(true), release: () => setHeld(false) }
}
