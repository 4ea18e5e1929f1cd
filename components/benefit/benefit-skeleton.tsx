import { useTranslations } from 'next-intl'
import { Skeleton } from '@/components/ui/skeleton'

/** Stands in for a benefit, or for the screen after its claim (`className` success). */
export function BenefitSkeleton({ className = 'benefit' }: { className?: 'benefit' | 'success' }) {
  const t = useTranslations('benefit')
  return (
    <div className={className} role="status" aria-label={t('loading')}>
      <Skeleton shape="circle" width="4rem" height="4rem" />
      <Skeleton height="5rem" />
      <Skeleton height="4.5rem" />
      <Skeleton height="12rem" />
      <Skeleton height="3.25rem" />
    </div>
  )
}
