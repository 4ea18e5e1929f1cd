import useSWR from 'swr'
export function useSession(): { status: 'loading' | 'guest' | 'member' | 'unavailable' } {
  const { data, error } = useSWR('/api/auth/session', (u: string) => fetch(u).then((r) => r.json()))
  return { status: error ? 'unavailable' : !data ? 'loading' : data.user ? 'member' : 'guest' }
}
