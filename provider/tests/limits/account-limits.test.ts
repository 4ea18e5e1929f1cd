import { expect, test } from 'vitest'
import { startLimitedProvider } from '../support/limited-provider'
import { createMember } from '../support/users'
import { countOf, from, newAddress } from '../support/visitors'

const provider = await startLimitedProvider()
type Headers = Record<string, string>

function notAPicture() {
  const form = new FormData()
  form.append('image', new File(['no picture'], 'me.png'))
  return form
}

const card = { stripe_payment_method_id: 'pm_unknown' }

test.each<[string, number, (headers: Headers) => Promise<{ status: number }>]>([
  [
    'cards that are added',
    20,
    (headers) => provider.call('POST', '/api/v1/payment_profiles', { headers, body: card }),
  ],
  [
    'pictures that are sent',
    20,
    (headers) =>
      provider.call('POST', '/api/v1/profile_pictures', { headers, form: notAPicture() }),
  ],
  [
    'exports that are asked for',
    5,
    (headers) => provider.call('GET', '/api/v1/users/export', { headers }),
  ],
])('%s: %i an hour for an account, from wherever they come', async (_, limit, send) => {
  const { headers } = await createMember(provider)
  const statuses: number[] = []
  for (let count = 0; count < limit + 2; count += 1)
    statuses.push((await send({ ...headers, ...from(newAddress()) })).status)
  expect(countOf(429, statuses)).toBe(2)
  expect(statuses.slice(0, limit)).not.toContain(429)
})
