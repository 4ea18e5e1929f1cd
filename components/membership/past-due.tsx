import { currentPageContext } from '@/lib/routing/current-page'
import { PastDueBanner } from './past-due-banner'
import { pastDueTexts } from './past-due-texts'

/** Tells members on the page being rendered when a payment of theirs did not go through. */
export async function PastDue() {
  const [context, texts] = await Promise.all([currentPageContext(), pastDueTexts()])
  return <PastDueBanner context={context} texts={texts} />
}
