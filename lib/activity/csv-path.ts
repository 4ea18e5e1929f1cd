import { buildQuery } from '@/lib/routing/query'
import { deviceTimeZone } from '@/lib/time/device-time-zone'

/** Where the member's activity is downloaded as a CSV file, all of it or the days of a range. */
export function activityFilePath(range: { from?: string; to?: string } = {}): string {
  const query = buildQuery({ from: range.from, to: range.to, time_zone: deviceTimeZone() })
  return `/api/v1/user_activities.csv${query && `?${query}`}`
}
