import { render } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { beforeEach, expect, it, vi } from 'vitest'
import { GreetingSkeleton } from '@/components/activity/member-home-skeletons'
import { GREETING_SCRIPT } from '@/lib/inline-scripts/compiled'
import { rememberFirstName } from '@/lib/profile/first-name'

const greetings = {
  morning: 'Good morning, {name}',
  afternoon: 'Good afternoon, {name}',
  evening: 'Good evening, {name}',
  welcome: 'Welcome back',
}
const { dataset } = document.documentElement
const page = document.createElement('div')

/** The page as it is when the browser has read it, before React takes it over. */
function read() {
  page.innerHTML = renderToString(<GreetingSkeleton greetings={greetings} />)
  new Function(GREETING_SCRIPT)()
  return page.textContent
}

beforeEach(() => {
  vi.setSystemTime(new Date(2027, 0, 31, 9))
  localStorage.clear()
  delete dataset.storage
  dataset.session = 'member'
  document.body.append(page)
  return () => {
    page.remove()
    delete dataset.session
    vi.useRealTimers()
  }
})

it('greets a member by the name of the last visit, which hydration leaves', () => {
  rememberFirstName('Ada <3')
  expect(read()).toBe('Good morning, Ada <3')
  const onRecoverableError = vi.fn()
  const { rerender } = render(<GreetingSkeleton greetings={greetings} />, {
    container: page,
    hydrate: true,
    onRecoverableError,
  })
  expect(page.textContent).toBe('Good morning, Ada <3')
  rerender(<GreetingSkeleton greetings={greetings} />)
  expect(page.textContent).toBe('Good morning, Ada <3')
  expect(onRecoverableError).not.toHaveBeenCalled()
  // React reports scripts that are rendered in the browser, where they never run.
  expect(page.querySelector('script')).toBeNull()
})

it('welcomes a member who has no name', () => {
  rememberFirstName('')
  expect(read()).toBe('Welcome back')
})

it('says nothing on a first visit', () => {
  expect(read()).toBe('')
})

it('says nothing once the session has ended', () => {
  rememberFirstName('Ada')
  dataset.session = 'guest'
  expect(read()).toBe('')
})

it('says nothing where storage is refused', () => {
  dataset.storage = 'blocked'
  const refused = vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('refused', 'SecurityError')
  })
  expect(read()).toBe('')
  refused.mockRestore()
})
