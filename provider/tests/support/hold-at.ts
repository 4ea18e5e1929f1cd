import { setTimeout as wait } from 'node:timers/promises'
import type { spawnProvider } from './spawn-provider'
import type { TestProvider } from './start-provider'

type Process = Pick<ReturnType<typeof spawnProvider>, 'kill' | 'exited'>

/**
 * Stops whoever needs what `statement` locks, until `release`, which undoes the statement, or
 * `commit`. `stopped` waits until `count` requests are stopped there; `killAtIt` does, kills the
 * process, and releases the lock.
 */
export async function holdAt(observer: TestProvider, statement: string, values: unknown[] = []) {
  const client = await observer.pool.connect()
  await client.query('begin')
  // The lock is held for as long as a slow machine needs to bring every request to it.
  await client.query('set local idle_in_transaction_session_timeout = 0')
  await client.query(statement, values)
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid')
  // Who waits for the same row later waits for the first in the queue.
  const blocked = () =>
    observer.pool.query<{ pid: number }>(
      `with recursive blocked as (
         select pid from pg_stat_activity where $1 = any(pg_blocking_pids(pid))
         union
         select later.pid from pg_stat_activity later
         join blocked on blocked.pid = any(pg_blocking_pids(later.pid))
       )
       select pid from blocked`,
      [rows[0]!.pid],
    )
  const stopped = async (count = 1) => {
    while ((await blocked()).rows.length < count) await wait(10)
  }
  const end = async (how: 'commit' | 'rollback') => {
    await client.query(how)
    client.release()
  }
  const release = () => end('rollback')
  return {
    stopped,
    release,
    commit: () => end('commit'),
    async killAtIt(process: Process, count = 1) {
      await stopped(count)
      process.kill('SIGKILL')
      await process.exited
      // What the dead process has sent already must not run either.
      for (const { pid } of (await blocked()).rows)
        await observer.pool.query('select pg_terminate_backend($1)', [pid])
      await release()
    },
  }
}
