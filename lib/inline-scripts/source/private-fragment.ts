import { hideFragment } from '@/lib/browser/private-fragment'

// Before anything else can read, send or store the address.
hideFragment()

// Another link that was typed into the address of this page.
addEventListener('hashchange', () => {
  if (location.hash.includes('=')) location.reload()
})
