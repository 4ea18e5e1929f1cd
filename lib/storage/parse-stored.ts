import type { Decoder } from '@/lib/api/schema'

/**
 * What a stored text of JSON holds; null for none, and for one that `decode` refuses: anybody may have
 * written under our key.
 */
export function parseStored<T>(text: string | null | undefined, decode: Decoder<T>): T | null {
  try {
    return typeof text === 'string' ? decode(JSON.parse(text)) : null
  } catch {
    return null
  }
}

/** Takes a value as it is; for what this site alone has written. */
export const unchecked = <T>(value: unknown): T => value as T
