'use client'

import { useRouter } from 'next/navigation'
import { backTarget } from '@/lib/navigation/back'
import { targetPath } from '@/lib/navigation/safe-path'
import { splitLocale } from '@/lib/routing/locale-path'

/**
 * The back action (Specification 2).
 *
 * @param homeHref the home page in the page's locale and brand
 * @param otherwise fallback without a history, instead of the home page
 */
export function useGoBack(homeHref: string, otherwise?: string): () => void {
  const router = useRouter()

  return () => {
    const onBack = new URLSearchParams(window.location.search).get('onBack')
    const target = backTarget({ onBack, historyLength: window.history.length, otherwise })
    if (target.kind === 'browser') return router.back()
    const { locale } = splitLocale(homeHref)
    router.push(target.path === '/' ? homeHref : targetPath(target.path, locale, homeHref))
  }
}
