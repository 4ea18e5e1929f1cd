import { brandKeys } from './brands'

/** How many brands there are, without X+, which covers every one. */
export const brandCount = brandKeys.filter((key) => key !== 'all').length
