import { useRead } from '@/hooks/use-read'
import { browserApi } from '@/lib/api/browser'
import { getRecommendedVideos } from '@/lib/api/recommended-videos'
import { swrKeys } from '@/lib/api/swr-keys'

/** More than are shown, because a page leaves out what it shows anyway. */
const ASKED = 30

/** Videos for the member because of the one that they took last. */
export const useRecommended = () =>
  useRead(swrKeys.recommended, () => getRecommendedVideos(browserApi, { perPage: ASKED }))
