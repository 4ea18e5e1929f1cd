import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { Button } from '@/components/ui/button'
import { ButtonLink } from '@/components/ui/button-link'

it('is a plain button of the primary variant and medium size', () => {
  render(<Button>Book</Button>)
  const button = screen.getByRole('button', { name: 'Book' })
  expect(button.getAttribute('type')).toBe('button')
  expect(button.dataset).toMatchObject({ variant: 'primary', size: 'medium' })
})

it.each(['primary', 'secondary', 'floating-secondary', 'ghost-secondary'] as const)(
  'has the variant %s in both sizes',
  (variant) => {
    render(
      <>
        <Button variant={variant}>One</Button>
        <Button variant={variant} size="small">
          Two
        </Button>
      </>,
    )
    const [one, two] = screen.getAllByRole('button')
    expect(one!.dataset).toMatchObject({ variant, size: 'medium' })
    expect(two!.dataset).toMatchObject({ variant, size: 'small' })
  },
)

it('takes the colors of a brand', () => {
  render(<Button brand="yoga">Join</Button>)
  expect(screen.getByRole('button').dataset.brand).toBe('yoga')
})

it('keeps its name and focus while it is busy, and ignores clicks and submits', async () => {
  const onClick = vi.fn()
  const onSubmit = vi.fn((event: { preventDefault: () => void }) => event.preventDefault())
  const form = (loading: boolean) => (
    <form onSubmit={onSubmit}>
      <input aria-label="Code" />
      <Button type="submit" loading={loading} onClick={onClick}>
        Pay
      </Button>
    </form>
  )
  const { rerender } = render(form(false))
  const button = screen.getByRole('button', { name: 'Pay' })
  await userEvent.click(button)
  expect(onClick).toHaveBeenCalledTimes(1)
  expect(onSubmit).toHaveBeenCalledTimes(1)

  rerender(form(true))
  expect(button.getAttribute('aria-busy')).toBe('true')
  expect(button.getAttribute('aria-disabled')).toBe('true')
  expect(document.activeElement).toBe(button)
  expect(button.querySelector('svg')).not.toBeNull()
  await userEvent.click(button)
  await userEvent.type(screen.getByLabelText('Code'), '{Enter}')
  expect(onClick).toHaveBeenCalledTimes(1)
  expect(onSubmit).toHaveBeenCalledTimes(1)
})

it('can be a link, also to another site', () => {
  render(
    <ButtonLink href="https://shop.example" external variant="secondary">
      Shop
    </ButtonLink>,
  )
  const link = screen.getByRole('link', { name: 'Shop' })
  expect(link.getAttribute('target')).toBe('_blank')
  expect(link.getAttribute('rel')).toBe('noopener')
  expect(link.dataset.variant).toBe('secondary')
})
