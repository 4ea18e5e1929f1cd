import { expect, test } from 'vitest'
import { credentialsIn, linkIn, mailsTo } from '../support/mails'
import { startLimitedProvider } from '../support/limited-provider'
import { startProvider } from '../support/start-provider'
import { createUser, testPassword } from '../support/users'
import { from, newAddress, statuses, times } from '../support/visitors'

const minute = 60_000

const provider = await startLimitedProvider()

const path = '/api/v1/users/password'
const askReset = (email: string, address: string) => () =>
  provider.call('POST', path, {
    body: { email, redirect_url: '/forgot-password' },
    headers: from(address),
  })

function usedUp(link: URL) {
  const headers = { ...from(newAddress()), ...credentialsIn(link) }
  const body = { password: 'plum kettle 44', password_confirmation: 'plum kettle 44' }
  return provider.call('PUT', path, { headers, body })
}

test('an inbox gets three reset mails at most, however many requests come at once', async () => {
  const { email } = await createUser(provider)
  await Promise.all(times(20, () => askReset(email, newAddress())()))
  expect(await mailsTo(provider, email)).toHaveLength(3)
})

test('more reset mails are sent once the links were used or are no longer fresh', async () => {
  const { email } = await createUser(provider)
  await statuses(times(4, () => askReset(email, newAddress())))
  expect(await mailsTo(provider, email)).toHaveLength(3)
  provider.clock.advance(15 * minute)
  await askReset(email, newAddress())()
  const mails = await mailsTo(provider, email)
  expect(mails).toHaveLength(4)
  expect((await usedUp(linkIn(mails[0]))).status).toBe(200)
  await askReset(email, newAddress())()
  // One of the mails says that the password was changed.
  expect(await mailsTo(provider, email)).toHaveLength(6)
})

test('an address that the account knows gets a mail even after strangers used up the usual three', async () => {
  const { email } = await createUser(provider)
  const home = newAddress()
  const body = { email, password: testPassword }
  await provider.call('POST', '/api/v1/users/sign_in', { body, headers: from(home) })
  await statuses(times(6, () => askReset(email, newAddress())))
  expect(await mailsTo(provider, email)).toHaveLength(3)
  expect(await statuses(times(4, () => askReset(email, home)))).toEqual([200, 200, 200, 429])
  expect(await mailsTo(provider, email)).toHaveLength(6)
})

test('a mail that could not be sent does not count', async () => {
  let works = false
  const other = await startProvider({
    database: provider.database,
    deps: ({ mail }) => ({
      mail: {
        send: (one) => (works ? mail.send(one) : Promise.reject(new Error('no mail server'))),
      },
    }),
  })
  const { email } = await createUser(other)
  const body = { email, redirect_url: '/forgot-password' }
  for (let n = 0; n < 4; n += 1) {
    await other.call('POST', '/api/v1/users/password', { body })
    await other.background.settled()
  }
  works = true
  await other.call('POST', '/api/v1/users/password', { body })
  expect(await mailsTo(other, email)).toHaveLength(1)
  await other.stop()
})
