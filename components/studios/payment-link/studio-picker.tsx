import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { FieldError } from '@/components/ui/field'
import { TextField } from '@/components/ui/text-field'
import { useDebounced } from '@/hooks/use-debounced'
import { useRead } from '@/hooks/use-read'
import { browserApi } from '@/lib/api/browser'
import { listStudios, type Studio } from '@/lib/api/studios'
import { swrKeys } from '@/lib/api/swr-keys'
import { brandNameHere } from '@/lib/brand/brand-name'
import { cityName } from '@/lib/studios/studio-address'
import type { LinkTexts } from './link-texts'

const TYPING_MS = 300
const MOST = 6

interface StudioPickerProps {
  /** The id of the chosen studio; empty for none. */
  value: string
  /** The chosen studio, once it is known. */
  studio: Studio | null
  problem: string | undefined
  texts: LinkTexts
  onChange: (id: string) => void
}

/** Searches for a studio and chooses one. */
export function StudioPicker({ value, studio, problem, texts, onChange }: StudioPickerProps) {
  const [picked, setPicked] = useState<Studio | null>(null)
  const [isChanging, setChanging] = useState(false)
  const chosen = String(picked?.id) === value ? picked : studio
  if (value === '')
    return (
      <StudioSearch
        texts={texts}
        autoFocus={isChanging}
        onPick={(found) => {
          setPicked(found)
          onChange(String(found.id))
        }}
      />
    )
  return (
    <fieldset className="link-part" aria-describedby={problem ? 'studio-problem' : undefined}>
      <legend>{texts.studio}</legend>
      <div className="picked">
        <p>
          <strong>{chosen?.name ?? (problem ? value : texts.checking)}</strong>
          {chosen && <span>{`${brandNameHere(chosen.brand)} · ${cityName(chosen.address)}`}</span>}
        </p>
        <Button
          variant="secondary"
          size="small"
          autoFocus={picked !== null}
          onClick={() => {
            setChanging(true)
            onChange('')
          }}
        >
          {texts.otherStudio}
        </Button>
      </div>
      {problem && <FieldError id="studio-problem">{problem}</FieldError>}
    </fieldset>
  )
}

interface StudioSearchProps {
  texts: LinkTexts
  /** After another studio has been asked for. */
  autoFocus: boolean
  onPick: (studio: Studio) => void
}

function StudioSearch({ texts, autoFocus, onPick }: StudioSearchProps) {
  const [typed, setTyped] = useState('')
  const q = useDebounced(typed.trim(), TYPING_MS)
  const found = useRead(
    q === '' ? null : swrKeys.studioSearch(q),
    () => listStudios(browserApi, { q, perPage: MOST }),
    { keepPreviousData: true },
  )
  const studios = (q !== '' && found.data?.data) || []

  function state(): string {
    if (q === '' || found.isLoading) return ''
    if (found.error !== undefined) return texts.searchFailed
    return studios.length === 0 ? texts.noStudio : ''
  }

  return (
    <fieldset className="link-part">
      <legend>{texts.studio}</legend>
      <TextField
        label={texts.search}
        hint={texts.searchHint}
        type="search"
        autoFocus={autoFocus}
        autoComplete="off"
        maxLength={100}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
      <ul className="found">
        {studios.map((studio) => (
          <li key={studio.id}>
            <button type="button" onClick={() => onPick(studio)}>
              <strong>{studio.name}</strong>
              <span>{`${brandNameHere(studio.brand)} · ${cityName(studio.address)}`}</span>
            </button>
          </li>
        ))}
      </ul>
      <p className="ui-soft" role="status">
        {state()}
        {found.error !== undefined && !found.isLoading && (
          <>
            {' '}
            <Button variant="secondary" size="small" onClick={found.retry}>
              {texts.retry}
            </Button>
          </>
        )}
      </p>
    </fieldset>
  )
}
