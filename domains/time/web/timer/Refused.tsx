/** Time that was recorded offline and that the server refuses: nothing is thrown away without a question. */

import { dayInTurkey } from '@mizan/platform/calendar'
import { Button, useFormat } from '@mizan/platform/ui'
import { useState } from 'react'
import { EntryDialog } from '../list/EntryDialog.tsx'
import classes from '../list/list.module.css'
import { useText } from '../text.ts'
import { useTimer } from './use-timer.ts'
import { changeWaiting, type WaitingStop, withoutStop } from './waiting.ts'

export function Refused() {
  const t = useText()
  const format = useFormat()
  const { waiting, userId } = useTimer()
  const [added, setAdded] = useState<WaitingStop>()
  const drop = ({ timerId }: WaitingStop) => changeWaiting(userId, (before) => withoutStop(before, timerId))
  const refused = waiting.stops.filter((one) => one.refused)
  return (
    <>
      {refused.map((stop) => (
        <div key={stop.timerId} className={classes.refused} role="alert">
          <p>
            <strong>{t('timer.kept', { name: stop.caseTitle || stop.what || t('timer.noCase') })}</strong>{' '}
            {format.moment(stop.startedAt)} – {format.moment(stop.endedAt)}. {stop.refused}
          </p>
          <Button variant="default" onClick={() => setAdded(stop)}>
            {t('timer.addByHand')}
          </Button>
          <Button variant="subtle" onClick={() => drop(stop)}>
            {t('delete')}
          </Button>
        </div>
      ))}
      {added && (
        <EntryDialog
          caseId={added.caseId || null}
          given={{
            date: dayInTurkey(new Date(added.startedAt)),
            minutes: Math.round((Date.parse(added.endedAt) - Date.parse(added.startedAt)) / 60_000),
            what: added.what,
          }}
          onDone={() => drop(added)}
          onClose={() => setAdded(undefined)}
        />
      )}
    </>
  )
}
