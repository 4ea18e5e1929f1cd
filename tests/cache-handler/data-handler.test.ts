import { beforeEach, expect, it } from 'vitest'
import { createDataHandler } from '@/cache-handler/data-handler.mjs'
import { memoryStore } from './support/memory-store'

let key = ''
let count = 0
beforeEach(() => (key = `read ${count++}`))

const entry = (text: string, expire = 600, tags = ['videos']) =>
  Promise.resolve({
    value: new Blob([text]).stream() as ReadableStream<Uint8Array>,
    tags,
    stale: 30,
    timestamp: Date.now() - 1_000,
    revalidate: 60,
    expire,
  })

async function textOf(found: { value: ReadableStream } | undefined) {
  return found && new Response(found.value).text()
}

it('a read of one server answers for the others', async () => {
  const store = memoryStore()
  await createDataHandler(store).set(key, entry('rows'))
  const other = createDataHandler(store)
  for (let time = 0; time < 2; time++) expect(await textOf(await other.get(key, []))).toBe('rows')
  store.values.clear()
  expect(await textOf(await other.get(key, []))).toBe('rows')
})

it('each server keeps what it has read while there is nothing shared', async () => {
  const store = { ...memoryStore(), read: async () => null, write: async () => undefined }
  const handler = createDataHandler(store)
  await handler.set(key, entry('rows'))
  expect(await textOf(await handler.get(key, []))).toBe('rows')
  expect(await createDataHandler(store).get(key, [])).toBeUndefined()
})

it('what must not be kept is not shared', async () => {
  const store = memoryStore()
  await createDataHandler(store).set(key, entry('rows', 0))
  expect(store.values.size).toBe(0)
})

it('what another version has stored in its own format is not used', async () => {
  const store = memoryStore()
  store.values.set(`data:${key}`, Buffer.from('{"value":1}'))
  expect(await createDataHandler(store).get(key, [])).toBeUndefined()
})

it('what has a tag that was cleared is read again, whoever stored it', async () => {
  const store = memoryStore()
  const handler = createDataHandler(store)
  await handler.set(key, entry('rows', 600, [key]))
  await handler.updateTags([key])
  // Next.js rounds the time of clearing to whole milliseconds.
  await expect.poll(() => handler.get(key, [])).toBeUndefined()
  expect(await createDataHandler(store).get(key, [])).toBeUndefined()
})

it('what another server has read after a tag was cleared is not read once more', async () => {
  const store = memoryStore()
  const [one, other] = [createDataHandler(store), createDataHandler(store)]
  await one.set(key, entry('old rows', 600, [key]))
  expect(await textOf(await other.get(key, []))).toBe('old rows')
  await one.updateTags([key], { expire: 600 })
  expect(await other.get(key, [])).toMatchObject({ revalidate: -1 })
  const fresh = { ...(await entry('new rows', 600, [key])), timestamp: Date.now() + 1_000 }
  await one.set(key, Promise.resolve(fresh))
  const found = await other.get(key, [])
  expect(found?.revalidate).toBe(60)
  expect(await textOf(found)).toBe('new rows')
})
