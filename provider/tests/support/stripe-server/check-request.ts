import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Ajv, type ValidateFunction } from 'ajv'
import { invalidRequest } from './api-error'
import type { Params } from './parse-form'
import type { Requests } from './requests'

export type Operation = keyof Requests

const file = join(import.meta.dirname, 'request-schemas.json')
const { requests } = JSON.parse(readFileSync(file, 'utf8')) as {
  requests: Record<Operation, object>
}

// Form values are strings, which the schemas turn into numbers and booleans.
const ajv = new Ajv({ coerceTypes: true, strict: false })
const compiled = new Map<Operation, ValidateFunction>()

const nameOf = (path: string) =>
  path
    .slice(1)
    .split('/')
    .map((part, index) => (index === 0 ? part : `[${part}]`))
    .join('')

/**
 * The parameters of a request in their types. Throws Stripe's 400 for anything that its interface
 * does not allow: an unknown parameter, a wrong type, a value outside an enum, a missing one.
 */
export function checkRequest<Name extends Operation>(name: Name, params: Params): Requests[Name] {
  const validate = compiled.get(name) ?? ajv.compile(requests[name])
  compiled.set(name, validate)
  const typed = structuredClone(params)
  if (validate(typed)) return typed as Requests[Name]
  const errors = validate.errors!
  const first = errors.find(({ keyword }) => keyword === 'additionalProperties') ?? errors[0]!
  const { instancePath, keyword, message, params: details } = first
  const unknown = keyword === 'additionalProperties'
  const param = nameOf(`${instancePath}${unknown ? `/${details.additionalProperty}` : ''}`)
  throw invalidRequest(
    unknown ? `Received unknown parameter: ${param}` : `Invalid ${param || 'request'}: ${message}`,
    { code: unknown ? 'parameter_unknown' : 'parameter_invalid', param },
  )
}
