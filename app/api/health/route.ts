import { connection } from 'next/server'
import { publicConfig } from '@/lib/config/public-config'

/** Health check of this process only, without calls to other services. */
export async function GET(): Promise<Response> {
  await connection()
  const { version } = publicConfig()
  return Response.json({ status: 'ok', version }, { headers: { 'cache-control': 'no-store' } })
}
