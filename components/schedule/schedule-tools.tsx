'use client'

import { type FocusEvent, useEffect, useRef, useState } from 'react'
import { Button } from '@/components/ui/button'
import { FilterButton } from '@/components/ui/filter-button'
import { SearchIcon } from '@/components/ui/icons/search-icon'
import { SearchForm } from '@/components/ui/search-form'
import type { ReactNode } from 'react'
import type { ScheduleTexts } from './schedule-texts'

interface ScheduleToolsProps {
  q: string
  onSearch: (text: string) => void
  /** Number of active filters. */
  count: number
  onClear: () => void
  texts: ScheduleTexts
  /** What is in the sheet of filters. */
  children: ReactNode
}

/**
 * The search of classes. On phones it is behind an icon beside the button of the filters and opens in
 * that row, so that nothing moves.
 */
export function ScheduleTools({
  q,
  onSearch,
  count,
  onClear,
  texts,
  children,
}: ScheduleToolsProps) {
  const [isOpened, setOpened] = useState(false)
  const search = useRef<HTMLDivElement>(null)
  const field = () => search.current?.querySelector('input')

  useEffect(() => {
    if (isOpened) field()?.focus()
  }, [isOpened])

  function closeEmpty({ currentTarget, relatedTarget }: FocusEvent) {
    if (!currentTarget.contains(relatedTarget) && field()?.value === '') setOpened(false)
  }

  return (
    <div className="schedule-tools" data-searching={isOpened || q !== '' ? '' : undefined}>
      <div className="schedule-sheet-button" data-needs-script="">
        <FilterButton {...{ count, onClear, texts: texts.sheet, show: texts.sheet.show }}>
          {children}
        </FilterButton>
      </div>
      <Button
        variant="ghost-secondary"
        iconOnly
        className="schedule-search-button"
        data-needs-script=""
        aria-label={texts.openSearch}
        onClick={() => setOpened(true)}
      >
        <SearchIcon />
      </Button>
      <div ref={search} className="schedule-search" onBlur={closeEmpty}>
        <SearchForm texts={texts.search} initial={q} onSearch={onSearch} />
      </div>
    </div>
  )
}
