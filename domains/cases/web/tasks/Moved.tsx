/** Beside the day of a task that came from a template: which day it would have been, and why nobody works then. */
import { useFormat } from '@mizan/platform/ui'
import { useDayMarks } from '../calendar/marks.ts'
import { useText } from './text.ts'

export const Moved = ({ from }: { from: string | null }) => from !== null && <Reason from={from} />

function Reason({ from }: { from: string }) {
  const t = useText()
  const format = useFormat()
  const { holidayOn } = useDayMarks()
  const reason = holidayOn(from) ?? t('template.weekend')
  return <small data-weekend>{t('template.moved', { date: format.date(from), reason })}</small>
}
