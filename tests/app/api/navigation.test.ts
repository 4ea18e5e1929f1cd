import { NextRequest } from 'next/server'
import { expect, it } from 'vitest'
import { GET as redirectTo } from '@/app/api/navigation/redirect-to/route'
import { GET as signInFirst } from '@/app/api/navigation/sign-in-first/route'

const ask = (handler: typeof redirectTo, path: string) => {
  const response = handler(new NextRequest(`http://localhost:3000${path}`))
  return decodeURIComponent(response.headers.get('location') ?? '')
}

it.each([
  ['/?redirectTo=/schedule', '/schedule'],
  ['/es?redirectTo=/schedule', '/es/schedule'],
  ['/es?redirectTo=/es/schedule', '/es/schedule'],
  ['/?redirectTo=/es/schedule&brand=yoga', '/es/schedule?brand=yoga'],
  ['/en-AU?redirectTo=/en-AU&referrer_id=R1', '/en-AU?referrer_id=R1'],
  ['/es?redirectTo=//evil.example&brand=yoga', '/es?brand=yoga'],
])('%s redirects to %s', (path, target) => {
  expect(ask(redirectTo, path)).toBe(target)
})

it.each([
  ['/bookings', '/login?onSignInRedirectTo=/bookings'],
  ['/bookings?brand=yoga', '/login?onSignInRedirectTo=/bookings?brand=yoga&brand=yoga'],
  [
    '/es/bookings?external_id=4',
    '/es/login?onSignInRedirectTo=/es/bookings?external_id=4&brand=yoga',
  ],
  ['/bookings?brand=nothing', '/login?onSignInRedirectTo=/bookings?brand=nothing'],
])('a guest at %s is redirected to %s', (path, login) => {
  expect(ask(signInFirst, path)).toBe(login)
})
