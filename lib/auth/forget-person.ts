// What the steps to a purchase keep in this browser: `flow`, `registration-draft`, `checkout-draft` and
// `checkout:…`; and which of a person's rows on home were empty.
const kept = /^(?:(?:flow|empty-rows|registration-draft)$|checkout[-:])/

/** Removes what this browser remembers of a person's sign-up, purchases and rows; for their sign-out. */
export function forgetPerson(): void {
  for (const store of [() => sessionStorage, () => localStorage]) {
    try {
      for (const key of Object.keys(store())) if (kept.test(key)) store().removeItem(key)
    } catch {
      console.warn('Nothing is kept here: storage is refused')
    }
  }
}
