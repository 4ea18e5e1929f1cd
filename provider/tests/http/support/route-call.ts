export type Call = {
  /** Values of the path's parameters, which are 1 unless said. */
  path?: { [name: string]: unknown }
  /** With its question mark. */
  query?: string
  body?: unknown
  form?: FormData
  headers?: Record<string, string>
}
export type Responses = Record<string, { id: number; code?: string; device_secret?: string }>
/** How to call a route, given the responses of the routes before it, by their names. */
export type Row = [route: string, call: (responses: Responses) => Call]
