'use client'

import { type ChangeEvent, useId, useRef, useState } from 'react'
import { Avatar } from '@/components/ui/avatar'
import { Button } from '@/components/ui/button'
import { FieldError } from '@/components/ui/field'
import { modalOnDemand } from '@/components/ui/modal/modal-on-demand'
import { ProgressBar } from '@/components/ui/progress-bar'
import { usePicture } from '@/hooks/profile/use-picture'
import { toast } from '@/components/ui/toast/toast-store'
import type { User } from '@/lib/api/current-user'
import { failureText } from '@/lib/api/error-text'
import type { Result } from '@/lib/api/result'
import { fill } from '@/lib/locale/fill'
import { pictureProblem, pictureTypes } from '@/lib/profile/picture-file'
import type { ProfileTexts } from './profile-texts'

const Modal = modalOnDemand(() =>
  import('@/components/ui/modal/modal').then((module) => module.Modal),
)

const SIZE = 96

interface PictureFieldProps {
  user: User
  texts: ProfileTexts
}

/** The member's picture: shown while it is uploaded, replaced, or removed after a question. */
export function PictureField({ user, texts: { picture: texts, ...shared } }: PictureFieldProps) {
  const [problem, setProblem] = useState<string | null>(null)
  const [asking, setAsking] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  const id = useId()
  const { upload, replace, remove, removing } = usePicture()
  const url = user.profilePictureUrl

  function showResult(result: Result<unknown>, success: string) {
    const failed = { failed: texts.uploadFailed, unconfirmed: shared.unconfirmed }
    setProblem(result.ok ? null : failureText(result.error, failed))
    if (result.ok) toast({ kind: 'success', message: success })
  }

  async function choose(event: ChangeEvent<HTMLInputElement>) {
    const file = event.target.files?.[0]
    // The same file can be chosen again after a failure.
    event.target.value = ''
    if (!file) return
    const wrong = pictureProblem(file)
    if (wrong?.kind === 'type') return setProblem(texts.wrongType)
    if (wrong) {
      const size = wrong.megabytes.toLocaleString(document.documentElement.lang)
      return setProblem(fill(texts.tooLarge, { size }))
    }
    showResult(await replace(file), texts.uploaded)
  }

  async function confirmRemoval() {
    const result = await remove()
    setAsking(false)
    showResult(result, texts.removed)
    input.current?.focus()
  }

  return (
    <div className="profile-picture">
      <div className="profile-portrait">
        {upload ? (
          <img src={upload.preview} alt="" className="ui-avatar" width={SIZE} height={SIZE} />
        ) : (
          <Avatar name={`${user.firstName} ${user.lastName}`} src={url} size={SIZE} />
        )}
      </div>
      <div className="profile-picture-actions">
        <div className="profile-buttons">
          <label className="ui-button profile-choose" data-variant="secondary" data-size="small">
            <span className="ui-button-label">{url ? texts.replace : texts.choose}</span>
            <input
              ref={input}
              type="file"
              accept={pictureTypes.join(',')}
              aria-describedby={problem ? `${id}-error` : `${id}-rule`}
              disabled={upload !== null}
              onChange={(event) => void choose(event)}
            />
          </label>
          {url && !upload && (
            <Button variant="ghost-secondary" size="small" onClick={() => setAsking(true)}>
              {texts.remove}
            </Button>
          )}
        </div>
        {upload && <ProgressBar value={upload.sent * 100} label={texts.uploading} />}
        <p className="ui-field-hint" id={`${id}-rule`}>
          {texts.rule}
        </p>
        <div role="alert">{problem && <FieldError id={`${id}-error`}>{problem}</FieldError>}</div>
      </div>
      <Modal
        name="remove-picture"
        open={asking}
        onClose={() => setAsking(false)}
        closeLabel={shared.close}
        title={texts.removeTitle}
        description={texts.removeText}
        left={{ label: texts.keep, onClick: () => setAsking(false) }}
        right={{ label: texts.remove, loading: removing, onClick: () => void confirmRemoval() }}
      />
    </div>
  )
}
