import Bowser from 'bowser'

export type Device = {
  /** The browser, or what a device that is none calls itself. */
  name: string | null
  /** The operating system. */
  system: string | null
  kind: 'desktop' | 'mobile' | 'tablet' | 'tv' | null
}

const kinds = ['desktop', 'mobile', 'tablet', 'tv'] as const

/** What a client says of itself, from its `User-Agent` or the name of a device. */
export function describeDevice(userAgent: string | null): Device {
  if (!userAgent) return { name: null, system: null, kind: null }
  const { browser, os, platform } = Bowser.parse(userAgent)
  return {
    name: browser.name || userAgent,
    system: os.name || null,
    kind: kinds.find((kind) => kind === platform.type) ?? null,
  }
}
