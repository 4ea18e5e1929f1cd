import type { CallError } from './errors'
import { isCallError } from './error-kinds'

/** The result of a write: screens branch on `ok` and never see a thrown call error. */
export type Result<T> = { ok: true; data: T } | { ok: false; error: CallError }

/** Turns a failed call into a value. Any other error is thrown again. */
export async function attempt<T>(call: Promise<T>): Promise<Result<T>> {
  try {
    return { ok: true, data: await call }
  } catch (error) {
    if (isCallError(error)) return { ok: false, error }
    throw error
  }
}
