import { tooMany } from '../http/errors'
import type { AppContext } from '../http/types'
import { networkOf } from '../limits/normalize-address'
import type { LimitRule } from '../limits/rules'
import { isKnownAddress } from './known-addresses'

type Counter = readonly [LimitRule, string]

/**
 * Counts a try to sign in, before its password is looked at; throws 429 when there were too many.
 * Only wrong passwords count in the end: `succeeded` gives the tries back. The rules, and what they
 * promise to owners and cost attackers, are in docs/decisions/0015.
 */
export async function countSignIn(c: AppContext, email: string) {
  const { address, deps } = c.var
  const { limits } = deps
  const counted: Counter[] = []
  const count = async (...counters: Counter[]) => {
    for (const [index, counter] of counters.entries()) {
      const wait = await limits.count(...counter)
      if (wait === 0) continue
      // A try that is refused in the end has used nothing up.
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
