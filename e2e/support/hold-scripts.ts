import type { Page } from '@playwright/test'
import { holdRequests } from './hold-requests'

/** Holds back the page's scripts; the result releases them. */
export const holdScripts = (page: Page): Promise<() => void> =>
  holdRequests(page, '**/_next/static/**/*.js')
