import type { Connection } from '../db/database'
import { acceptedAgreements } from '../db/schema/identity'
import type { MessageCode } from '../texts/message'

type LegalAgreement = {
  id: number
  kind: 'terms' | 'privacy' | 'waiver'
  title: MessageCode
  /** Path below LEGAL_URL. */
  path: string
  version: string
  required: boolean
}

/** The agreements. A new text is a new version, and a new id when people must agree again. */
export const legalAgreements: LegalAgreement[] = [
  {
    id: 1,
    kind: 'terms',
    title: 'terms',
    path: 'terms',
    version: '2026-11',
    required: true,
  },
  {
    id: 2,
    kind: 'privacy',
    title: 'privacy',
    path: 'privacy',
    version: '2026-11',
    required: true,
  },
  {
    id: 3,
    kind: 'waiver',
    title: 'waiver',
    path: 'waiver',
    version: '2026-11',
    required: true,
  },
]

/** Whether the accepted ids include every required agreement. */
export const acceptsRequired = (ids: number[]) =>
  legalAgreements.every(({ id, required }) => !required || ids.includes(id))

/**
 * Records which agreements an account accepted, in which version and when; unknown ids are ignored.
 */
export async function recordAgreements(db: Connection, userId: number, ids: number[], now: Date) {
  const rows = legalAgreements
    .filter(({ id }) => ids.includes(id))
    .map(({ id, version }) => ({ userId, agreementId: id, version, acceptedAt: now }))
  if (rows.length > 0) await db.insert(acceptedAgreements).values(rows).onConflictDoNothing()
}
