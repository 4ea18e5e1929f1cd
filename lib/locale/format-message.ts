import formatCompiled from 'use-intl/format-message/format-only'
import formatIcu from 'use-intl/format-message/icu'

type Format = typeof formatIcu

/**
 * Formats messages on the server, where next-intl finds it in place of its own: those of pages are
 * written in ICU, those of client components have been compiled. Browsers have the latter alone.
 */
export default function formatMessage(...parameters: Parameters<Format>): ReturnType<Format> {
  const [key, message, ...rest] = parameters
  return Array.isArray(message)
    ? formatCompiled(key, message, ...rest)
    : formatIcu(key, message, ...rest)
}

// In development next-intl refuses `t.raw` without it.
formatMessage.raw = true
