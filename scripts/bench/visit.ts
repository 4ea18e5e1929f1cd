import { once } from 'node:events'
import { get, type IncomingMessage } from 'node:http'
import { gzipSync } from 'node:zlib'

export type Visit = {
  milliseconds: number
  html: string
  htmlBytes: number
  htmlGzipBytes: number
}

const compressed = (content: string | Buffer) => gzipSync(content, { level: 9 }).length

/**
 * Loads a page like a first visitor and returns the time to the last byte and the sizes. Throws on
 * an error status.
 */
export async function visit(url: string, cookie = ''): Promise<Visit> {
  const start = performance.now()
  const response = await fetch(url, { headers: cookie ? { cookie } : {}, redirect: 'manual' })
  const html = await response.text()
  const milliseconds = performance.now() - start
  if (!response.ok) throw new Error(`${url} answered ${response.status}.`)
  return { milliseconds, html, htmlBytes: Buffer.byteLength(html), htmlGzipBytes: compressed(html) }
}

/** The bytes of a body as a browser gets it, which accepts gzip and brotli. */
export async function sentBytes(url: string): Promise<number> {
  const request = get(url, { headers: { 'accept-encoding': 'gzip, br' } })
  const [response] = (await once(request, 'response')) as [IncomingMessage]
  let bytes = 0
  for await (const chunk of response as AsyncIterable<Buffer>) bytes += chunk.length
  return bytes
}

/** The URLs of the scripts that a page names for current browsers. */
function scriptsOf(html: string, origin: string) {
  const tags = [...html.matchAll(/<script\b[^>]*\ssrc="([^"]+)"[^>]*>/g)]
  const sources = tags.filter(([tag]) => !/\snomodule/i.test(tag)).map(([, src = '']) => src)
  // Ours are requested after the first frame.
  for (const [, later = ''] of html.matchAll(/\sdata-sources="([^"]+)"/g))
    sources.push(...later.split(' '))
  return [...new Set(sources)].map((src) => new URL(src.replaceAll('&amp;', '&'), origin).href)
}

/** Bytes (gzip) of the scripts that a current browser loads with the page, before any interaction. */
export async function firstLoadScripts(html: string, origin: string): Promise<number> {
  const sizes = scriptsOf(html, origin).map(async (url) => {
    const response = await fetch(url)
    return compressed(Buffer.from(await response.arrayBuffer()))
  })
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0)
}
