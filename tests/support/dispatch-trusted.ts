/** What jsdom keeps behind its objects: the only way to an event that counts as a person's. */
interface Implementation {
  isTrusted: boolean
  _dispatch: (event: Implementation) => void
}

function implementationOf(wrapper: object): Implementation {
  const key = Object.getOwnPropertySymbols(wrapper).find(
    ({ description }) => description === 'impl',
  )
  return (wrapper as Record<symbol, Implementation>)[key!]!
}

/**
 * Dispatches an event as if a person had caused it, without what the browser would do by itself.
 * Gives whether it would do so.
 */
export function dispatchTrusted(element: Element, event: Event): boolean {
  implementationOf(event).isTrusted = true
  implementationOf(element)._dispatch(implementationOf(event))
  return !event.defaultPrevented
}
