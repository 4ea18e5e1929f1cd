/**
 * Whether React has taken an element of the page over: one that it made, or one of the server's HTML
 * that it has hydrated. React tells nobody, but keeps the props of each of its elements under a
 * property of this name (docs/decisions/0020).
 */
export const isHydrated = (element: Element): boolean =>
  Object.keys(element).some((key) => key.startsWith('__reactProps$'))
