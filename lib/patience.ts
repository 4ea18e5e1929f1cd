/**
 * How long somebody is left before an empty stage, in milliseconds: what has not come by then is told
 * as a failure, so that it is said within 6 s.
 */
export const PATIENCE_MS = 5000
