import { object, optional, type Shape, text, withDefault } from '@/lib/api/shape'

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
