import { browserStorage } from '@/lib/storage/storage'

const KEY = 'first-name'

/** The member's first name as last read; empty for none, null when it is unknown. Browser only. */
export const knownFirstName = (): string | null => browserStorage.read(KEY) ?? null

/** Remembers the name for the next visits, so that the greeting does not wait for the account. */
export function rememberFirstName(name: string): void {
  browserStorage.write(KEY, name)
}
