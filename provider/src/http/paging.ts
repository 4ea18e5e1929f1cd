import { z } from '@hono/zod-openapi'

/** Query of every list: `page` from 1, `per_page` 50 by default, at most 100. */
export const pageQuery = z.object({
  page: z.coerce.number().int().min(1).max(100_000).default(1),
  per_page: z.coerce.number().int().min(1).max(100).default(50),
})

type PageQuery = z.infer<typeof pageQuery>

/** Row range of a page: one row more than `per_page`, to know whether more follow. */
export const pageRange = ({ page, per_page }: PageQuery) => ({
  limit: per_page + 1,
  offset: (page - 1) * per_page,
})

/** The wire form of a page, from the at most `limit` rows of `pageRange`. */
export function toPage<T>(rows: T[], { page, per_page }: PageQuery) {
  return {
    data: rows.slice(0, per_page),
    paging: { next_page: rows.length > per_page ? page + 1 : null },
  }
}

/** The wire form of a list that fits on one page. */
export const singlePage = <T>(data: T[]) => ({ data, paging: { next_page: null } })

export const listOf = <T extends z.ZodType>(item: T) =>
  z.object({ data: z.array(item), paging: z.object({ next_page: z.number().int().nullable() }) })

/** The same with `total`, the number of items on all pages. */
export const countedListOf = <T extends z.ZodType>(item: T) =>
  listOf(item).extend({ total: z.int() })
