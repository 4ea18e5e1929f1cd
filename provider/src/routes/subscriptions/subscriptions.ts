import type { z } from '@hono/zod-openapi'
import { and, desc, eq } from 'drizzle-orm'
import { subscriptions } from '../../db/schema/subscriptions'
import { createApi } from '../../http/api'
import type { AppContext } from '../../http/context'
import { pageRange, toPage } from '../../http/paging'
import { notFound } from '../../http/errors'
import { cancelSubscription } from '../../payments/manage/cancel'
import { cancellationOf } from '../../payments/manage/cancellation'
import { cancellationPdf } from '../../payments/manage/cancellation-pdf'
import {
  changePlan,
  type PlanChangePreview,
  PreviewOutdatedError,
  previewPlanChange,
} from '../../payments/manage/change-plan'
import { changePause, pauseOptions } from '../../payments/manage/pause'
import { chooseBrand } from '../../payments/manage/choose-brand'
import { findOwn } from '../../payments/manage/claim-change'
import { refreshLive } from '../../payments/manage/refresh-live'
import { requestChange } from '../../payments/manage/request-change'
import { toMajor, toMinor } from '../../payments/money'
import { purchaseError } from '../../payments/purchase/purchase-errors'
import { readPurchaseKey } from '../../payments/purchase/purchase-key'
import { refreshSubscription } from '../../payments/purchase/refresh-subscription'
import type { StartedPurchase } from '../../payments/purchase/start-attempt'
import { hasEnded, isLive, type Subscription } from '../../payments/state/live-subscriptions'
import { requestTranslator } from '../../texts/translator'
import { webLocale } from '../../texts/web-locales'
import { readPerson, sendPdf } from '../documents'
import type { ChangeBody } from './membership-contract'
import * as routes from './membership-routes'
import { listOtherAccess } from './other-access'
import { presentMemberships } from './present-membership'

const filters = {
  active: isLive,
  canceled: hasEnded,
  incomplete: eq(subscriptions.status, 'incomplete'),
  past_due: eq(subscriptions.status, 'past_due'),
}

function presentPreview(preview: PlanChangePreview, currency: string) {
  const { at, credit, dueToday, ends, lines, next } = preview
  const major = (minor: number) => toMajor(minor, currency)
  return {
    due_today: { amount: major(dueToday.amount), tax: major(dueToday.tax), currency },
    credit: { amount: major(credit) },
    next_charge: {
      amount: major(next.amount),
      tax: major(next.tax),
      currency,
      at: next.at.toISOString(),
    },
    lines: lines.map(({ code, amount }) => ({ description_code: code, amount: major(amount) })),
    ends: ends.map((ended) => ({ id: ended.id, credit: major(ended.credit) })),
    proration_date: at.toISOString(),
  }
}

const ownRow = (c: AppContext & { var: { user: { id: number } } }, id: number) =>
  findOwn(c.var.deps.db, c.var.user.id, id)

async function present(c: AppContext, found: StartedPurchase) {
  const [wire] = await presentMemberships(c.var.deps, [found], c.req.header('accept-language'))
  return wire!
}

/** Whether a row is still one of its list after it was brought up to date. */
const matches = ({ status }: Subscription, filter: keyof typeof filters): boolean =>
  filter === 'active' ? status === 'active' || status === 'past_due' : status === filter

const settled = (row: Subscription): StartedPurchase => ({ row, clientSecret: undefined })

async function makeChange(
  c: AppContext,
  row: Subscription,
  wanted: z.infer<typeof ChangeBody>['subscription'],
): Promise<StartedPurchase> {
  const { deps } = c.var
  const key = await readPurchaseKey(c)
  if (wanted.subscription_plan_id !== undefined) {
    const { amount, currency, proration_date: date } = wanted.expected
    return changePlan(deps, row, {
      planId: wanted.subscription_plan_id,
      brandId: wanted.brand_id ?? undefined,
      expected: { amount: toMinor(amount, currency), currency, prorationDate: new Date(date) },
      key,
    })
  }
  if (wanted.brand_id !== undefined) return settled(await chooseBrand(deps, row, wanted.brand_id))
  if (wanted.pause_until !== undefined) {
    const { pause_until: until } = wanted
    return changePause(deps, row, { until: until === null ? null : new Date(until), key })
  }
  if (row.status === 'active' && !row.cancelAtPeriodEnd && !row.pendingChange) return settled(row)
  return requestChange(deps, row, { kind: 'undo_cancel' }, { key })
}

