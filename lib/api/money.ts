import { type Decoder, number, SchemaError, string } from './schema'

// Above this, minor units are no longer whole numbers.
const MOST = Number.MAX_SAFE_INTEGER / 1000

/** Money in major units: never negative, and small enough that its minor units are whole. */
export const amount: Decoder<number> = (value) => {
  const found = number(value)
  if (found < 0 || found > MOST) throw new SchemaError('an amount of money')
  return found
}

/** An ISO 4217 code in any case. */
export const currencyCode: Decoder<string> = (value) => {
  const found = string(value)
  if (!/^[a-z]{3}$/i.test(found)) throw new SchemaError('a currency')
  return found
}
