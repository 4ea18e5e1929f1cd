import { beforeEach, describe, expect, it, vi } from 'vitest'
import { GET, POST } from '@/app/api/mail-opt-outs/[token]/route'
import * as environment from '@/lib/config/env'
import { json, startHttpServer } from '@/tests/support/http-server'
import { pageRequest, testEnv } from '@/tests/support/next-request'

beforeEach(() => {
  vi.restoreAllMocks()
  vi.spyOn(process.stdout, 'write').mockReturnValue(true)
})

async function provider(respond: Parameters<typeof startHttpServer>[0]) {
  const { url } = await startHttpServer(respond)
  vi.spyOn(environment, 'env').mockReturnValue(testEnv({ PROVIDER_URL: url }))
}

const token = 'a-token'
const open = async (method: 'GET' | 'POST', at = `${token}?list=bookings`, language = 'en') => {
  const [given] = at.split('?')
  const request = pageRequest(`/api/mail-opt-outs/${at}`, {
    method,
    headers: { 'accept-language': language },
  })
  const response = await { GET, POST }[method](request, {
    params: Promise.resolve({ token: given! }),
  })
  const body = new DOMParser().parseFromString(await response.text(), 'text/html')
  return { response, body }
}

describe('the page that stops mails, without the provider', () => {
  it.each([
    ['is down', (_: unknown, response: { destroy: () => void }) => response.destroy(), 502],
    ['fails', (_: unknown, response: never) => json(response, { error: 'x' }, 503), 503],
    ['has too many requests', (_: unknown, response: never) => json(response, {}, 429), 429],
  ])('says when it %s that nothing has changed, and offers the same again', async (...given) => {
    const [, respond, status] = given
    await provider(respond as never)
    const { response, body } = await open('GET')
    expect(response.status).toBe(status)
    expect(response.headers.get('content-type')).toContain('text/html')
    expect(response.headers.get('content-security-policy')).toContain("default-src 'none'")
    expect(body.querySelector('h1')?.textContent).toBe('We couldn’t load this page')
    expect(body.querySelector('main p')?.textContent).toContain('Nothing has changed')
    expect(body.querySelector('a')?.getAttribute('href')).toBe('?list=bookings')

    const stopped = await open('POST')
    expect(stopped.response.status).toBe(status)
    expect(stopped.body.querySelector('form')?.getAttribute('method')).toBe('post')
    expect(stopped.body.querySelector('form button')?.textContent).toBe('Try again')
  })

  it('speaks the language of the browser', async () => {
    await provider((_, response) => void response.destroy())
    const { body } = await open('GET', undefined, 'fr-CA')
    expect(body.documentElement.lang).toBe('fr-CA')
    expect(body.querySelector('a')?.textContent).toBe('Réessayer')
  })

  it('puts nothing of the address into the page as markup', async () => {
    await provider((_, response) => void response.destroy())
    const { body } = await open(
      'GET',
      `${token}?list=${encodeURIComponent('"><script>x</script>')}`,
    )
    expect(body.querySelector('script')).toBeNull()
  })
})

it('says of a link that was cut off what to do', async () => {
  await provider((_, response) => json(response, { error: 'Bad request' }, 400))
  for (const at of [`${token}?list=nothing`, 'not.a.token']) {
    const { body } = await open('GET', at)
    expect(body.querySelector('h1')?.textContent).toBe('This link isn’t complete')
    expect(body.querySelector('a')?.getAttribute('href')).toBe('/account/profile')
  }
})

it('passes the pages of the provider on', async () => {
  await provider((_, response) => {
    response.writeHead(404, { 'content-type': 'text/html; charset=utf-8' })
    response.end('<h1>This link no longer works</h1>')
  })
  const { response, body } = await open('GET')
  expect(response.status).toBe(404)
  expect(body.querySelector('h1')?.textContent).toBe('This link no longer works')
})