/** The subscriptions of a member, and what can be changed of them. */
export const subscriptionsApi = createApi('sentence')
  .openapi(routes.list, async (c) => {
    const { deps, user } = c.var
    const { status, ...page } = c.req.valid('query')
    const rows = await deps.db
      .select()
      .from(subscriptions)
      .where(and(eq(subscriptions.userId, user.id), status && filters[status]))
      .orderBy(desc(subscriptions.canceledAt), desc(subscriptions.id))
      .limit(pageRange(page).limit)
      .offset(pageRange(page).offset)
    const { data, paging } = toPage(rows, page)
    const found: StartedPurchase[] = []
    for (const row of data)
      found.push(
        row.status === 'incomplete'
          ? await refreshSubscription(deps, row, { byPayer: false })
          : await refreshLive(deps, row),
      )
    const shown = found.filter(({ row }) => !status || matches(row, status))
    const wire = await presentMemberships(deps, shown, c.req.header('accept-language'))
    const other = status === 'active' && page.page === 1 ? await listOtherAccess(deps, user.id) : []
    return c.json({ data: [...wire, ...other], paging }, 200)
  })
  .openapi(routes.read, async (c) => {
    const row = await ownRow(c, c.req.valid('param').id)
    const found =
      row.status === 'incomplete'
        ? await refreshSubscription(c.var.deps, row, { byPayer: true })
        : await refreshLive(c.var.deps, row)
    return c.json(await present(c, found), 200)
  })
  .openapi(routes.cancel, async (c) => {
    const { deps } = c.var
    const { row } = await refreshLive(deps, await ownRow(c, c.req.valid('param').id))
    const { leave_reason: reason } = c.req.valid('json') ?? {}
    const canceled = await cancelSubscription(deps, row, reason ?? undefined)
    return c.json(await present(c, settled(canceled)), 200)
  })
  .openapi(routes.cancellation, async (c) => {
    const { deps, user } = c.var
    const row = await ownRow(c, c.req.valid('param').id)
    const canceled = cancellationOf(row)
    if (!canceled) throw notFound()
    await deps.limits.consume('document', `user:${user.id}`)
    const { timeZone, ...person } = await readPerson(c)
    const context = {
      seller: deps.env.seller,
      locale: webLocale(c.req.header('accept-language')),
      timeZone,
    }
    const found = await present(c, settled(row))
    const plan = [found.subscription_plan.name, found.brand?.name].filter(Boolean).join(' · ')
    const about = { ...canceled, ...person, plan }
    const bytes = await cancellationPdf(about, context, deps.clock.now())
    return sendPdf(c, bytes, `x-plus-cancellation-${row.id}.pdf`)
  })
  .openapi(routes.change, async (c) => {
    const { deps } = c.var
    const { row } = await refreshLive(deps, await ownRow(c, c.req.valid('param').id))
    try {
      const changed = await makeChange(c, row, c.req.valid('json').subscription)
      return c.json(await present(c, changed), 200)
    } catch (error) {
      if (!(error instanceof PreviewOutdatedError)) throw error
      const sentence = requestTranslator(c).read('price_changed')
      const preview = presentPreview(error.preview, row.currency)
      return c.json({ error: sentence, code: 'price_changed', preview }, 409)
    }
  })
  .openapi(routes.preview, async (c) => {
    const { deps } = c.var
    const { row } = await refreshLive(deps, await ownRow(c, c.req.valid('param').id))
    const { subscription_plan_id: planId, brand_id: brandId } = c.req.valid('query')
    if (planId === undefined) throw purchaseError('plan_not_available', 'plan_not_available')
    const found = await previewPlanChange(deps, row, { planId, brandId })
    return c.json(presentPreview(found, row.currency), 200)
  })
  .openapi(routes.options, async (c) => {
    const { deps } = c.var
    const { row } = await refreshLive(deps, await ownRow(c, c.req.valid('param').id))
    const { resumesAt } = await pauseOptions(deps, row)
    return c.json(
      resumesAt.map((moment) => ({ resumes_at: moment.toISOString() })),
      200,
    )
  })
