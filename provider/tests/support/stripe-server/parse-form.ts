/** Parameters as Stripe's form encoding nests them: objects and lists of strings. */
export type Params = { [name: string]: string | Params | (string | Params)[] }

const keysOf = (name: string) => name.replaceAll(']', '').split('[')

/** Whether the keys of an object are those of a list: 0, 1, 2 …, or empty. */
const isList = (keys: string[]) => keys.length > 0 && keys.every((key, at) => key === String(at))

function toLists(value: string | Params): Params[string] {
  if (typeof value === 'string') return value
  const entries = Object.entries(value as Record<string, string | Params>)
  const nested = entries.map(([key, item]) => [key, toLists(item)] as const)
  return isList(entries.map(([key]) => key))
    ? nested.map(([, item]) => item as string | Params)
    : Object.fromEntries(nested)
}

/** Parses `a[b][0][c]=1&…` into nested objects and lists; every value is still a string. */
export function parseForm(encoded: string): Params {
  const root: Params = {}
  for (const [name, value] of new URLSearchParams(encoded)) {
    const keys = keysOf(name)
    const last = keys.pop()!
    let place = root
    for (const key of keys) place = (place[key] ??= {}) as Params
    place[last === '' ? String(Object.keys(place).length) : last] = value
  }
  return toLists(root) as Params
}
