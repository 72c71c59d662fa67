/** What of a day is not shown, behind a button that opens the day. */
import { Button } from '@mizan/platform/ui'
import { type DayCount, useRest } from './rest.ts'

interface Props {
  day: string
  count: DayCount
  shown: number
  onOpen: (day: string) => void
}

export function Rest({ day, count, shown, onOpen }: Props) {
  const rest = useRest()(day, count, shown)
  if (!rest) return null
  return (
    <Button variant="subtle" aria-label={rest.label} onClick={() => onOpen(day)}>
      {rest.text}
    </Button>
  )
}
