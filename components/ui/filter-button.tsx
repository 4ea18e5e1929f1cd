'use client'

import { useState } from 'react'
import { Button } from './button'
import type { FilterSheetProps } from './filter-sheet'
import { modalOnDemand } from './modal/modal-on-demand'

const load = () => import('./filter-sheet').then((module) => module.FilterSheet)
const FilterSheet = modalOnDemand(load)

/** A button with the number of active filters that opens their sheet. */
export function FilterButton(props: Omit<FilterSheetProps, 'open' | 'onClose'>) {
  const { count, texts } = props
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button
        variant="secondary"
        size="small"
        aria-haspopup="dialog"
        onPointerEnter={() => void load()}
        onClick={() => setOpen(true)}
      >
        {texts.filters}
        {count > 0 && <span className="filter-count">{count}</span>}
      </Button>
      <FilterSheet {...props} open={open} onClose={() => setOpen(false)} />
    </>
  )
}
