import { act, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { SearchForm } from '@/components/ui/search-form'

const texts = { label: 'Search workouts', clear: 'Clear search' }
const onSearch = vi.fn()
const form = (initial: string) => <SearchForm texts={texts} initial={initial} onSearch={onSearch} />
const field = () => screen.getByRole<HTMLInputElement>('searchbox', { name: 'Search workouts' })
const type = (text: string) => fireEvent.input(field(), { target: { value: text } })
const wait = (ms: number) => act(() => vi.advanceTimersByTime(ms))

beforeEach(() => {
  vi.useFakeTimers()
  onSearch.mockReset()
})
afterEach(() => vi.useRealTimers())

it('searches once typing has paused for 250 ms', () => {
  render(form(''))
  type('yo')
  wait(249)
  type('yoga ')
  wait(249)
  expect(onSearch).not.toHaveBeenCalled()
  wait(1)
  expect(onSearch.mock.calls).toEqual([['yoga']])
})

it('searches at once with Enter, and not again after the pause', () => {
  render(form(''))
  type('yoga')
  fireEvent.submit(screen.getByRole('search'))
  wait(1000)
  expect(onSearch.mock.calls).toEqual([['yoga']])
})

it('does not search any more when a link is followed', () => {
  render(
    <>
      {form('')}
      <a href="#workout">A workout</a>
    </>,
  )
  type('yoga')
  fireEvent.click(screen.getByRole('link'))
  wait(1000)
  expect(onSearch).not.toHaveBeenCalled()
})

it('is cleared by its button, which leaves the focus in the field', () => {
  render(form('yoga'))
  fireEvent.click(screen.getByRole('button', { name: 'Clear search' }))
  expect(onSearch.mock.calls).toEqual([['']])
  expect(document.activeElement).toBe(field())
})

it('keeps what is typed when the result of its beginning arrives, and follows Back', () => {
  const { rerender } = render(form(''))
  type('yo')
  wait(250)
  type('yoga')
  rerender(form('yo'))
  expect(field().value).toBe('yoga')
  rerender(form('barre'))
  expect(field().value).toBe('barre')
})
