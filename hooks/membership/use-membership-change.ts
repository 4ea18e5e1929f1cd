import { useRef, useState } from 'react'
import { useSWRConfig } from 'swr'
import { browserApi } from '@/lib/api/browser'
import {
  cancelMembership,
  changeMembership,
  type LeaveReason,
  type MembershipChange,
} from '@/lib/api/membership-changes'
import type { Membership, MembershipId } from '@/lib/api/memberships'
import type { Page } from '@/lib/api/paging'
import type { Result } from '@/lib/api/result'
import { isMembershipKey, swrKeys } from '@/lib/api/swr-keys'

/**
 * The changes of a membership. Each resolves to what became of it, or to null for a click while
 * another change is under way. Afterwards everything that shows memberships is read anew, also after
 * a failure, as another tab may have been the cause.
 */
export function useMembershipChange(id: MembershipId) {
  const { mutate } = useSWRConfig()
  const isUnderWay = useRef(false)
  const [busy, setBusy] = useState(false)

  async function run(call: Promise<Result<Membership>>): Promise<Result<Membership>> {
    const result = await call
    if (result.ok) {
      const changed = result.data
      // Shown at once, because the lists may take seconds to be read anew.
      void mutate<Page<Membership>>(
        swrKeys.memberships('active'),
        (page) =>
          page && { ...page, data: page.data.map((one) => (one.id === id ? changed : one)) },
        { revalidate: false },
      )
    }
    void mutate(isMembershipKey)
    return result
  }

  const once =
    <Args extends unknown[]>(call: (...args: Args) => Promise<Result<Membership>>) =>
    async (...args: Args): Promise<Result<Membership> | null> => {
      if (isUnderWay.current) return null
      isUnderWay.current = true
      setBusy(true)
      try {
        return await run(call(...args))
      } finally {
        isUnderWay.current = false
        setBusy(false)
      }
    }
  const change = (wanted: MembershipChange) => changeMembership(browserApi, id, wanted)

  return {
    busy,
    cancel: once((reason: LeaveReason | null) => cancelMembership(browserApi, id, reason)),
    undoCancel: once(() => change({ cancelAtPeriodEnd: false })),
    pauseUntil: once((at: string) => change({ pauseUntil: at })),
    resume: once(() => change({ pauseUntil: null })),
    selectBrand: once((brandId: number) => change({ brandId })),
  }
}
