import { startAnotherWeb } from '@/scripts/stack/another-web'
import { e2eSettings } from './settings'

/** A second web application with additional environment variables; `log` is the file of its output. */
export const startConfiguredWeb = (variables: Record<string, string>) =>
  startAnotherWeb(
    e2eSettings(),
    `The web application with ${Object.keys(variables).join(' and ')}`,
    variables,
  )
