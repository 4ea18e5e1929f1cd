export type Messages = { [key: string]: string | Messages }

/** The messages by their whole keys: `{ a: { b: 'x' } }` becomes `{ 'a.b': 'x' }`. */
export function flatten(messages: Messages, start = ''): Map<string, string> {
  return new Map(
    Object.entries(messages).flatMap(([key, value]) =>
      typeof value === 'string'
        ? [[`${start}${key}`, value] as const]
        : [...flatten(value, `${start}${key}.`)],
    ),
  )
}
