import { fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, it, vi } from 'vitest'
import { Modal } from '@/components/ui/modal/modal'

function Example({ onLeave = () => undefined }: { onLeave?: () => void }) {
  const [open, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <>
      <button onClick={() => setOpen(true)}>Go back</button>
      <Modal
        name="signUpBackModal"
        open={open}
        onClose={close}
        closeLabel="Close"
        title="Leave sign up?"
        description="Your progress will be lost."
        left={{ label: 'Leave', onClick: onLeave }}
        right={{ label: 'Stay', onClick: close }}
      />
    </>
  )
}

async function open() {
  await userEvent.click(screen.getByRole('button', { name: 'Go back' }))
  return screen.getByRole('dialog', { name: 'Leave sign up?' })
}

it('is not rendered before it is opened', () => {
  render(<Example />)
  expect(screen.queryByRole('dialog')).toBeNull()
})

it('is named and described by its texts and has both buttons', async () => {
  const onLeave = vi.fn()
  render(<Example onLeave={onLeave} />)
  const dialog = await open()
  expect(dialog.dataset).toMatchObject({ modal: 'signUpBackModal', state: 'open' })
  const description = document.getElementById(dialog.getAttribute('aria-describedby')!)
  expect(description!.textContent).toBe('Your progress will be lost.')
  const leave = within(dialog).getByRole('button', { name: 'Leave' })
  expect(leave.dataset.variant).toBe('secondary')
  expect(within(dialog).getByRole('button', { name: 'Stay' }).dataset.variant).toBe('primary')
  await userEvent.click(leave)
  expect(onLeave).toHaveBeenCalledOnce()
})

it('omits what it is not given', () => {
  render(
    <Modal name="plain" open onClose={() => undefined} closeLabel="Close" title="Only a title" />,
  )
  const dialog = screen.getByRole('dialog')
  expect(dialog.hasAttribute('aria-describedby')).toBe(false)
  expect(dialog.querySelector('.ui-modal-image')).toBeNull()
  expect(within(dialog).getAllByRole('button')).toHaveLength(1)
})

it.each([
  ['the close icon', (dialog: HTMLElement) => within(dialog).getByLabelText('Close').click()],
  ['Escape', (dialog: HTMLElement) => void fireEvent(dialog, new Event('cancel'))],
  [
    'the backdrop',
    (dialog: HTMLElement) => {
      fireEvent.pointerDown(dialog)
      fireEvent.click(dialog)
    },
  ],
])('fades out by %s, is then unmounted, and restores the focus', async (_, close) => {
  render(<Example />)
  const dialog = await open()
  expect(dialog.contains(document.activeElement)).toBe(true)
  close(dialog)
  await waitFor(() => expect(dialog.dataset.state).toBe('closed'))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Go back' }))
})

it('stays open when a press began inside and ended on the backdrop', async () => {
  render(<Example />)
  const dialog = await open()
  fireEvent.pointerDown(within(dialog).getByRole('heading'))
  fireEvent.click(dialog)
  expect(dialog.dataset.state).toBe('open')
})

it('keeps Tab in a loop', async () => {
  render(<Example />)
  const dialog = await open()
  const names = []
  for (let stop = 0; stop < 4; stop += 1) {
    await userEvent.tab()
    const active = document.activeElement as HTMLElement
    expect(dialog.contains(active)).toBe(true)
    names.push(active.getAttribute('aria-label') ?? active.textContent)
  }
  expect(names).toEqual(['Leave', 'Stay', 'Close', 'Leave'])
  await userEvent.tab({ shift: true })
  expect(document.activeElement).toBe(within(dialog).getByLabelText('Close'))
})
