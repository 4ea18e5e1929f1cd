import { REMOVED, scrubBy, scrubText } from '@/lib/tracking/scrub'

/** The share of page loads and requests that are traced. @internal */
export const TRACE_SAMPLE_RATE = 0.03

/** Options shared by server and browser: errors and traces, without personal data. */
export const reportOptions = {
  tracesSampleRate: TRACE_SAMPLE_RATE,
  dataCollection: {
    // Also tells the error service not to store the IP address of a report.
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

// Importing the library's own type would import the library.
type Envelope = [headers: object, items: [headers: object, payload: unknown][]]
type Transport = { send: (envelope: never) => unknown }

/**
 * A transport of the error reporting library that scrubs everything it sends. All data pass through
 * it, whatever their kind: errors, traces, sessions, logs, and what later versions add. Attachments
 * are binary and cannot be scrubbed, so they are not sent.
 *
 * @param makeTransport creates the library's default transport
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

// Users, headers, cookies, queries, bodies, local variables and network addresses, but not the
// setting that tells the error service not to infer addresses (`infer_ip`).
const omitted =
  /^(?:user(?:$|\.)|(?:headers|cookies|env|vars|query_string)$)|(?:^|[._])(?:header|cookie|query|fragment|referr?er)(?:$|[._])|(?:request|response)[._]body|(?:^|[.]|(?<!infer)_)ip(?:$|_?addr)|(?:client|peer|remote)[._]?(?:ip|addr)|forwarded|real[-_]?ip/i

const assigned =
  /(["']?[\w.-]{0,40}(?:passw(?:or)?d|passphrase|pwd|token|secret|authorization|session|api[_-]?key|signature|credential|cvc|cvv|otp|uid)[\w.-]{0,20}["'\]]{0,2}\s{0,3}[=:]\s{0,3})(?:"[^"]*"|'[^']*'|[^\s"'&,;}\]]+)/gi
const cookieLine = /\b((?:set-)?cookies?["']?\s{0,3}[:=]).*/gi
const authorization = /\b(bearer|basic)\s+[\w.~+/=-]{8,}/gi
const oneTimeCode = /\b((?:code|otp|pin|passcode)\b\W{0,4}(?:is\s)?)\d{4,8}\b/gi
const email = /[\w.+-]{1,64}(?:@|%40)[\w-]{1,63}(?:\.[\w-]{1,63})+/gi
// Four numbers after a slash are a browser or server version.
const ipv4 = /(?<![\w./])(?:\d{1,3}\.){3}\d{1,3}(?![\w-])/g
const hexAndColons = /[0-9a-f:]{6,45}/gi
const wordOfLength = /[\w-]{24,}/g

/**
 * A copy of a report for the error service without secrets and without anything that identifies a
 * visitor: no query or fragment of any URL, no email, no network address, and no random-looking
 * string. Trace ids are kept: they are shorter and have no capitals.
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

/** Removes the query and fragment of every URL in a text. */
const withoutQueries = (text: string) =>
  text
    .split(/(\s+)/)
    .map((word) => (word.includes('/') ? word.replace(/[?#].+/, `?${REMOVED}`) : word))
    .join('')

const isIpv6 = (word: string) => word.includes('::') || word.split(':').length > 4

const isRandom = (word: string) =>
  /^[0-9a-f]{40,}$/.test(word) || (/[a-z]/.test(word) && /[A-Z]/.test(word) && /\d/.test(word))
