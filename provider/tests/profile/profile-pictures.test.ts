import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startProvider, type TestProvider } from '../support/start-provider'
import { createMember } from '../support/users'

let provider: TestProvider
beforeAll(async () => {
  provider = await startProvider()
})
afterAll(() => provider.stop())

const path = '/api/v1/profile_pictures'
const picture = (background = '#884422') =>
  sharp({ create: { width: 300, height: 200, channels: 3, background } })
    .jpeg()
    .toBuffer()

async function upload(headers: Record<string, string>, bytes: Buffer, name = 'me.jpg') {
  const body = new FormData()
  body.set('image', new File([new Uint8Array(bytes)], name, { type: 'image/jpeg' }))
  const response = await fetch(provider.url + path, { method: 'POST', headers, body })
  return { status: response.status, body: JSON.parse(await response.text()) }
}

const userOf = async (headers: Record<string, string>) =>
  (await provider.call('GET', '/api/v1/user', { headers })).body

/** Fetches a picture from this provider, whatever host its address names. */
const fetchPicture = (url: string) => fetch(provider.url + new URL(url).pathname)

test('is stored, shown with the account and served for ever under a random name', async () => {
  const { headers } = await createMember(provider)
  expect((await userOf(headers)).profile_picture_url).toBeNull()
  const { status, body } = await upload(headers, await picture())
  expect(status).toBe(201)
  expect(body.profile_picture_url).toMatch(/\/media\/profile-pictures\/[\w-]{24}\.webp$/)
  expect((await userOf(headers)).profile_picture_url).toBe(body.profile_picture_url)

  const served = await fetchPicture(body.profile_picture_url)
  expect(served.status).toBe(200)
  expect(Object.fromEntries(served.headers)).toMatchObject({
    'content-type': 'image/webp',
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    'cache-control': 'private, max-age=31536000, immutable',
  })
  const content = Buffer.from(await served.arrayBuffer())
  expect((await sharp(content).metadata()).format).toBe('webp')
})

test('is gone when it is replaced or removed', async () => {
  const { headers } = await createMember(provider)
  const first = (await upload(headers, await picture('#aa0000'))).body.profile_picture_url
  const second = (await upload(headers, await picture('#00aa00'))).body.profile_picture_url
  expect(second).not.toBe(first)
  expect((await fetchPicture(first)).status).toBe(404)
  expect((await fetchPicture(second)).status).toBe(200)

  expect((await provider.call('DELETE', path, { headers })).status).toBe(204)
  expect((await fetchPicture(second)).status).toBe(404)
  expect((await userOf(headers)).profile_picture_url).toBeNull()
  expect((await provider.call('DELETE', path, { headers })).status).toBe(204)
})

test('says what is wrong with a file and keeps the picture before', async () => {
  const { headers } = await createMember(provider)
  const before = (await upload(headers, await picture())).body.profile_picture_url
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')
  const refused = await upload(headers, svg, 'me.png')
  expect([refused.status, refused.body.errors.full_messages]).toEqual([
    422,
    ['Picture isn’t a JPEG, PNG, or WebP picture we can read'],
  ])
  const large = await upload(headers, Buffer.alloc(5 * 1024 * 1024 + 1))
  expect([large.status, large.body.errors.image]).toEqual([422, ['is larger than 5 MB']])
  expect((await userOf(headers)).profile_picture_url).toBe(before)
})

test('may be 5 MB in its form; any other body may not', async () => {
  const { headers } = await createMember(provider)
  expect((await upload(headers, Buffer.alloc(6 * 1024 * 1024))).status).toBe(413)
  const other = await provider.call('PUT', '/api/v1/user', {
    headers,
    body: { user: { first_name: 'a'.repeat(70_000) } },
  })
  expect(other.status).toBe(413)
})

test('needs a session and a form with one image', async () => {
  const { headers } = await createMember(provider)
  expect((await upload({}, await picture())).status).toBe(401)
  expect((await provider.call('DELETE', path)).status).toBe(401)
  for (const type of ['application/json', 'image/gif', 'text/plain']) {
    const typed = { ...headers, 'content-type': type }
    const bare = await fetch(provider.url + path, { method: 'POST', headers: typed, body: '{}' })
    expect([bare.status, await bare.json(), bare.headers.get('accept')]).toEqual([
      415,
      { error: 'Send a JPEG, PNG, or WebP file in a form (multipart/form-data)' },
      'multipart/form-data',
    ])
  }
  const body = new FormData()
  body.set('image', 'a text')
  const text = await fetch(provider.url + path, { method: 'POST', headers, body })
  expect(text.status).toBe(400)
})

test.each(['x.webp', '../../secret', `${'a'.repeat(24)}.webp`, `${'a'.repeat(24)}.svg`])(
  'of the name %s does not exist',
  async (name) => {
    const { status } = await fetch(
      `${provider.url}/media/profile-pictures/${encodeURIComponent(name)}`,
    )
    expect(status).toBe(404)
  },
)
