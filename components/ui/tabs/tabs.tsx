'use client'

import { useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react'

interface TabsProps {
  label: string
  tabs: readonly { id: string; label: string; panel: ReactNode }[]
  /** Id of the open tab; uncontrolled when omitted, starting with the first. */
  selected?: string
  onSelect?: (id: string) => void
}

/** Tabs with panels; arrow keys, Home and End move between them. */
export function Tabs({ label, tabs, selected, onSelect }: TabsProps) {
  const prefix = useId()
  const list = useRef<HTMLDivElement>(null)
  const [own, setOwn] = useState(tabs[0]?.id)
  const current = selected ?? own

  function select(id: string) {
    setOwn(id)
    onSelect?.(id)
  }

  function onKeyDown(event: KeyboardEvent) {
    const index = tabs.findIndex((tab) => tab.id === current)
    const targets: Record<string, number> = {
      ArrowLeft: index - 1,
      ArrowRight: index + 1,
      Home: 0,
      End: -1,
    }
    const target = targets[event.key]
    const next = target === undefined ? undefined : tabs.at(target % tabs.length)
    if (!next) return
    event.preventDefault()
    select(next.id)
    list.current?.querySelectorAll<HTMLElement>('[role=tab]')[tabs.indexOf(next)]?.focus()
  }

  return (
    <>
      <div ref={list} className="ui-tabs" role="tablist" aria-label={label} onKeyDown={onKeyDown}>
        {tabs.map((tab) => (
          <button
            key={tab.id}
            type="button"
            role="tab"
            data-tab={tab.id}
            id={`${prefix}-${tab.id}`}
            aria-selected={tab.id === current}
            aria-controls={`${prefix}-${tab.id}-panel`}
            tabIndex={tab.id === current ? 0 : -1}
            onClick={() => select(tab.id)}
          >
            {tab.label}
          </button>
        ))}
      </div>
      {tabs.map((tab) => (
        <div
          key={tab.id}
          role="tabpanel"
          id={`${prefix}-${tab.id}-panel`}
          aria-labelledby={`${prefix}-${tab.id}`}
          hidden={tab.id !== current}
        >
          {tab.panel}
        </div>
      ))}
    </>
  )
}
