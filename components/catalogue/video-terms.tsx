import { getTranslations } from 'next-intl/server'
import { styled } from 'styled-components'
import { BodyFocusIcon } from '@/components/ui/icons/body-focus-icon'
import { EquipmentIcon } from '@/components/ui/icons/equipment-icon'
import { ModalityIcon } from '@/components/ui/icons/modality-icon'
import type { VideoDetail } from '@/lib/api/video-details'
import { termTexts } from '@/lib/catalogue/term-texts'
import { type Term, toTerm } from '@/lib/catalogue/terms'
import { theme } from '@/lib/theme/theme'

interface TermsProps {
  name: string
  values: readonly (Term & { note?: string | null })[]
  icon: (props: { name: string; size: number }) => React.ReactNode
}

function Terms({ name, values, icon: Icon }: TermsProps) {
  if (values.length === 0) return null
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        <ul>
          {values.map((value) => (
            <li key={value.id}>
              <Icon name={value.icon ?? value.name} size={22} />
              <span>
                <span lang={value.lang}>{value.name}</span>
                {value.note && <span className="term-note">{value.note}</span>}
              </span>
            </li>
          ))}
        </ul>
      </dd>
    </div>
  )
}

/** The modalities, equipment and body focuses of a video. */
export async function VideoTerms({ video }: { video: VideoDetail }) {
  const [t, modalities, equipment, focuses] = await Promise.all([
    getTranslations('catalogue'),
    termTexts('modalities'),
    termTexts('equipment'),
    termTexts('bodyFocuses'),
  ])

  return (
    <TermList>
      <Terms
        name={t('detail.modalities')}
        values={video.modalities.map((value) => toTerm(value, modalities))}
        icon={ModalityIcon}
      />
      <Terms
        name={t('detail.equipment')}
        values={video.equipment.map(({ alternative, ...value }) => ({
          ...toTerm(value, equipment),
          note: alternative && t('detail.alternative', { alternative }),
        }))}
        icon={EquipmentIcon}
      />
      <Terms
        name={t('detail.bodyFocuses')}
        values={video.bodyFocuses.map((value) => toTerm(value, focuses))}
        icon={BodyFocusIcon}
      />
    </TermList>
  )
}

const TermList = styled.dl`
  display: grid;
  gap: 1.25rem;
  align-content: start;

  > div {
    padding-top: 1rem;
    border-top: 1px solid ${theme.color.hairline};
  }
  dt {
    margin-bottom: 0.5rem;
    color: ${theme.color.inkSoft};
    font-size: ${theme.size.sm};
  }
  dd {
    margin: 0;
  }
  dd ul {
    padding: 0;
    list-style: none;
    display: flex;
    flex-wrap: wrap;
    gap: 0.5rem 1rem;
  }
  dd li {
    display: inline-flex;
    align-items: center;
    gap: 0.5rem;
  }
  dd li:has(.term-note) {
    flex-basis: 100%;
    align-items: start;
  }
  dd li svg {
    flex: none;
  }
  .term-note {
    display: block;
    color: ${theme.color.inkSoft};
    font-size: ${theme.size.sm};
  }
`
