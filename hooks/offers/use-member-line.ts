import { useRead } from '@/hooks/use-read'
import { browserApi } from '@/lib/api/browser'
import { listOffers } from '@/lib/api/offers'
import { listSubscriptions } from '@/lib/api/subscriptions'
import { swrKeys } from '@/lib/api/swr-keys'
import { type MemberLine, memberLine } from '@/lib/offers/member-line'

/** What the home page says to this person about their plan; offers are read only without one. */
export function useMemberLine() {
  return useRead(swrKeys.memberLine, async (): Promise<MemberLine> => {
    const { data: subscriptions } = await listSubscriptions(browserApi, 'active')
    const offers = subscriptions.length === 0 ? (await listOffers(browserApi, 'user')).data : []
    return memberLine(subscriptions, offers)
  })
}
