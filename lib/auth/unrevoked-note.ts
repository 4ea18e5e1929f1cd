import { keepInTab, readFromTab } from '@/lib/tab-storage'

const KEY = 'sign-out-unfinished'

/** Remembers over the next page load that a sign-out did not reach the provider. */
export function leaveUnrevokedNote(): void {
  keepInTab(KEY, '1')
}

/** Whether that was so; true once. */
export function takeUnrevokedNote(): boolean {
  const found = readFromTab(KEY) !== null
  keepInTab(KEY, null)
  return found
}
