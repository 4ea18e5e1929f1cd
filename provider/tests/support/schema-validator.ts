import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import { closeSchema } from './close-schema'
import type { OpenApiDocument, Schema } from './read-document'

/**
 * Compares values with schemas of the document, which are closed: a property they do not name is an
 * error. Gives what is wrong as sentences.
 */
export function createValidator({ components }: OpenApiDocument) {
  const ajv = new Ajv2020({ strict: false, allErrors: true })
  addFormats.default(ajv)
  // A component may be a part of an `allOf`: its own properties are closed where it is referred to.
  const schemas = Object.entries(components.schemas).map(([name, schema]) => [
    name,
    closeSchema(schema, true),
  ])
  ajv.addSchema({ $id: 'document', components: { schemas: Object.fromEntries(schemas) } })
  const compiled = new Map<Schema, ValidateFunction>()

  function compile(schema: Schema): ValidateFunction {
    const text = JSON.stringify(closeSchema(schema)).replaceAll('"#/', '"document#/')
    const validate = ajv.compile(JSON.parse(text))
    compiled.set(schema, validate)
    return validate
  }

  return (schema: Schema, value: unknown): string[] => {
    const validate = compiled.get(schema) ?? compile(schema)
    if (validate(value)) return []
    return (validate.errors ?? []).map(
      ({ instancePath, message, params }) =>
        `${instancePath || 'body'} ${message} ${JSON.stringify(params)}`,
    )
  }
}
