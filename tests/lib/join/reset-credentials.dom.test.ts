import { beforeEach, expect, it } from 'vitest'
import { takeResetCredentials } from '@/lib/join/reset-credentials'

const credentials = { accessToken: 'token-1', client: 'client-1', uid: 'uid-1' }
const parameters = 'access-token=token-1&client=client-1&uid=uid-1'
const open = (address: string) => window.history.replaceState(null, '', address)

beforeEach(() => {
  delete window.privateFragment
})

it('takes the credentials of a link out of the fragment, once', () => {
  open(`/forgot-password?brand=yoga#${parameters}`)
  expect(takeResetCredentials()).toEqual(credentials)
  expect(location.href).toMatch(/\/forgot-password\?brand=yoga$/)
  expect(takeResetCredentials()).toBeNull()
})

it('takes those of other providers out of the query', () => {
  open(`/forgot-password?brand=yoga&${parameters}`)
  expect(takeResetCredentials()).toEqual(credentials)
  expect(location.href).toMatch(/\/forgot-password\?brand=yoga$/)
})

it('leaves an address without them as it is', () => {
  open('/forgot-password?client=client-1#main')
  expect(takeResetCredentials()).toBeNull()
  expect(location.href).toMatch(/\/forgot-password\?client=client-1#main$/)
})
