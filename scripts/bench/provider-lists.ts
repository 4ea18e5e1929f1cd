import type { ChildProcess } from 'node:child_process'
import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { startNode, stopChild } from '../stack/children'
import { seedPassword } from '../stack/people'
import { requireFreePorts } from '../stack/settings'
import { waitUntilHealthy } from '../stack/wait-until-healthy'
import { grownSettings } from './settings'
import { formatTable, verdict } from './table'

const { dataDir, scale, providerPort, providerUrl } = grownSettings.large
const rounds = 60
const warmUps = 5
const goal = 50
/** A search answers while somebody types. */
const searchGoal = 40

const day = 86_400_000
const today = new Date(Math.floor(Date.now() / day) * day)
const tomorrow = new Date(today.getTime() + day)

const lists = {
  'videos, page 1': '/videos',
  'videos, page 300': '/videos?page=300',
  filtered:
    '/videos?kind=workout&level=beginner&modalities_ids=1,13&equipment_ids=2,3&sort=popular',
  'filtered, hardly any': '/videos?brand_id=24&level=advanced&equipment_ids=6,13',
  'searched, with slips': '/videos?q=kettelbell%20complx',
  'searched, common word': '/videos?q=yoga',
  'searched, on every mat': '/videos?q=mat%20full%20body&page=20',
  'searched and filtered': '/videos?q=hips&brand_id=4&level=beginner&sort=newest',
  'counts of choices': '/videos/facets?durations=0-14,15-24,25-37,38-52,53-',
  'counts of choices, searched and filtered':
    '/videos/facets?q=yoga&level=beginner&modalities_ids=1,13&durations=0-14,15-24,25-37,38-52,53-',
  'related videos': '/videos/1/related',
  collections: '/video_groups/collections',
  'groups, with slips': '/video_groups/programs?q=couch%20to%20fiv',
  'a program': '/video_groups/programs/25',
  instructors: '/instructors',
  'instructors, with slips': '/instructors?q=herera%20tmoas',
  studios: '/studios',
  'studios, nearest': '/studios?lat=40.7484&lng=-73.9857',
  'studios, with slips': '/studios?q=yoga%20bosten',
  'a day of the schedule': `/live_classes?from=${today.toISOString()}&to=${tomorrow.toISOString()}&per_page=100`,
  'classes, with slips': '/live_classes?q=brre%20technique',
  'search: a meaning': '/search?q=20%20minute%20core%20no%20equipment',
  'search: a day': '/search?q=yoga%20tonight',
  'search: a title': '/search?q=sun%20salutations',
  'search: with slips': '/search?q=begginer%20streching%20hips',
  'search: a common word': '/search?q=mat',
  'offers of home': '/homepage_offers/web',
}
const memberLists = {
  'member: videos': '/videos',
  'member: not taken': '/videos?taken=false&sort=popular',
  'member: counts of choices': '/videos/facets?taken=false&durations=0-14,15-24,25-37,38-52,53-',
  'member: favorites': '/favorite_lists/default',
}

type Headers = Record<string, string>

async function ask(path: string, headers: Headers = {}) {
  const response = await fetch(`${providerUrl}/api/v1${path}`, { headers })
  const body = await response.text()
  if (!response.ok) throw new Error(`${path} answered ${response.status}: ${body.slice(0, 200)}`)
  return body
}

async function memberHeaders(): Promise<Headers> {
  const response = await fetch(`${providerUrl}/api/v1/users/sign_in`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'subscriber@example.com', password: seedPassword }),
  })
  const names = ['access-token', 'client', 'uid']
  return Object.fromEntries(names.map((name) => [name, response.headers.get(name) ?? '']))
}

async function timesOf(path: string, headers?: Headers) {
  const times: number[] = []
  for (let round = -warmUps; round < rounds; round += 1) {
    const started = performance.now()
    await ask(path, headers)
    if (round >= 0) times.push(performance.now() - started)
  }
  return times.sort((a, b) => a - b)
}

function row(name: string, times: number[]) {
  const at = (share: number) => times[Math.ceil(times.length * share) - 1] ?? 0
  const limit = name.startsWith('search: ') ? searchGoal : goal
  const isMet = at(0.95) <= limit
  return [name, at(0.5).toFixed(1), at(0.95).toFixed(1), `≤ ${limit}`, verdict(isMet)]
}

/** Makes the data of the large product anew and starts its provider, which takes some time. */
export async function startLargeProvider(): Promise<ChildProcess> {
  await requireFreePorts({ BENCH_PORT: [providerPort] })
  rmSync(dataDir, { recursive: true, force: true })
  mkdirSync(dataDir, { recursive: true })
  const program = {
    name: 'The provider',
    args: ['--import', import.meta.resolve('tsx'), 'src/main.ts'],
    cwd: 'provider',
    log: join(dataDir, 'provider.log'),
    env: {
      NODE_ENV: 'test',
      RATE_LIMITS: 'off',
      SEED: '1',
      SEED_SCALE: scale,
      PROVIDER_PORT: String(providerPort),
      DATA_DIR: dataDir,
    },
  }
  const child = startNode(program)
  const url = `${providerUrl}/health`
  await waitUntilHealthy({ ...program, child, url, timeoutMs: 300_000 })
  return child
}

/**
 * Measures the response times of the provider's lists, one call after another, on the provider of
 * the large product, which it stops then; the data stay. Returns a table as text.
 */
export async function measureProviderLists(provider: ChildProcess): Promise<string> {
  try {
    const { total } = JSON.parse(await ask('/videos')) as { total: number }
    const rows: (string | number)[][] = [['list', 'p50 ms', 'p95 ms', 'goal', 'verdict']]
    for (const [name, path] of Object.entries(lists)) rows.push(row(name, await timesOf(path)))
    const headers = await memberHeaders()
    for (const [name, path] of Object.entries(memberLists))
      rows.push(row(name, await timesOf(path, headers)))
    return `The provider's lists among ${total} videos, ${rounds} calls each\n\n${formatTable(rows)}`
  } finally {
    await stopChild(provider)
  }
}
