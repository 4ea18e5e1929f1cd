// The packages for it refuse an invalid range (`5-2`) like one beyond the end; HTTP lets it be ignored.
/**
 * The bytes that a `Range` header asks of a file of `size` bytes, both ends included. Null: the
 * whole file (no header, or one we need not obey, such as several ranges). `unsatisfiable`: 416.
 */
export function byteRange(
  header: string | undefined,
  size: number,
): { first: number; last: number } | 'unsatisfiable' | null {
  const match = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header ?? '')
  if (!match || (!match[1] && !match[2])) return null
  const [, from, to] = match
  const first = from ? Number(from) : Math.max(0, size - Number(to))
  const last = from && to ? Math.min(Number(to), size - 1) : size - 1
  if (from && to && Number(to) < first) return null
  return first >= size || first > last ? 'unsatisfiable' : { first, last }
}
