import { customType } from 'drizzle-orm/pg-core'

/** PostgreSQL `tsvector`: written by the database, never by us. */
export const searchVector = customType<{ data: string }>({ dataType: () => 'tsvector' })

/** PostgreSQL `tstzrange` in its text form, lower bound included and upper bound not. */
export const timeRange = customType<{ data: string }>({ dataType: () => 'tstzrange' })
