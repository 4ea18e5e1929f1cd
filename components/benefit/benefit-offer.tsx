'use client'

import { useLocale, useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { CheckIcon } from '@/components/ui/icons/status'
import type { Benefit } from '@/lib/api/benefits'
import { langMark } from '@/lib/locale/catalogue-language'
import { languageOf } from '@/lib/locale/locales'
import { useBenefitDate } from './use-benefit-date'

interface BenefitOfferProps {
  benefit: Benefit
  title: string
  /** What can be done with it. */
  children: ReactNode
}

/** Who pays for what, until when, and under which terms. */
export function BenefitOffer({ benefit, title, children }: BenefitOfferProps) {
  const t = useTranslations('benefit')
  const locale = useLocale()
  const date = useBenefitDate()
  const { name, description, terms, brands, endsAt, language } = benefit
  const brandNames = new Intl.ListFormat(languageOf(locale)).format(brands.map((one) => one.name))
  const facts = [
    brands.length > 0 ? t('covers', { brands: brandNames }) : t('coversAll'),
    endsAt === null ? t('noEnd') : t('until', { date: date(endsAt) }),
    t('free'),
  ]
  return (
    <div className="benefit">
      <Sponsor benefit={benefit} />
      <h1>{title}</h1>
      {description && (
        <p className="benefit-lead" {...langMark(language, locale)}>
          {description}
        </p>
      )}
      <ul className="benefit-facts">
        {facts.map((fact) => (
          <li key={fact}>
            <CheckIcon size={20} />
            {fact}
          </li>
        ))}
      </ul>
      {terms && (
        <section className="benefit-terms">
          <h2>{t('terms', { name })}</h2>
          <p {...langMark(language, locale)}>{terms}</p>
        </section>
      )}
      <div className="benefit-actions">{children}</div>
    </div>
  )
}

function Sponsor({ benefit: { name, logoUrl } }: { benefit: Benefit }) {
  return (
    <p className="benefit-sponsor">
      {logoUrl ? (
        <img src={logoUrl} alt="" width={48} height={48} decoding="async" />
      ) : (
        <span aria-hidden="true">{name.trim().charAt(0)}</span>
      )}
      <strong>{name}</strong>
    </p>
  )
}
