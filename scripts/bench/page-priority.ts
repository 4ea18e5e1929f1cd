import { existsSync, readdirSync, writeFileSync } from 'node:fs'
import { constants, getPriority, setPriority } from 'node:os'
import { setTimeout as wait } from 'node:timers/promises'
import type { CDPSession } from 'playwright'

/** A page is drawn first about 100 ms after its process has started. */
const LOOK_EVERY_MS = 10
const HIGHEST = -20
/** Between the main thread of a page and all other processes, the browser's own among them. */
const BEHIND = -10
const NORMAL = constants.priority.PRIORITY_NORMAL

type SystemError = { code?: string; info?: { code?: string } }

/**
 * Does what only the superuser may, for a process that may have ended. Returns whether it was
 * allowed.
 */
function tryAsSuperuser(action: () => void): boolean {
  try {
    action()
    return true
  } catch (error) {
    // For a priority, Node's `code` is the same for all errors; that of the system is in `info`.
    const { code, info } = error as SystemError
    const reason = info?.code ?? code ?? ''
    if (['ESRCH', 'ENOENT'].includes(reason)) return true
    if (['EACCES', 'EPERM', 'EROFS'].includes(reason)) return false
    throw error
  }
}

function otherThreads(pid: number) {
  const threads = `/proc/${pid}/task`
  if (!existsSync(threads)) return []
  return readdirSync(threads)
    .map(Number)
    .filter((id) => id !== pid)
}

/**
 * On Linux the priority of a process is that of its main thread, and of the threads that this one
 * starts from then on: those that compile and decode would take turns with it. They still come before
 * other processes, because the main thread waits until they have drawn the frame before. Threads in
 * the background stay there.
 */
function prioritizePage(pid: number) {
  return tryAsSuperuser(() => {
    if (getPriority(pid) !== HIGHEST) setPriority(pid, HIGHEST)
    for (const id of otherThreads(pid)) {
      const priority = getPriority(id)
      if (priority <= NORMAL && priority !== BEHIND) setPriority(id, BEHIND)
    }
  })
}

/**
 * Linux first divides the processors among sessions (autogroups), then among the threads of one: a
 * priority counts only against the browser's own threads until its session has one too. Servers and
 * Lighthouse are other sessions, and made a task last 1.3 to 1.6 times as long as it takes.
 */
function prioritizeSession(pid: number) {
  const group = `/proc/${pid}/autogroup`
  return !existsSync(group) || tryAsSuperuser(() => writeFileSync(group, String(HIGHEST)))
}

/**
 * Lets the main thread of each page run before everything else from now on and its other threads
 * after it, as on a phone, which has cores for them: on two cores they would share them with the
 * browser, the servers and Lighthouse.
 *
 * @returns whether that was allowed for every page until now, and what ends it
 */
export function prioritizePages(browser: CDPSession) {
  const sessions = new Set<number>()
  let allowed = true
  let ended = false
  const watching = (async () => {
    while (!ended) {
      const { processInfo } = await browser.send('SystemInfo.getProcessInfo')
      for (const { type, id } of processInfo) {
        if (type === 'renderer') allowed = prioritizePage(id) && allowed
        if (type === 'browser' && !sessions.has(id)) {
          sessions.add(id)
          allowed = prioritizeSession(id) && allowed
        }
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
