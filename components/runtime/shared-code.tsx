'use client'

// What is loaded later brings a copy of all that its page does not have: the API client was in
// fourteen parts, and a member's home loaded four of them.
import '@/lib/api/browser'

/** Makes what most parts of a page need part of the page; renders nothing. */
export function SharedCode() {
  return null
}
