import { recovering } from '@/hooks/recovering'
import { useRead } from '@/hooks/use-read'
import { browserApi } from '@/lib/api/browser'
import { listPauseOptions } from '@/lib/api/membership-changes'
import { listMemberships, type MembershipFilter, type MembershipId } from '@/lib/api/memberships'
import { swrKeys } from '@/lib/api/swr-keys'

/**
 * SWR options for what a member decides about money by: it is read anew when the window gets the
 * focus, as another tab may have changed it, and after an outage by itself.
 */
const keptCurrent = {
  ...recovering,
  revalidateOnMount: true,
  revalidateOnFocus: true,
}

/** The member's memberships: those that give access, or those that have ended, newest first. */
export function useMemberships(filter: MembershipFilter | null) {
  return useRead(
    filter && swrKeys.memberships(filter),
    ([, status]) => listMemberships(browserApi, { status }),
    keptCurrent,
  )
}

/** The moments until which a membership can be paused. */
export const usePauseOptions = (id: MembershipId) =>
  useRead(swrKeys.pauseOptions(id), () => listPauseOptions(browserApi, id), keptCurrent)
