import { afterEach, beforeAll, expect, it } from 'vitest'
import { render } from '@testing-library/react'
import { PrivateFragmentScript } from '@/components/runtime/private-fragment-script'
import { renderOnServer } from '@/tests/support/render-on-server'

const personal = '#email=ada%40example.com&first_name=Ada'

beforeAll(() => {
  history.replaceState(null, '', `/subscribe/payment-public?sp=2${personal}`)
  const frame = document.createElement('div')
  frame.innerHTML = renderOnServer(<PrivateFragmentScript />)
  window.eval(frame.querySelector('script')!.textContent)
})
afterEach(() => {
  window.privateFragment = personal
})

/** Where a link leads once it has been clicked. */
function followed(href: string): string {
  const { container } = render(
    <a href={href} onClick={(event) => event.preventDefault()}>
      <span>Go on</span>
    </a>,
  )
  container.querySelector('span')!.click()
  return container.querySelector('a')!.getAttribute('href')!.replace(location.origin, '')
}

it('takes the values out of the address', () => {
  expect(location.hash).toBe('')
})

it.each(['/single-brand-selector?sp=2', '/es/subscribe/payment-public?sp=2&brand=yoga'])(
  'hands them on to %s',
  (href) => expect(followed(href)).toBe(`${href}${personal}`),
)

it.each([
  '/login?onSignInRedirectTo=/subscribe/payment-public',
  '/subscription-plan-selector',
  'https://example.com/',
])('hands nothing on to %s', (href) => expect(followed(href)).toBe(href))

it('hands nothing on once there is nothing', () => {
  window.privateFragment = ''
  expect(followed('/single-brand-selector')).toBe('/single-brand-selector')
})
