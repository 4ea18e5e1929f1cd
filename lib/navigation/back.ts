import { safePath } from './safe-path'

export type BackTarget = { kind: 'path'; path: string } | { kind: 'browser' }

/**
 * Decides where the back button goes: to `onBack` when it is a path of this site, else one step
 * back in the browser when its history has more than 2 entries, else to `otherwise`, which is the
 * home page unless a screen passes a closer one. Specification 2, back action.
 */
export function backTarget(input: {
  onBack?: string | null
  historyLength: number
  otherwise?: string
}): BackTarget {
  const path = safePath(input.onBack, '')
  if (path) return { kind: 'path', path }
  return input.historyLength > 2
    ? { kind: 'browser' }
    : { kind: 'path', path: input.otherwise ?? '/' }
}
