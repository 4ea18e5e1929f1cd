'use client'

import type { ComponentProps } from 'react'
import { AgendaSkeleton } from './agenda-skeleton'
import { NoClasses } from './no-classes'

interface EmptyDayProps extends ComponentProps<typeof NoClasses> {
  isLoading: boolean
}

/** A day of which no class is known: its frames while it is asked for, then a word that there is none. */
export function EmptyDay({ isLoading, ...rest }: EmptyDayProps) {
  return isLoading ? <AgendaSkeleton label={rest.texts.loading} /> : <NoClasses {...rest} />
}
