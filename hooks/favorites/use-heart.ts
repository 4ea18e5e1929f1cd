import { useEffect } from 'react'
import { useSignedIn } from '@/hooks/session/use-signed-in'
import { useStore } from '@/hooks/use-store'
import type { FailureTexts } from '@/lib/api/error-text'
import type { Favorable } from '@/lib/api/favorites'
import { heartStore, requestHeart, toggleHeart } from '@/lib/favorites/heart-store'

/** Whether something is a favorite, and a way to change it; for members, null for everybody else. */
export function useHeart({ kind, id }: Favorable) {
  const isMember = useSignedIn((signedIn) => signedIn === true)
  const isOn = useStore(heartStore, (isHearted) => isHearted({ kind, id }))
  useEffect(() => {
    if (isMember) requestHeart({ kind, id })
  }, [isMember, kind, id])
  return isMember
    ? { isOn, toggle: (texts: FailureTexts) => toggleHeart({ kind, id }, texts) }
    : null
}
