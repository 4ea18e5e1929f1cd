import { useRead } from '@/hooks/use-read'
import { browserApi } from '@/lib/api/browser'
import { listPauseOptions, type MembershipId } from '@/lib/api/memberships'
import { swrKeys } from '@/lib/api/swr-keys'
import { keptCurrent } from './use-memberships'

/** The moments until which a membership can be paused. */
export const usePauseOptions = (id: MembershipId) =>
  useRead(swrKeys.pauseOptions(id), () => listPauseOptions(browserApi, id), keptCurrent)
