import { useRead } from '@/hooks/use-read'
import { browserApi } from '@/lib/api/browser'
import { getUser } from '@/lib/api/current-user'
import { swrKeys } from '@/lib/api/swr-keys'

/** The member's first name; undefined while it loads, null when there is none or it cannot be read. */
export function useFirstName(): string | null | undefined {
  const { status, data } = useRead(swrKeys.user, () => getUser(browserApi))
  return status === 'loading' ? undefined : data?.firstName || null
}
