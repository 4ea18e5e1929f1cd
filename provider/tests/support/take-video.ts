import { userVideoWatches } from '../../src/db/schema/watching'
import { addMs } from '../../src/time'
import type { TestProvider } from './start-provider'

/** Stores that a member has played a video to its end, just now or `minutesAgo`. */
export async function takeVideo(
  provider: TestProvider,
  userId: number,
  { id, seconds }: { id: number; seconds: number },
  minutesAgo = 0,
) {
  const endedAt = addMs(provider.clock.now(), -minutesAgo * 60_000)
  await provider.db.insert(userVideoWatches).values({
    userId,
    videoId: id,
    playbackStartedAt: addMs(endedAt, -seconds * 1000),
    watchedSeconds: seconds,
    live: false,
    updatedAt: endedAt,
  })
}
