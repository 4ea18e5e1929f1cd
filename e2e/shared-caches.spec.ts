import { isDeepStrictEqual } from 'node:util'
import { startConfiguredWeb } from './support/configured-web'
import { type Answered, type Ask, type Asked, askServer, textOf } from './support/caches/exchange'
import { type Headers, wholeOf } from './support/caches/exchange'
import { hasNginx, startNginx } from './support/caches/nginx'
import { sharedCache } from './support/caches/shared-cache'
import { expect, test } from './support/test'

const PERMUTATIONS = 300
/** At how many of the addresses each is tried, in turn. */
const TRIED_AT = 2

const addresses = [
  '/',
  '/es',
  '/?brand=yoga',
  '/?irclickid=a1b2c3d4',
  '/?redirectTo=/schedule',
  '/classes/workouts',
  '/fr-CA/classes/workouts?brand=yoga',
  '/login?_rsc',
  '/video-detail/3',
  '/bookings',
  '/es/account/profile',
  '/subscribe/payment?sp=2',
  '/nope',
  '/api/countries',
  '/api/v1/modalities',
  '/api/auth/session',
  '/icons/favicon.svg',
]

/** What may stand in each header of a request; undefined leaves it out. */
const choices: Record<string, (string | undefined)[]> = {
  'accept-language': [undefined, 'en', 'es-MX,es;q=0.9', 'fr-CA', 'en-AU,en;q=0.5', '*'],
  'accept-encoding': [undefined, 'gzip, deflate, br, zstd', 'gzip', 'gzip, deflate, br, zstd'],
  cookie: [
    undefined,
    'locale=es',
    'locale=en',
    'xplus.session=x; signed-in=1',
    'xplus.session=x; locale=fr-CA',
    'irclickid=z9y8x7w6',
  ],
  'user-agent': [undefined, 'Mozilla/5.0 (iPhone)', 'Googlebot/2.1', 'curl/8'],
  rsc: [...Array(7).fill(undefined), '1'],
  'next-router-prefetch': [...Array(7).fill(undefined), '1'],
  'next-router-segment-prefetch': [...Array(7).fill(undefined), '/_tree'],
  'if-none-match': [undefined, undefined, '"other"', '*etag*'],
  range: [undefined, undefined, undefined, 'bytes=0-9'],
  method: ['GET', 'GET', 'GET', 'HEAD'],
}

/** The permutation of a number, always the same: each choice is drawn by a hash of both. */
function permutation(number: number): Headers {
  const drawn = Object.entries(choices).map(([name, values], index) => {
    const hash = Math.imul(number * 31 + index * 7919 + 1, 0x9e3779b1) >>> 8
    return [name, values[hash % values.length]] as const
  })
  return Object.fromEntries(drawn.filter(([, value]) => value !== undefined)) as Headers
}

/** What a visitor gets of an answer: what stands in it, where it leads and what it leaves behind. */
function contentOf({ method }: Asked, { status, headers, body }: Answered) {
  return {
    status,
    type: headers['content-type'],
    location: headers['location'],
    // A token against forged requests is new each time.
    cookie: headers['set-cookie']?.replace(/[\da-f]{64}/g, ''),
    ...(method === 'GET' && { coding: headers['content-encoding'], body }),
  }
}

/** An answer in a few words, for the report. */
const shortened = ({ status, headers, ...answer }: Answered) =>
  `${status} ${headers['content-type']} ${textOf({ status, headers, ...answer }).slice(0, 80)}`

/** What is wrong with an answer to somebody whom the server itself would give `whole`; else null. */
function faultOf(asked: Asked, whole: Answered, answer: Answered): string | null {
  const { status } = answer
  const isRight =
    status === 304
      ? asked.headers['if-none-match'] === whole.headers['etag']
      : status === 206
        ? asked.headers['range'] !== undefined && textOf(whole).startsWith(textOf(answer))
        : isDeepStrictEqual(contentOf(asked, whole), contentOf(asked, answer))
  return isRight ? null : `${shortened(answer)} instead of ${shortened(whole)}`
}

test('a cache that all visitors share answers each of them as the server would', async () => {
  // A server of its own, whose pages no other journey renews meanwhile.
  const web = await startConfiguredWeb({ TRUSTED_PROXIES: '1' })
  const { port, host } = new URL(web.url)
  const origin = askServer(Number(port))
  const nginx = hasNginx ? await startNginx(Number(port)) : null
  if (!nginx) console.warn('nginx is not installed: only the cache by RFC 9111 is asked.')
  try {
    const cache = sharedCache(origin)
    const ways: Record<string, Ask> = { cache: cache.ask }
    if (nginx) ways.nginx = nginx.ask
    let nginxHits = 0
    const faults: unknown[] = []

    async function compare(path: string, number: number) {
      const { method, ...headers } = permutation(number) as Headers & Pick<Asked, 'method'>
      const asked: Asked = { method, path, headers: { host, ...headers } }
      const whole = await origin(wholeOf(asked))
      const { etag } = whole.headers
      if (headers['if-none-match'] === '*etag*' && etag) asked.headers['if-none-match'] = etag
      for (const [way, ask] of Object.entries(ways)) {
        const answer = await ask(asked)
        if (answer.headers['x-cache-status'] === 'HIT') nginxHits += 1
        const fault = faultOf(asked, whole, answer)
        if (fault) faults.push({ way, asked, fault })
      }
    }

    for (let number = 0; number < PERMUTATIONS; number += 1) {
      const tried = [...Array(TRIED_AT).keys()].map((turn) => number * TRIED_AT + turn)
      await Promise.all(tried.map((turn) => compare(addresses[turn % addresses.length]!, number)))
    }
    expect(faults.slice(0, 3)).toEqual([])
    // That they have answered by themselves at all.
    expect(cache.hits).toBeGreaterThan(PERMUTATIONS / 2)
    if (nginx) expect(nginxHits).toBeGreaterThan(PERMUTATIONS / 2)
  } finally {
    await nginx?.stop()
    await web.stop()
  }
})
