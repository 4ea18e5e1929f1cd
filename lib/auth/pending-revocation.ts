import { tabStorage } from '@/lib/storage/storage'

const KEY = 'sign-out-unfinished'

/** Stores, beyond the next page load, that a sign-out did not reach the provider. */
export function savePendingRevocation(): void {
  tabStorage.write(KEY, '1')
}

/** Whether a sign-out did not reach the provider; returns true only once. */
export function takePendingRevocation(): boolean {
  const found = tabStorage.read(KEY) === '1'
  tabStorage.write(KEY, null)
  return found
}
