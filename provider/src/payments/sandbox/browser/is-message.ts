/**
 * Whether data of a `message` event is one of ours. Other programs of the page talk through the same
 * windows, so neither sender nor origin is proof enough.
 */
export function isMessage(data: unknown): data is { kind: string } {
  return typeof data === 'object' && data !== null && 'kind' in data
}
