'use client'

import { useEffect } from 'react'
import { useIsMember } from '@/hooks/session/use-signed-in'
import { whenIdle } from '@/lib/browser/idle'

async function start() {
  const { startMember } = await import('@/lib/profile/start-member')
  await startMember()
}

/** Loads what every page does for a member, once the page is idle; guests do not load its code. */
export function MemberStart() {
  const isMember = useIsMember()
  useEffect(() => {
    if (isMember) whenIdle(() => void start())
  }, [isMember])
  return null
}
