/** The address of a PostgreSQL server to test on; undefined for the embedded one. */
export const testDatabaseUrl = (): string | undefined => process.env.TEST_DATABASE_URL

/** Where a child process finds programs. */
export const searchPath = (): string | undefined => process.env.PATH

/** The ports of the Stripe server as a program, and where it sends its webhooks. */
export function stripeServerSettings() {
  const { STRIPE_PORT, LIBRARY_PORT, WEBHOOK_URL, WEBHOOK_SECRET } = process.env
  return {
    port: Number(STRIPE_PORT),
    libraryPort: Number(LIBRARY_PORT),
    webhook: { url: WEBHOOK_URL!, secret: WEBHOOK_SECRET! },
  }
}
