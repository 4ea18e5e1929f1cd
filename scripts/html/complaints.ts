/** One message of the Nu HTML checker's JSON. */
export type Message = {
  type: string
  message: string
  url: string
  lastLine?: number
  extract?: string
}

const accepted = [
  // Styles come with the part that needs them, so that no page loads another's.
  /^Element “style” not allowed as child of element “[\w-]+” in this context\./,
  // The checker knows the style sheets of some years ago.
  /^CSS: /,
]

/** The errors of HTML among the checker's messages that are not accepted. */
export const complaints = (messages: readonly Message[]) =>
  messages.filter(
    ({ type, message }) => type !== 'info' && !accepted.some((known) => known.test(message)),
  )
