import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { startLimitedProvider } from '../support/limited-provider'
import { mailsTo } from '../support/mails'
import { codeTo, otherThan, verify } from '../support/studio-records'
import { countOf, from, newAddress, statuses, times } from '../support/visitors'

const provider = await startLimitedProvider()
const newEmail = () => `${randomUUID()}@example.com`

test('one address gets ten codes in 15 minutes, whoever they are for', async () => {
  const headers = from(newAddress())
  const ask = () => verify(provider, { email: newEmail() }, headers)
  const all = await statuses(times(11, () => ask))
  expect([countOf(200, all), all.at(-1)]).toEqual([10, 429])
})

test('one inbox gets ten codes an hour, wherever they are asked for', async () => {
  const email = newEmail()
  const ask = () => {
    provider.clock.advance(31_000)
    return verify(provider, { email }, from(newAddress()))
  }
  const all = await statuses(times(11, () => ask))
  expect([countOf(200, all), all.at(-1)]).toEqual([10, 429])
  expect(await mailsTo(provider, email)).toHaveLength(10)
})

test('asking again within 30 seconds uses nothing up', async () => {
  const email = newEmail()
  const all = await statuses(times(15, () => () => verify(provider, { email }, from(newAddress()))))
  expect(countOf(200, all)).toBe(15)
})

test('one address tries thirty codes in 15 minutes, whatever inboxes they are for', async () => {
  const headers = from(newAddress())
  const all: number[] = []
  for (const round of times(8, (index) => index)) {
    const email = newEmail()
    await verify(provider, { email }, from(newAddress()))
    const code = await codeTo(provider, email)
    const guess = (_: unknown, step: number) => () =>
      verify(provider, { email, code: otherThan(code, step + 1 + round) }, headers)
    all.push(...(await statuses(Array.from({ length: 4 }, guess))))
  }
  expect([countOf(422, all), countOf(429, all)]).toEqual([30, 2])
})
