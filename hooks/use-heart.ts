import { useEffect, useSyncExternalStore } from 'react'
import { useSignedIn } from '@/hooks/use-signed-in'
import type { FailureTexts } from '@/lib/api/failure-text'
import type { Favorable } from '@/lib/api/favorites'
import { askHeart, isHearted, onHearts, toggleHeart } from '@/lib/favorites/heart-store'

/** Whether something is a favorite, and a way to change it; for members, null for everybody else. */
export function useHeart({ kind, id }: Favorable) {
  const isMember = useSignedIn() === true
  const isOn = useSyncExternalStore(
    onHearts,
    () => isHearted({ kind, id }),
    () => false,
  )
  useEffect(() => {
    if (isMember) askHeart({ kind, id })
  }, [isMember, kind, id])
  return isMember
    ? { isOn, toggle: (texts: FailureTexts) => toggleHeart({ kind, id }, texts) }
    : null
}
