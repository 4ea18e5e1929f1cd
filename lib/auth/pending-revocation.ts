import { tabStorage } from '@/lib/storage/storage'

const KEY = 'sign-out-unfinished'

/** Remembers over the next page load that a sign-out did not reach the provider. */
export function savePendingRevocation(): void {
  tabStorage.write(KEY, '1')
}

/** Whether that was so; true once. */
export function takePendingRevocation(): boolean {
  const found = tabStorage.read(KEY) === '1'
  tabStorage.write(KEY, null)
  return found
}
