'use client'

import { useEffect } from 'react'
import { useFlowParams } from '@/hooks/join/use-flow'
import { useSession } from '@/hooks/session/use-session'
import { parseWish } from '@/lib/flow/wish'
import { keepWish } from '@/lib/flow/wish-store'

/**
 * Keeps what a guest has pressed while they go through the steps, and forgets it when they come
 * without it.
 */
export function WishKeeper() {
  const { wish } = useFlowParams()
  const { status } = useSession()
  useEffect(() => {
    if (status === 'guest') keepWish(parseWish(wish), Date.now())
  }, [status, wish])
  return null
}
