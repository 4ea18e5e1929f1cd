'use client'

import type { MouseEvent, ReactNode } from 'react'

interface PopoverMenuProps {
  id: string
  label: string
  icon: ReactNode
  children: ReactNode
}

function closeAfterLink(event: MouseEvent<HTMLElement>) {
  if (event.target instanceof Element && event.target.closest('a')) {
    event.currentTarget.hidePopover()
  }
}

/** A round button and what it opens below the header; the browser closes it on Escape and on a click elsewhere. */
export function PopoverMenu({ id, label, icon, children }: PopoverMenuProps) {
  return (
    <>
      <button type="button" className="round" aria-label={label} popoverTarget={id}>
        {icon}
      </button>
      <div id={id} popover="auto" className="panel" onClick={closeAfterLink}>
        {children}
      </div>
    </>
  )
}
