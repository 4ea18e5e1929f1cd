'use client'

import { useEffect, useRef } from 'react'
import { Button } from '@/components/ui/button'
import { CheckCircleIcon } from '@/components/ui/icons/status'
import { Link } from '@/components/ui/link'
import { fill } from '@/lib/locale/fill'
import type { ActivationTexts } from './activation-texts'

interface DeviceGrantedProps {
  device: string
  profileHref: string
  texts: ActivationTexts
  onAgain: () => void
}

/** Says that a device is signed in, and how it is signed out again. */
export function DeviceGranted({ device, profileHref, texts, onAgain }: DeviceGrantedProps) {
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => title.current?.focus(), [])
  const [before, after] = texts.signOutText.split('{profile}')
  return (
    <section className="device-panel" aria-labelledby="device-title">
      <CheckCircleIcon size={48} className="device-mark" />
      <h2 id="device-title" ref={title} tabIndex={-1}>
        {fill(texts.doneTitle, { device })}
      </h2>
      <p className="ui-soft">{texts.doneText}</p>
      <p className="ui-soft">
        {before}
        <Link className="ui-link" href={profileHref}>
          {texts.profile}
        </Link>
        {after}
      </p>
      <div className="device-actions">
        <Button variant="secondary" onClick={onAgain}>
          {texts.again}
        </Button>
      </div>
    </section>
  )
}
