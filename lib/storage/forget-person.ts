import { browserStorage, tabStorage } from './storage'
import { storedKeys } from './stored-keys'

/** Removes everything that this browser stores about a user, at sign-out. */
export function forgetPerson(): void {
  const isForgotten =
    tabStorage.remove(isPersonal(storedKeys.tab)) &&
    browserStorage.remove(isPersonal(storedKeys.browser))
  if (!isForgotten) console.warn('Nothing is kept here: storage is refused')
}

function isPersonal(registered: Record<string, string>) {
  const personal = Object.keys(registered).filter((name) => registered[name] === 'person')
  return (key: string) =>
    personal.some((name) => (name.endsWith(':') ? key.startsWith(name) : key === name))
}
