import type { Content, Leave } from './check-playable'
import type { Playback } from './playback-token'

/** What the token of a leave says; `expires` in epoch milliseconds. */
export function toPlayback(
  content: Content,
  leave: Leave,
  userId: number | undefined,
  expires: number,
): Playback {
  const id = 'videoId' in content ? content.videoId : content.liveClassId
  const common = { id, stream: leave.stream, expires }
  if (leave.kind === 'video')
    return { ...common, kind: 'video', user: userId ?? null, seconds: leave.seconds }
  if (userId === undefined) throw new Error('A live class needs a user')
  const times = { starts: leave.startsAt.getTime(), ends: leave.endsAt.getTime() }
  return { ...common, kind: 'live', user: userId, ...times }
}
