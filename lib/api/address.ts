import { type Decoder, object, optional, type Infer, string, withDefault } from './schema'

/** A postal address; `country` and `state` are codes. */
export const address = object({
  line1: string,
  line2: withDefault(optional(string), null),
  city: string,
  state: withDefault(optional(string), null),
  postalCode: string,
  country: string,
})
export type Address = Infer<typeof address>

const orNull = withDefault(optional(string), null)
const parts = object({
  line1: orNull,
  line2: orNull,
  city: orNull,
  state: orNull,
  postalCode: orNull,
  country: orNull,
})

/** Reads an address of which some parts may not be known. */
export const partialAddress: Decoder<Partial<Address>> = (value) =>
  Object.fromEntries(Object.entries(parts(value)).filter(([, part]) => part))
