'use client'

import { useLocale } from 'next-intl'
import { useEffect } from 'react'
import { useFlowParams } from '@/hooks/join/use-flow'
import { useSession } from '@/hooks/session/use-session'
import { readFragment } from '@/lib/browser/private-fragment'
import { linkTerms } from '@/lib/checkout/payment-link'
import { publicPaymentView, type PublicPaymentView } from '@/lib/checkout/public-payment-view'
import { flowPath } from '@/lib/flow/flow-path'
import { usePaymentLink } from './use-payment-link'

type PublicPaymentState =
  | Extract<PublicPaymentView, { kind: 'loading' | 'choose' | 'refused' }>
  | { kind: 'unavailable'; retry: () => void }
  | Extract<PublicPaymentView, { kind: 'buy' }>

/**
 * What the page of payment links shows. A plan of one brand without a brand leads to the choice of
 * one and back.
 */
export function usePublicPayment(pageBrandId: number | null) {
  const locale = useLocale()
  const params = useFlowParams()
  const session = useSession()
  const { parameters, read, refresh } = usePaymentLink(pageBrandId, isKnown(session.status))
  const view = publicPaymentView({ session: session.status, link: read })
  const link = read.status === 'ready' ? read.link : null
  const planId = link?.plan?.id ?? null
  const lacksBrand = view.kind === 'loading' && view.needsBrand

  useEffect(() => {
    if (!lacksBrand) return
    const extra = { flow: 'public', sp: planId }
    const path = flowPath('single-brand-selector', { locale, params, extra })
    // What the link says about its buyer comes along.
    location.replace(`${path}${readFragment()}`)
  }, [lacksBrand, planId, locale, params])

  return {
    screen: stateOf(
      view,
      view.kind === 'unavailable' && view.cause === 'session' ? session.retry : refresh,
    ),
    user: session.user,
    parameters,
    terms: link && linkTerms(link, parameters),
    refresh,
  }
}

const isKnown = (status: string) => status === 'guest' || status === 'member'

function stateOf(view: PublicPaymentView, retry: () => void): PublicPaymentState {
  return view.kind === 'unavailable' ? { kind: 'unavailable', retry } : view
}
