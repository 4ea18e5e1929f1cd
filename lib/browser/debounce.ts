/** A function that runs `callback` once it has not been called for `ms` milliseconds. */
export function debounce<Args extends unknown[]>(callback: (...args: Args) => void, ms: number) {
  let timer: ReturnType<typeof setTimeout> | undefined
  return (...args: Args) => {
    clearTimeout(timer)
    timer = setTimeout(() => callback(...args), ms)
  }
}
