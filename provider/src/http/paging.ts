import { z } from '@hono/zod-openapi'

/** Query of every list: `page` from 1, `per_page` 50 unless said, at most 100. */
export const pageQuery = z.object({
  page: z.coerce.number().int().min(1).max(100_000).default(1),
  per_page: z.coerce.number().int().min(1).max(100).default(50),
})

export type PageQuery = z.infer<typeof pageQuery>

/** Row range of a page. Ask for one row more than `per_page` (`limit`) to know whether more follow. */
export const pageRange = ({ page, per_page }: PageQuery) => ({
  limit: per_page + 1,
  offset: (page - 1) * per_page,
})

/** The wire form of a list, from at most `limit` rows of `pageRange`. */
export function paged<T>(rows: T[], { page, per_page }: PageQuery) {
  return {
    data: rows.slice(0, per_page),
    paging: { next_page: rows.length > per_page ? page + 1 : null },
  }
}

/** The wire form of a list that is always given whole. */
export const whole = <T>(data: T[]) => ({ data, paging: { next_page: null } })

export const listOf = <T extends z.ZodType>(item: T) =>
  z.object({ data: z.array(item), paging: z.object({ next_page: z.number().int().nullable() }) })

/** The same with `total`, which counts all pages. */
export const countedListOf = <T extends z.ZodType>(item: T) =>
  listOf(item).extend({ total: z.int() })
