/** What a person is reminded of, and how many days before. Each change is saved at once. */
import { Failure, Waiting } from '@mizan/platform/ui'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { calendarKinds } from '../../data/words.ts'
import type { ReminderSettings } from '../../schemas.ts'
import { useCall, useSend } from '../data.ts'
import { reportRefusal } from '../detail/clash.ts'
import classes from './connect.module.css'
import { useText } from './text.ts'

const offered = [7, 3, 1, 0]

export function Reminders() {
  const found = useCall('calendar.reminders', {})
  if (found.error) return <Failure error={found.error} onRetry={() => found.refetch()} />
  if (!found.data) return <Waiting height={160} />
  return <Settings settings={found.data} />
}

const key = ['calendar.reminders', {}]

/**
 * They belong to one person, so the row renews nothing for others; this window keeps the answer by itself. `settings` come
 * from the cache a moment later than what is put into it, and a box would jump back meanwhile.
 */
function useSaving(settings: ReminderSettings) {
  const cache = useQueryClient()
  const kept = cache.getQueryData<ReminderSettings>(key) ?? settings
  /** What was chosen is shown at once. */
  const [chosen, setChosen] = useState<ReminderSettings | null>(null)
  const [isSaved, setSaved] = useState(false)
  const send = useSend('calendar.setReminders')
  const save = async (part: Partial<ReminderSettings>) => {
    const body = { ...kept, ...part }
    setSaved(false)
    setChosen(body)
    try {
      cache.setQueryData(key, await send.mutateAsync({ body }))
      setSaved(true)
    } catch (error) {
      reportRefusal(error)
    }
    setChosen(null)
  }
  return { save, isSaved, shown: chosen ?? kept, isBusy: chosen !== null }
}

function Settings({ settings }: { settings: ReminderSettings }) {
  const t = useText()
  const { save, isSaved, shown, isBusy } = useSaving(settings)
  const [isLastDay, setLastDay] = useState(false)
  const days = [...new Set([...offered, ...settings.days])].sort((a, b) => b - a)
  const pickDay = (day: number) => {
    const next = toggled(shown.days, day)
    setLastDay(next.length === 0)
    if (next.length > 0) void save({ days: next })
  }
  const box = (label: string, checked: boolean, onChange: () => void) => (
    <label key={label}>
      <input type="checkbox" checked={checked} disabled={isBusy} onChange={onChange} /> {label}
    </label>
  )
  return (
    <div className={classes.parts}>
      <p>{t('reminders.about')}</p>
      <div className={classes.boxes}>
        {box(t('reminders.byMail'), shown.byMail, () => void save({ byMail: !shown.byMail }))}
      </div>
      <fieldset className={classes.boxes}>
        <legend>{t('reminders.days')}</legend>
        {days.map((day) =>
          box(
            day === 0 ? t('reminders.onDay') : t('reminders.before', { count: day }),
            shown.days.includes(day),
            () => pickDay(day),
          ),
        )}
      </fieldset>
      {isLastDay && (
        <p role="alert" className={classes.wrong}>
          {t('reminders.oneDay')}
        </p>
      )}
      <fieldset className={classes.boxes}>
        <legend>{t('reminders.kinds')}</legend>
        {calendarKinds.map((kind) =>
          box(
            t(`kind.${kind}`),
            shown.kinds.includes(kind),
            () => void save({ kinds: toggled(shown.kinds, kind) }),
          ),
        )}
      </fieldset>
      <p className={classes.hint}>{t('reminders.critical')}</p>
      <p role="status" className={classes.saved}>
        {isSaved && t('reminders.saved')}
      </p>
    </div>
  )
}

const toggled = <T,>(all: readonly T[], one: T): T[] =>
  all.includes(one) ? all.filter((other) => other !== one) : [...all, one]
