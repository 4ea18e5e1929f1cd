import { type Decoder, object, orNull, type Infer, string } from './schema'

/** A postal address; `country` and `state` are codes. */
export const address = object({
  line1: string,
  line2: orNull(string),
  city: string,
  state: orNull(string),
  postalCode: string,
  country: string,
})
export type Address = Infer<typeof address>

const parts = object({
  line1: orNull(string),
  line2: orNull(string),
  city: orNull(string),
  state: orNull(string),
  postalCode: orNull(string),
  country: orNull(string),
})

/** Reads an address in which some parts may be missing. */
export const partialAddress: Decoder<Partial<Address>> = (value) =>
  Object.fromEntries(Object.entries(parts(value)).filter(([, part]) => part))
