import { pageLanguage } from '@/lib/api/browser'
import { BROWSER_TIMEOUT_MS } from '@/lib/api/timeouts'

const nameOf = (response: Response): string | undefined =>
  /filename="([\w.-]+)"/.exec(response.headers.get('content-disposition') ?? '')?.[1]

/**
 * Loads a document of this site in the page's language and saves it as a file, so that a failure
 * stays on the page. Returns whether it came.
 */
export async function saveDocument(path: string): Promise<boolean> {
  let blob: Blob
  let name: string | undefined
  try {
    const response = await fetch(path, {
      headers: pageLanguage(),
      credentials: 'same-origin',
      signal: AbortSignal.timeout(BROWSER_TIMEOUT_MS),
    })
    if (!response.ok) return false
    name = nameOf(response)
    blob = await response.blob()
  } catch (error) {
    if (error instanceof TypeError || error instanceof DOMException) return false
    throw error
  }
  const address = URL.createObjectURL(blob)
  const link = document.createElement('a')
  link.href = address
  link.download = name ?? 'document.pdf'
  link.click()
  URL.revokeObjectURL(address)
  return true
}
