import { hideFragment, readFragment } from '@/lib/browser/private-fragment'
import { onLinkFollow } from '@/lib/inline-scripts/on-link-follow'
import type { screens } from '@/lib/routing/screens'

// Before anything else can read, send or store the address.
hideFragment()

// Another link that was typed into the address of this page.
addEventListener('hashchange', () => {
  if (location.hash.includes('=')) location.reload()
})

// The steps of a purchase by link, whose pages take the values out of their address again.
const steps: (typeof screens)['payment-public' | 'single-brand-selector']['path'][] = [
  '/subscribe/payment-public',
  '/single-brand-selector',
]

// Hands the values on to the next of these steps.
onLinkFollow('a[href]', (link) => {
  const fragment = readFragment()
  if (fragment !== '' && steps.some((step) => link.pathname.endsWith(step))) link.hash = fragment
})
