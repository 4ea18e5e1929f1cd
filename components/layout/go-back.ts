import { backTarget } from '@/lib/navigation/back'

interface Router {
  back: () => void
  push: (href: string) => void
}

/** Does the back action of the specification, section 2; `homeHref` is home in the page's language and brand. */
export function goBack(router: Router, homeHref: string): void {
  const onBack = new URLSearchParams(window.location.search).get('onBack')
  const target = backTarget({ onBack, historyLength: window.history.length })
  if (target.kind === 'browser') router.back()
  else router.push(target.path === '/' ? homeHref : target.path)
}
