/** Checks one value and gives it its type; throws `SchemaError` when it does not fit. */
export type Decoder<T> = (value: unknown) => T
export type Infer<D> = D extends Decoder<infer T> ? T : never

/** The provider sent something other than the contract says. */
export class SchemaError extends Error {
  override readonly name = 'SchemaError'
  constructor(expected: string) {
    super(`expected ${expected}`)
  }
}

function check<T>(expected: string, fits: (value: unknown) => value is T): Decoder<T> {
  return (value) => {
    if (!fits(value)) throw new SchemaError(expected)
    return value
  }
}

export const string = check('a text', (value) => typeof value === 'string')
export const number = check('a finite number', (value): value is number => Number.isFinite(value))
export const integer = check('an integer', (value): value is number => Number.isSafeInteger(value))
export const boolean = check('true or false', (value) => typeof value === 'boolean')
export const time = check(
  'a time',
  (value): value is string => typeof value === 'string' && !Number.isNaN(Date.parse(value)),
)
/** An address that is safe in a link or a picture: http(s), or a path of this site. */
export const webUrl = check(
  'a web address',
  (value): value is string =>
    typeof value === 'string' && /^(https?:\/\/|\/(?![/\\]))/i.test(value),
)
/** A tiny picture inside the page, as a data: address. */
export const inlinePicture = check(
  'an inline picture',
  (value): value is string => typeof value === 'string' && value.startsWith('data:image/'),
)
export const color = check(
  'a colour',
  (value): value is string => typeof value === 'string' && /^#[0-9a-f]{3,8}$/i.test(value),
)
/** Integers, and unguessable texts where the provider uses those. Compare as texts. */
export const id = check(
  'an id',
  (value): value is number | string =>
    Number.isSafeInteger(value) || (typeof value === 'string' && /^[\w-]{1,128}$/.test(value)),
)

/** Absent and null become null. */
export function optional<T>(decode: Decoder<T>): Decoder<T | null> {
  return (value) => (value === undefined || value === null ? null : decode(value))
}

/** What is absent or does not fit becomes `fallback`; for fields that a screen can do without. */
export function withDefault<T>(decode: Decoder<T>, fallback: T): Decoder<T> {
  return (value) => {
    try {
      return decode(value)
    } catch (error) {
      if (error instanceof SchemaError) return fallback
      throw error
    }
  }
}

/** What is absent, null or does not fit becomes null; for fields that a screen can do without. */
export function orNull<T>(decode: Decoder<T>): Decoder<T | null> {
  return withDefault(optional(decode), null)
}

export function oneOf<const T extends string>(...values: readonly T[]): Decoder<T> {
  return check(values.join(' or '), (value): value is T => values.includes(value as T))
}

/** A list without the items that do not fit; when none of several fits, the list itself does not. */
export function list<T>(item: Decoder<T>): Decoder<T[]> {
  return (value) => {
    if (!Array.isArray(value)) throw new SchemaError('a list')
    const items = value.map(orNull(item)).filter((found) => found !== null)
    if (value.length > 0 && items.length === 0) throw new SchemaError('a list of the right things')
    return items
  }
}

type Fields = Record<string, Decoder<unknown>>

/** An object with at least these fields; others are left out. */
export function object<F extends Fields>(fields: F): Decoder<{ [K in keyof F]: Infer<F[K]> }> {
  return (value) => {
    if (typeof value !== 'object' || value === null) throw new SchemaError('an object')
    const source = value as Record<string, unknown>
    return Object.fromEntries(
      Object.entries(fields).map(([key, decode]) => [key, decode(source[key])]),
    ) as { [K in keyof F]: Infer<F[K]> }
  }
}

/** Values by whatever name. */
export function record<T>(item: Decoder<T>): Decoder<Record<string, T>> {
  return (value) => {
    if (typeof value !== 'object' || value === null) throw new SchemaError('an object')
    return Object.fromEntries(Object.entries(value).map(([key, held]) => [key, item(held)]))
  }
}

/** A single resource, bare or wrapped as `{data: …}`. */
export function single<T>(decode: Decoder<T>): Decoder<T> {
  return (value) => {
    const wrapped = typeof value === 'object' && value !== null && 'data' in value
    return decode(wrapped ? value.data : value)
  }
}

/** For answers whose body does not matter. */
export const nothing: Decoder<void> = () => undefined
