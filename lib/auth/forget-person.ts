// What the steps to a purchase keep in this browser: `flow`, `checkout-draft` and `checkout:…`.
const kept = /^(?:flow$|checkout[-:])/

/** Removes what this browser remembers of a person's sign-up and purchases; for their sign-out. */
export function forgetPerson(): void {
  for (const store of [() => sessionStorage, () => localStorage]) {
    try {
      for (const key of Object.keys(store())) if (kept.test(key)) store().removeItem(key)
    } catch {
      console.warn('Nothing is kept here: storage is refused')
    }
  }
}
