import { act, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { dismissToast, toast, toastStore } from '@/components/ui/toast/toast-store'
import { Toaster } from '@/components/ui/toast/toaster'

beforeEach(() => {
  vi.useFakeTimers()
  render(<Toaster dismissLabel="Dismiss" />)
})
afterEach(() => {
  act(() => toastStore.get().forEach(({ id }) => dismissToast(id)))
  vi.useRealTimers()
})

function show(...args: Parameters<typeof toast>) {
  act(() => toast(...args))
  act(() => vi.advanceTimersByTime(20))
}
const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms))

it.each([
  ['success', 'status'],
  ['info', 'status'],
  ['error', 'alert'],
] as const)('%s is announced as %s', (kind, role) => {
  show({ kind, message: 'Booked for Friday' })
  const notice = screen.getByRole(role)
  expect(notice.dataset.kind).toBe(kind)
  expect(notice.textContent).toBe('Booked for Friday')
})

it('fills its live region after the region is rendered', () => {
  act(() => toast({ kind: 'success', message: 'Saved' }))
  expect(screen.getByRole('status').textContent).toBe('')
  pass(20)
  expect(screen.getByRole('status').textContent).toBe('Saved')
})

it('disappears after 5 seconds, an error after 8', () => {
  show({ kind: 'success', message: 'Saved' })
  show({ kind: 'error', message: 'Not saved' })
  pass(5000)
  expect(screen.queryByRole('status')).toBeNull()
  expect(screen.queryByRole('alert')).not.toBeNull()
  pass(3000)
  expect(screen.queryByRole('alert')).toBeNull()
})

it.each([
  ['pointer', fireEvent.pointerEnter, fireEvent.pointerLeave],
  ['focus', fireEvent.focus, fireEvent.blur],
])('stays while the %s is on it, then for the rest of its time', (_, enter, leave) => {
  show({ kind: 'success', message: 'Saved' })
  pass(4000)
  const item = screen.getByRole('listitem')
  enter(item)
  pass(60_000)
  expect(screen.queryByRole('status')).not.toBeNull()
  leave(item)
  pass(500)
  expect(screen.queryByRole('status')).not.toBeNull()
  pass(1000)
  expect(screen.queryByRole('status')).toBeNull()
})

it('does not repeat the same message', () => {
  show({ kind: 'error', message: 'Offline' })
  show({ kind: 'error', message: 'Offline' })
  expect(screen.getAllByRole('alert')).toHaveLength(1)
})

it('is about one event, whichever component reports it', () => {
  const [first, second] = [vi.fn(), vi.fn()]
  show({ kind: 'info', message: 'Ended', action: { label: 'Log in', onClick: first } })
  const announced = screen.getByRole('status')
  show({ kind: 'error', message: 'Ended', action: { label: 'Log in', onClick: second } })
  expect(screen.getByRole('status')).toBe(announced)
  expect(screen.queryByRole('alert')).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: 'Log in' }))
  expect([first.mock.calls.length, second.mock.calls.length]).toEqual([0, 1])
})

it('is announced again when it happens again', () => {
  show({ kind: 'error', message: 'Full' })
  const announced = screen.getByRole('alert')
  pass(2000)
  show({ kind: 'error', message: 'Full' })
  expect(screen.getByRole('alert')).not.toBe(announced)
})

it('can be withdrawn', () => {
  let takeBack = () => {}
  act(() => {
    takeBack = toast({ kind: 'info', message: 'Removed' })
  })
  act(takeBack)
  expect(screen.queryByRole('status')).toBeNull()
})

it('is dismissed by its button, and by its action, which is run', () => {
  const onClick = vi.fn()
  show({ kind: 'info', message: 'Removed', action: { label: 'Undo', onClick } })
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }))
  expect(onClick).toHaveBeenCalledOnce()
  expect(screen.queryByRole('status')).toBeNull()
  show({ kind: 'info', message: 'Removed' })
  fireEvent.click(screen.getByRole('button', { name: 'Dismiss' }))
  expect(screen.queryByRole('status')).toBeNull()
})
