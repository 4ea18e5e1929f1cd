'use client'

import type { FormEvent } from 'react'
import { useRouter } from 'next/navigation'
import { Button } from '@/components/ui/button'
import { TextField } from '@/components/ui/text-field'
import type { DateRange } from '@/lib/activity/date-range'
import { linksFrom, type PageContext } from '@/lib/routing/links'
import type { ByDateTexts } from './activity-texts'

interface RangeFormProps {
  range: DateRange
  today: string
  context: PageContext
  texts: ByDateTexts
}

/** The first and the last day that are shown; they are kept in the address. */
export function RangeForm({ range, today, context, texts }: RangeFormProps) {
  const router = useRouter()

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const values = new FormData(event.currentTarget)
    const query = { from: String(values.get('from')), to: String(values.get('to')) }
    router.push(linksFrom(context)('activity-by-date', query), { scroll: false })
  }

  return (
    // The key resets the fields when the address changes, for example by going back.
    <form className="range" key={`${range.from} ${range.to}`} onSubmit={onSubmit}>
      <TextField
        type="date"
        name="from"
        label={texts.from}
        defaultValue={range.from}
        max={today}
        required
      />
      <TextField
        type="date"
        name="to"
        label={texts.to}
        defaultValue={range.to}
        max={today}
        required
      />
      <Button type="submit" variant="secondary">
        {texts.show}
      </Button>
    </form>
  )
}
