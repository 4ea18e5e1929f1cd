/**
 * Runs `work` unless another tab of this browser runs the same at the moment; gives back `busy` then.
 * Where the browser has no locks, the provider's own guard against a second purchase stands alone.
 */
export async function withTabLock<T>(name: string, work: () => Promise<T>): Promise<T | 'busy'> {
  if (!navigator.locks) return work()
  return navigator.locks.request(name, { ifAvailable: true }, (lock) =>
    lock ? work() : Promise.resolve('busy' as const),
  )
}
