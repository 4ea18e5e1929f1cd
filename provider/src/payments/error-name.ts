/** What may be logged of an error of the gateway: its kind, never its text, which may name people. */
export const errorName = (error: unknown) => (error instanceof Error ? error.name : typeof error)
