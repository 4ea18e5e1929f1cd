import { amount } from '@/lib/api/money'
import { number, object, type Infer } from '@/lib/api/schema'

/** Reads a stored charge that is still to come. */
export const laterCharge = object({ amount, at: number })
/** Decimal major units, tax included; `at` in milliseconds since 1970. */
export type LaterCharge = Infer<typeof laterCharge>
