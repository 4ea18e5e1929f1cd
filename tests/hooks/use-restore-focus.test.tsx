import { act, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, it } from 'vitest'
import { Modal } from '@/components/ui/modal/modal'
import { useRestoreFocus } from '@/hooks/use-restore-focus'

function Place({ control }: { control: 'Book' | 'Cancel' | null }) {
  const focusProps = useRestoreFocus()
  return (
    <>
      <div {...focusProps}>{control && <button key={control}>{control}</button>}</div>
      <button>Elsewhere</button>
    </>
  )
}

const change = (rerender: (ui: React.ReactNode) => void, control: 'Book' | 'Cancel' | null) =>
  act(async () => rerender(<Place control={control} />))

it('focuses the replacement of a focused control', async () => {
  const { rerender } = render(<Place control="Book" />)
  act(() => screen.getByText('Book').focus())
  await change(rerender, 'Cancel')
  expect(document.activeElement).toBe(screen.getByText('Cancel'))
  await change(rerender, null)
  await change(rerender, 'Book')
  expect(document.activeElement).toBe(screen.getByText('Book'))
})

it('does not take the focus from other elements', async () => {
  const { rerender } = render(<Place control="Book" />)
  await change(rerender, 'Cancel')
  expect(document.activeElement).toBe(document.body)
  act(() => screen.getByText('Cancel').focus())
  act(() => screen.getByText('Elsewhere').focus())
  await change(rerender, 'Book')
  expect(document.activeElement).toBe(screen.getByText('Elsewhere'))
})

it('focuses the area while it has no control', async () => {
  const { rerender, container } = render(<Place control="Book" />)
  act(() => screen.getByText('Book').focus())
  await change(rerender, null)
  expect(document.activeElement).toBe(container.firstElementChild)
})

function Cancelable() {
  const focusProps = useRestoreFocus()
  const [isCanceled, setCanceled] = useState(false)
  const [isOpen, setOpen] = useState(false)
  return (
    <div {...focusProps}>
      {isCanceled ? (
        <button key="undo">Undo</button>
      ) : (
        <button key="ask" onClick={() => setOpen(true)}>
          Ask
        </button>
      )}
      <Modal
        name="ask"
        open={isOpen}
        onClose={() => setOpen(false)}
        closeLabel="Close"
        title="Cancel?"
        left={{ label: 'Cancel', onClick: () => setCanceled(true) }}
        right={{ label: 'Done', onClick: () => setOpen(false) }}
      />
    </div>
  )
}

it('focuses what has replaced the control that opened a dialog, once that has closed', async () => {
  render(<Cancelable />)
  act(() => screen.getByText('Ask').focus())
  fireEvent.click(screen.getByText('Ask'))
  const cancel = await screen.findByText('Cancel')
  act(() => cancel.closest('button')!.focus())
  fireEvent.click(cancel)
  await act(async () => {})
  act(() => (document.activeElement as HTMLElement).blur())
  fireEvent.click(screen.getByText('Done'))
  await expect.poll(() => screen.queryByRole('dialog')).toBeNull()
  await expect.poll(() => document.activeElement).toBe(screen.getByText('Undo'))
})
