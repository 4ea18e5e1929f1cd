import { act, render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
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
