'use client'

import { type MouseEvent, type ReactNode, useId } from 'react'
import { Button } from './button'
import { CloseIcon } from '@/components/ui/icons/navigation'
import { useDialog } from '@/components/ui/modal/use-dialog'

export interface FilterSheetTexts {
  /** The button that opens it, and its title. */
  filters: string
  close: string
  clear: string
}

export interface FilterSheetProps {
  open: boolean
  onClose: () => void
  /** Number of active filters. */
  count: number
  texts: FilterSheetTexts
  /** Label of the main button, with the number of results. */
  show: string
  onClear: () => void
  children: ReactNode
}

/** The filters in a sheet: at the bottom on phones, at the side on wider screens. */
export function FilterSheet(props: FilterSheetProps) {
  const { open, onClose, count, texts, show, onClear, children } = props
  const dialog = useDialog(open, onClose)
  const titleId = useId()
  if (!dialog.present) return null

  // The router keeps this page hidden after a link is followed, and an open modal dialog would make
  // the new page inert.
  function closeAfterLink({ target }: MouseEvent) {
    if ((target as Element).closest('a')) onClose()
  }

  return (
    <dialog {...dialog.props} className="filter-sheet" aria-labelledby={titleId}>
      <div className="filter-sheet-body" onClick={closeAfterLink}>
        <header>
          <h2 id={titleId}>{texts.filters}</h2>
          <Button variant="ghost-secondary" iconOnly aria-label={texts.close} onClick={onClose}>
            <CloseIcon />
          </Button>
        </header>
        <div className="filter-sheet-groups">{children}</div>
        <footer>
          <Button variant="ghost-secondary" disabled={count === 0} onClick={onClear}>
            {texts.clear}
          </Button>
          <Button onClick={onClose}>{show}</Button>
        </footer>
      </div>
    </dialog>
  )
}
