/**
 * The diagnostics channel on which the instrumentation tells that it has run. Next.js takes requests
 * before that, which would pass by what the instrumentation does to each of them.
 */
export const STARTED_CHANNEL = 'x-plus.started'
