import { afterEach, expect, it, vi } from 'vitest'
import { deviceTimeZone } from '@/lib/time/device-time-zone'

afterEach(() => {
  vi.unstubAllGlobals()
})

const stubTemporal = (zone: string | undefined) =>
  vi.stubGlobal('Temporal', zone && { Now: { timeZoneId: () => zone } })

it('is that of the device, with or without Temporal', () => {
  stubTemporal('Europe/Paris')
  expect(deviceTimeZone()).toBe('Europe/Paris')
  stubTemporal(undefined)
  expect(deviceTimeZone()).toBe(new Intl.DateTimeFormat().resolvedOptions().timeZone)
})

it('is not known where it is no name', () => {
  stubTemporal('+02:00')
  expect(deviceTimeZone()).toBeUndefined()
})
