'use client'

import { Button } from '@/components/ui/button'
import { ButtonLink } from '@/components/ui/button-link'
import { CalendarDrawing } from '@/components/ui/state/drawings/calendar-drawing'
import { EmptyState } from '@/components/ui/state/empty-state'
import type { ScheduleTexts } from './schedule-texts'

interface NoClassesProps {
  texts: ScheduleTexts
  nextHref: string
  /** Takes away what the day was narrowed to; null when it was not. */
  onClear: (() => void) | null
}

/** A day without a class, or without one of those that are wanted. */
export function NoClasses({ texts, nextHref, onClear }: NoClassesProps) {
  return (
    <EmptyState
      drawing={<CalendarDrawing />}
      title={onClear ? texts.noneOfKind : texts.emptyTitle}
      action={
        <>
          {onClear && (
            <Button variant="ghost-secondary" onClick={onClear}>
              {texts.clear}
            </Button>
          )}
          <ButtonLink variant="secondary" href={nextHref}>
            {texts.nextDay}
          </ButtonLink>
        </>
      }
    >
      {texts.emptyText}
    </EmptyState>
  )
}
