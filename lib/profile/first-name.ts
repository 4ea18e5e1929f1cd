import { browserStorage } from '@/lib/storage/storage'

/** Storage key of the name. */
export const FIRST_NAME_KEY = 'first-name'

/** The member's first name as last read; empty for none, null when it is unknown. Browser only. */
export const knownFirstName = (): string | null => browserStorage.read(FIRST_NAME_KEY) ?? null

/** Remembers the name for the next visits, so that the greeting does not wait for the account. */
export function rememberFirstName(name: string): void {
  browserStorage.write(FIRST_NAME_KEY, name)
}
