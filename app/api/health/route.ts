import { connection } from 'next/server'
import { publicConfig } from '@/lib/config/public-config'

/** Says that this server answers; it asks nobody else, so that it tells about this process alone. */
export async function GET(): Promise<Response> {
  await connection()
  const { version } = publicConfig()
  return Response.json({ status: 'ok', version }, { headers: { 'cache-control': 'no-store' } })
}
