import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { FreeClassButton } from '@/components/studios/free-class-button'
import { Toaster } from '@/components/ui/toast/toaster'

const texts = {
  ask: 'Request a free class',
  at: 'at {name}',
  asked: 'Request sent',
  title: 'Your first class is free',
  lead: '{name} will write.',
  firstName: 'First name',
  lastName: 'Last name',
  email: 'Email',
  phone: 'Phone',
  send: 'Send',
  sent: '{name} has your request.',
  unconfirmed: 'Not confirmed',
  failed: 'Something went wrong.',
  close: 'Close',
  required: {
    firstName: 'Enter your first name.',
    lastName: 'Enter your last name.',
    email: 'Enter your email.',
    phone: 'Enter your phone number.',
  },
  problems: { invalidEmail: 'No email.', invalidPhone: 'No phone.' },
}
const calls = vi.fn<(method: string, path: string, body: unknown) => Response>()

beforeEach(() => {
  calls.mockReset()
  vi.stubGlobal('fetch', (url: string, { method, body }: RequestInit) =>
    Promise.resolve(calls(method ?? 'GET', url, body ? JSON.parse(String(body)) : undefined)),
  )
  document.cookie = 'signed-in=; Max-Age=0'
})
afterEach(() => vi.unstubAllGlobals())

async function open() {
  const user = userEvent.setup()
  render(
    <>
      <FreeClassButton studio={{ id: 7, name: 'Yoga on Mercer' }} texts={texts} />
      <Toaster dismissLabel="Dismiss" />
    </>,
  )
  await user.click(screen.getByRole('button', { name: 'Request a free class at Yoga on Mercer' }))
  await screen.findByRole('dialog', { name: 'Your first class is free' })
  return user
}
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label)
const send = () => screen.getByRole('button', { name: 'Send' })

function fillIn() {
  const values = ['Ada', 'Larsen', 'ada@example.com', '5550100199']
  const labels = ['First name', 'Last name', 'Email', 'Phone']
  labels.forEach((label, index) =>
    fireEvent.change(field(label), { target: { value: values[index] } }),
  )
}

it('requires missing fields before it calls the provider', async () => {
  const user = await open()
  fireEvent.change(field('First name'), { target: { value: 'Ada' } })
  await user.click(send())
  await waitFor(() => expect(document.activeElement).toBe(field('Last name')))
  for (const missing of ['last name', 'email', 'phone number'])
    expect(screen.getByText(`Enter your ${missing}.`)).toBeDefined()
  expect(calls).not.toHaveBeenCalled()
})

it('shows the provider’s errors at their fields, keeps the input, then succeeds', async () => {
  const user = await open()
  fillIn()
  calls.mockReturnValueOnce(
    Response.json(
      { errors: { full_messages: ['Phone is invalid'], phone: ['is invalid'] } },
      { status: 422 },
    ),
  )
  await user.click(send())
  await screen.findByText('Phone is invalid')
  await waitFor(() => expect(document.activeElement).toBe(field('Phone')))
  expect(field('First name').value).toBe('Ada')

  calls.mockReturnValueOnce(Response.json({ id: 1 }, { status: 201 }))
  await user.click(send())
  await screen.findByText('Yoga on Mercer has your request.')
  expect(calls).toHaveBeenLastCalledWith('POST', '/api/v1/free_class_requests', {
    free_class_request: {
      studio_id: 7,
      first_name: 'Ada',
      last_name: 'Larsen',
      email: 'ada@example.com',
      phone: '5550100199',
    },
  })
  await screen.findByRole('button', { name: 'Request sent at Yoga on Mercer' })
})

it('shows when the whole request failed, and keeps the input', async () => {
  const user = await open()
  fillIn()
  calls.mockReturnValueOnce(Response.json({}, { status: 500 }))
  await user.click(send())
  await screen.findByText('Something went wrong.')
  expect(field('Email').value).toBe('ada@example.com')
})

it('is prefilled for a member', async () => {
  document.cookie = 'signed-in=1'
  calls.mockReturnValue(
    Response.json({
      id: 1,
      uuid: 'u',
      uid: 'mia@example.com',
      email: 'mia@example.com',
      first_name: 'Mia',
      last_name: 'Stone',
      phone: null,
    }),
  )
  const user = await open()
  await waitFor(() => expect(field('First name').value).toBe('Mia'))
  expect([field('Email').value, field('Phone').value]).toEqual(['mia@example.com', ''])
  await user.clear(field('First name'))
  expect(field('First name').value).toBe('')
})
