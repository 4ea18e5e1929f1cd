import type { z } from '@hono/zod-openapi'
import { and, eq, sql } from 'drizzle-orm'
import { brands } from '../../db/schema/catalogue'
import { enterpriseClaims, enterpriseProviders } from '../../db/schema/enterprise'
import { studioMembers, studios } from '../../db/schema/studios'
import type { Deps } from '../../deps'
import { actions } from '../../payments/manage/allowed-actions'
import type { Membership } from './membership-contract'

type WireMembership = z.infer<typeof Membership>

const noActions = Object.fromEntries(
  actions.map((action) => [action, false]),
) as WireMembership['actions']

type Access = Pick<WireMembership, 'brand' | 'studio' | 'billed_by' | 'manage_url' | 'ends_at'> & {
  name: string
  since: Date
}

function present({ name, since, ...access }: Access): WireMembership {
  return {
    ...access,
    id: null,
    status: 'active',
    in_trial: false,
    trial_ends_at: null,
    created_at: since.toISOString(),
    current_period_end: null,
    cancel_at_period_end: false,
    canceled_at: null,
    pause: null,
    cancellation: null,
    charged: null,
    next_charge: null,
    amount_due: null,
    subscription_plan: {
      id: null,
      name,
      language: 'en',
      plan_type: access.brand ? 'single' : 'all',
      price: null,
      currency: null,
      interval: null,
      interval_count: null,
    },
    card: null,
    brand_change_at: null,
    actions: noActions,
    stripe_details: null,
  }
}

const brandRef = {
  id: brands.id,
  external_id: brands.externalId,
  name: brands.name,
}

/** Memberships of studios that include streaming: they are ended at the studio. */
async function listStudioAccess({ db, clock }: Deps, userId: number): Promise<Access[]> {
  const rows = await db
    .select({ studio: studios, brand: brandRef, since: studioMembers.linkedAt })
    .from(studioMembers)
    .innerJoin(studios, eq(studios.id, studioMembers.studioId))
    .innerJoin(brands, eq(brands.id, studios.brandId))
    .where(and(eq(studioMembers.userId, userId), eq(studioMembers.includesStreaming, true)))
    .orderBy(studioMembers.id)
  return rows.map(({ studio, brand, since }) => ({
    name: studio.name,
    since: since ?? clock.now(),
    brand,
    studio: { id: studio.id, name: studio.name },
    billed_by: 'studio',
    manage_url: studio.websiteUrl,
    ends_at: null,
  }))
}

/** Benefits of employers that hold now, with a row for each brand that they are limited to. */
async function listBenefits({ db, clock }: Deps, userId: number): Promise<Access[]> {
  const rows = await db
    .select({
      name: enterpriseProviders.name,
      endsAt: enterpriseProviders.endsAt,
      since: enterpriseClaims.claimedAt,
      brand: brandRef,
    })
    .from(enterpriseClaims)
    .innerJoin(enterpriseProviders, eq(enterpriseProviders.id, enterpriseClaims.providerId))
    .leftJoin(brands, sql`${brands.id} = any(${enterpriseProviders.brandIds})`)
    .where(
      and(
        eq(enterpriseClaims.userId, userId),
        sql`(${enterpriseProviders.endsAt} is null or ${enterpriseProviders.endsAt} > ${clock.now()})`,
      ),
    )
    .orderBy(enterpriseClaims.claimedAt, brands.position)
  return rows.map(({ name, endsAt, since, brand }) => ({
    name,
    since,
    brand,
    studio: null,
    billed_by: 'employer',
    manage_url: null,
    ends_at: endsAt?.toISOString() ?? null,
  }))
}

/** The access of a member that is not billed here, in the shape of a subscription. */
export async function listOtherAccess(deps: Deps, userId: number): Promise<WireMembership[]> {
  const [byStudio, byEmployer] = await Promise.all([
    listStudioAccess(deps, userId),
    listBenefits(deps, userId),
  ])
  return [...byStudio, ...byEmployer].map(present)
}
