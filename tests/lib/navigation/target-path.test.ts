import { expect, it } from 'vitest'
import type { Locale } from '@/lib/locale/locales'
import { targetPath } from '@/lib/navigation/safe-path'

it.each<[target: string | null | undefined, locale: Locale, path: string]>([
  ['/schedule', 'en', '/schedule'],
  ['/schedule', 'es', '/es/schedule'],
  ['/', 'es', '/es'],
  ['/es/video-detail?id=3', 'es', '/es/video-detail?id=3'],
  ['/es', 'es', '/es'],
  ['/fr-CA/schedule', 'es', '/fr-CA/schedule'],
  ['/es/schedule', 'en', '/es/schedule'],
  [undefined, 'es', '/fallback'],
  [null, 'es', '/fallback'],
  ['', 'es', '/fallback'],
  ['https://evil.example', 'es', '/fallback'],
  ['/es/..//evil.example', 'es', '/fallback'],
])('%j on a page in %s leads to %s', (target, locale, path) => {
  expect(targetPath(target, locale, '/fallback')).toBe(path)
})
