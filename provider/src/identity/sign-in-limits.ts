import { tooMany } from '../http/errors'
import type { AppContext } from '../http/context'
import { networkOf } from '../limits/normalize-address'
import type { LimitRule } from '../limits/rate-limits'
import { isKnownAddress } from './known-addresses'

type Counter = readonly [LimitRule, string]

/**
 * Counts a sign-in attempt before its password is checked; throws 429 after too many. Only wrong
 * passwords count in the end: `succeeded` takes the attempt back. docs/decisions/0015 explains the
 * rules.
 */
export async function countSignIn(c: AppContext, email: string) {
  const { address, deps } = c.var
  const { limits } = deps
  const counted: Counter[] = []
  const count = async (...counters: Counter[]) => {
    for (const [index, counter] of counters.entries()) {
      const wait = await limits.count(...counter)
      if (wait === 0) continue
      // A rejected attempt uses nothing up.
      for (const other of counters.slice(0, index)) await limits.restore(...other)
      throw tooMany(wait)
    }
    counted.push(...counters)
  }

  if (await isKnownAddress(c, email)) await count(['signInKnown', `${email} ${address}`])
  else {
    if (address !== null) await count(['signInAddress', address])
    const isUnderAttack = (await limits.count('signInAccount', email)) > 0
    counted.push(['signInAccount', email])
    if (isUnderAttack)
      await count(
        ['signInPair', `${email} ${address}`],
        ['signInNetwork', `${email} ${networkOf(String(address))}`],
        ['signInPace', email],
      )
  }
  return {
    succeeded: async () => {
      for (const counter of counted) await limits.restore(...counter)
    },
  }
}
