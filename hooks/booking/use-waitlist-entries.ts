import { recovering } from '@/hooks/recovering'
import { useRead } from '@/hooks/use-read'
import { browserApi } from '@/lib/api/browser'
import { swrKeys } from '@/lib/api/swr-keys'
import { listWaitlist } from '@/lib/api/waitlist'

/** The waitlists that the member is on. `isWanted` false asks for nothing. */
export const useWaitlistEntries = (isWanted: boolean) =>
  useRead(isWanted ? swrKeys.waitlist : null, () => listWaitlist(browserApi), {
    ...recovering,
    keepPreviousData: true,
  })
