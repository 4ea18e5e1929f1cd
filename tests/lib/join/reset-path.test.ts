import { expect, it } from 'vitest'
import { resetPath } from '@/lib/join/reset-path'

it('keeps the login’s target and the flow parameters', () => {
  const params = { brand: 'yoga', sp: '2', onSignInRedirectTo: '/live-class-detail?id=7' }
  expect(resetPath('es', params)).toBe(
    '/es/forgot-password?brand=yoga&sp=2&onSignInRedirectTo=%2Flive-class-detail%3Fid%3D7',
  )
})

it('drops them when the URL would be too long for the provider', () => {
  const params = { brand: 'yoga', onSignInRedirectTo: `/schedule?q=${'a'.repeat(1900)}` }
  expect(resetPath('en', params)).toBe('/forgot-password?brand=yoga')
})
