import { scrubReport } from './scrub-report'

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
