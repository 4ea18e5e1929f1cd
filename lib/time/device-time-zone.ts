/** The time zone of this device, such as `Europe/Paris`; undefined where it is not known. */
export function deviceTimeZone(): string | undefined {
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions()
  return /^[A-Za-z][\w+/-]*$/.test(timeZone ?? '') ? timeZone : undefined
}
