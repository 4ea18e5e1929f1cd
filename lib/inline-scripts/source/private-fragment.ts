import {
  hideFragment,
  keepFragment,
  readFragment,
  reloadForLinks,
} from '@/lib/browser/private-fragment'
import { onLinkFollow } from '@/lib/inline-scripts/on-link-follow'
import type { screens } from '@/lib/routing/screens'

// Before anything else can read, send or store the address.
hideFragment()

reloadForLinks()

// The steps of a purchase by link, whose pages take the values out of their address again.
const steps: (typeof screens)['payment-public' | 'single-brand-selector']['path'][] = [
  '/subscribe/payment-public',
  '/single-brand-selector',
]

const isStep = (path: string) => steps.some((step) => path.endsWith(step))

if (isStep(location.pathname)) keepFragment()

// Hands the values on to the next of these steps.
onLinkFollow('a[href]', (link) => {
  const fragment = readFragment()
  if (fragment !== '' && isStep(link.pathname)) link.hash = fragment
})
