import { Picture } from '@/components/ui/picture'
import type { Instructor } from '@/lib/api/instructors'

interface PortraitProps {
  instructor: Pick<Instructor, 'imageUrl' | 'placeholder'>
  sizes: string
  priority?: boolean
}

/** An instructor's portrait. Its alt text is empty because the name is next to it. */
export function Portrait({ instructor, sizes, priority }: PortraitProps) {
  return (
    <Picture
      src={instructor.imageUrl}
      placeholder={instructor.placeholder ?? undefined}
      alt=""
      sizes={sizes}
      width={4}
      height={5}
      priority={priority}
    />
  )
}
