import { afterAll, beforeAll, expect, test } from 'vitest'
import { brands } from '../../../lib/brand/brands'
import { homeLine } from '../../../lib/catalogue/home-line'
import { buildQuery } from '../../../lib/routing/query'
import messages from '../../../messages/en.json'
import { startSeededProvider } from '../support/seeded-provider'
import type { TestProvider } from '../support/start-provider'

const paths = {
  workouts: '/videos',
  programs: '/video_groups/programs',
  instructors: '/instructors',
} as const

let provider: TestProvider
beforeAll(async () => {
  provider = await startSeededProvider()
})
afterAll(() => provider.stop())

const read = async (path: string) => (await provider.call('GET', `/api/v1${path}`)).body
const totalOf = async (path: string): Promise<number> => (await read(path)).total

const withLine = brands.filter(({ key }) => key in messages.catalogue.home.lines)

test.each(withLine)(
  'the numbers of $key’s home are those of the lists they lead to',
  async (brand) => {
    const own = { brand_id: brand.id, per_page: 1 }
    const at = (path: string, query = {}) => `${path}?${buildQuery({ ...own, ...query })}`
    const numbers = homeLine(brand.look, {
      totals: {
        all: await totalOf(at(paths.workouts)),
        programs: await totalOf(at(paths.programs)),
        instructors: await totalOf(at(paths.instructors)),
      },
      counts: await read(`/videos/facets?${buildQuery({ brand_id: brand.id })}`),
      terms: {
        equipment_ids: (await read('/equipment')).data,
        body_focuses_ids: (await read('/body_focuses')).data,
        modalities_ids: (await read('/modalities')).data,
      },
    })
    expect(numbers).not.toBeNull()
    for (const { name, count, screen, query } of numbers!)
      expect([name, await totalOf(at(paths[screen], query))]).toEqual([name, count])
  },
)
