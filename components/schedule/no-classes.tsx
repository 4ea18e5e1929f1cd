'use client'

import type { ReactNode } from 'react'
import { CalendarDrawing } from '@/components/ui/state/drawings/calendar-drawing'
import { EmptyState } from '@/components/ui/state/empty-state'

interface NoClassesProps {
  title: string
  text: string
  action: ReactNode
}

/** A day without a class, or without one of those that are wanted. */
export function NoClasses({ title, text, action }: NoClassesProps) {
  return (
    <EmptyState drawing={<CalendarDrawing />} title={title} action={action}>
      {text}
    </EmptyState>
  )
}
