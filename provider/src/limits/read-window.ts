import { limitRules } from './rules'

const maxKeys = 50_000

/**
 * Counts reads per key within the current minute, in memory: a read must not cost a write. Returns
 * the seconds to wait when there were too many, else 0. Every process counts for itself.
 */
export function createReadWindow() {
  const { points, duration } = limitRules.read
  let window = 0
  let counts = new Map<string, number>()
  return (key: string, now = Date.now()): number => {
    const current = Math.floor(now / (duration * 1000))
    if (current !== window || counts.size >= maxKeys) {
      window = current
      counts = new Map()
    }
    const count = (counts.get(key) ?? 0) + 1
    counts.set(key, count)
    return count > points ? ((current + 1) * duration * 1000 - now) / 1000 : 0
  }
}
