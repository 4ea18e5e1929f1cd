/** A subscription as the provider presents it to its member. */
export const wireMembership = (fields: object = {}) => ({
  id: 7,
  status: 'active',
  in_trial: false,
  trial_ends_at: null,
  created_at: '2026-10-20T09:00:00.000Z',
  current_period_end: '2026-12-01T09:00:00.000Z',
  cancel_at_period_end: false,
  canceled_at: null,
  ends_at: null,
  pause: null,
  brand: null,
  studio: null,
  billed_by: 'web',
  manage_url: null,
  charged: null,
  next_charge: { amount: 31.94, tax: 1.95, currency: 'usd', at: '2026-12-01T09:00:00.000Z' },
  brand_change_at: null,
  subscription_plan: {
    id: 1,
    name: 'Everything, monthly',
    language: 'en',
    plan_type: 'all',
    price: 29.99,
    currency: 'usd',
    interval: 'month',
    interval_count: 1,
  },
  card: { brand: 'Visa', last4: '4242', exp_month: 4, exp_year: 2030 },
  actions: {
    cancel: true,
    undo_cancel: false,
    pause: true,
    resume: false,
    change_plan: true,
    select_brand: false,
  },
  stripe_details: null,
  ...fields,
})

export const noActions = {
  cancel: false,
  undo_cancel: false,
  pause: false,
  resume: false,
  change_plan: false,
  select_brand: false,
}

export const canceledMembership = () =>
  wireMembership({
    cancel_at_period_end: true,
    ends_at: '2026-12-01T09:00:00.000Z',
    next_charge: null,
    actions: { ...noActions, undo_cancel: true },
  })

/** A page of a list. */
export const listed = (...data: object[]) => Response.json({ data, paging: { next_page: null } })
