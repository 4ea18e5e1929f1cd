import { type Decoder, integer, list, object, optional, orNull, withDefault } from './schema'

/** How many items a page of a list holds. Specification 9. */
export const PAGE_SIZE = 50

/**
 * One page of a list; `paging.nextPage` is null on the last page. `total` counts the items of all
 * pages, and is null for lists without a count.
 */
export type Page<T> = { data: T[]; paging: { nextPage: number | null }; total: number | null }

// Some hosts send the next page as a URL; its `page` parameter is the number.
const nextPage: Decoder<number> = (value) =>
  integer(
    typeof value === 'string' ? Number(/(?:^|[?&]page=)(\d+)/.exec(value)?.[1] ?? NaN) : value,
  )

const fieldsOf = <T>(item: Decoder<T>) => ({
  data: list(item),
  paging: withDefault(object({ nextPage: optional(nextPage) }), { nextPage: null }),
})

export function page<T>(item: Decoder<T>): Decoder<Page<T>> {
  const decode = object(fieldsOf(item))
  return (value) => ({ ...decode(value), total: null })
}

/** A page of a list that has a total count. */
export function countedPage<T>(item: Decoder<T>): Decoder<Page<T>> {
  return object({ ...fieldsOf(item), total: orNull(integer) })
}
