import { useRead } from '@/hooks/use-read'
import type { Async } from '@/lib/api/async'
import { browserApi } from '@/lib/api/browser'
import { getUser } from '@/lib/api/current-user'
import { listOffers } from '@/lib/api/offers'
import { listSubscriptions } from '@/lib/api/subscriptions'
import { swrKeys } from '@/lib/api/swr-keys'
import { lineSource, type MemberLine, offerLine, trialLine } from '@/lib/offers/member-line'

/** What the home page says to this person about their plan. */
export function useMemberLine(): Async<MemberLine> {
  const { data: user } = useRead(swrKeys.user, () => getUser(browserApi))
  const source = user && lineSource(user)
  return useRead(source && swrKeys.memberLine(source), async ([, from]): Promise<MemberLine> => {
    if (from === 'offers') return offerLine((await listOffers(browserApi, 'member')).data)
    if (from === 'nothing') return { kind: 'none' }
    return trialLine((await listSubscriptions(browserApi, 'active')).data)
  })
}
