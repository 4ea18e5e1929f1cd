import { render, screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { Breadcrumbs } from '@/components/ui/breadcrumbs'

it('links every parent and marks this page', () => {
  render(
    <Breadcrumbs
      label="You are here"
      items={[
        { label: 'Home', href: '/' },
        { label: 'Classes', href: '/classes' },
        { label: 'Workouts' },
      ]}
    />,
  )
  const trail = within(screen.getByRole('navigation', { name: 'You are here' }))
  expect(trail.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/',
    '/classes',
  ])
  expect(trail.getAllByRole('listitem')).toHaveLength(3)
  expect(trail.getByText('Workouts').getAttribute('aria-current')).toBe('page')
})

it('does not link a section without a page', () => {
  render(
    <Breadcrumbs
      label="You are here"
      items={[{ label: 'Home', href: '/' }, { label: 'Account' }, { label: 'Profile' }]}
    />,
  )
  expect(screen.getAllByRole('link')).toHaveLength(1)
  expect(screen.getByText('Account').getAttribute('aria-current')).toBeNull()
  expect(screen.getByText('Profile').getAttribute('aria-current')).toBe('page')
})
