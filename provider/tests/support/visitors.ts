/** Shared by the provider and the web server of a test. */
export const proxySecret = 'the web server and the provider share this'

/** The headers with which the web server forwards a visitor. */
export const from = (address: string) => ({
  'x-proxy-secret': proxySecret,
  'x-visitor-address': address,
})

let networks = 0
/** A new address in a network of its own. */
export const newAddress = () => `100.${64 + ((networks += 1) >> 8)}.${networks & 255}.7`

export const times = <T>(n: number, make: (index: number) => T) =>
  Array.from({ length: n }, (_, index) => make(index))

/** The statuses of calls made one after the other. */
export async function statuses(calls: (() => Promise<{ status: number }>)[]) {
  const found: number[] = []
  for (const call of calls) found.push((await call()).status)
  return found
}

export const countOf = (status: number, all: number[]) => all.filter((one) => one === status).length
