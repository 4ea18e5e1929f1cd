'use client'

import { useLocale, useTranslations } from 'next-intl'
import { type ComponentProps, useEffect } from 'react'
import { SuccessMark } from './success-mark'
import { OpenInApp } from '@/components/ui/open-in-app'
import { buttonAttributes } from '@/components/ui/button-variant'
import { ArrowRightIcon } from '@/components/ui/icons/navigation'
import { CalendarIcon, CardIcon } from '@/components/ui/icons/things'
import { PlayIcon } from '@/components/ui/icons/player'
import { Skeleton } from '@/components/ui/skeleton'
import { ErrorState } from '@/components/ui/state/error-state'
import { useChargeDate } from '@/hooks/checkout/use-charge-date'
import { useFlowParams } from '@/hooks/join/use-flow-params'
import { useHydrated } from '@/hooks/use-hydrated'
import { usePurchaseResult } from '@/hooks/checkout/use-purchase-result'
import { useSession } from '@/hooks/session/use-session'
import { formatMoney } from '@/lib/billing/money'
import { brands } from '@/lib/brand/brands'
import { nextPayment } from '@/lib/checkout/next-payment'
import { flowLinks, flowPath } from '@/lib/flow/flow-path'
import type { FlowPurchase } from '@/lib/flow/flow-state'
import { updateFlow } from '@/lib/flow/flow-store'
import { langMark } from '@/lib/locale/catalogue-language'
import { safePath, targetPath } from '@/lib/navigation/safe-path'
import type { NativeApp } from '@/lib/browser/native-app'
import type { PageLink } from '@/lib/routing/links'
import type { ScreenKey } from '@/lib/routing/screens'

interface SuccessScreenProps {
  /** Null where there is none, or none that is known. */
  nativeApp: NativeApp | null
  appTexts: ComponentProps<typeof OpenInApp>['texts']
}

/** Confirms a purchase and leads on. */
export function SuccessScreen(props: SuccessScreenProps) {
  const hydrated = useHydrated()
  return hydrated ? <Result {...props} /> : <Waiting />
}

function Result({ nativeApp, appTexts }: SuccessScreenProps) {
  const t = useTranslations('checkout.success')
  const locale = useLocale()
  const params = useFlowParams()
  const session = useSession()
  const { status, purchase, retry } = usePurchaseResult(session.user?.uuid ?? null)
  const guest = session.status === 'guest'

  useEffect(() => {
    if (guest) {
      const back = flowPath('subscription-success', { locale, params })
      location.replace(flowLinks(locale, params)('login', { onSignInRedirectTo: back }))
    } else if (status === 'none') {
      location.replace(flowPath('plan-selector', { locale, params }))
    }
  }, [guest, status, locale, params])

  // What this visit was about has been bought; the next one is about something else.
  useEffect(() => {
    if (purchase) updateFlow({ queryParams: {} })
  }, [purchase])

  if (session.status === 'unavailable' || status === 'failed') {
    return (
      <ErrorState
        title={t('errorTitle')}
        retry={{
          label: t('retry'),
          onClick: session.status === 'unavailable' ? session.retry : retry,
        }}
      >
        {t('errorText')}
      </ErrorState>
    )
  }
  if (guest || !purchase) return <Waiting />
  const link = flowLinks(locale, params)
  return (
    <div className="success">
      <SuccessMark />
      <h1>{t(purchase.inTrial ? 'titleTrial' : 'title')}</h1>
      <Bought purchase={purchase} />
      <a
        href={targetPath(params.onSuccessPurchase, locale, link('home'))}
        {...buttonAttributes({ wide: true })}
      >
        <span className="ui-button-label">{t('continue')}</span>
      </a>
      {nativeApp && (
        <OpenInApp app={nativeApp} path={safePath(params.onSuccessPurchase)} texts={appTexts} />
      )}
      <section>
        <h2>{t('nextTitle')}</h2>
        <ul className="success-next">
          <Step screen="schedule" link={link} title={t('nextClass')} text={t('nextClassText')} />
          <Step
            screen="workouts"
            link={link}
            title={t('nextWorkout')}
            text={t('nextWorkoutText')}
          />
          <Step
            screen="subscriptions"
            link={link}
            title={t('nextAccount')}
            text={t('nextAccountText')}
          />
        </ul>
      </section>
    </div>
  )
}

/** What was bought, what was charged, and what comes next. */
function Bought({ purchase }: { purchase: FlowPurchase }) {
  const t = useTranslations('checkout.success')
  const locale = useLocale()
  const { planName, brandId, charged, inTrial } = purchase
  const brand = brands.find(({ id }) => id !== null && id === brandId)?.name
  const plan = <span {...langMark(purchase.planLanguage, locale)}>{planName}</span>
  return (
    <div className="success-bought">
      <p>
        <strong>{brand ? t.rich('what', { plan: () => plan, brand }) : plan}</strong>
      </p>
      <p>
        {charged
          ? t('charged', { amount: formatMoney(charged.amount, charged.currency, locale) })
          : t(inTrial ? 'nothingCharged' : 'active')}{' '}
        <Next purchase={purchase} />
      </p>
    </div>
  )
}

/** What is charged next, and what after that. */
function Next({ purchase }: { purchase: FlowPurchase }) {
  const t = useTranslations('checkout.success')
  const charges = useTranslations('checkout.charges')
  const locale = useLocale()
  const date = useChargeDate()
  const { currency, intervalCount: count, charged, nextCharge } = purchase
  const next = nextPayment(purchase)
  if (next.kind === 'none') return null
  const money = (amount: number) => formatMoney(amount, currency, locale)
  const interval = purchase.interval === 'year' ? 'year' : 'month'
  const regular = next.kind === 'thenRegular' ? next.regular : null
  const taxIncluded = (charged?.tax ?? 0) > 0 || (nextCharge?.tax ?? 0) > 0
  return (
    <>
      {t(`next.${next.kind}`, {
        amount: money(next.amount),
        date: date(next.at),
        regular: regular ? money(regular.amount) : '',
        regularDate: regular ? date(regular.at) : '',
        per: charges('per', { interval, count }),
      })}
      {taxIncluded && ` ${charges('taxIncluded')}`}
    </>
  )
}

const icons = { schedule: CalendarIcon, workouts: PlayIcon, subscriptions: CardIcon }

interface StepProps {
  screen: ScreenKey & keyof typeof icons
  link: PageLink
  title: string
  text: string
}

function Step({ screen, link, title, text }: StepProps) {
  const Icon = icons[screen]
  return (
    <li>
      <Icon size={22} />
      <div>
        <a href={link(screen)}>{title}</a>
        <p>{text}</p>
      </div>
      <ArrowRightIcon size={20} />
    </li>
  )
}

function Waiting() {
  const t = useTranslations('checkout.success')
  return (
    <div className="success" role="status" aria-label={t('loading')}>
      <Skeleton shape="circle" width="6rem" height="6rem" />
      <Skeleton width="16rem" height="3rem" />
      <Skeleton width="20rem" />
      <Skeleton height="3.25rem" />
    </div>
  )
}
