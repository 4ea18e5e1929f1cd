import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { leadsTo } from '@/tests/support/leads-to'
import { signIn } from '@/tests/support/member'
import { fail } from '@/tests/support/respond-to-calls'
import { noticeOf, responses } from './payment-page'
import {
  email,
  fillBuyer,
  fillIn,
  LINK,
  link,
  open,
  press,
  recordPurchases,
  set,
  studio,
} from './public-payment-page'

describe('a link', () => {
  it('fills in who buys from its fragment, which leaves the address; all of it can be emptied', async () => {
    window.history.replaceState(
      null,
      '',
      '/subscribe/payment-public?sp=3#email=ada%40example.com&first_name=Ada&last_name=Byron',
    )
    open()
    expect((await email()).value).toBe('ada@example.com')
    expect(location.hash).toBe('')
    await userEvent.click(screen.getByRole('button', { name: /Not you/ }))
    for (const label of ['Email', 'First name', 'Last name', 'Name on card'])
      expect(screen.getByLabelText<HTMLInputElement>(label).value).toBe('')
    // The next steps get nothing either.
    expect(window.privateFragment).toBe('')
  })

  it('of a studio names it, wears its brand, fixes the plan and credits the sale', async () => {
    const sent = recordPurchases()
    responses[LINK] = () => Response.json(link({ studio }))
    open()
    expect(await screen.findByText('Yoga on Seventh')).toBeDefined()
    expect(screen.getByText('New York · Yoga')).toBeDefined()
    expect(document.querySelector('.link-brand')?.getAttribute('data-brand')).toBe('yoga')
    expect(screen.queryByRole('link', { name: 'Change plan' })).toBeNull()
    const others = screen.getByRole('link', { name: 'Not your studio?' }).getAttribute('href')
    expect(others).toMatch(/^\/subscription-plan-selector\?/)
    expect(others).not.toMatch(/store_id|sp=/)
    await email()
    fillBuyer()
    await fillIn()
    await press()
    await waitFor(() => expect(sent[0]).toMatchObject({ subscription: { studio_id: 7 } }))
  })

  it('that is wrong says why, leads on without what is wrong, and helps who made it', async () => {
    window.history.replaceState(null, '', '/subscribe/payment-public?store_id=777&sp=3')
    const problems = [{ parameter: 'store_id', code: 'unknown', blocks: true }]
    responses[LINK] = () => Response.json(link({ problems }))
    open()
    expect(await screen.findByText('We don’t recognize the studio in this link.')).toBeDefined()
    expect(screen.getByRole('link', { name: 'Continue without it' }).getAttribute('href')).toBe(
      '/subscribe/payment-public?sp=3',
    )
    expect(document.querySelector('pre')?.textContent).toContain('store_id: unknown (777)')
  })

  it('with a code that has expired is sold at the price without it', async () => {
    const problems = [{ parameter: 'code', code: 'expired', blocks: false }]
    responses[LINK] = () => Response.json(link({ problems }))
    open()
    expect(
      (await noticeOf('link')).getByText(/has expired\. The price below doesn’t include it/),
    ).toBeDefined()
    await email()
  })

  it('without a brand for its plan leads to the choice of one, and keeps its code and its buyer', async () => {
    const address = '/subscribe/payment-public?sp=3&code=SAVE20#email=ada%40example.com'
    window.history.replaceState(null, '', address)
    const problems = [{ parameter: 'brand_id', code: 'needs_brand', blocks: true }]
    responses[LINK] = () => Response.json(link({ problems }))
    const left = leadsTo()
    open()
    await waitFor(() => expect(left).toHaveLength(1))
    expect(left[0]).toMatch(/^\/single-brand-selector\?.*#email=ada%40example\.com$/)
    expect(Object.fromEntries(new URL(left[0]!, 'https://x').searchParams)).toEqual({
      sp: '3',
      code: 'SAVE20',
      flow: 'public',
    })
  })

  it('says that it has no free trial, and where there is one', async () => {
    window.history.replaceState(null, '', '/subscribe/payment-public?sp=3&store_id=7')
    responses[LINK] = () => Response.json(link({ sign_up_trial_days: 7, studio }))
    open()
    const away = await screen.findByRole('link', { name: 'Sign up instead' })
    expect(away.getAttribute('href')).toBe('/email-lookup?sp=3')
  })

  it('that cannot be read is read again', async () => {
    responses[LINK] = fail
    open()
    await userEvent.click(
      await screen.findByRole('button', { name: 'Try again' }).then((button) => {
        responses[LINK] = () => Response.json(link())
        return button
      }),
    )
    await email()
  })
})

describe('a member on a link', () => {
  it('pays as themself with the studio’s credit, and is told as whom', async () => {
    signIn()
    const sent: unknown[] = []
    responses['POST /api/v1/subscriptions/web'] = (body) => {
      sent.push(JSON.parse(String(body)))
      return fail()
    }
    responses[LINK] = () => Response.json(link({ studio }))
    open()
    expect(await screen.findByText('ada@example.com')).toBeDefined()
    expect(screen.getByRole('button', { name: 'Not you? Log out' })).toBeDefined()
    await screen.findByLabelText('Name on card')
    expect(screen.queryByLabelText('Email')).toBeNull()
    set('Name on card', 'Ada Larsen')
    await fillIn()
    await press()
    await waitFor(() => expect(sent[0]).toMatchObject({ subscription: { studio_id: 7 } }))
    expect(sent[0]).not.toHaveProperty('subscription.user')
  })
})
