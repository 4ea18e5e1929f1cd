import { sample } from 'openapi-sampler'
import type { OpenApiDocument, Schema } from '@/provider/tests/support/read-document'
import { createValidator } from '@/provider/tests/support/schema-validator'

type Choose = (choices: unknown[]) => unknown

const isSchema = (value: unknown): value is Schema => typeof value === 'object' && value !== null
const isNull = (choice: unknown) =>
  choice === null || choice === 'null' || (isSchema(choice) && choice.type === 'null')

/**
 * Makes examples of a schema. `minimal` has only the required fields, and null wherever allowed;
 * each of `full` has every field and no null, and together they contain every value of every enum
 * and every branch of every union.
 */
export function exampleMaker(document: OpenApiDocument) {
  const validate = createValidator(document)

  function make(schema: Schema, choose: Choose, skipNonRequired: boolean): unknown {
    const options = { skipNonRequired, quiet: true }
    const example: unknown = sample(resolve(schema, document, choose), options)
    const faults = validate(schema, example)
    if (faults.length > 0) throw new Error(`No example of the schema: ${faults.join(', ')}`)
    return example
  }

  function makeAll(schema: Schema) {
    const full: unknown[] = []
    let rounds = 1
    while (full.length < rounds) {
      const chooseNext: Choose = (choices) => {
        const present = choices.filter((choice) => !isNull(choice))
        rounds = Math.max(rounds, present.length)
        return present[full.length % present.length]
      }
      full.push(make(schema, chooseNext, false))
    }
    return { full, minimal: make(schema, (choices) => choices.find(isNull) ?? choices[0], true) }
  }

  const made = new Map<Schema, ReturnType<typeof makeAll>>()
  return (schema: Schema) => {
    const examples = made.get(schema) ?? makeAll(schema)
    made.set(schema, examples)
    return examples
  }
}

/** The schema without references, enums and unions: one option of each is chosen. */
function resolve(schema: Schema, document: OpenApiDocument, choose: Choose): Schema {
  const inner = (value: unknown) => (isSchema(value) ? resolve(value, document, choose) : value)
  const { $ref, anyOf, oneOf, enum: values, type, ...rest } = schema
  if (typeof $ref === 'string')
    return inner(document.components.schemas[$ref.slice($ref.lastIndexOf('/') + 1)]) as Schema
  const union = anyOf ?? oneOf
  if (Array.isArray(union)) return inner(choose(union)) as Schema
  if (Array.isArray(values)) return { const: choose(values) }
  const chosen = Array.isArray(type) ? choose(type) : type
  if (chosen === 'null') return { const: null }
  // Only strings with a pattern need the example of the schema.
  if (chosen !== 'string' || !('pattern' in rest)) delete rest.example
  const resolved: Schema = { ...rest, ...(chosen !== undefined && { type: chosen }) }
  if (isSchema(rest.properties))
    resolved.properties = Object.fromEntries(
      Object.entries(rest.properties).map(([name, of]) => [name, inner(of)]),
    )
  if (Array.isArray(rest.allOf)) resolved.allOf = rest.allOf.map(inner)
  for (const keyword of ['items', 'additionalProperties'])
    if (isSchema(rest[keyword])) resolved[keyword] = inner(rest[keyword])
  return resolved
}
