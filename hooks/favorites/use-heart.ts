import { useEffect, useSyncExternalStore } from 'react'
import { useSignedIn } from '@/hooks/session/use-signed-in'
import type { FailureTexts } from '@/lib/api/error-text'
import type { Favorable } from '@/lib/api/favorites'
import { requestHeart, isHearted, subscribeHearts, toggleHeart } from '@/lib/favorites/heart-store'

/** Whether something is a favorite, and a way to change it; for members, null for everybody else. */
export function useHeart({ kind, id }: Favorable) {
  const isMember = useSignedIn() === true
  const isOn = useSyncExternalStore(
    subscribeHearts,
    () => isHearted({ kind, id }),
    () => false,
  )
  useEffect(() => {
    if (isMember) requestHeart({ kind, id })
  }, [isMember, kind, id])
  return isMember
    ? { isOn, toggle: (texts: FailureTexts) => toggleHeart({ kind, id }, texts) }
    : null
}
