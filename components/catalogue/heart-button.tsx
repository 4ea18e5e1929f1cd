'use client'

import { type KeyboardEvent, type MouseEvent, useEffect } from 'react'
import { Link } from '@/components/ui/link'
import { toast } from '@/components/ui/toast/toast-store'
import type { FailureTexts } from '@/lib/api/error-text'
import type { Favorable } from '@/lib/api/favorites'
import { fill } from '@/lib/locale/fill'
import { useIsMember } from '@/hooks/session/use-signed-in'
import { useStore } from '@/hooks/use-store'
import { heartStore, requestHeart, toggleHeart } from '@/lib/favorites/heart-store'

export interface HeartTexts extends FailureTexts {
  /** With `{title}`. */
  favorite: string
}

interface HeartButtonProps {
  thing: Favorable
  title: string
  texts: HeartTexts
  /** For display on a picture or on the page. */
  look?: 'media' | 'plain'
  /** The first step of signing up or in for guests, which leads back and does it. */
  guestHref: string
}

/**
 * Adds something to the member's default list, or removes it. One element for guests and members, so
 * that it keeps the focus and what was pressed early when it is known who is there.
 */
export function HeartButton({ thing, title, texts, look = 'media', guestHref }: HeartButtonProps) {
  const heart = useHeart(thing)

  async function toggle() {
    const message = await heart?.toggle(texts)
    if (message) toast({ kind: 'error', message })
  }
  const button = heart && {
    role: 'button',
    'aria-pressed': heart.isOn,
    // A button neither opens in another tab nor is dragged away by a press that moves.
    draggable: false,
    onAuxClick: (event: MouseEvent) => event.preventDefault(),
    onClick(event: MouseEvent) {
      event.preventDefault()
      void toggle()
    },
    onKeyDown(event: KeyboardEvent) {
      if (event.key !== ' ') return
      event.preventDefault()
      if (!event.repeat) void toggle()
    },
  }
  return (
    <Link
      className="ui-heart"
      data-look={look}
      data-waits=""
      href={guestHref}
      aria-label={fill(texts.favorite, { title })}
      {...button}
    />
  )
}

/** Whether something is a favorite, and a function to change it; null for everyone but members. */
function useHeart({ kind, id }: Favorable) {
  const isMember = useIsMember()
  const isOn = useStore(heartStore, (stateOf) => stateOf({ kind, id }).isOn)
  useEffect(() => {
    if (isMember) requestHeart({ kind, id })
  }, [isMember, kind, id])
  return isMember
    ? { isOn, toggle: (texts: FailureTexts) => toggleHeart({ kind, id }, texts) }
    : null
}
