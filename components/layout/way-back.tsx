'use client'

import { useLocale, useTranslations } from 'next-intl'
import { ButtonLink } from '@/components/ui/button-link'
import { useReleasedAction, useWantedPage } from '@/hooks/use-wanted-page'

/**
 * The way back to the class or video that somebody came from to put their plan right, as soon as it
 * is (`isReady`); nothing for others.
 */
export function WayBack({ isReady, className }: { isReady: boolean; className: string }) {
  const t = useTranslations('account.wayBack')
  const wanted = useWantedPage(useLocale())
  useReleasedAction(wanted, isReady)
  return (
    <div role="status">
      {wanted && isReady && (
        <div className={className}>
          <p>{t('text')}</p>
          <ButtonLink size="small" href={wanted.path}>
            {t('link')}
          </ButtonLink>
        </div>
      )}
    </div>
  )
}
