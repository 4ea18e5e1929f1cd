import { vi } from 'vitest'

/** The addresses that a page leads to from now on, in their order. Ends with `vi.unstubAllGlobals`. */
export function leadsTo(): string[] {
  const addresses: string[] = []
  const replace = (address: string) => void addresses.push(address)
  vi.stubGlobal('location', { ...window.location, replace })
  return addresses
}
