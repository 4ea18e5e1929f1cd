import { type Infer, integer, object, oneOf, orNull, string } from '@/lib/api/schema'
import { parseStored } from '@/lib/storage/parse-stored'
import { tabValue } from '@/lib/storage/tab-value'
import { type PendingAction, pendingActionKinds } from './pending-action'

const stored = tabValue(
  'pending-action',
  'What was pressed is not remembered beyond this page: storage is refused',
)
/** How long a pending action waits for its guest to sign in or buy, in milliseconds. @internal */
export const PENDING_ACTION_LIFETIME_MS = 60 * 60 * 1000

/** In place of a user's id, which is a UUID. */
const whoIsSignedIn = 'signed-in'

// Apart from the flow, because home needs it without the rest. `userId` is who signed in with it:
// nobody else's screens carry it out.
const storedAction = object({
  kind: oneOf(...pendingActionKinds),
  id: integer,
  at: integer,
  userId: orNull(string),
})
type StoredAction = Infer<typeof storedAction>

const isSame = (one: PendingAction | null, other: PendingAction | null) =>
  one?.kind === other?.kind && one?.id === other?.id

/**
 * What was pressed in this tab and for whom it may be done; null when nothing, or too long ago.
 *
 * @internal
 */
export function readPendingAction(now: number): StoredAction | null {
  const found = parseStored(stored.read(), storedAction)
  return found && now - found.at < PENDING_ACTION_LIFETIME_MS ? found : null
}

const write = (action: StoredAction | null) => stored.write(action && JSON.stringify(action))

/**
 * Keeps what a guest has pressed, or a member without a plan. It waits until somebody who has come
 * for it may do it. Null drops the one before.
 */
export function savePendingAction(pendingAction: PendingAction | null, now: number): void {
  if (pendingAction === null && readPendingAction(now) === null) return
  write(pendingAction && { ...pendingAction, at: now, userId: null })
}

/**
 * Has the page of a video play it at once, when a member opens it in this tab. They may have pressed
 * before it is known who they are, so it is for whoever is signed in there.
 */
export function savePlayAhead(videoId: number, now: number): void {
  write({ kind: 'play', id: videoId, at: now, userId: whoIsSignedIn })
}

/** Hands the kept pending action to the user who has come for `asked` and may now do it. */
export function releasePendingAction(
  asked: PendingAction | null,
  userId: string,
  now: number,
): void {
  const pendingAction = readPendingAction(now)
  if (pendingAction && isSame(pendingAction, asked)) write({ ...pendingAction, userId })
}

/** Whether this user is to do this now. True once: the pending action is gone before it is carried out. */
export function takePendingAction(asked: PendingAction, userId: string, now: number): boolean {
  const pendingAction = readPendingAction(now)
  if (!pendingAction || !isSame(pendingAction, asked)) return false
  if (pendingAction.userId !== userId && pendingAction.userId !== whoIsSignedIn) return false
  write(null)
  return true
}
