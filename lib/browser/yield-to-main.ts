/**
 * Ends the task, so that the browser can handle input and paint before the rest runs. Goes on at
 * once in browsers without `scheduler.yield`. Browser only.
 */
export async function yieldToMain(): Promise<void> {
  if ('scheduler' in globalThis && 'yield' in scheduler) await scheduler.yield()
}
