import { mutate } from 'swr'
import { onSessionChange } from './session-events'

let isForgetting = false

/** From now on what was fetched for one person is not shown to the next. Browser only. */
export function clearFetchedData(): void {
  if (!isForgetting) onSessionChange(() => void mutate(() => true, undefined))
  isForgetting = true
}
