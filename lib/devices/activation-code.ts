import { isApiError } from '@/lib/api/error-kinds'

/** What was typed, as a code is written: in capitals, without spaces and dashes. */
export const cleanCode = (typed: string): string =>
  typed.replaceAll(/[\s\p{Pd}]/gu, '').toUpperCase()

/** Whether a cleaned code can be one: 6 to 8 letters or digits. */
export const isCode = (code: string): boolean => /^[A-Z0-9]{6,8}$/.test(code)

export type CodeProblem = 'invalid' | 'expired' | 'used'

const problems: Record<string, CodeProblem> = {
  code_invalid: 'invalid',
  code_expired: 'expired',
  code_used: 'used',
}

/** Why the provider refused a code; null when the code is not what failed. */
export const codeProblem = (error: unknown): CodeProblem | null =>
  isApiError(error) ? (problems[error.code] ?? null) : null
