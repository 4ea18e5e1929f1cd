'use client'

import { useEffect, useRef } from 'react'
import { useStore } from '@/hooks/use-store'
import { ToastItem } from './toast-item'
import { toastStore } from './toast-store'

/** Lifts the list above a modal dialog: what was shown last lies on top. */
function lift(list: HTMLElement | null) {
  if (typeof list?.showPopover !== 'function') return
  list.popover = 'manual'
  if (document.querySelector('dialog:modal')) list.hidePopover()
  if (!list.matches(':popover-open')) list.showPopover()
}

/** Shows what `toast()` is called with; stands once, in the root layout. */
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
