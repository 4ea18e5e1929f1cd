import { afterEach, expect, it, vi } from 'vitest'
import { open, pay, payButton, responses, usual } from './payment-page'

const BUY = 'POST /api/v1/subscriptions/web'

afterEach(() => void (document.cookie = 'irclickid=; Path=/; Max-Age=0'))

it('sends the id of the advertising click that the browser keeps with the purchase', async () => {
  document.cookie = 'irclickid=Click-2; Path=/'
  const buy = vi.fn(usual[BUY]!)
  responses[BUY] = buy
  open()
  await payButton()
  await pay()
  await vi.waitFor(() => expect(buy).toHaveBeenCalledOnce())
  expect(JSON.parse(String(buy.mock.calls[0]![0]))).toMatchObject({ impact_click_id: 'Click-2' })
})
