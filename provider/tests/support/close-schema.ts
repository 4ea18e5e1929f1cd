type Schema = { [keyword: string]: unknown }

const isObject = (value: unknown): value is Schema =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/**
 * A copy of a JSON schema that rejects every property it does not name. The document leaves objects
 * open, as clients must ignore what they do not know; a provider that sends more than it says is a
 * fault. The members of `allOf` stay open, because each of them names a part only.
 */
export function closeSchema(schema: unknown, isPart = false): unknown {
  if (Array.isArray(schema)) return schema.map((item) => closeSchema(item, isPart))
  if (!isObject(schema)) return schema
  const copy = Object.fromEntries(
    Object.entries(schema).map(([keyword, value]) => {
      if (keyword === 'properties' && isObject(value))
        return [
          keyword,
          Object.fromEntries(Object.entries(value).map(([name, of]) => [name, closeSchema(of)])),
        ]
      if (keyword === 'enum' || keyword === 'const' || keyword === 'example')
        return [keyword, value]
      return [keyword, closeSchema(value, keyword === 'allOf')]
    }),
  )
  const namesProperties = 'properties' in copy || 'allOf' in copy || '$ref' in copy
  if (isPart || !namesProperties || 'additionalProperties' in copy) return copy
  return { ...copy, unevaluatedProperties: false }
}
