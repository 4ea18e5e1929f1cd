import { useMemberships } from '@/hooks/membership/use-memberships'
import { useRead } from '@/hooks/use-read'
import type { Async } from '@/lib/api/async'
import { browserApi } from '@/lib/api/browser'
import { getUser } from '@/lib/api/current-user'
import { listOffers } from '@/lib/api/offers'
import { swrKeys } from '@/lib/api/swr-keys'
import { lineSource, type MemberLine, offerLine, trialLine } from '@/lib/offers/member-line'

/** What the home page says to this person about their plan. */
export function useMemberLine(): { status: Async<MemberLine>['status']; data: MemberLine | null } {
  const { data: user } = useRead(swrKeys.user, () => getUser(browserApi))
  const source = user && lineSource(user)
  const offers = useRead(source === 'offers' ? swrKeys.lineOffers : null, () =>
    listOffers(browserApi, 'member'),
  )
  const memberships = useMemberships(source === 'memberships' ? 'active' : null)

  if (source === 'nothing') return { status: 'ready', data: { kind: 'none' } }
  if (source === 'offers') return { ...offers, data: offers.data && offerLine(offers.data.data) }
  return { ...memberships, data: memberships.data && trialLine(memberships.data.data) }
}
