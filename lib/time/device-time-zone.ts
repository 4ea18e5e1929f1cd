/** The time zone of this device, such as `Europe/Paris`; undefined where it is not known. */
export function deviceTimeZone(): string | undefined {
  // Not every browser has `Temporal`; the first formatter blocks a phone for a tenth of a second.
  const timeZone =
    typeof Temporal === 'undefined'
      ? new Intl.DateTimeFormat().resolvedOptions().timeZone
      : Temporal.Now.timeZoneId()
  return /^[A-Za-z][\w+/-]*$/.test(timeZone ?? '') ? timeZone : undefined
}
