import { REMOVED, scrubBy, scrubText } from '@/lib/tracking/scrub'

// People, headers, cookies, queries, bodies, local variables, and addresses of a network, but not what
// tells the error service to infer none (`infer_ip`).
const omitted =
  /^(?:user(?:$|\.)|(?:headers|cookies|env|vars|query_string)$)|(?:^|[._])(?:header|cookie|query|fragment|referr?er)(?:$|[._])|(?:request|response)[._]body|(?:^|[.]|(?<!infer)_)ip(?:$|_?addr)|(?:client|peer|remote)[._]?(?:ip|addr)|forwarded|real[-_]?ip/i

const assigned =
  /(["']?[\w.-]{0,40}(?:passw(?:or)?d|passphrase|pwd|token|secret|authorization|session|api[_-]?key|signature|credential|cvc|cvv|otp|uid)[\w.-]{0,20}["'\]]{0,2}\s{0,3}[=:]\s{0,3})(?:"[^"]*"|'[^']*'|[^\s"'&,;}\]]+)/gi
const cookieLine = /\b((?:set-)?cookies?["']?\s{0,3}[:=]).*/gi
const authorization = /\b(bearer|basic)\s+[\w.~+/=-]{8,}/gi
const oneTimeCode = /\b((?:code|otp|pin|passcode)\b\W{0,4}(?:is\s)?)\d{4,8}\b/gi
const email = /[\w.+-]{1,64}(?:@|%40)[\w-]{1,63}(?:\.[\w-]{1,63})+/gi
// Behind a slash stands a version of a browser, or a server.
const ipv4 = /(?<![\w./])(?:\d{1,3}\.){3}\d{1,3}(?![\w-])/g
const hexAndColons = /[0-9a-f:]{6,45}/gi
const wordOfLength = /[\w-]{24,}/g

/**
 * A copy of what goes to the error service without secrets and without what tells who a visitor is:
 * no query and no fragment of any address, no email, no address of a network, and nothing that looks
 * drawn at random. The ids of traces stay: they are shorter, and have no capitals.
 */
export const scrubReport = (report: unknown): unknown =>
  scrubBy({ text: scrubReportText, omits: (key) => omitted.test(key) }, report)

function scrubReportText(text: string): string {
  return scrubText(withoutQueries(text))
    .replace(authorization, `$1 ${REMOVED}`)
    .replace(cookieLine, `$1 ${REMOVED}`)
    .replace(assigned, `$1${REMOVED}`)
    .replace(oneTimeCode, `$1${REMOVED}`)
    .replace(email, REMOVED)
    .replace(ipv4, REMOVED)
    .replace(hexAndColons, (word) => (isIpv6(word) ? REMOVED : word))
    .replace(wordOfLength, (word) => (isRandom(word) ? REMOVED : word))
}

/** Every address in a text up to its query or fragment. */
const withoutQueries = (text: string) =>
  text
    .split(/(\s+)/)
    .map((word) => (word.includes('/') ? word.replace(/[?#].+/, `?${REMOVED}`) : word))
    .join('')

const isIpv6 = (word: string) => word.includes('::') || word.split(':').length > 4

const isRandom = (word: string) =>
  /^[0-9a-f]{40,}$/.test(word) || (/[a-z]/.test(word) && /[A-Z]/.test(word) && /\d/.test(word))
