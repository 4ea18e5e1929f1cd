import type { NextConfig } from 'next'
import { CLICK_ID_COOKIE, CLICK_ID_SHAPE } from '../checkout/click-id'

type Headers = Awaited<ReturnType<NonNullable<NextConfig['headers']>>>

const THIRTY_DAYS = 30 * 24 * 60 * 60

// Written by the server, as some browsers forget a script's cookies after a week. Specification 7.
/** Keeps the id of an advertising click from whichever page it leads to. */
export const clickIdCookie: Headers = [
  {
    source: '/:path*',
    has: [{ type: 'query', key: CLICK_ID_COOKIE, value: `(?<click>${CLICK_ID_SHAPE})` }],
    // What a page fetches for itself may answer after the next landing, whose click counts.
    missing: [{ type: 'header', key: 'rsc' }],
    headers: [
      {
        key: 'set-cookie',
        value: `${CLICK_ID_COOKIE}=:click; Path=/; Max-Age=${THIRTY_DAYS}; SameSite=Lax`,
      },
    ],
  },
]
