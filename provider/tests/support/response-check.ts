import type { createApp } from '../../src/app'
import { readDocument, routeFinder } from './read-document'
import { createValidator } from './schema-validator'

function createCheck() {
  const document = readDocument()
  const findRoute = routeFinder(document)
  const validate = createValidator(document)

  /** How the response differs from the document, as sentences. */
  return async (request: Request, response: Response): Promise<string[]> => {
    const route = findRoute(request.method, new URL(request.url).pathname)
    if (!route) return []
    const translate = (what: string) => `${route.name} ${response.status}: ${what}`
    const documented = route.operation.responses[response.status]
    if (!documented) return [translate('the status is not documented')]
    const text = await response.clone().text()
    if (!documented.content) return text ? [translate('a body is sent, none is documented')] : []
    const [type = ''] = (response.headers.get('content-type') ?? '').split(';')
    const content = documented.content[type]
    if (!content) return [translate(`the type ${type} is not documented`)]
    return type === 'application/json'
      ? validate(content.schema, JSON.parse(text)).map(translate)
      : []
  }
}

let check: ReturnType<typeof createCheck> | undefined

type App = Pick<ReturnType<typeof createApp>, 'fetch'>

/**
 * The same app, which compares every response with the provider's own document and adds what differs
 * to `mismatches`.
 */
export function checkResponses(app: App, mismatches: Set<string>): App {
  check ??= createCheck()
  const compare = check
  return {
    fetch: async (request, ...rest) => {
      const response = await app.fetch(request, ...rest)
      for (const mismatch of await compare(request, response)) mismatches.add(mismatch)
      return response
    },
  }
}
