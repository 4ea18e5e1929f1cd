import { ModalityIcon } from '@/components/ui/icons/modality-icon'
import { termTexts } from '@/lib/catalogue/term-texts'
import { toTerm } from '@/lib/catalogue/terms'
import type { TaxonomyTerm } from '@/lib/api/references'

/** Modalities with their icons, side by side; styled by `introCss`. */
export async function ModalityList({ modalities }: { modalities: readonly TaxonomyTerm[] }) {
  const texts = await termTexts('modalities')
  return (
    <ul className="intro-kinds">
      {modalities
        .map((modality) => toTerm(modality, texts))
        .map(({ id, name, icon, lang }) => (
          <li key={id} lang={lang}>
            <ModalityIcon name={icon ?? name} size={22} />
            {name}
          </li>
        ))}
    </ul>
  )
}
