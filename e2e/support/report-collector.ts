import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/** An error service: `dsn` is the SENTRY_DSN that reports to it, `reports` what it was sent. */
export async function startReportCollector() {
  const reports: string[] = []
  const server = createServer((request, response) => {
    let body = ''
    request.setEncoding('utf8').on('data', (part: string) => (body += part))
    request.on('end', () => {
      reports.push(`${request.url} ${body}`)
      response.writeHead(200, { 'access-control-allow-origin': '*' }).end('{}')
    })
  })
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  const { port } = server.address() as AddressInfo
  return {
    dsn: `http://key@127.0.0.1:${port}/1`,
    reports: reports as readonly string[],
    async stop() {
      server.closeAllConnections()
      await new Promise((closed) => server.close(closed))
    },
  }
}
