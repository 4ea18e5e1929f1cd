import type { Api } from '@/lib/api/client'
import { getLiveClass } from '@/lib/api/live-classes'
import { getVideoGroup } from '@/lib/api/video-groups'
import { getVideo } from '@/lib/api/video-details'
import { isForSpot, type PendingAction } from '@/lib/flow/pending-action'

/** What a pending action is about, to name it. */
export type PendingActionSubject = {
  title: string
  /** First name of the instructor; null for a group. */
  instructor: string | null
  /** When a live class starts; else null. */
  startsAt: string | null
}

/** Reads what a pending action is about. Rejects for what does not exist. */
export async function loadPendingActionSubject(
  api: Api,
  { kind, id }: PendingAction,
): Promise<PendingActionSubject> {
  if (isForSpot(kind)) {
    const { sessionTitle, instructor, startDateTime } = await getLiveClass(api, id)
    return { title: sessionTitle, instructor: instructor.firstName, startsAt: startDateTime }
  }
  if (kind === 'play' || kind === 'heart-video') {
    const { title, instructor } = await getVideo(api, id)
    return { title, instructor: instructor.firstName, startsAt: null }
  }
  const groupKind = kind === 'heart-program' ? 'program' : 'collection'
  const { title } = await getVideoGroup(api, groupKind, id)
  return { title, instructor: null, startsAt: null }
}
