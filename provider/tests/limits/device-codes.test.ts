import { expect, test } from 'vitest'
import { startLimitedProvider } from '../support/limited-provider'
import { createMember } from '../support/users'
import { countOf, from, newAddress, times } from '../support/visitors'

const provider = await startLimitedProvider()
const path = '/api/v1/applicaster_auth_grants'
const codeOf = (index: number) => `GUESS${String(index).padStart(3, '0')}`

test('of 100 guesses of one account ten are looked up, from wherever they come', async () => {
  const { headers } = await createMember(provider)
  const all: number[] = []
  for (const round of times(2, (index) => index)) {
    const guesses = times(50, (index) => codeOf(round * 50 + index))
    const answers = await Promise.all(
      guesses.map((code, index) => {
        const all = { ...headers, ...from(newAddress()) }
        return index % 2
          ? provider.call('POST', path, { body: { code }, headers: all })
          : provider.call('GET', `${path}/${code}`, { headers: all })
      }),
    )
    all.push(...answers.map(({ status }) => status))
  }
  expect(countOf(422, all) + countOf(404, all)).toBe(10)
  expect(countOf(429, all)).toBe(90)
})

test('thirty guesses from one address are looked up, whatever accounts make them', async () => {
  const address = from(newAddress())
  const members = await Promise.all(times(5, () => createMember(provider)))
  const answers = await Promise.all(
    members.flatMap(({ headers }, member) =>
      times(9, (index) => {
        const body = { code: codeOf(member * 9 + index) }
        return provider.call('POST', path, { body, headers: { ...headers, ...address } })
      }),
    ),
  )
  const all = answers.map(({ status }) => status)
  expect([countOf(422, all), countOf(429, all)]).toEqual([30, 15])
})

test('a right code uses nothing up', async () => {
  const { headers } = await createMember(provider)
  for (const index of times(15, (step) => step)) {
    const body = { device_name: `TV ${index}` }
    const shown = await provider.call('POST', '/api/v1/device_codes', {
      body,
      headers: from(newAddress()),
    })
    const granted = await provider.call('POST', path, { body: { code: shown.body.code }, headers })
    expect(granted.status).toBe(201)
  }
})

test('one address asks for thirty codes an hour', async () => {
  const headers = from(newAddress())
  const answers = await Promise.all(
    times(31, () =>
      provider.call('POST', '/api/v1/device_codes', { body: { device_name: 'TV' }, headers }),
    ),
  )
  expect(
    countOf(
      429,
      answers.map(({ status }) => status),
    ),
  ).toBe(1)
})
