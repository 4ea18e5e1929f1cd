import { useState } from 'react'
import { browserApi } from '@/lib/api/browser'
import { findDevice, grantDevice } from '@/lib/api/devices'
import type { Result } from '@/lib/api/result'
import { type CodeProblem, codeProblem } from '@/lib/devices/activation-code'

/** Where an activation is; `problem` is why the last code cannot be used. */
export type Activation =
  | { step: 'enter'; code: string; problem?: CodeProblem }
  | { step: 'confirm'; code: string; deviceName: string }
  | { step: 'done'; deviceName: string }

/** Names the device that shows a code, and signs it in only when that is confirmed. */
export function useActivation() {
  const [activation, setActivation] = useState<Activation>({ step: 'enter', code: '' })
  const [busy, setBusy] = useState(false)

  async function find(code: string): Promise<Result<unknown>> {
    const result = await findDevice(browserApi, code)
    if (result.ok) setActivation({ step: 'confirm', code, deviceName: result.data.deviceName })
    return result
  }

  /** Resolves to the error of a failed grant that may be tried again. */
  async function grant(code: string): Promise<unknown> {
    setBusy(true)
    const result = await grantDevice(browserApi, code)
    setBusy(false)
    if (result.ok) {
      setActivation({ step: 'done', deviceName: result.data.deviceName })
      return null
    }
    const problem = codeProblem(result.error)
    if (problem === null) return result.error
    setActivation({ step: 'enter', code, problem })
    return null
  }

  const restart = () => setActivation({ step: 'enter', code: '' })

  return { activation, busy, find, grant, restart }
}
