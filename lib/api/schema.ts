/** Checks one value and returns it typed; throws `SchemaError` when it does not match. */
export type Decoder<T> = (value: unknown) => T
export type Infer<D> = D extends Decoder<infer T> ? T : never

/** The provider sent something that does not match the contract. */
export class SchemaError extends Error {
  override readonly name = 'SchemaError'
  constructor(expected: string) {
    super(`expected ${expected}`)
  }
}

/** Passes a value that `fits`; `expected` says in the error what it should have been. */
export function check<T>(expected: string, fits: (value: unknown) => value is T): Decoder<T> {
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
/** A time of day, `HH:mm` of 24 hours. */
export const clockTime = check(
  'a time of day',
  (value): value is string => typeof value === 'string' && /^\d{2}:\d{2}$/.test(value),
)
/** A URL that is safe in a link or an image: http(s), or a path of this site. */
export const webUrl = check(
  'a web address',
  (value): value is string =>
    typeof value === 'string' && /^(https?:\/\/|\/(?![/\\]))/i.test(value),
)
/** A tiny inline picture as a data: URL. */
export const inlinePicture = check(
  'an inline picture',
  (value): value is string => typeof value === 'string' && value.startsWith('data:image/'),
)
/** Integers, or unguessable strings where the provider uses those. Compare them as strings. */
export const id = check(
  'an id',
  (value): value is number | string =>
    Number.isSafeInteger(value) || (typeof value === 'string' && /^[\w-]{1,128}$/.test(value)),
)

/** Turns an absent or null value into null. */
export function optional<T>(decode: Decoder<T>): Decoder<T | null> {
  return (value) => (value === undefined || value === null ? null : decode(value))
}

/** Turns an absent or invalid value into `fallback`; for fields that a screen can do without. */
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

/** A list without its invalid items. When all items of a list are invalid, the list itself is. */
export function list<T>(item: Decoder<T>): Decoder<T[]> {
  return (value) => {
    if (!Array.isArray(value)) throw new SchemaError('a list')
    const items = value.map(orNull(item)).filter((found) => found !== null)
    if (value.length > 0 && items.length === 0) throw new SchemaError('a list of the right things')
    return items
  }
}

type Fields = Record<string, Decoder<unknown>>

/** An object with at least these fields; others are dropped. */
export function object<F extends Fields>(fields: F): Decoder<{ [K in keyof F]: Infer<F[K]> }> {
  return (value) => {
    if (typeof value !== 'object' || value === null) throw new SchemaError('an object')
    const source = value as Record<string, unknown>
    return Object.fromEntries(
      Object.entries(fields).map(([key, decode]) => [key, decode(source[key])]),
    ) as { [K in keyof F]: Infer<F[K]> }
  }
}

/** An object with arbitrary keys and values of one kind. */
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

/** For responses whose body does not matter. */
export const nothing: Decoder<void> = () => undefined
