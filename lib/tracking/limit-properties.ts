/** The longest text and the most keys that analytics takes. Specification 9. */
const MAX_TEXT_LENGTH = 4096
const MAX_KEYS = 1000

/**
 * Properties as analytics takes them: texts are cut to 4096 characters; an object of more than 1000
 * keys becomes an empty one.
 */
export function limitProperties(value: unknown): unknown {
  if (typeof value === 'string') return value.slice(0, MAX_TEXT_LENGTH)
  if (Array.isArray(value)) return value.map(limitProperties)
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value)
  if (entries.length > MAX_KEYS) return {}
  return Object.fromEntries(entries.map(([key, content]) => [key, limitProperties(content)]))
}
