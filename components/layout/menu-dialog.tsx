'use client'

import { useState, type MouseEvent, type ReactNode } from 'react'
import { useDialog } from '@/components/ui/modal/use-dialog'

interface MenuDialogProps {
  label: string
  closeLabel: string
  icon: ReactNode
  closeIcon: ReactNode
  children: ReactNode
}

/** The header's menu on narrow windows: a sheet over the page. */
export function MenuDialog({ label, closeLabel, icon, closeIcon, children }: MenuDialogProps) {
  const [open, setOpen] = useState(false)
  const close = () => setOpen(false)
  const dialog = useDialog(open, close)

  function closeAfterLink(event: MouseEvent) {
    if (event.target instanceof Element && event.target.closest('a')) close()
  }

  return (
    <>
      <button
        type="button"
        className="round menu-button"
        aria-label={label}
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={() => setOpen(true)}
      >
        {icon}
      </button>
      {dialog.present && (
        <dialog
          {...dialog.props}
          role="dialog"
          aria-modal="true"
          aria-label={label}
          className="menu"
          data-modal="menu"
        >
          <button
            type="button"
            className="round menu-close"
            aria-label={closeLabel}
            onClick={close}
          >
            {closeIcon}
          </button>
          <div onClick={closeAfterLink}>{children}</div>
        </dialog>
      )}
    </>
  )
}
