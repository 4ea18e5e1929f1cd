import { afterEach, expect, it, vi } from 'vitest'
import { render } from '@testing-library/react'
import { createPortal } from 'react-dom'
import { showChat } from '@/lib/support/chat-script'

const src = 'https://chat.example/widget.js'
const root = document.documentElement
const scripts = () => document.querySelectorAll(`script[src="${src}"]`)

/** Adds an element as the chat's script does. */
function addPart(id: string) {
  const part = document.createElement('div')
  part.id = id
  document.body.append(part)
  return part
}

afterEach(() => {
  document.body.innerHTML = ''
  vi.useRealTimers()
})

it('loads the script once and shows its elements only while it is enabled', async () => {
  vi.useFakeTimers()
  const mine = addPart('mine')
  let leave = showChat(src)
  expect(scripts()).toHaveLength(0)
  vi.advanceTimersByTime(1000)
  expect(scripts()).toHaveLength(1)
  expect(root.dataset.chat).toBe('shown')

  const part = addPart('part')
  const { unmount } = render(<>{createPortal(<div id="portal" />, document.body)}</>)
  await expect.poll(() => root.dataset.chat).toBe('ready')
  expect(part.hasAttribute('data-chat-part')).toBe(true)
  for (const own of [mine, document.getElementById('portal')!])
    expect(own.hasAttribute('data-chat-part')).toBe(false)
  unmount()

  leave()
  expect(root.dataset.chat).toBeUndefined()
  const later = addPart('later')
  await Promise.resolve()
  expect(later.hasAttribute('data-chat-part')).toBe(false)

  leave = showChat(src)
  vi.advanceTimersByTime(1000)
  expect(root.dataset.chat).toBe('ready')
  expect(scripts()).toHaveLength(1)
  leave()
})
