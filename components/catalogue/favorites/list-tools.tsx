'use client'

import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { useSWRConfig } from 'swr'
import { Button } from '@/components/ui/button'
import { modalOnDemand } from '@/components/ui/modal/modal-on-demand'
import { toastFailure } from '@/components/ui/toast/toast-failure'
import { toast } from '@/components/ui/toast/toast-store'
import { browserApi } from '@/lib/api/browser'
import { deleteFavoriteList, type FavoriteList } from '@/lib/api/favorites'
import { fill } from '@/lib/locale/fill'
import { swrKeys } from '@/lib/api/swr-keys'
import type { FavoritesTexts } from './favorites-texts'

const ListNameModal = modalOnDemand(() =>
  import('./list-name-modal').then((module) => module.ListNameModal),
)
const Modal = modalOnDemand(() =>
  import('@/components/ui/modal/modal').then((module) => module.Modal),
)

interface ListToolsProps {
  list: FavoriteList
  texts: FavoritesTexts
  onRenamed: () => void
  /** The URL to go to after the list was deleted. */
  afterDelete: string
}

/** Renames a list, or deletes it after a confirmation. */
export function ListTools({ list, texts, onRenamed, afterDelete }: ListToolsProps) {
  const { mutate } = useSWRConfig()
  const router = useRouter()
  const [open, setOpen] = useState<'rename' | 'delete' | null>(null)
  const [busy, setBusy] = useState(false)
  const close = () => setOpen(null)

  async function remove() {
    setBusy(true)
    const result = await deleteFavoriteList(browserApi, list.id)
    setBusy(false)
    close()
    if (!result.ok) return toastFailure(result.error, texts)
    toast({ kind: 'success', message: fill(texts.deleted, { name: list.name }) })
    await mutate(swrKeys.favoriteLists)
    router.replace(afterDelete)
  }

  return (
    <div className="list-tools">
      <Button variant="secondary" size="small" onClick={() => setOpen('rename')}>
        {texts.rename}
      </Button>
      <Button variant="ghost-secondary" size="small" onClick={() => setOpen('delete')}>
        {texts.delete}
      </Button>
      <ListNameModal
        open={open === 'rename'}
        list={list}
        texts={texts}
        onClose={close}
        onSaved={() => {
          onRenamed()
          void mutate(swrKeys.favoriteLists)
        }}
      />
      <Modal
        name="delete-list"
        open={open === 'delete'}
        onClose={close}
        closeLabel={texts.close}
        title={fill(texts.deleteTitle, { name: list.name })}
        description={texts.deleteText}
        left={{ label: texts.keep, onClick: close }}
        right={{ label: texts.delete, onClick: () => void remove(), loading: busy }}
      />
    </div>
  )
}
