// So close to the end there is nothing to go on with.
const END_SECONDS = 5

/** Where a video goes on, in seconds, for somebody who stopped there; null to begin at the start. */
export function resumeAt(stoppedSeconds: number | null, durationSeconds: number): number | null {
  const stopped = stoppedSeconds ?? 0
  return stopped > 0 && stopped < durationSeconds - END_SECONDS ? stopped : null
}
