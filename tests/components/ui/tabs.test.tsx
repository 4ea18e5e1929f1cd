import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { Tabs } from '@/components/ui/tabs/tabs'

const tabs = [
  { id: 'plan', label: 'Plans', panel: <p>Three plans</p> },
  { id: 'marketing_offer', label: 'Offers', panel: <p>One offer</p> },
  { id: 'help', label: 'Help', panel: <p>Ask us</p> },
]
const panel = () => screen.getByRole('tabpanel').textContent

it('opens the first and follows clicks', async () => {
  const onSelect = vi.fn()
  render(<Tabs label="What to buy" tabs={tabs} onSelect={onSelect} />)
  expect(panel()).toBe('Three plans')
  await userEvent.click(screen.getByRole('tab', { name: 'Offers' }))
  expect(panel()).toBe('One offer')
  expect(onSelect).toHaveBeenCalledWith('marketing_offer')
})

it('moves by arrow keys, wraps around, and is one tab stop', async () => {
  render(<Tabs label="What to buy" tabs={tabs} />)
  await userEvent.tab()
  expect(document.activeElement).toBe(screen.getByRole('tab', { name: 'Plans' }))
  await userEvent.keyboard('{ArrowLeft}')
  expect(panel()).toBe('Ask us')
  await userEvent.keyboard('{ArrowRight}{ArrowRight}')
  expect(document.activeElement).toBe(screen.getByRole('tab', { name: 'Offers' }))
  await userEvent.keyboard('{End}')
  expect(panel()).toBe('Ask us')
  await userEvent.keyboard('{Home}')
  expect(panel()).toBe('Three plans')
})

it('shows the selected tab', () => {
  render(<Tabs label="What to buy" tabs={tabs} selected="help" />)
  expect(panel()).toBe('Ask us')
})
