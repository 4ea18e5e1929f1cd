'use client'

import { ChipLinks } from '@/components/ui/chip-links'
import { ChoiceGroup } from '@/components/ui/choice-group'
import type { ClassFilters } from '@/hooks/schedule/use-class-filters'
import type { Term } from '@/lib/catalogue/terms'
import { type BrandLink, DayPartChips, TypeChips } from './schedule-filters'
import type { ScheduleTexts } from './schedule-texts'

interface ScheduleSheetProps {
  brands: readonly BrandLink[]
  filters: ClassFilters
  types: readonly Term[]
  texts: ScheduleTexts
  withParts: boolean
}

/** What the sheet of the schedule's filters contains; loaded when it first opens. */
export function ScheduleSheet({ brands, filters, types, texts, withParts }: ScheduleSheetProps) {
  return (
    <>
      <ChipLinks heading={3} label={texts.brands} links={brands} />
      {types.length > 0 && (
        <ChoiceGroup legend={texts.kinds}>
          <TypeChips {...{ filters, types }} />
        </ChoiceGroup>
      )}
      {withParts && (
        <ChoiceGroup legend={texts.part}>
          <DayPartChips {...{ filters, texts }} />
        </ChoiceGroup>
      )}
    </>
  )
}
