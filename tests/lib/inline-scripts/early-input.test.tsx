import { act, waitFor } from '@testing-library/react'
import { lazy, type ReactNode, Suspense } from 'react'
import { hydrateRoot, type Root } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeAll, expect, it, vi } from 'vitest'
import { SubmitButton } from '@/components/ui/submit-button'
import { EARLY_INPUT_SCRIPT } from '@/lib/inline-scripts/compiled'
import { dispatchTrusted } from '@/tests/support/dispatch-trusted'

let frame: HTMLElement
let root: Root | undefined

beforeAll(() => {
  new Function(EARLY_INPUT_SCRIPT)()
})

afterEach(async () => {
  await act(() => root?.unmount())
  root = undefined
  frame.remove()
})

/** The HTML of a page, and the way to hydrate it; `find` gives one of its elements. */
function served(page: ReactNode) {
  frame = document.createElement('div')
  frame.innerHTML = renderToString(page)
  document.body.append(frame)
  return {
    find: <E extends HTMLElement>(selector: string) => frame.querySelector<E>(selector)!,
    hydrate: async (alike = page) => {
      root = await act(() => hydrateRoot(frame, alike))
    },
  }
}

const press = (element: Element, init: MouseEventInit = {}) =>
  dispatchTrusted(element, new MouseEvent('click', { bubbles: true, cancelable: true, ...init }))

/** Longer than the script takes from one look to the next. */
const aWhile = () => new Promise((resolve) => setTimeout(resolve, 100))

it('clicks a button that was pressed early, once', async () => {
  const onClick = vi.fn()
  const { find, hydrate } = served(<button type="button" onClick={onClick} />)
  expect(press(find('button'))).toBe(true)
  await hydrate()
  await waitFor(() => expect(onClick).toHaveBeenCalledOnce())
  await aWhile()
  press(find('button'))
  await aWhile()
  expect(onClick).toHaveBeenCalledTimes(2)
})

it('of two things pressed does the last', async () => {
  const [first, last] = [vi.fn(), vi.fn()]
  const { find, hydrate } = served(
    <>
      <button type="button" id="first" onClick={first} />
      <button type="button" id="last" onClick={last} />
    </>,
  )
  press(find('#first'))
  press(find('#last'))
  await hydrate()
  await waitFor(() => expect(last).toHaveBeenCalledOnce())
  expect(first).not.toHaveBeenCalled()
})

it('waits for a part whose code is still on its way', async () => {
  const onClick = vi.fn()
  const Part = () => <button type="button" onClick={onClick} />
  const page = (part: ReactNode) => (
    <main>
      <Suspense fallback="">{part}</Suspense>
    </main>
  )
  const { find, hydrate } = served(page(<Part />))
  let arrive: (module: { default: typeof Part }) => void = () => undefined
  const Late = lazy(() => new Promise<{ default: typeof Part }>((resolve) => (arrive = resolve)))
  press(find('button'))
  await hydrate(page(<Late />))
  await aWhile()
  press(find('button'))
  expect(onClick).not.toHaveBeenCalled()
  await act(async () => arrive({ default: Part }))
  await waitFor(() => expect(onClick).toHaveBeenCalledOnce())
})

it('keeps a link that knows its way by script alone from leading on, but for a second press', async () => {
  const onClick = vi.fn((event: React.MouseEvent) => event.preventDefault())
  const { find, hydrate } = served(
    <a href="#plain" data-waits="" onClick={onClick}>
      <b>Back</b>
    </a>,
  )
  expect(press(find('b'), { ctrlKey: true })).toBe(true)
  expect(press(find('b'))).toBe(false)
  expect(press(find('b'))).toBe(true)
  expect(press(find('b'))).toBe(false)
  await hydrate()
  await waitFor(() => expect(onClick).toHaveBeenCalledOnce())
})

it('tells fields what was typed and chosen', async () => {
  const [onInput, onChange] = [vi.fn(), vi.fn()]
  const value = ({ currentTarget }: React.SyntheticEvent<HTMLInputElement | HTMLSelectElement>) =>
    currentTarget.value
  const { find, hydrate } = served(
    <>
      <input onInput={(event) => onInput(value(event))} />
      <select onChange={(event) => onChange(value(event))}>
        <option>en</option>
        <option>es</option>
      </select>
    </>,
  )
  const [input, select] = [find<HTMLInputElement>('input'), find<HTMLSelectElement>('select')]
  for (const text of ['A', 'Ada']) {
    input.value = text
    input.dispatchEvent(new Event('input', { bubbles: true }))
  }
  select.value = 'es'
  select.dispatchEvent(new Event('change', { bubbles: true }))
  await hydrate()
  await waitFor(() => expect(onChange).toHaveBeenCalledWith('es'))
  expect(onInput.mock.calls).toEqual([['Ada']])
})

