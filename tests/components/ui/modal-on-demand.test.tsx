import { render, screen, waitForElementToBeRemoved } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, it } from 'vitest'
import { Modal } from '@/components/ui/modal/modal'
import { modalOnDemand } from '@/components/ui/modal/modal-on-demand'

interface QuestionProps {
  open: boolean
  about: string
  onClose: () => void
}

function Question({ open, about, onClose }: QuestionProps) {
  return (
    <Modal name="question" open={open} onClose={onClose} closeLabel="Close" title={about}>
      <input aria-label="Answer" />
    </Modal>
  )
}

const QuestionOnDemand = modalOnDemand(() => Promise.resolve(Question))

function Example() {
  const [about, setAbout] = useState<string | null>(null)
  return (
    <>
      <button onClick={() => setAbout('Why?')}>Ask</button>
      <QuestionOnDemand open={about !== null} about={about ?? ''} onClose={() => setAbout(null)} />
    </>
  )
}

it('fades out with its last content and is then unmounted', async () => {
  render(<Example />)
  expect(screen.queryByRole('dialog')).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Ask' }))
  const dialog = await screen.findByRole('dialog', { name: 'Why?' })
  expect(dialog.dataset.state).toBe('open')

  await userEvent.click(screen.getByRole('button', { name: 'Close' }))
  expect(screen.getByRole('dialog', { name: 'Why?' })).toBe(dialog)
  expect(dialog.dataset.state).toBe('closed')
  await waitForElementToBeRemoved(dialog)
})

it('starts anew when it is opened again', async () => {
  render(<Example />)
  await userEvent.click(screen.getByRole('button', { name: 'Ask' }))
  const dialog = await screen.findByRole('dialog')
  await userEvent.type(screen.getByRole('textbox', { name: 'Answer' }), 'Because')
  await userEvent.click(screen.getByRole('button', { name: 'Close' }))
  await waitForElementToBeRemoved(dialog)
  await userEvent.click(screen.getByRole('button', { name: 'Ask' }))
  expect((await screen.findByRole<HTMLInputElement>('textbox', { name: 'Answer' })).value).toBe('')
})
