import { toCamelCase, toSnakeCase } from '@/lib/api/case'
import type { Api, CallOptions, Method } from '@/lib/api/client'
import {
  type OpenApiDocument,
  routeFinder,
  type Schema,
} from '@/provider/tests/support/read-document'

type Options = {
  document: OpenApiDocument
  /** Makes the response from the schema of a successful response. */
  exampleOf: (schema: Schema) => unknown
  /** Collects undocumented parameters that are sent and undocumented fields that are read. */
  unknown: { query: Set<string>; fields: Set<string> }
}

/** An API that responds to each call with an example made from the provider's document. */
export function createExampleApi({ document, exampleOf, unknown }: Options): Api {
  const findRoute = routeFinder(document)

  async function send<T>(method: Method, path: string, { decode, query, opaque }: CallOptions<T>) {
    const route = findRoute(method, `/api${path}`)
    if (!route) throw new Error(`${method} /api${path} is not documented`)
    const { responses, parameters = [] } = route.operation
    for (const name of Object.keys(toSnakeCase<object>(query ?? {})))
      if (!parameters.some((known) => known.name === name)) unknown.query.add(name)
    const [status, { content }] = Object.entries(responses).find(([code]) => code.startsWith('2'))!
    const schema = content?.['application/json']?.schema
    const body = schema && toCamelCase(exampleOf(schema), { opaque })
    const watched = watchFields(body, '', (field) => unknown.fields.add(field))
    return { data: decode(watched), status: Number(status), headers: new Headers() }
  }

  const data =
    (method: Method) =>
    async <T>(path: string, call: CallOptions<T>) =>
      (await send(method, path, call)).data
  return { send, get: data('GET'), post: data('POST'), put: data('PUT'), delete: data('DELETE') }
}

/** Wraps a value so that reading a missing field of its objects is reported. */
function watchFields(value: unknown, place: string, tell: (field: string) => void): unknown {
  if (typeof value !== 'object' || value === null) return value
  return new Proxy(value, {
    get(target, key) {
      const found: unknown = Reflect.get(target, key)
      if (typeof key === 'symbol' || typeof found === 'function') return found
      if (!(key in target)) tell(`${place}${key}`)
      return watchFields(found, Array.isArray(target) ? place : `${place}${key}.`, tell)
    },
  })
}
