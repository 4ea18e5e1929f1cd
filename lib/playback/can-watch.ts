import { isApiError } from '@/lib/api/errors'

/** Whether pressing play starts the video, and what is missing when it does not. */
export type WatchDecision = 'watch' | 'sign-in' | 'subscribe'

/**
 * What to offer before anybody asks the provider, whose word is the one that counts: a free video
 * plays for everyone, any other needs a session and a subscription. `user` is null for a guest.
 */
export function canWatch(
  user: { hasActiveSubscription: boolean } | null,
  video: { free: boolean },
): WatchDecision {
  if (video.free) return 'watch'
  if (!user) return 'sign-in'
  return user.hasActiveSubscription ? 'watch' : 'subscribe'
}

/** What the provider misses when it refuses to play; `book` is a spot in a live class. */
export type WatchRefusal = Exclude<WatchDecision, 'watch'> | 'book'

/** What the provider's refusal to play means; null when it is a failure like any other. */
export function watchRefusal(error: unknown): WatchRefusal | null {
  if (!isApiError(error)) return null
  if (error.status === 401) return 'sign-in'
  if (error.status !== 403) return null
  return error.code === 'booking_required' ? 'book' : 'subscribe'
}
