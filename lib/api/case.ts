type CaseOptions = {
  /** Keys, spelled as in the input, whose values are keyed by data and must not be converted. */
  opaque?: readonly string[]
}

/**
 * Converts the keys of objects to snake_case, at every depth and inside arrays; values, dates,
 * files and forms are not changed. No underscore is put before digits (`line1`). Keys that already
 * are snake_case or do not begin with a lower-case letter are not changed. Specification 7.
 */
export function toSnakeCase<T = unknown>(value: unknown, options: CaseOptions = {}): T {
  return convert(value, remembering(snakeKey), options.opaque ?? []) as T
}

/**
 * Converts the keys of responses to camelCase, at every depth and inside arrays: an underscore
 * before a letter or a digit of any script is removed and a letter after it is capitalized
 * (`address_line_1` becomes `addressLine1`). Underscores at the start of a key are kept.
 */
export function toCamelCase<T = unknown>(value: unknown, options: CaseOptions = {}): T {
  return convert(value, remembering(camelKey), options.opaque ?? []) as T
}

function snakeKey(key: string): string {
  if (!/^[a-z][A-Za-z0-9_]*$/.test(key)) return key
  return key.replace(/([a-z0-9])(?=[A-Z])|([A-Z])(?=[A-Z][a-z])/g, '$&_').toLowerCase()
}

/** The type of a snake_case key in camelCase: `body_focuses_ids` is `bodyFocusesIds`. */
export type CamelCase<Key extends string> = Key extends `${infer Head}_${infer Tail}`
  ? `${Head}${Capitalize<CamelCase<Tail>>}`
  : Key

function camelKey(key: string): string {
  return key.replace(
    /(^_+)|_+([\p{L}\p{N}])/gu,
    (_, leading: string | undefined, next: string) => leading ?? next.toUpperCase(),
  )
}

/** `rename` with its results kept: the items of a list all have the same keys. */
function remembering(rename: (key: string) => string) {
  const renamed = new Map<string, string>()
  return (key: string) => {
    const known = renamed.get(key)
    if (known !== undefined) return known
    const name = rename(key)
    renamed.set(key, name)
    return name
  }
}

function convert(
  value: unknown,
  rename: (key: string) => string,
  opaque: readonly string[],
): unknown {
  if (Array.isArray(value)) return value.map((item) => convert(item, rename, opaque))
  if (!isPlainObject(value)) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, content]) => [
      rename(key),
      opaque.includes(key) ? content : convert(content, rename, opaque),
    ]),
  )
}

function isPlainObject(value: unknown): value is Record<string, unknown> {
  if (typeof value !== 'object' || value === null) return false
  const prototype: unknown = Object.getPrototypeOf(value)
  return prototype === Object.prototype || prototype === null
}
