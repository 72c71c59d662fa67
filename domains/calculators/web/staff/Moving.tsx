/** Proposes another first day for a feast, which then lasts as long as before. */
import { addDays, dayInTurkey } from '@mizan/platform/calendar'
import { Button, notify, useFormat } from '@mizan/platform/ui'
import { readDay } from '@mizan/platform/ui/chips'
import { DayField } from '@mizan/platform/ui/composite'
import { CheckField, TextField } from '@mizan/platform/ui/forms'
import { useState } from 'react'
import type { FigureRow } from '../../schemas.ts'
import { useSend } from '../data.ts'
import classes from './figures.module.css'
import { useText } from './text.ts'

export function Moving({ row, onClose }: { row: FigureRow; onClose: () => void }) {
  const t = useText()
  const format = useFormat()
  const today = dayInTurkey(new Date())
  const [typed, setTyped] = useState('')
  const [words, setWords] = useState('')
  const [isVerified, setVerified] = useState(false)
  const [isTried, setTried] = useState(false)
  const day = readDay(typed, today)
  const until = day && addDays(day, Number(row.value) - 1)
  const move = useSend('calculators.proposeFigure', () => {
    notify('success', t('moved'))
    onClose()
  })
  const send = () => {
    setTried(true)
    if (!day || !until || words.trim() === '') return
    const status = isVerified ? ('verified' as const) : ('unverified' as const)
    const source = { ...row.source, words: words.trim() }
    const moved = { ...row, validFrom: day, validTo: until, source, status, checkedOn: today }
    move.mutate({ body: { kind: 'replace', validFrom: row.validFrom, row: moved } })
  }
  return (
    <div className={classes.moving}>
      <DayField
        label={t('moveTo')}
        value={typed}
        onChange={setTyped}
        note={until && t('moveUntil', { day: format.date(until) })}
        error={isTried && !day ? t('dayProblem') : move.error?.message}
      />
      <TextField
        name="move-words"
        label={t('words')}
        maxLength={200}
        value={words}
        onChange={setWords}
        error={isTried && words.trim() === '' ? t('sourceProblem') : undefined}
      />
      <CheckField
        name="move-verified"
        label={t('verified')}
        error={undefined}
        value={isVerified}
        onChange={setVerified}
      />
      <div className={classes.actions}>
        <Button loading={move.isPending} onClick={send}>
          {t('propose')}
        </Button>
        <Button variant="default" onClick={onClose}>
          {t('cancel')}
        </Button>
      </div>
    </div>
  )
}
