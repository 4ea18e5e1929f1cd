import { ModalityIcon } from '@/components/ui/icons/modality-icon'
import type { Named } from '@/lib/api/named'
import { currentCatalogueLang } from '@/lib/locale/current-catalogue-lang'

/** Modalities with their icons, side by side; styled by `introCss`. */
export async function ModalityList({ modalities }: { modalities: readonly Named[] }) {
  const lang = await currentCatalogueLang()
  return (
    <ul className="intro-kinds" {...lang}>
      {modalities.map(({ id, name, icon }) => (
        <li key={id}>
          <ModalityIcon name={icon ?? name} size={22} />
          {name}
        </li>
      ))}
    </ul>
  )
}
