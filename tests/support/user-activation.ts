/** Sets whether somebody has acted on this page or the one before; jsdom does not tell. */
export function stubUserActivation(hasBeenActive: boolean) {
  Object.defineProperty(navigator, 'userActivation', {
    configurable: true,
    value: { hasBeenActive, isActive: false },
  })
}
