import { setTimeout as wait } from 'node:timers/promises'
import type { spawnProvider } from '../../support/spawn-provider'
import type { TestProvider } from '../../support/start-provider'

type Process = Pick<ReturnType<typeof spawnProvider>, 'kill' | 'exited'>

/**
 * Stops whoever needs what `lock` locks, until `release`. `killAtIt` waits until `count` requests
 * are stopped there, kills the process, and releases the lock.
 */
export async function holdAt(observer: TestProvider, lock: string, values: unknown[] = []) {
  const client = await observer.pool.connect()
  await client.query('begin')
  // The lock is held for as long as a slow machine needs to bring every request to it.
  await client.query('set local idle_in_transaction_session_timeout = 0')
  await client.query(lock, values)
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid')
  const blocked = () =>
    observer.pool.query<{ pid: number }>(
      'select pid from pg_stat_activity where $1 = any(pg_blocking_pids(pid))',
      [rows[0]!.pid],
    )
  const stopped = async (count = 1) => {
    while ((await blocked()).rows.length < count) await wait(10)
  }
  const release = async () => {
    await client.query('rollback')
    client.release()
  }
  return {
    stopped,
    release,
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
