import { deserialize } from 'node:v8'
import { createClient, RESP_TYPES } from '@redis/client'
import { logLine } from './log-line.mjs'

/** How long a request waits for Redis before it goes on without, in milliseconds. */
const TIMEOUT_MS = 250
/** How long Redis is left alone after it failed, in milliseconds. */
const PAUSE_MS = 3_000

/** The longest that anything is stored, in seconds. */
export const LONGEST_SECONDS = 7 * 24 * 60 * 60

/**
 * The value of serialized bytes; null when they are of another format, as those of another version.
 *
 * @param {() => Buffer | Promise<Buffer>} readBytes
 */
export async function readValue(readBytes) {
  try {
    return deserialize(await readBytes())
  } catch (error) {
    if (!(error instanceof Error)) throw error
    return null
  }
}

/**
 * @typedef {object} SharedStore what all web servers share; nothing of it ever fails or takes longer
 * than a quarter of a second
 * @property {(key: string) => Promise<Buffer | null>} read null when there is none, or no Redis
 * @property {(key: string, value: Buffer, seconds: number) => Promise<void>} write kept for these
 * seconds
 * @property {(key: string) => Promise<void>} remove
 * @property {() => Promise<Record<string, string>>} readTags the state of each tag, by tag
 * @property {(tags: Record<string, string>) => Promise<boolean>} writeTags whether they were stored
 * @property {() => Promise<void>} close
 */

/**
 * The store in Redis or Valkey. While it is slow, full or gone, each server goes on with what it has
 * in memory; that is logged when it begins and when it ends.
 *
 * @param {string} url `redis://` or `rediss://`
 * @param {string} prefix of all keys, such that only servers of one build share values
 * @param {{ log?: (message: string, reason?: unknown) => void, now?: () => number }} [options]
 * @returns {SharedStore}
 */
export function connectSharedStore(url, prefix, { log = logState, now = Date.now } = {}) {
  const client = createClient({
    url,
    // A command is dropped, and not sent later, when there is no connection.
    disableOfflineQueue: true,
    // What has timed out stays in the queue until Redis answers or closes the connection.
    commandsQueueMaxLength: 200,
    socket: {
      connectTimeout: 2_000,
      reconnectStrategy: (retries) => Math.min(100 * 2 ** retries, 5_000),
    },
  }).withTypeMapping({ [RESP_TYPES.BLOB_STRING]: Buffer })
  // A full Redis still answers reads.
  const reads = { isFailing: false, pausedUntil: 0 }
  const writes = { isFailing: false, pausedUntil: 0 }
  const isFailing = () => reads.isFailing || writes.isFailing

  function failed(reason, ...kinds) {
    if (!isFailing()) log('shared cache unavailable', reason)
    for (const kind of kinds) {
      kind.isFailing = true
      kind.pausedUntil = now() + PAUSE_MS
    }
  }
  function succeeded(...kinds) {
    const wasFailing = isFailing()
    for (const kind of kinds) Object.assign(kind, { isFailing: false, pausedUntil: 0 })
    if (wasFailing && !isFailing()) log('shared cache available')
  }
  const disconnected = (reason) => failed(reason, reads, writes)
  client.on('error', disconnected)
  client.on('ready', () => succeeded(reads, writes))
  const connecting = client.connect().catch(disconnected)

  /** The result of a command, or `otherwise` when it failed or took too long. */
  async function attempt(kind, command, otherwise) {
    if (now() < kind.pausedUntil) return otherwise
    try {
      const result = await withinTime(connecting.then(command))
      succeeded(kind)
      return result
    } catch (error) {
      failed(error, kind)
      return otherwise
    }
  }

  const tagsKey = `${prefix}tags`
  return {
    read: (key) => attempt(reads, () => client.get(prefix + key), null),
    write: (key, value, seconds) =>
      attempt(writes, async () => {
        await client.set(prefix + key, value, { expiration: { type: 'EX', value: seconds } })
      }),
    // Like a read, it is possible while there is no room.
    remove: (key) =>
      attempt(reads, async () => {
        await client.del(prefix + key)
      }),
    readTags: () =>
      attempt(
        reads,
        async () => {
          const states = await client.hGetAll(tagsKey)
          return Object.fromEntries(
            Object.entries(states).map(([tag, state]) => [tag, String(state)]),
          )
        },
        {},
      ),
    writeTags: (tags) =>
      attempt(
        writes,
        async () => {
          await client.hSet(tagsKey, tags)
          return true
        },
        false,
      ),
    close: async () => client.destroy(),
  }
}

/** @param {string} message @param {unknown} [reason] */
const logState = (message, reason) =>
  logLine(message, reason instanceof Error ? { reason: reason.message } : {})

/** @template T @param {Promise<T>} promise @returns {Promise<T>} */
function withinTime(promise) {
  let timer
  const timeout = new Promise((_, reject) => {
    timer = setTimeout(() => reject(new Error(`no answer within ${TIMEOUT_MS} ms`)), TIMEOUT_MS)
  })
  return Promise.race([promise, timeout]).finally(() => clearTimeout(timer))
}
