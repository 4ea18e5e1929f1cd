import { object, type Infer, string, withDefault } from '@/lib/api/schema'
import { parseStored } from '@/lib/storage/parse-stored'
import { tabStorage } from '@/lib/storage/storage'

const KEY = 'registration-draft'

const draft = object({
  firstName: withDefault(string, ''),
  lastName: withDefault(string, ''),
  phone: withDefault(string, ''),
})
/** What is kept of a sign-up form over a reload. Passwords are never among it. */
export type RegistrationDraft = Infer<typeof draft>

/** What was typed into the sign-up form in this tab; null for nothing. */
export function loadRegistrationDraft(): RegistrationDraft | null {
  return parseStored(tabStorage.read(KEY), draft)
}

/** Keeps what is typed, in this tab alone. */
export function saveRegistrationDraft({ firstName, lastName, phone }: RegistrationDraft): void {
  tabStorage.write(KEY, JSON.stringify({ firstName, lastName, phone }))
}

/** Forgets it: there is an account now, or the sign-up was left. */
export function clearRegistrationDraft(): void {
  tabStorage.write(KEY, null)
}
