'use client'

import { useEffect, useRef } from 'react'

interface FormErrorSummaryProps {
  title: string
  /** `fieldId` makes the sentence a link to its field. */
  errors: readonly { message: string; fieldId?: string }[]
}

/** Stands above a form after a failed submit: takes the focus, so that the whole list is read, and leads to each field. */
export function FormErrorSummary({ title, errors }: FormErrorSummaryProps) {
  const box = useRef<HTMLDivElement>(null)
  const signature = errors.map((error) => error.message).join('\n')

  useEffect(() => {
    if (signature) box.current?.focus()
  }, [signature])

  if (errors.length === 0) return null
  return (
    <div ref={box} className="ui-errors" role="alert" tabIndex={-1}>
      <p>{title}</p>
      <ul>
        {errors.map(({ message, fieldId }) => (
          <li key={`${fieldId}-${message}`}>
            {fieldId ? (
              <a
                href={`#${fieldId}`}
                onClick={(event) => {
                  event.preventDefault()
                  document.getElementById(fieldId)?.focus()
                }}
              >
                {message}
              </a>
            ) : (
              message
            )}
          </li>
        ))}
      </ul>
    </div>
  )
}
