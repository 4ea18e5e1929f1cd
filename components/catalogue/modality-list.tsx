import { ModalityIcon } from '@/components/ui/icons/modality-icon'
import type { Named } from '@/lib/api/named'
import { catalogueLang } from '@/lib/locale/catalogue-language'
import { currentLocale } from '@/lib/locale/current-locale'

/** Modalities with their icons, side by side; styled by `introCss`. */
export async function ModalityList({ modalities }: { modalities: readonly Named[] }) {
  const lang = catalogueLang(await currentLocale())
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
