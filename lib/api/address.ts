import { type Decode, object, optional, type Shape, text, withDefault } from '@/lib/api/shape'

/** A postal address; `country` and `state` are codes. */
export const address = object({
  line1: text,
  line2: withDefault(optional(text), null),
  city: text,
  state: withDefault(optional(text), null),
  postalCode: text,
  country: text,
})
export type Address = Shape<typeof address>

const orNull = withDefault(optional(text), null)
const parts = object({
  line1: orNull,
  line2: orNull,
  city: orNull,
  state: orNull,
  postalCode: orNull,
  country: orNull,
})

/** Reads an address of which some parts may not be known. */
export const partialAddress: Decode<Partial<Address>> = (value) =>
  Object.fromEntries(Object.entries(parts(value)).filter(([, part]) => part))
