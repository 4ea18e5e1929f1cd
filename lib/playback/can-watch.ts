import { isApiError } from '@/lib/api/error-kinds'

/** What is missing when the provider refuses playback; `book` is a spot in a live class. */
export type WatchRefusal = 'sign-in' | 'subscribe' | 'book'

/** What the provider's refusal to play means; null for any other error. */
export function watchRefusal(error: unknown): WatchRefusal | null {
  if (!isApiError(error)) return null
  if (error.status === 401) return 'sign-in'
  if (error.status !== 403) return null
  return error.code === 'booking_required' ? 'book' : 'subscribe'
}

// This close to the end the video starts again from the beginning.
const END_SECONDS = 5

/**
 * Where a video resumes, in seconds, after it was stopped at a position; null to start at the
 * beginning.
 */
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
