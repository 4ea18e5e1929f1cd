/** The share of page loads and requests that are traced. Specification 9. */
export const TRACE_SAMPLE_RATE = 0.03
