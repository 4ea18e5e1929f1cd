'use client'

import { toast } from '@/components/ui/toast/toast-store'
import { usePendingAction } from '@/hooks/use-pending-action'
import type { FailureTexts } from '@/lib/api/error-text'
import type { Favorable } from '@/lib/api/favorites'
import { setHeart } from '@/lib/favorites/heart-store'
import type { PendingAction } from '@/lib/flow/pending-action'
import { reportError } from '@/lib/reports/browser-reports'

interface PendingHeartProps {
  thing: Favorable
  /** What a guest pressed here or on a card. */
  pendingAction: PendingAction['kind']
  texts: FailureTexts & { saved: string }
}

/** Adds to the favorites what the member pressed the heart of as a guest. */
export function PendingHeart({ thing, pendingAction, texts }: PendingHeartProps) {
  async function add() {
    try {
      const { writeHeart } = await import('@/lib/favorites/heart-calls')
      const written = await writeHeart(thing, null, texts)
      if (!written.ok) return written.message && toast({ kind: 'error', message: written.message })
      setHeart(thing, written.item)
      toast({ kind: 'success', message: texts.saved })
    } catch (error) {
      reportError(error)
      toast({ kind: 'error', message: texts.failed })
    }
  }
  usePendingAction({ kind: pendingAction, id: thing.id }, true, () => void add())
  return null
}
