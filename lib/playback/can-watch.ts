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

// So close to the end there is nothing to go on with.
const END_SECONDS = 5

/** Where a video goes on, in seconds, for somebody who stopped there; null to begin at the start. */
export function resumeAt(stoppedSeconds: number | null, durationSeconds: number): number | null {
  const stopped = stoppedSeconds ?? 0
  return stopped > 0 && stopped < durationSeconds - END_SECONDS ? stopped : null
}

/** A position in a video as `12:40` or `1:02:05`. */
export function formatPosition(seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds))
  const [hours, minutes, rest] = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60, whole % 60]
  const two = (part: number) => String(part).padStart(2, '0')
  return hours > 0 ? `${hours}:${two(minutes)}:${two(rest)}` : `${minutes}:${two(rest)}`
}
