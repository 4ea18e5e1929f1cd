import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { getPriority, setPriority } from 'node:os'
import type { CDPSession } from 'playwright'
import { expect, it, vi } from 'vitest'
import { prioritizePages } from '@/scripts/bench/page-priority'

/** Larger than Linux gives to any process. */
const NOBODY = 2 ** 30

type Processes = { type: string; id: number }[]

/** Prioritizes what a browser of such processes names, which has been asked twice by now. */
async function start(processInfo: Processes) {
  const send = vi.fn(() => Promise.resolve({ processInfo }))
  const priority = prioritizePages({ send } as unknown as CDPSession)
  await vi.waitFor(() => expect(send.mock.calls.length).toBeGreaterThan(1))
  return priority
}

/** The same until then. Returns whether it was allowed. */
async function prioritize(processInfo: Processes) {
  const priority = await start(processInfo)
  await expect(priority.stop()).resolves.toBeUndefined()
  return priority.isAllowed()
}

it('goes on when a page has ended before it could be prioritized', async () => {
  await expect(prioritize([{ type: 'renderer', id: NOBODY }])).resolves.toBe(true)
})

it('puts the page before its browser, and the browser before other sessions', async () => {
  const sleep = () => spawn('sleep', ['60'], { detached: true, stdio: 'ignore' })
  const [browser, page] = [sleep(), sleep()]
  try {
    await Promise.all([once(browser, 'spawn'), once(page, 'spawn')])
    const allowed = await prioritize([
      { type: 'browser', id: browser.pid! },
      { type: 'renderer', id: page.pid! },
    ])
    const group = `/proc/${browser.pid}/autogroup`
    // Empty where sessions are not told apart.
    const level = existsSync(group) && readFileSync(group, 'utf8').split(' ').at(-1)
    const levels = [getPriority(page.pid), level ? Number(level) : -20]
    // For anybody but the superuser it says so, and the priorities are as before.
    if (allowed) expect(levels).toEqual([-20, -20])
    else expect(levels).not.toEqual([-20, -20])
  } finally {
    browser.kill()
    page.kill()
  }
})

/** A page that starts a second thread when `write` is called on its input, and says so. */
function spawnPage() {
  const startThread = `process.stdin.once('data', () =>
    new (require('node:worker_threads').Worker)('setInterval(() => {}, 1000)', { eval: true })
      .once('online', () => console.log('started')))`
  const page = spawn(process.execPath, ['-e', startThread])
  const threads = () => {
    const folder = `/proc/${page.pid}/task`
    const ids = existsSync(folder) ? readdirSync(folder).map(Number) : []
    return ids.filter((id) => id !== page.pid)
  }
  return { page, levels: () => [...new Set(threads().map(getPriority))], threads }
}

it('puts the threads that a main thread starts behind it, before other processes', async () => {
  const { page, levels } = spawnPage()
  try {
    await once(page, 'spawn')
    const id = page.pid!
    const priority = await start([{ type: 'renderer', id }])
    page.stdin.write('start')
    await once(page.stdout, 'data')
    await vi.waitFor(() => expect(levels()).toEqual([priority.isAllowed() ? -10 : getPriority()]))
    expect(getPriority(id)).toBe(priority.isAllowed() ? -20 : getPriority())
    await priority.stop()
  } finally {
    page.kill()
  }
})

it('leaves threads in the background', async () => {
  const { page, levels, threads } = spawnPage()
  try {
    page.stdin.write('start')
    await once(page.stdout, 'data')
    // Elsewhere than on Linux a thread has no priority of its own.
    for (const id of threads()) setPriority(id, 5)
    const before = levels()
    await prioritize([{ type: 'renderer', id: page.pid! }])
    expect(levels()).toEqual(before)
  } finally {
    page.kill()
  }
})
