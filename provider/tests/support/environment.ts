/** The address of a PostgreSQL server to test on; undefined for the embedded one. */
export const testDatabaseUrl = (): string | undefined => process.env.TEST_DATABASE_URL

/** Where a child process finds programs. */
export const searchPath = (): string | undefined => process.env.PATH
