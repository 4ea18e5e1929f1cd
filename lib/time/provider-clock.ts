let offsetMs = 0

/**
 * Sets the clock from the provider's `Date` header, which has whole seconds and was written between
 * `sentAt` and `receivedAt` (milliseconds of this device). Small differences are network noise and
 * ignored, so that countdowns do not jump.
 */
export function setProviderTime(header: string | null, sentAt: number, receivedAt: number): void {
  const written = Date.parse(header ?? '')
  if (Number.isNaN(written)) return
  const earliest = written - receivedAt
  const latest = written + 1000 - sentAt
  if (offsetMs < earliest || offsetMs > latest) offsetMs = Math.round((earliest + latest) / 2)
}

/** The current time by the provider's clock, in milliseconds since 1970. */
export function providerNow(): number {
  return Date.now() + offsetMs
}
