import type { Decoder } from '@/lib/api/schema'

type Shapes = typeof import('@/lib/api/schema')

/**
 * Strict decoders while `forgiving.on` is false: they use no default and drop no item, and their
 * errors name the field.
 */
export function strictShapes(shapes: Shapes, forgiving: { on: boolean }): Shapes {
  const at = (key: string, error: unknown): unknown => {
    if (error instanceof shapes.SchemaError) error.message += ` in ${key}`
    return error
  }
  const named =
    <T>(key: string, decode: Decoder<T>): Decoder<T> =>
    (value) => {
      try {
        return decode(value)
      } catch (error) {
        throw at(key, error)
      }
    }
  return {
    ...shapes,
    withDefault: (decode, fallback) => (value) =>
      forgiving.on ? shapes.withDefault(decode, fallback)(value) : decode(value),
    list: (item) => (value) =>
      forgiving.on || !Array.isArray(value) ? shapes.list(item)(value) : value.map(item),
    object: ((fields: Record<string, Decoder<unknown>>) =>
      shapes.object(
        Object.fromEntries(
          Object.entries(fields).map(([key, decode]) => [key, named(key, decode)]),
        ),
      )) as Shapes['object'],
  }
}
