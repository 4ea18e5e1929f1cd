/**
 * Runs `work` every `everyMs` milliseconds, with `atOnce` also now. Never twice at once: a run that
 * takes longer than the interval replaces the next one. `handleError` gets what a run throws.
 * Returns a function that stops it and waits for a running one.
 */
export function startInterval(
  work: () => Promise<void>,
  everyMs: number,
  handleError: (error: unknown) => void,
  { atOnce = false } = {},
): () => Promise<void> {
  let running: Promise<void> | undefined
  const run = () => {
    running ??= work()
      .catch(handleError)
      .finally(() => (running = undefined))
  }
  if (atOnce) run()
  const timer = setInterval(run, everyMs)
  return async () => {
    clearInterval(timer)
    await running
  }
}
