import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { createClass, spotsOf } from '../support/live-classes'
import { type Processes, startWithProcesses } from '../support/processes'
import type { TestProvider } from '../support/start-provider'
import { createMembers } from '../support/subscribers'

vi.setConfig({ testTimeout: 120_000 })

let processes: Processes
// Creates members and classes and reads the database; the child process takes the bookings.
let observer: TestProvider

beforeAll(async () => {
  processes = await startWithProcesses()
  observer = processes.observer
})
afterAll(() => processes.stop())

type Answer = { status: number; id: number } | 'unknown'

async function book(
  url: string,
  headers: Record<string, string>,
  classId: number,
): Promise<Answer> {
  try {
    const response = await fetch(`${url}/api/v1/bookings`, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify({ booking: { live_class_id: classId } }),
    })
    const { id } = JSON.parse(await response.text())
    return { status: response.status, id }
  } catch {
    return 'unknown'
  }
}

test.each([20, 80])(
  'killed after %i of 140 bookings: every acknowledged one is stored',
  async (after) => {
    // It starts while the members are made.
    const child = processes.startChild()
    const members = await createMembers(observer, 140)
    const classes: { id: number }[] = []
    for (let index = 0; index < 4; index += 1)
      classes.push(await createClass(observer, { capacity: 32, startsIn: 120 + index * 60 }))
    const url = await child.listening
    let answered = 0
    const responses = await Promise.all(
      members.map(async ({ headers }, index) => {
        const response = await book(url, headers, classes[index % 4]!.id)
        if (response !== 'unknown') answered += 1
        if (answered === after) child.kill('SIGKILL')
        return response
      }),
    )
    await child.exited
    const acknowledged = responses.filter((one) => one !== 'unknown')
    expect(acknowledged.length).toBeGreaterThanOrEqual(after)
    expect(acknowledged.length).toBeLessThan(140)
    expect(acknowledged.every(({ status }) => status === 201)).toBe(true)

    const { rows } = await observer.pool.query(
      `select id, live_class_id from bookings where status = 'booked' and live_class_id = any($1)`,
      [classes.map(({ id }) => id)],
    )
    const stored = new Set(rows.map(({ id }) => id))
    for (const { id } of acknowledged) expect(stored.has(id)).toBe(true)
    for (const { id } of classes) {
      const { counter, rows: booked } = await spotsOf(observer, id)
      expect(counter).toBe(booked)
      expect(counter).toBeLessThanOrEqual(32)
    }
  },
)
