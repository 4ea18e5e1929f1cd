import { ModalityIcon } from '@/components/ui/icons/modality-icon'
import type { Named } from '@/lib/api/named'

/** Modalities with their icons, side by side; styled by `introCss`. */
export function ModalityList({ modalities }: { modalities: readonly Named[] }) {
  return (
    <ul className="intro-kinds">
      {modalities.map(({ id, name, icon }) => (
        <li key={id}>
          <ModalityIcon name={icon ?? name} size={22} />
          {name}
        </li>
      ))}
    </ul>
  )
}
