import { useRead } from '@/hooks/use-read'
import { useSignedIn } from '@/hooks/session/use-signed-in'
import { browserApi } from '@/lib/api/browser'
import { getVideoGroup } from '@/lib/api/video-groups'
import { swrKeys } from '@/lib/api/swr-keys'

/** Which days of a program the person who is signed in has done, by position; for nobody never known. */
export function useGroupProgress(id: number) {
  const isMember = useSignedIn((signedIn) => signedIn === true)
  return useRead(isMember ? swrKeys.programProgress(id) : null, async () => {
    const { videos } = await getVideoGroup(browserApi, 'program', id)
    return new Set(videos.flatMap(({ position, done }) => (done ? [position] : [])))
  })
}
