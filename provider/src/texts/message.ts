import type en from './en.json'

/** The code of a text that the sandbox shows in place of the card provider. */
export type CardText = keyof (typeof en)['card']

/** The code of the title of a part of a video. */
export type SectionText = keyof (typeof en)['sections']

/** The code of what may stand in for a piece of equipment. */
export type AlternativeText = keyof (typeof en)['alternatives']

/** The code of a text on an invoice or another document. */
export type DocumentText = keyof (typeof en)['documents']

/** The code of a sentence in the language files. */
export type MessageCode = keyof (typeof en)['sentences'] | keyof (typeof en)['mails'] | CardText

/** A sentence's code, with the values of its placeholders if it has any: `too_long?count=60`. */
export type Message = MessageCode | `${MessageCode}?${string}`

/** A sentence that begins with the name of a field: `first_name:blank`. */
export type FieldMessage = `${string}:${string}`

/** A message with the values of its placeholders. */
export function messageWith(
  code: MessageCode,
  values: Record<string, string | number | bigint>,
): Message {
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(values)) query.set(name, String(value))
  return `${code}?${query.toString()}`
}

/** A message about a field, by its wire name. */
export const messageOf = (field: string, message: Message): FieldMessage => `${field}:${message}`
