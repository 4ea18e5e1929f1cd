import { browserStorage, tabStorage } from './storage'
import { storedKeys } from './stored-keys'

/**
 * Removes everything that this browser stores about a user, at sign-out.
 *
 * @param kept names of `storedKeys` that stay
 */
export function forgetPerson(kept: readonly string[] = []): void {
  const isForgotten =
    tabStorage.remove(isPersonal(storedKeys.tab, kept)) &&
    browserStorage.remove(isPersonal(storedKeys.browser, kept))
  if (!isForgotten) console.warn('Nothing is kept here: storage is refused')
}

function isPersonal(registered: Record<string, string>, kept: readonly string[]) {
  const personal = Object.keys(registered).filter(
    (name) => registered[name] === 'person' && !kept.includes(name),
  )
  return (key: string) =>
    personal.some((name) => (name.endsWith(':') ? key.startsWith(name) : key === name))
}
