import { integer, object, optional, type Shape, text, withDefault } from '@/lib/api/shape'

/** A modality, a piece of equipment or a body focus; `icon` is a key of the icon set. */
export const named = object({ id: integer, name: text, icon: withDefault(optional(text), null) })
export type Named = Shape<typeof named>
