'use client'

import type { ReactNode } from 'react'
import { useNow } from '@/hooks/use-now'

/** Shows something until a moment, an ISO time; a stored page does not know that it has passed. */
export function Until({ time, children }: { time: string; children: ReactNode }) {
  const now = useNow(60_000)
  return now !== null && now > Date.parse(time) ? null : children
}
