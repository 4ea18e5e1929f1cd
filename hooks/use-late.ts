import { useEffect, useState } from 'react'

/** Whether `waiting` has lasted for `ms` milliseconds; a new `attempt` restarts the timer. */
export function useLate(waiting: boolean, ms: number, attempt = 0): boolean {
  const [late, setLate] = useState(false)
  useEffect(() => {
    if (!waiting) return
    const timer = setTimeout(() => setLate(true), ms)
    return () => {
      clearTimeout(timer)
      setLate(false)
    }
  }, [waiting, ms, attempt])
  return waiting && late
}
