/**
 * SWR options of paged lists that other screens change: a page is read once, and again whenever the
 * list is shown again, however short the way back is.
 */
export const readOnReturn = {
  revalidateFirstPage: false,
  revalidateOnMount: true,
  dedupingInterval: 0,
} as const
