import { vi } from 'vitest'

export type Answer = (body: unknown) => Response | Promise<Response>

export const hang = () => new Promise<Response>(() => {})
export const fail = () => Promise.reject(new TypeError('no connection'))

/**
 * Answers the calls of a page by their method and path, as `GET /api/v1/user`; `answers` may change
 * meanwhile. A call without an answer is lost. Gives the calls that were made; ends with
 * `vi.unstubAllGlobals`.
 */
export function respondToCalls(answers: () => Record<string, Answer>): string[] {
  const calls: string[] = []
  vi.stubGlobal('fetch', (url: string, { method = 'GET', body, signal }: RequestInit = {}) => {
    calls.push(`${method} ${url}`)
    const response = answers()[`${method} ${url.split('?')[0]}`] ?? fail
    return new Promise<Response>((resolve, reject) => {
      signal?.addEventListener('abort', () => reject(signal.reason as Error))
      Promise.resolve(response(body)).then(resolve, reject)
    })
  })
  return calls
}
