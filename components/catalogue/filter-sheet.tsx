'use client'

import { type MouseEvent, type ReactNode, useId, useRef } from 'react'
import { Button } from '@/components/ui/button'
import { CloseIcon } from '@/components/ui/icons/navigation'

interface FilterSheetProps {
  /** Label of the button that opens it. */
  label: string
  /** Number of active filters, shown beside the label. */
  count: number
  title: string
  texts: { close: string; clear: string; show: string }
  onOpen: () => void
  onClear: () => void
  children: ReactNode
}

/** The filters in a sheet: at the bottom on phones, at the side on wider screens. */
export function FilterSheet(props: FilterSheetProps) {
  const { label, count, title, texts, onOpen, onClear, children } = props
  const dialog = useRef<HTMLDialogElement>(null)
  const titleId = useId()
  const close = () => dialog.current?.close()

  function open() {
    dialog.current?.showModal()
    onOpen()
  }

  // The router keeps this page hidden after a link is followed, and an open modal dialog would make
  // the new page inert.
  function closeAside({ target }: MouseEvent<HTMLDialogElement>) {
    if (target === dialog.current || (target as Element).closest('a')) close()
  }

  return (
    <>
      <Button variant="secondary" size="small" onClick={open}>
        {label}
        {count > 0 && <span className="filter-count">{count}</span>}
      </Button>
      <dialog ref={dialog} className="filter-sheet" aria-labelledby={titleId} onClick={closeAside}>
        <div className="filter-sheet-body">
          <header>
            <h2 id={titleId}>{title}</h2>
            <Button variant="ghost-secondary" iconOnly aria-label={texts.close} onClick={close}>
              <CloseIcon />
            </Button>
          </header>
          <div className="filter-sheet-groups">{children}</div>
          <footer>
            <Button variant="ghost-secondary" disabled={count === 0} onClick={onClear}>
              {texts.clear}
            </Button>
            <Button onClick={close}>{texts.show}</Button>
          </footer>
        </div>
      </dialog>
    </>
  )
}
