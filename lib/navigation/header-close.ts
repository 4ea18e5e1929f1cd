let registered: (() => void) | null = null

/**
 * Overrides what the close and back icons of the flow's header do on this screen. Returns a
 * function that removes the override. Specification 3, header close function.
 */
export function registerHeaderClose(close: () => void): () => void {
  registered = close
  return () => {
    if (registered === close) registered = null
  }
}

/** Runs the screen's own close function; false when there is none and the back action applies. */
export function runHeaderClose(): boolean {
  const close = registered
  close?.()
  return close !== null
}
