import { addDays, localDate, localTime } from '../../../src/wall-time'

export const timeZone = 'America/New_York'

/** One line of a table of queries. */
export type Query = { q: string; language: string; kind: string; expected: string }

type Named = { name: string }
/** Any item of any kind, as far as the tables speak of it. */
type Item = {
  title?: string
  session_title?: string
  name?: string
  first_name?: string
  last_name?: string
  brand_data?: Named
  brand?: Named
  address?: { city: string }
  instructor?: { first_name: string; last_name: string }
  level?: string
  duration_seconds?: number
  modalities?: Named[]
  equipment?: Named[]
  body_focuses?: Named[]
  start_date_time?: string
}
export type Found = { kind: string; item: Item }

export const readQueries = (table: string): Query[] =>
  table
    .trim()
    .split('\n')
    .map((line) => {
      const [q, language, kind, expected, ...more] = line.split(' | ')
      if (!q || !language || !kind || !expected || more.length > 0) throw new Error(line)
      return { q, language, kind, expected }
    })

const fullName = (person: { first_name?: string; last_name?: string }) =>
  `${person.first_name} ${person.last_name}`
const titleOf = (item: Item) => item.title ?? item.session_title ?? item.name ?? fullName(item)

/** The values of an item that a condition can be about. */
const valuesOf: Record<string, (item: Item) => string[]> = {
  brand: (item) => [(item.brand_data ?? item.brand)!.name],
  city: (item) => [item.address!.city],
  equipment: (item) => item.equipment!.map(({ name }) => name),
  focus: (item) => item.body_focuses!.map(({ name }) => name),
  instructor: (item) => [fullName(item.instructor!)],
  level: (item) => [item.level!],
  minutes: (item) => [String(item.duration_seconds! / 60)],
  modality: (item) => item.modalities!.map(({ name }) => name),
}

const weekdays = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday']

function isOnDay(item: Item, day: string, now: Date): boolean {
  const today = localDate(now, timeZone)
  const date = localDate(new Date(item.start_date_time!), timeZone)
  if (day === 'today') return date === today
  if (day === 'tomorrow') return date === addDays(today, 1)
  const weekday = weekdays.indexOf(day)
  const isWithinWeek = date < addDays(today, 7)
  return isWithinWeek && new Date(`${date}T00:00:00Z`).getUTCDay() === weekday
}

function meets(item: Item, condition: string, now: Date): boolean {
  const [, property = '', sign = '', value = ''] = /^(\w+)(<=|>=|=)(.+)$/.exec(condition) ?? []
  if (property === 'day') return isOnDay(item, value, now)
  const hour = Number(localTime(new Date(item.start_date_time ?? 0), timeZone).slice(0, 2))
  if (property === 'from') return hour >= Number(value)
  if (property === 'until') return hour < Number(value)
  const values = valuesOf[property]!(item)
  if (sign === '<=') return Number(values[0]) <= Number(value)
  if (sign === '>=') return Number(values[0]) >= Number(value)
  return values.some((one) => value.split('/').includes(one))
}

/** Whether the first five items are what a query expects, as `queries.ts` describes it. */
export function isRight({ kind, expected }: Query, firstFive: readonly Found[], now: Date) {
  const items = firstFive.filter((found) => found.kind === kind).map(({ item }) => item)
  if (!expected.includes('=')) return items.some((item) => titleOf(item) === expected)
  const conditions = expected.split(' & ')
  return items.length > 0 && items.every((item) => conditions.every((one) => meets(item, one, now)))
}
