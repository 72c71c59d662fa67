/** `/calendar`: everything with a day, of all cases. */
import { useTitle } from '@mizan/platform/ui'
import { Calendar } from '../calendar/Calendar.tsx'
import { useText } from '../calendar/text.ts'
import { Gate } from '../Gate.tsx'

export function CalendarPage() {
  useTitle(useText()('title'))
  return (
    <Gate>
      <Calendar />
    </Gate>
  )
}
