import { StarIcon } from '@/components/ui/icons/status'

interface StarsProps {
  /** 0 to 5; parts of a star are drawn. */
  count: number
  /** Says the same to screen readers. */
  label: string
}

const all = [1, 2, 3, 4, 5]

/** Five stars, of which some are filled. */
export function Stars({ count, label }: StarsProps) {
  return (
    <span className="stars" role="img" aria-label={label}>
      <span>
        {all.map((star) => (
          <StarIcon key={star} size={20} />
        ))}
      </span>
      <span className="stars-filled" style={{ width: `${(count / all.length) * 100}%` }}>
        {all.map((star) => (
          <StarIcon key={star} size={20} />
        ))}
      </span>
    </span>
  )
}
