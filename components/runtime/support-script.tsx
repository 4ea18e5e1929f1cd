'use client'

import { usePathname } from 'next/navigation'
import { useEffect } from 'react'
import { showChat } from '@/lib/support/chat-script'
import { showsSupportChat } from '@/lib/support/shows-support-chat'

/** Brings the configured chat to the pages that have it; on all others its parts are out of sight. */
export function SupportScript({ src }: { src: string }) {
  const shown = showsSupportChat(usePathname())
  useEffect(() => (shown ? showChat(src) : undefined), [shown, src])
  return null
}
