import { AnswerStatus } from '@/components/layout/answer-status'

export const generateStaticParams = () => [{ missing: ['_'] }]

export default function MissingPage() {
  return (
    <main data-screen="not-found">
      <AnswerStatus status={404} />
    </main>
  )
}
