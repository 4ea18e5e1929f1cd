import { request } from 'node:http'
import { brotliDecompressSync, gunzipSync, inflateSync } from 'node:zlib'

export type Headers = Record<string, string>

export interface Asked {
  method: 'GET' | 'HEAD'
  path: string
  headers: Headers
}

export interface Answered {
  status: number
  headers: Headers
  body: Buffer
}

export type Ask = (asked: Asked) => Promise<Answered>

/** Sends requests to a server with exactly these headers, and hands on what it sends. */
export function askServer(port: number): Ask {
  return ({ method, path, headers }) =>
    new Promise((resolve, reject) => {
      const options = { host: '127.0.0.1', port, method, path, agent: false, headers }
      const sent = request(options, (answer) => {
        const chunks: Buffer[] = []
        answer.on('data', (chunk: Buffer) => chunks.push(chunk))
        answer.on('error', reject)
        answer.on('end', () => {
          const named = Object.entries(answer.headers).map(([name, value]) => [name, `${value}`])
          resolve({
            status: answer.statusCode!,
            headers: Object.fromEntries(named) as Headers,
            body: Buffer.concat(chunks),
          })
        })
      })
      sent.on('error', reject)
      sent.end()
    })
}

const readers: Record<string, (body: Buffer) => Buffer> = {
  br: brotliDecompressSync,
  gzip: gunzipSync,
  deflate: inflateSync,
}

/** The text of an answer, whatever its coding. */
export function textOf({ headers, body }: Answered): string {
  const read = readers[headers['content-encoding'] ?? '']
  return (read && body.length > 0 ? read(body) : body).toString()
}

const asks = ['if-none-match', 'if-modified-since', 'range']

/** The same request for all of what is there, whatever the visitor has of it already. */
export const wholeOf = ({ headers, ...asked }: Asked): Asked => ({
  ...asked,
  headers: Object.fromEntries(Object.entries(headers).filter(([name]) => !asks.includes(name))),
})
