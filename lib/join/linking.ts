import type { Registration } from '@/lib/api/users'
import type { FlowState } from '@/lib/flow/flow-state'

/** The part of a registration that links studio records; empty without any. */
export function linking({
  associatedAccounts,
  verificationToken,
}: Pick<FlowState, 'associatedAccounts' | 'verificationToken'>): Pick<
  Registration,
  'associatedUserIds' | 'verificationToken'
> {
  if (associatedAccounts.length === 0 || verificationToken === null) return {}
  return { associatedUserIds: associatedAccounts.map(({ id }) => id), verificationToken }
}

/**
 * How a person came to register: by an employer, by a studio, or by email alone.
 *
 * @param referrerId the referrer that is sent, which the provider knows; null without one
 */
export function registrationTypeOf(
  flow: Pick<FlowState, 'pendingEnterpriseId' | 'associatedAccounts'>,
  referrerId: string | null,
): Registration['registrationType'] {
  if (flow.pendingEnterpriseId !== null) return 'enterprise'
  return flow.associatedAccounts.length > 0 || referrerId !== null ? 'studio' : 'email'
}

/** The names of the first record that will be linked, for the sign-up form. */
export function namesIn({ associatedAccounts: [first] }: Pick<FlowState, 'associatedAccounts'>) {
  return first ? { firstName: first.firstName, lastName: first.lastName } : {}
}
