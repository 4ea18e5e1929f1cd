/**
 * What `promise` gives, unless it takes longer than `ms` milliseconds: then rejects with an Error that
 * says `message`. What was begun goes on.
 */
export function withTimeout<T>(promise: Promise<T>, ms: number, message: string): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(message)), ms)
    promise.then(resolve, reject).finally(() => clearTimeout(timer))
  })
}
