import { useStore } from './use-store'

const online = {
  subscribe(listener: () => void) {
    window.addEventListener('online', listener)
    window.addEventListener('offline', listener)
    return () => {
      window.removeEventListener('online', listener)
      window.removeEventListener('offline', listener)
    }
  },
  get: () => navigator.onLine,
  initial: true,
}

/** Whether this device is online; true on the server. */
export const useOnline = (): boolean => useStore(online)
