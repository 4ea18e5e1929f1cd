import type { ReactNode } from 'react'
import { Button } from '@/components/ui/button'
import { SearchDrawing } from './drawings/search-drawing'
import { EmptyState } from './empty-state'

export interface NothingFoundTexts {
  title: string
  text: string
  clear: string
}

interface NothingFoundProps {
  texts: NothingFoundTexts
  onClear: () => void
  /** Shown before the button that clears the filters. */
  action?: ReactNode
}

/** A list in which nothing matches its filters. */
export const NothingFound = ({ texts, onClear, action }: NothingFoundProps) => (
  <EmptyState
    drawing={<SearchDrawing />}
    title={texts.title}
    action={
      <>
        {action}
        <Button variant="secondary" onClick={onClear}>
          {texts.clear}
        </Button>
      </>
    }
  >
    {texts.text}
  </EmptyState>
)
