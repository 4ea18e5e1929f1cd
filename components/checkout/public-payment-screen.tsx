'use client'

import type { Agreements } from '@/lib/checkout/agreements'
import { onDemand } from '@/components/ui/on-demand'
import { usePublicPayment } from '@/hooks/checkout/use-public-payment'
import { usePreload } from '@/hooks/use-preload'
import type { PaymentLink } from '@/lib/api/payment-links'
import type { Plan } from '@/lib/api/plans'
import type { Surface } from '@/lib/brand/brand-traits'
import type { Brand } from '@/lib/brand/brands'
import { brandOfRef } from '@/lib/brand/listed-brands'
import type { DateLocale } from '@/lib/locale/date-words'
import type { PlanOffer } from '@/lib/offers/plan-offers'
import { LinkHeading } from './link-heading'
import { LinkNotice, WrongLink } from './link-problems'
import { MemberByLink } from './member-by-link'
import { PaymentSkeleton } from './payment-skeleton'
import { PaymentUnavailable } from './payment-unavailable'

// Most buyers have no account; their form is loaded while the link is read.
const loadGuestPayment = () => import('./guest-payment').then((module) => module.GuestPayment)
const GuestPayment = onDemand(loadGuestPayment, <PaymentSkeleton />)
const PaymentScreen = onDemand(
  () => import('./payment-screen').then((module) => module.PaymentScreen),
  <PaymentSkeleton />,
)
// Most links name a plan, whose buyers need no list of plans.
const PlanChoice = onDemand(() =>
  import('./public-plan-choice').then((module) => module.PublicPlanChoice),
)

interface PublicPaymentScreenProps {
  brand: Brand
  /** The plans for sale as read on the server; null when that failed. */
  plans: Plan[] | null
  /** The offers that everybody may take; null when reading them failed. */
  offers: PlanOffer[] | null
  dates: DateLocale
  agreements: Agreements
  /** Background of the emphasized plan. */
  surface: Surface
  helpUrl: string
}

/** The page of payment links: choose a plan, or buy the one of the link. */
export function PublicPaymentScreen(props: PublicPaymentScreenProps) {
  const { brand, plans, agreements, ...choice } = props
  usePreload(loadGuestPayment)
  const { screen, user, parameters, terms, refresh } = usePublicPayment(brand.id)

  switch (screen.kind) {
    case 'loading':
      return <PaymentSkeleton />
    case 'unavailable':
      return <PaymentUnavailable retry={screen.retry} />
    case 'refused':
      return <WrongLink problems={screen.problems} parameters={parameters} />
    case 'choose':
      return (
        <InBrand link={screen.link}>
          <LinkParts link={screen.link} parameters={parameters} />
          <PlanChoice plans={plans} brand={brand} {...choice} />
        </InBrand>
      )
    case 'buy':
      return (
        <InBrand link={screen.link}>
          {user && <MemberByLink email={user.email} />}
          <LinkParts link={screen.link} parameters={parameters} />
          {screen.isMember ? (
            <PaymentScreen brand={brand} plans={plans ?? []} agreements={agreements} link={terms} />
          ) : (
            <GuestPayment
              plan={screen.plan}
              terms={terms!}
              plansOnSale={plans ?? []}
              agreements={agreements}
              signUpTrialDays={screen.link.signUpTrialDays}
              refreshPlan={refresh}
            />
          )}
        </InBrand>
      )
  }
}

interface LinkPartsProps {
  link: PaymentLink
  parameters: Parameters<typeof LinkNotice>[0]['parameters']
}

/** Who has prepared the link, and what of it does not count. */
function LinkParts({ link: { studio, problems }, parameters }: LinkPartsProps) {
  return (
    <>
      {studio && <LinkHeading studio={studio} />}
      {problems.length > 0 && <LinkNotice problems={problems} parameters={parameters} />}
    </>
  )
}

/** Wears the colors of the link's studio or brand, which the address alone does not name. */
function InBrand({ link, children }: { link: PaymentLink; children: React.ReactNode }) {
  const ref = link.brand ?? link.studio?.brand
  return (
    <div
      className="link-brand"
      {...(ref && { 'data-brand': brandOfRef(ref).look, 'data-look': '' })}
    >
      {children}
    </div>
  )
}
