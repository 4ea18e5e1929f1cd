/** The period that a search for everything asked for, as ISO times with the end excluded. */
export interface SearchedPeriod {
  startsFrom: string
  startsUntil: string
}

const toTime = (value: string | null) => {
  const time = Date.parse(value ?? '')
  return Number.isNaN(time) ? null : new Date(time).toISOString()
}

/** The period in an address; null without a valid one. */
export function parseSearchedPeriod(query: URLSearchParams): SearchedPeriod | null {
  const [startsFrom, startsUntil] = [
    toTime(query.get('starts_from')),
    toTime(query.get('starts_until')),
  ]
  return startsFrom && startsUntil && startsFrom < startsUntil ? { startsFrom, startsUntil } : null
}
