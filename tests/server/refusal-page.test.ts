import type { IncomingMessage } from 'node:http'
import { expect, it } from 'vitest'
import { refusalPage } from '@/server/refusal-page.mjs'

const HTML = 'text/html,application/xhtml+xml,*/*;q=0.8'
const pageFor = (url: string, status: number, accept: string | undefined = HTML) =>
  refusalPage({ url, headers: { accept } } as IncomingMessage, status)

it.each([
  ['/classes?page=2', 'en', 'A lot of people are here right now'],
  ['/en-AU/classes', 'en-AU', 'A lot of people are here right now'],
  ['/es', 'es', 'Hay mucha gente aquí en este momento'],
  ['/fr-CA?brand=yoga', 'fr-CA', 'Il y a beaucoup de monde en ce moment'],
  ['/..%2Fen', 'en', 'A lot of people are here right now'],
])('of %s is in %s', (url, language, title) => {
  const page = pageFor(url, 503)
  expect(page).toContain(`<html lang="${language}">`)
  expect(page).toContain(`<h1>${title}</h1>`)
  expect(page).not.toContain('undefined')
})

it('says something else where one address has had too many pages', () => {
  expect(pageFor('/', 429)).toContain('<h1>Too many pages at once</h1>')
})

it.each([
  ['another status', 404, HTML],
  ['the router', 503, '*/*'],
  ['a program', 503, undefined],
])('is not made for %s', (_, status, accept) => {
  expect(refusalPage({ url: '/', headers: { accept } } as IncomingMessage, status)).toBeNull()
})
