'use client'

import { ButtonLink } from '@/components/ui/button-link'
import { PlayIcon } from '@/components/ui/icons/player'
import { useGroupProgress } from '@/hooks/catalogue/use-group-progress'
import { numberOfDay, programProgress } from '@/lib/catalogue/program-progress'
import { fill } from '@/lib/locale/fill'
import type { PlannedDay } from './program-plan'

export interface StartTexts {
  /** With `{day}`. */
  start: string
  /** With `{week}` and `{day}`. */
  continue: string
  again: string
}

interface ProgramStartProps {
  id: number
  days: readonly Pick<PlannedDay, 'position' | 'week' | 'day' | 'href'>[]
  texts: StartTexts
}

/** Leads to the day of a program that is next: the first one, or where a member stopped. */
export function ProgramStart({ id, days, texts }: ProgramStartProps) {
  const { data: done } = useGroupProgress(id)
  const progress = programProgress(
    days.map((day) => ({ ...day, done: done?.has(day.position) ?? false })),
  )
  const target = progress.next ?? days[0]
  if (!target) return null
  const label = progress.next
    ? fill(progress.done > 0 ? texts.continue : texts.start, numberOfDay(target))
    : texts.again
  return (
    <ButtonLink href={target.href}>
      <PlayIcon size={20} /> {label}
    </ButtonLink>
  )
}
