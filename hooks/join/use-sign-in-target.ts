'use client'

import { browserApi } from '@/lib/api/browser'
import { attempt } from '@/lib/api/result'
import { listSubscriptions } from '@/lib/api/subscriptions'
import { brandFromExternalId } from '@/lib/brand/parse-brand'
import { type Brand, defaultBrand } from '@/lib/brand/brands'
import { flowBrand, flowPath } from '@/lib/flow/flow-path'
import type { FlowParams } from '@/lib/flow/flow-params'
import { readFlow } from '@/lib/flow/flow-store'
import { nextPath } from '@/lib/flow/next-path'
import type { Locale } from '@/lib/locale/locales'
import { targetPath } from '@/lib/navigation/safe-path'
import { planBrand } from '@/lib/plans/plan-brand'
import { linksFrom } from '@/lib/routing/links'
import { useFlowParams } from './use-flow'

/**
 * Where the login redirects: to its target; without one to the plan in its URL; else to the home
 * page in the visitor's brand.
 */
export function useSignInTarget(locale: Locale): () => Promise<string> {
  const params = useFlowParams()

  return async () => {
    const asked = targetPath(params.onSignInRedirectTo, locale, '')
    if (asked !== '') return asked
    if (params.pendingAction !== undefined) return flowPath('email-lookup', { locale, params })
    // A link followed before hydration has the plan but no target.
    if (new URLSearchParams(location.search).has('sp')) {
      return nextPath({ locale, params, flow: readFlow() }, false)
    }
    return linksFrom({ locale, brand: (await homeBrand(params)).key })('home')
  }
}

/**
 * The brand in the URL, else the chosen one, else that of the user's only plan (Specification 2).
 */
async function homeBrand(params: FlowParams): Promise<Brand> {
  const named = flowBrand(params)
  const known = named.id === null ? brandFromExternalId(readFlow().brandChoice?.externalId) : named
  if (known) return known
  const active = await attempt(listSubscriptions(browserApi, 'active'))
  return active.ok ? planBrand(active.data.data) : defaultBrand
}
