import type { MetadataRoute } from 'next'
import { connection } from 'next/server'
import { env } from '@/lib/config/env'
import { robotsRules } from '@/lib/seo/indexing'

export default async function robots(): Promise<MetadataRoute.Robots> {
  await connection()
  return { rules: robotsRules(), sitemap: `${env().NEXTAUTH_URL}/sitemap.xml` }
}
