import { setPriority } from 'node:os'
import { setTimeout as wait } from 'node:timers/promises'
import type { CDPSession } from 'playwright'

const LOOK_EVERY_MS = 100
const HIGHEST = -20

/** Node's `code` is the same for all errors of this kind; that of the system is in `info`. */
const systemCode = (error: unknown) => (error as { info?: { code?: string } }).info?.code

/** Returns whether this user may do it, which only the superuser may. */
function prioritize(pid: number): boolean {
  try {
    // On Linux the priority of a process is that of its main thread alone.
    setPriority(pid, HIGHEST)
    return true
  } catch (error) {
    const code = systemCode(error)
    if (code === 'EACCES' || code === 'EPERM') return false
    if (code === 'ESRCH') return true
    throw error
  }
}

/**
 * Lets the main thread of each page run before everything else from now on, as on a phone, which
 * has a core for it: on two cores it would share them with the browser, the servers and Lighthouse,
 * and a task would last nearly twice as long as it takes.
 *
 * @returns whether that was allowed for every page until now, and what ends it
 */
export function prioritizeMainThreads(browser: CDPSession) {
  const known = new Set<number>()
  let allowed = true
  let ended = false
  const watching = (async () => {
    while (!ended) {
      const { processInfo } = await browser.send('SystemInfo.getProcessInfo')
      const pages = processInfo.filter(({ type, id }) => type === 'renderer' && !known.has(id))
      for (const { id } of pages) {
        known.add(id)
        allowed &&= prioritize(id)
      }
      await wait(LOOK_EVERY_MS)
    }
  })()
  return {
    isAllowed: () => allowed,
    async stop() {
      ended = true
      await watching
    },
  }
}
