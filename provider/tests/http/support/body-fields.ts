import { type OpenApiDocument, readDocument, type Schema } from '../../support/read-document'

type Body = { requestBody?: { content?: Record<string, { schema: Schema }> } }

/** What a request can name: `GET /path?name` for a query, `POST /path body.field` for a body. */
export type Field = { route: string; field: string }

/** The fields of a schema and of what it contains, with dots between their names. */
function fieldsOf(schema: unknown, document: OpenApiDocument, path = ''): string[] {
  if (typeof schema !== 'object' || schema === null) return []
  const { $ref, properties, items, anyOf, oneOf, allOf } = schema as Schema
  if (typeof $ref === 'string')
    return fieldsOf(document.components.schemas[$ref.split('/').at(-1)!], document, path)
  const parts = [anyOf, oneOf, allOf].flatMap((one) => (Array.isArray(one) ? one : []))
  return [
    ...Object.entries(properties ?? {}).flatMap(([name, of]) => {
      const field = path === '' ? name : `${path}.${name}`
      return [field, ...fieldsOf(of, document, field)]
    }),
    ...[items, ...parts].flatMap((part) => fieldsOf(part, document, path)),
  ]
}

/** Every query parameter and every field of a body that the document knows. */
export function requestFields(): Field[] {
  const document = readDocument()
  return Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).flatMap(([method, operation]) => {
      const route = `${method.toUpperCase()} ${path}`
      const query = (operation.parameters ?? []).filter((one) => one.in === 'query')
      const bodies = Object.values((operation as Body).requestBody?.content ?? {})
      const fields = new Set(bodies.flatMap(({ schema }) => fieldsOf(schema, document)))
      return [...query.map(({ name }) => `?${name}`), ...fields].map((field) => ({ route, field }))
    }),
  )
}
