import { pageLanguage } from '@/lib/api/browser'
import { FILE_TIMEOUT_MS } from '@/lib/api/timeouts'

/** Fetches everything that is kept about the member and saves it as a file. Throws if it fails. */
export async function downloadData(): Promise<void> {
  const response = await fetch('/api/v1/users/export', {
    headers: pageLanguage(),
    credentials: 'same-origin',
    signal: AbortSignal.timeout(FILE_TIMEOUT_MS),
  })
  if (!response.ok) throw new Error(`The export answered ${response.status}`)
  const address = URL.createObjectURL(await response.blob())
  const link = document.createElement('a')
  link.href = address
  link.download = 'x-plus-data.json'
  link.click()
  // The URL is revoked later because the browser must have started to read it.
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}