it('keeps a press that comes with the scripts behind what was typed before', async () => {
  const heard: string[] = []
  const { find, hydrate } = served(
    <>
      <input onInput={() => heard.push('typed')} />
      <button type="button" onClick={() => heard.push('pressed')} />
    </>,
  )
  const input = find<HTMLInputElement>('input')
  input.value = 'Ada'
  dispatchTrusted(input, new Event('input', { bubbles: true }))
  await hydrate()
  press(find('button'))
  expect(heard).toEqual([])
  await waitFor(() => expect(heard).toEqual(['typed', 'pressed']))
  await aWhile()
  expect(heard).toEqual(['typed', 'pressed'])
})

it('lets a press work at once while a field waits for code that is still on its way', async () => {
  const onClick = vi.fn()
  const page = (field: ReactNode) => (
    <>
      <Suspense fallback="">{field}</Suspense>
      <button type="button" onClick={onClick} />
    </>
  )
  const { find, hydrate } = served(page(<input />))
  const Late = lazy(() => new Promise<{ default: () => ReactNode }>(() => undefined))
  dispatchTrusted(find('input'), new Event('input', { bubbles: true }))
  await hydrate(page(<Late />))
  press(find('button'))
  expect(onClick).toHaveBeenCalledOnce()
})

it.each<[string, (form: HTMLElement) => void]>([
  [
    'its button',
    // A disabled button gets no click, but this.
    (form) =>
      dispatchTrusted(
        form.querySelector('button')!,
        new MouseEvent('pointerup', { bubbles: true }),
      ),
  ],
  [
    'Enter',
    (form) =>
      dispatchTrusted(
        form.querySelector('input')!,
        new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }),
      ),
  ],
])('sends a form once it can be sent, after %s', async (_, send) => {
  const onSubmit = vi.fn((event: React.FormEvent) => event.preventDefault())
  const { find, hydrate } = served(
    <form onSubmit={onSubmit}>
      <input />
      <SubmitButton>Send</SubmitButton>
    </form>,
  )
  send(find('form'))
  await aWhile()
  expect(onSubmit).not.toHaveBeenCalled()
  await hydrate()
  await waitFor(() => expect(onSubmit).toHaveBeenCalledOnce())
})

it('keeps a search that the page answers itself from replacing its query', async () => {
  const onSubmit = vi.fn((event: React.FormEvent) => event.preventDefault())
  const { find, hydrate } = served(
    <form data-needs-script="" onSubmit={onSubmit}>
      <input name="q" />
    </form>,
  )
  const submit = new SubmitEvent('submit', { bubbles: true, cancelable: true })
  find('form').dispatchEvent(submit)
  expect(submit.defaultPrevented).toBe(true)
  await hydrate()
  await waitFor(() => expect(onSubmit).toHaveBeenCalledOnce())
})

it.each([
  ['forgets what was typed and sent when a link is followed', {}, 0],
  ['goes on with a search when a link is opened in another tab', { ctrlKey: true }, 1],
])('%s', async (_, init, times) => {
  const [onInput, onSubmit] = [vi.fn(), vi.fn((event: React.FormEvent) => event.preventDefault())]
  const { find, hydrate } = served(
    <>
      <form data-needs-script="" onSubmit={onSubmit}>
        <input name="q" onInput={onInput} />
      </form>
      <a href="#there">There</a>
    </>,
  )
  find('input').dispatchEvent(new InputEvent('input', { bubbles: true }))
  find('form').dispatchEvent(new SubmitEvent('submit', { bubbles: true, cancelable: true }))
  press(find('a'), init)
  await hydrate()
  await aWhile()
  await waitFor(() => expect(onSubmit).toHaveBeenCalledTimes(times))
  expect(onInput).toHaveBeenCalledTimes(times)
})

it('lets a search of another page be sent', () => {
  const { find } = served(
    <form data-needs-script="" action="/classes/workouts">
      <input name="q" />
    </form>,
  )
  const submit = new SubmitEvent('submit', { bubbles: true, cancelable: true })
  find('form').addEventListener('submit', (event) => {
    expect(event.defaultPrevented).toBe(false)
    event.preventDefault()
  })
  find('form').dispatchEvent(submit)
  expect.assertions(1)
})
