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
  // Of this database alone: other tests hold locks in others.
  const blocked = () =>
    observer.pool.query<{ pid: number }>(
      `select pid from pg_stat_activity
       where wait_event_type = 'Lock' and datname = current_database()`,
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
