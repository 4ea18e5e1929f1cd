/** One message of the Nu HTML checker's JSON. */
export type Message = {
  type: string
  message: string
  url: string
  lastLine?: number
  extract?: string
}

const accepted = [
  // Styles come with the part that needs them, so that a page loads no other's.
  /^A “style” element in “body” must be the first child of its parent\.$/,
  // Newer than the checker's style sheets; browsers without them leave them out.
  /^CSS: Unrecognized at-rule “@starting-style”$/,
  /^CSS: “(field-sizing|text-wrap)”: Property “\1” doesn't exist\.$/,
]

/** The errors among the checker's messages that are not accepted. */
export const complaints = (messages: readonly Message[]) =>
  messages.filter(
    ({ type, message }) => type !== 'info' && !accepted.some((known) => known.test(message)),
  )
