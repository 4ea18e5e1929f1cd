import type en from './en.json'

/** Names a sentence that people read. */
export type MessageCode = keyof (typeof en)['sentences']

/** A sentence by its code, with the values of its places where it has any: `too_long?count=60`. */
export type Message = MessageCode | `${MessageCode}?${string}`

/** A sentence that begins with the name of a field: `first_name:blank`. */
export type FieldMessage = `${string}:${string}`

/** A message with the values of its places. */
export function messageWith(
  code: MessageCode,
  values: Record<string, string | number | bigint>,
): Message {
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(values)) query.set(name, String(value))
  return `${code}?${query.toString()}`
}

/** A message about a field, which is named as on the wire. */
export const messageOf = (field: string, message: Message): FieldMessage => `${field}:${message}`
