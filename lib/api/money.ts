import { type Decoder, number, SchemaError, string } from './schema'

// Above this, amounts in minor units are not safe integers.
const MOST = Number.MAX_SAFE_INTEGER / 1000

/**
 * An amount in major units: never negative, and small enough that it is a safe integer in minor
 * units.
 */
export const amount: Decoder<number> = (value) => {
  const found = number(value)
  if (found < 0 || found > MOST) throw new SchemaError('an amount of money')
  return found
}

/** An ISO 4217 code in upper or lower case. */
export const currencyCode: Decoder<string> = (value) => {
  const found = string(value)
  if (!/^[a-z]{3}$/i.test(found)) throw new SchemaError('a currency')
  return found
}
