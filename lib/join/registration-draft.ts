import { object, type Infer, string, withDefault } from '@/lib/api/schema'
import { parseStored } from '@/lib/storage/parse-stored'
import { tabStorage } from '@/lib/storage/storage'

const KEY = 'registration-draft'

const draft = object({
  firstName: withDefault(string, ''),
  lastName: withDefault(string, ''),
  phone: withDefault(string, ''),
})
/** The part of the sign-up form that is stored for a reload. It never includes passwords. */
export type RegistrationDraft = Infer<typeof draft>

/** The stored sign-up form of this tab; null when there is none. */
export function loadRegistrationDraft(): RegistrationDraft | null {
  return parseStored(tabStorage.read(KEY), draft)
}

/** Stores the entered values, in this tab only. */
export function saveRegistrationDraft({ firstName, lastName, phone }: RegistrationDraft): void {
  tabStorage.write(KEY, JSON.stringify({ firstName, lastName, phone }))
}

/** Clears the draft once the account exists or the sign-up was left. */
export function clearRegistrationDraft(): void {
  tabStorage.write(KEY, null)
}
