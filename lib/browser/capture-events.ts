/**
 * Calls back at events of these types before anything on the page does. Returns a function that
 * ends it. Browser only.
 */
export function captureEvents(
  types: readonly string[],
  listener: (event: Event) => void,
): () => void {
  for (const type of types) addEventListener(type, listener, true)
  return () => {
    for (const type of types) removeEventListener(type, listener, true)
  }
}
