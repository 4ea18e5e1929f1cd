/** The share of page loads and requests that are traced. @internal */
export const TRACE_SAMPLE_RATE = 0.03

/** What the server and browsers report alike: errors and traces, and nothing of who was there. */
export const reportOptions = {
  tracesSampleRate: TRACE_SAMPLE_RATE,
  dataCollection: {
    // This also has the error service not take the address that a report comes from.
    userInfo: false,
    cookies: false,
    httpHeaders: false,
    httpBodies: [],
    urlQueryParams: false,
    databaseQueryData: false,
    queues: false,
    stackFrameVariables: false,
  },
}
