/** An error of Stripe's API, with the fields of its `error` object. */
export class StripeApiError extends Error {
  constructor(
    readonly status: number,
    readonly error: { type: string; message: string; code?: string; param?: string } & Record<
      string,
      unknown
    >,
  ) {
    super(error.message)
  }
}

type Details = { code?: string; param?: string } & Record<string, unknown>

/** The request cannot be fulfilled as it is. */
export const invalidRequest = (message: string, details: Details = {}) =>
  new StripeApiError(400, { type: 'invalid_request_error', message, ...details })

/** No object with this id, or none that this account may see. */
export const missing = (kind: string, id: string | undefined, param = 'id') =>
  new StripeApiError(404, {
    type: 'invalid_request_error',
    code: 'resource_missing',
    message: `No such ${kind}: '${id ?? ''}'`,
    param,
  })
