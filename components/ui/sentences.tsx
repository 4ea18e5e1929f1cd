import type { ReactNode } from 'react'

interface SentencesProps {
  /** Several texts become a list; anything else stays as it is. */
  children: ReactNode | readonly string[]
}

/** What there is to say: one sentence as it is, several as a list. */
export function Sentences({ children }: SentencesProps) {
  if (!Array.isArray(children)) return children as ReactNode
  const sentences = children as readonly ReactNode[]
  if (sentences.length < 2) return sentences[0] ?? null
  return (
    <ul className="ui-sentences">
      {sentences.map((sentence, index) => (
        <li key={index}>{sentence}</li>
      ))}
    </ul>
  )
}
