import { object, string, withDefault } from '@/lib/api/schema'
import { parseStored } from '@/lib/storage/parse-stored'
import { tabStorage } from '@/lib/storage/storage'
import { emptyValues, type TypedField, type TypedValues } from './payment-fields'

const KEY = 'checkout-draft'

const draft = object(
  Object.fromEntries(
    Object.keys(emptyValues).map((field) => [field, withDefault(string, '')]),
  ) as Record<TypedField, (value: unknown) => string>,
)

/** What was entered in this tab before a reload or a new sign-in; null when nothing. */
export function loadDraft(): TypedValues | null {
  return parseStored(tabStorage.read(KEY), draft)
}

/**
 * Stores the entered values, in this tab only. They never include card data, which the card
 * provider's frames keep.
 */
export function saveDraft(values: TypedValues): void {
  if (!tabStorage.write(KEY, JSON.stringify(values)))
    console.warn('What is typed is not kept over a reload: storage is refused')
}

export function clearDraft(): void {
  tabStorage.write(KEY, null)
}
