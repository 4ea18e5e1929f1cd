import { REMOVED, scrubBy, scrubText } from '@/lib/tracking/scrub'

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

// The library's own type would come with the library.
type Envelope = [headers: object, items: [headers: object, payload: unknown][]]
type Transport = { send: (envelope: never) => unknown }

/**
 * A transport of the error reporting library that scrubs all it sends. It is the last place that
 * everything passes, whatever its kind: errors, traces, sessions, logs, and what later versions add.
 * Attachments are bytes that nobody can look through, so they are not sent.
 *
 * @param makeTransport makes the transport that the library uses by itself
 */
export function scrubbing<Options, Made extends Transport>(
  makeTransport: (options: Options) => Made,
): (options: Options) => Made {
  return (options) => {
    const transport = makeTransport(options)
    const send = (envelope: never) => transport.send(scrubEnvelope(envelope) as never)
    return { ...transport, send }
  }
}

function scrubEnvelope([headers, items]: Envelope): Envelope {
  const structured = items.filter(([, payload]) => isStructured(payload))
  return [scrubReport(headers), structured.map((item) => item.map(scrubReport))] as Envelope
}

const isStructured = (payload: unknown) =>
  typeof payload === 'object' && !ArrayBuffer.isView(payload)

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
const scrubReport = (report: unknown): unknown =>
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
