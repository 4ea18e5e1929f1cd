import { useEffect, useState } from 'react'
import { useRead } from '@/hooks/use-read'
import { browserApi } from '@/lib/api/browser'
import { getUser } from '@/lib/api/current-user'
import { swrKeys } from '@/lib/api/swr-keys'
import { knownFirstName, rememberFirstName } from '@/lib/profile/first-name'

/**
 * The member's first name, at first that of the last visit; undefined while it is unknown, null when
 * there is none or it cannot be read. Browser only.
 */
export function useFirstName(): string | null | undefined {
  const [known] = useState(knownFirstName)
  const { status, data } = useRead(swrKeys.user, () => getUser(browserApi))
  const name = data?.firstName
  useEffect(() => {
    if (name !== undefined) rememberFirstName(name)
  }, [name])
  if (name !== undefined) return name || null
  if (known !== null) return known || null
  return status === 'loading' ? undefined : null
}
