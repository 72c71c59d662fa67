/** The real end of a timer that was forgotten: the first such hour after its start, echoed with its day. */
import { dayInTurkey } from '@mizan/platform/calendar'
import { useFormat, useLanguage } from '@mizan/platform/ui'
import { type FieldState, TextField } from '@mizan/platform/ui/forms'
import { firstAfter, minutesOf, timeInTurkey } from '../../rules/duration.ts'
import { durationText } from '../../rules/duration-text.ts'
import { useText } from '../text.ts'

/** Undefined if it is no hour, or lies in the future. */
export function endOf(startedAt: string, typed: string): Date | undefined {
  const end = firstAfter(new Date(startedAt), typed)
  return end && end.getTime() <= Date.now() + 60_000 ? end : undefined
}

export function EndField({ startedAt, ...field }: { startedAt: string } & FieldState<string>) {
  const t = useText()
  const format = useFormat()
  const language = useLanguage()
  const end = endOf(startedAt, field.value)
  const span = end && minutesOf({ startedAt: new Date(startedAt), endedAt: end, now: new Date() })
  const hint =
    end &&
    span &&
    'minutes' in span &&
    `${format.date(dayInTurkey(end))} ${timeInTurkey(end)} · ${durationText(span.minutes, language)}`
  return (
    <TextField label={t('field.end')} hint={hint || undefined} maxLength={5} autoComplete="off" {...field} />
  )
}
