import { takeFragment } from '@/lib/browser/private-fragment'
import type { ResetCredentials } from '@/lib/api/users'

const names = ['access-token', 'client', 'uid'] as const

/**
 * Takes the credentials of a reset link out of the address, so that nothing else can read them; null
 * when it has none. They stand in its fragment, or in its query as other providers send them.
 */
export function takeResetCredentials(): ResetCredentials | null {
  const { hash, pathname, searchParams } = new URL(window.location.href)
  const found = readCredentials(new URLSearchParams(takeFragment().slice(1)))
  if (found) return found
  const sent = readCredentials(searchParams)
  if (!sent) return null
  for (const name of names) searchParams.delete(name)
  const query = searchParams.size > 0 ? `?${searchParams}` : ''
  window.history.replaceState(window.history.state, '', `${pathname}${query}${hash}`)
  return sent
}

function readCredentials(parameters: URLSearchParams): ResetCredentials | null {
  const [accessToken = '', client = '', uid = ''] = names.map((name) => parameters.get(name) ?? '')
  return accessToken && client && uid ? { accessToken, client, uid } : null
}
