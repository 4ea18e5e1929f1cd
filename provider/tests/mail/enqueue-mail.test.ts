import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { enqueueMail } from '../../src/mail/enqueue-mail'
import { type TestProvider, startProvider } from '../support/start-provider'

let provider: TestProvider
beforeAll(async () => {
  provider = await startProvider()
})
afterAll(() => provider.stop())

const waiting = async (key: string) => {
  const { rows } = await provider.db.execute(
    sql`select data from pgboss.job where data->>'key' = ${key}`,
  )
  return rows.length
}

const mail = (key: string) =>
  ({ key, kind: 'password_changed', userId: 1, at: '2026-11-22T10:00:00Z' }) as const

describe('enqueueMail', () => {
  it('queues what the transaction commits', async () => {
    await provider.db.transaction((tx) => enqueueMail(tx, mail('committed')))
    expect(await waiting('committed')).toBe(1)
  })

  it('queues nothing of a transaction that fails', async () => {
    const failed = provider.db.transaction(async (tx) => {
      await enqueueMail(tx, mail('undone'))
      throw new Error('undone')
    })
    await expect(failed).rejects.toThrow('undone')
    expect(await waiting('undone')).toBe(0)
  })

  it('queues a key once while it waits', async () => {
    await enqueueMail(provider.db, mail('twice'), mail('twice'))
    await enqueueMail(provider.db, mail('twice'))
    expect(await waiting('twice')).toBe(1)
  })
})
