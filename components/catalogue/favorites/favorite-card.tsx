import { CloseIcon } from '@/components/ui/icons/navigation'
import { toastFailure } from '@/components/ui/toast/toast-failure'
import { toast } from '@/components/ui/toast/toast-store'
import type { FavoriteItem } from '@/lib/api/favorites'
import { fill } from '@/lib/locale/fill'
import { groupCardData, videoCardData } from '@/lib/catalogue/card-data'
import type { PageContext } from '@/lib/routing/links'
import { GRID_SIZES } from '@/components/catalogue/card-sizes'
import { GroupCard } from '@/components/catalogue/group-card'
import { VideoCard } from '@/components/catalogue/video-card'
import type { FavoritesTexts } from './favorites-texts'

interface FavoriteCardProps {
  item: FavoriteItem
  context: PageContext
  texts: FavoritesTexts
  /** Both resolve with the error, or null on success. */
  onRemove: (item: FavoriteItem) => Promise<unknown>
  onPutBack: (item: FavoriteItem) => Promise<unknown>
}

/** An item of a list with a remove button, and for a while an undo action. */
export function FavoriteCard({ item, context, texts, onRemove, onPutBack }: FavoriteCardProps) {
  const { video, videoGroup } = item
  const title = video?.title ?? videoGroup?.title ?? ''
  async function remove() {
    const takeBack = toast({
      kind: 'info',
      message: fill(texts.removed, { title }),
      action: { label: texts.undo, onClick: () => void putBack() },
    })
    const error = await onRemove(item)
    if (error === null) return
    takeBack()
    toastFailure(error, texts)
  }

  async function putBack() {
    const error = await onPutBack(item)
    if (error !== null) toastFailure(error, texts)
  }

  const card = {
    context,
    sizes: GRID_SIZES,
    heading: 'h2' as const,
    action: (
      <button
        type="button"
        className="ui-heart"
        aria-label={fill(texts.remove, { title })}
        onClick={() => void remove()}
      >
        <CloseIcon size={20} />
      </button>
    ),
  }
  if (video) return <VideoCard {...card} video={videoCardData(video)} texts={texts.video} />
  if (videoGroup)
    return <GroupCard {...card} group={groupCardData(videoGroup)} texts={texts.group} />
  return null
}
