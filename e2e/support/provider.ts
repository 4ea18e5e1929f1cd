import { e2eSettings } from './settings'

export type Tokens = { accessToken: string; client: string; uid: string }

type Call = { tokens?: Tokens; body?: unknown; headers?: Record<string, string> }

/**
 * Calls the provider's API; `path` starts below `/api`. Throws an Error with the whole response
 * when it is not a success.
 */
export async function callProvider<Body>(method: string, path: string, call: Call = {}) {
  const { tokens, body, headers } = call
  const response = await fetch(`${e2eSettings().providerUrl}/api${path}`, {
    method,
    headers: {
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...(tokens && { 'access-token': tokens.accessToken, client: tokens.client, uid: tokens.uid }),
      ...headers,
    },
    body: body === undefined ? undefined : JSON.stringify(body),
  })
  const text = await response.text()
  if (!response.ok) throw new Error(`${method} ${path} answered ${response.status}: ${text}`)
  return { body: (text === '' ? null : JSON.parse(text)) as Body, headers: response.headers }
}
