import { z } from '@hono/zod-openapi'
import { eq } from 'drizzle-orm'
import { users } from '../db/schema/identity'
import type { AppContext } from '../http/context'

/** A response with a PDF. */
export const pdfResponse = (description: string) => ({
  description,
  content: { 'application/pdf': { schema: z.string().openapi({ format: 'binary' }) } },
})

/** The user's name and home time zone, for a document. */
export async function readPerson(c: AppContext & { var: { user: { id: number; email: string } } }) {
  const { deps, user } = c.var
  const [row] = await deps.db.select().from(users).where(eq(users.id, user.id))
  const name = `${row!.firstName} ${row!.lastName}`.trim()
  return { name, email: user.email, timeZone: row!.timeZone ?? 'UTC' }
}

export function sendPdf(c: AppContext, bytes: Buffer, name: string) {
  const headers = {
    'content-type': 'application/pdf',
    'content-disposition': `inline; filename="${name}"`,
  }
  return c.body(new Uint8Array(bytes), 200, headers)
}
