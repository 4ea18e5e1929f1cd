import { readFlow, updateFlow } from './flow-store'
import type { Wish } from './wish'

/** How long a wish waits for its guest to sign in or buy, in milliseconds. @internal */
export const WISH_LIFETIME_MS = 60 * 60 * 1000

const isSame = (one: Wish | null, other: Wish | null) =>
  one?.kind === other?.kind && one?.id === other?.id

/** The wish of this tab, unless it has expired. */
function storedWish(now: number) {
  const { wish } = readFlow()
  return wish && now - wish.at < WISH_LIFETIME_MS ? wish : null
}

/**
 * Keeps what a guest has pressed, or a member without a plan. It waits until somebody who has come
 * for it may do it. Null drops the one before.
 */
export function keepWish(wish: Wish | null, now: number): void {
  if (wish === null && readFlow().wish === null) return
  updateFlow({ wish: wish && { ...wish, at: now, userId: null } })
}

/** Hands the kept wish to the user who has come for `asked` and may now do it. */
export function releaseWish(asked: Wish | null, userId: string, now: number): void {
  const wish = storedWish(now)
  if (wish && isSame(wish, asked)) updateFlow({ wish: { ...wish, userId } })
}

/** Whether this user is to do this now. True once: the wish is gone before it is carried out. */
export function takeWish(asked: Wish, userId: string, now: number): boolean {
  const wish = storedWish(now)
  if (wish?.userId !== userId || !isSame(wish, asked)) return false
  updateFlow({ wish: null })
  return true
}
