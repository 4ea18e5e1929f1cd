import { extractText, getDocumentProxy } from 'unpdf'
import type { TestProvider } from './start-provider'

/** The text of a PDF that the provider sends, its spaces all alike; and the response's headers. */
export async function readPdf(
  provider: TestProvider,
  path: string,
  headers: Record<string, string>,
) {
  const response = await fetch(provider.url + path, { headers })
  const bytes = new Uint8Array(await response.arrayBuffer())
  if (!response.ok) return { status: response.status, text: '', headers: response.headers }
  const { text } = await extractText(await getDocumentProxy(bytes), { mergePages: true })
  return { status: response.status, text: text.replaceAll(/\s+/gu, ' '), headers: response.headers }
}
