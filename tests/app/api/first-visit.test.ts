import { NextRequest } from 'next/server'
import { expect, it } from 'vitest'
import { GET } from '@/app/api/navigation/first-visit/route'

const visit = (path: string, language: string) =>
  GET(new NextRequest(`http://localhost:3000${path}`, { headers: { 'accept-language': language } }))

it.each([
  ['/', 'es-MX,es;q=0.9', '/es'],
  ['/classes?brand=yoga', 'fr', '/fr-CA/classes?brand=yoga'],
  ['/schedule', 'en-AU', '/en-AU/schedule'],
  ['/schedule', 'de,fr;q=0.9,en;q=0.8', '/fr-CA/schedule'],
  ['/schedule', 'es;q=0.1,en', '/en-US/schedule'],
  // The route's own URL, which no page links to, must not redirect to itself.
  ['/api/navigation/first-visit', 'de', '/'],
])('%s in %s redirects to %s', (path, language, target) => {
  const response = visit(path, language)
  expect([response.status, response.headers.get('location')]).toEqual([307, target])
  expect(response.headers.get('cache-control')).toContain('no-store')
})
