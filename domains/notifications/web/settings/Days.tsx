/** The days before a due date at which the person is reminded. */
import { FormFailure } from '@mizan/platform/ui/forms'
import { useState } from 'react'
import { usualDays } from '../../data/limits.ts'
import { useSend } from '../data.ts'
import { useText } from '../text.ts'
import classes from './settings.module.css'

export function Days({ kept }: { kept: readonly number[] }) {
  const t = useText()
  const { shown, choose, isSaved, isEmpty, failure } = useDays(kept)
  const offered = [...new Set([...usualDays, ...kept])].sort((one, other) => other - one)
  return (
    <fieldset className={classes.days}>
      <legend>{t('settings.days')}</legend>
      {offered.map((day) => (
        <label key={day}>
          <input type="checkbox" checked={shown.includes(day)} onChange={() => choose(day)} />
          {day === 0 ? t('settings.onDay') : t('settings.before', { count: day })}
        </label>
      ))}
      {isEmpty && (
        <p role="alert" className={classes.wrong}>
          {t('settings.oneDay')}
        </p>
      )}
      <p role="status" className={classes.saved}>
        {isSaved && t('settings.saved')}
      </p>
      <FormFailure form={{ failure, wrong: 0 }} />
    </fieldset>
  )
}

/** A choice is shown at once; one day has to stay. */
function useDays(kept: readonly number[]) {
  const [chosen, setChosen] = useState<readonly number[] | null>(null)
  const [isEmpty, setEmpty] = useState(false)
  const send = useSend('notifications.setDays')
  const shown = chosen ?? kept
  const choose = (day: number) => {
    const days = shown.includes(day) ? shown.filter((one) => one !== day) : [...shown, day]
    setEmpty(days.length === 0)
    if (days.length === 0) return
    setChosen(days)
    const forget = () => setChosen((now) => (now === days ? null : now))
    send.mutateAsync({ body: { days: [...days] } }).then(forget, forget)
  }
  return { shown, choose, isEmpty, isSaved: send.isSuccess && !isEmpty, failure: send.error }
}
