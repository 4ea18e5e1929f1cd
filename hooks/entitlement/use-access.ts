import { useSignedIn } from '@/hooks/session/use-signed-in'
import { useNow } from '@/hooks/use-now'
import { useRead } from '@/hooks/use-read'
import { browserApi } from '@/lib/api/browser'
import { getUser } from '@/lib/api/current-user'
import { swrKeys } from '@/lib/api/swr-keys'
import { type Access, memberAccess, needsMemberships } from '@/lib/entitlement/access'

const MINUTE_MS = 60_000

/** Loaded apart: only somebody whose plan does not cover the brand needs it. */
async function readMemberships() {
  const { listMemberships } = await import('@/lib/api/memberships')
  return listMemberships(browserApi, { status: 'active' })
}

/**
 * What this person may do with what is of a brand. Memberships are read only where it depends on
 * them.
 */
export function useAccess(brandId: number): Access {
  const signedIn = useSignedIn()
  const now = useNow(MINUTE_MS) ?? 0
  const { data: user } = useRead(signedIn ? swrKeys.user : null, () => getUser(browserApi))
  const asks = user !== null && needsMemberships(user, brandId, now)
  const { data: memberships } = useRead(
    asks ? swrKeys.memberships('active') : null,
    readMemberships,
  )
  if (signedIn === false) return { kind: 'guest' }
  if (user === null) return { kind: 'unknown' }
  return memberAccess(user, memberships?.data ?? null, brandId, now)
}
