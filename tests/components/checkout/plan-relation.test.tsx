import { render, screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { PlanSelector } from '@/components/checkout/plan-selector'
import { SupportEmailProvider } from '@/components/checkout/support-email'
import { plan as decodePlan } from '@/lib/api/plans'
import { brands, defaultBrand } from '@/lib/brand/brands'
import messages from '@/messages/en.json'
import { leadsTo } from '@/tests/support/leads-to'
import { fail, hang } from '@/tests/support/respond-to-calls'
import { PageWrapper } from '@/tests/support/page-wrapper'
import { responses, noticeOf, open, payButton, plan } from './payment-page'

const yearlyPlan = 'GET /api/v1/subscription_plan/3'
const yoga = brands.find(({ key }) => key === 'yoga')!
const related = (fields: object) => () => Response.json({ ...plan, ...fields })

describe('the payment page of a plan', () => {
  it('that replaces another shows what ends, and that paid time is lost', async () => {
    const replaced = { brand_id: 4, trial_until: null, paid_until: '2026-12-03T00:00:00.000Z' }
    responses[yearlyPlan] = related({ relation: 'replaces', replaces: [replaced] })
    open()
    await payButton()
    const notice = await noticeOf('replaces')
    expect(notice.getByText('This replaces your Yoga plan')).toBeDefined()
    expect(notice.getByText(/ends as soon as your new plan starts/)).toBeDefined()
    expect(notice.getByText(/paid for Yoga until December \d\. .* isn’t refunded/)).toBeDefined()
  })

  it('that replaces one on trial shows that the trial ends, and no paid time', async () => {
    const replaced = { brand_id: 4, trial_until: '2026-12-03T00:00:00.000Z', paid_until: null }
    responses[yearlyPlan] = related({ relation: 'replaces', replaces: [replaced] })
    open()
    const notice = await noticeOf('replaces')
    expect(
      notice.getByText(/Your free trial of Yoga, which runs until December \d, ends too/),
    ).toBeDefined()
    expect(notice.queryByText(/paid/)).toBeNull()
  })

  it.each([
    ['current', 'You already have this plan'],
    ['included', 'Your plan already includes this one'],
    ['switch', 'You already have another plan for this'],
  ])('%s: %s', async (relation, name) => {
    responses[yearlyPlan] = related({ relation })
    open()
    expect(await screen.findByRole('heading', { name })).toBeDefined()
    expect(screen.queryByRole('button', { name: /^Pay/ })).toBeNull()
  })

  it('that is not sold for the page’s brand leads to the choice of one', async () => {
    const left = leadsTo()
    responses[yearlyPlan] = related({ plan_type: 'single', brand_ids: [6] })
    open({ brand: yoga })
    await waitFor(() => expect(left).toEqual(['/single-brand-selector?sp=3']))
    expect(screen.queryByLabelText('Name on card')).toBeNull()
  })

  it('that is sold for one brand offers no other', async () => {
    responses[yearlyPlan] = related({ plan_type: 'single', brand_ids: [4] })
    open({ brand: yoga })
    await screen.findByLabelText('Name on card')
    expect(document.querySelector('.order-plan')!.textContent).toContain('Yoga')
    expect(screen.getByText('Change plan')).toBeDefined()
    expect(screen.queryByText('Change practice')).toBeNull()
  })

  it.each(['switch', 'replaces'])(
    'of an upgrade leads to the change, which says what it charges: %s',
    async (relation) => {
      window.history.replaceState(null, '', '/subscribe/payment?flow=upgrade&sp=3')
      responses[yearlyPlan] = related({ relation, replaces: [] })
      const left = leadsTo()
      open()
      await waitFor(() => expect(left[0]).toMatch(/^\/account\/plans\?sp=3/))
      expect(screen.queryByLabelText('Name on card')).toBeNull()
    },
  )

  it('shows no other plan when it replaces none', async () => {
    open()
    await payButton()
    expect(document.querySelector('[data-notice="replaces"]')).toBeNull()
  })
})

describe('the plans of a member', () => {
  const monthly = {
    ...plan,
    id: 1,
    name: 'Everything, monthly',
    interval: 'month',
    price: 29.99,
    currency_options: [{ currency: 'usd', price: 29.99 }],
  }
  const forEverybody = [
    { ...monthly, trial_days: 7 },
    { ...plan, trial_days: 0 },
  ]
  const list = (plans: object[]) => () =>
    Response.json({ data: plans, paging: { next_page: null } })
  const toCamel = ({
    plan_type,
    currency_options,
    trial_days,
    ...rest
  }: (typeof forEverybody)[0]) =>
    decodePlan({
      ...rest,
      planType: plan_type,
      currencyOptions: currency_options,
      trialDays: trial_days,
    })

  const show = () =>
    render(
      <SupportEmailProvider email="help@example.com">
        <PlanSelector
          plans={forEverybody.map(toCamel)}
          brand={defaultBrand}
          surface="tint"
          helpUrl="/help"
        />
      </SupportEmailProvider>,
      { wrapper: PageWrapper },
    )
  const settled = () => document.querySelector('.plans[data-own]')

  it('only show a trial to those who can have one', async () => {
    responses['GET /api/v1/plans/web'] = list([monthly, plan])
    show()
    expect(await screen.findByText('$29.99 today, then every month.')).toBeDefined()
    expect(screen.queryByText(/trial|free/i)).toBeNull()
    expect(settled()).not.toBeNull()
  })

  it('are not shown as theirs before they are known', () => {
    responses['GET /api/v1/plans/web'] = hang
    show()
    expect(settled()).toBeNull()
  })

  it('are replaced by an error when they cannot be loaded', async () => {
    responses['GET /api/v1/plans/web'] = fail
    show()
    expect(await screen.findByText(messages.plans.errorTitle)).toBeDefined()
    expect(screen.queryByText(/trial|free/i)).toBeNull()
  })

  it('lead to the change of their own plan, with the saving', async () => {
    responses['GET /api/v1/plans/web'] = list([
      { ...monthly, relation: 'current', current: true },
      { ...plan, relation: 'switch' },
    ])
    show()
    const link = await screen.findByRole('link', { name: 'Switch to yearly, save 33%' })
    expect(link.getAttribute('href')).toBe('/account/plans?sp=3')
    expect(screen.queryByText(messages.plans.inPlan)).toBeNull()
    expect(screen.queryByText(/ today/)).toBeNull()
    expect(screen.queryByRole('link', { name: /Choose|Upgrade/ })).toBeNull()
  })

  it('of one brand can be bought for another brand, and upgraded to all', async () => {
    const single = { ...monthly, id: 2, name: 'One practice, monthly', plan_type: 'single' }
    responses['GET /api/v1/plans/web'] = list([
      { ...single, relation: 'none' },
      { ...plan, relation: 'replaces' },
    ])
    show()
    expect(await screen.findByRole('link', { name: /^Upgrade to Everything/ })).toBeDefined()
    expect(screen.getByRole('link', { name: /^Choose One practice/ })).toBeDefined()
  })

  it('say which one is theirs, which cannot be bought again', async () => {
    responses['GET /api/v1/plans/web'] = list([{ ...monthly, relation: 'current', current: true }])
    show()
    await waitFor(() => expect(document.querySelector('.plan-owned')).not.toBeNull())
    expect(document.querySelector('.plan-owned')!.textContent).toBe('Your plan')
    expect(screen.queryByRole('link', { name: /^(Choose|Upgrade)/ })).toBeNull()
  })

  it('show the way to cancel', async () => {
    responses['GET /api/v1/plans/web'] = list([monthly])
    show()
    await screen.findByText('$29.99 today, then every month.')
    const link = screen.getByRole('link', { name: 'Your plan' })
    expect(link.getAttribute('href')).toBe('/account/subscriptions')
  })
})
