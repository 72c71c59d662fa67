/** What the list can be filtered by; each choice is applied at once. */
import { dayInTurkey } from '@mizan/platform/calendar'
import { useFormat } from '@mizan/platform/ui'
import { readDay } from '@mizan/platform/ui/chips'
import { Combobox, DayField } from '@mizan/platform/ui/composite'
import { useState } from 'react'
import { noState } from '../../data/words.ts'
import { useClients, usePeople } from '../people.ts'
import { StateChip } from '../states.tsx'
import { useText } from '../text.ts'
import { allStates, type ListAddress } from './address.ts'
import classes from './filters.module.css'

interface Props {
  address: ListAddress
  onChange: (change: { [K in keyof ListAddress]: ListAddress[K] | undefined }) => void
}

export function FilterFields({ address, onChange }: Props) {
  const t = useText()
  const people = usePeople()
  const clients = useClients()
  const nobody = { value: noState, label: t('person.nobody') }
  return (
    <>
      <States {...{ address, onChange }} />
      <Combobox
        label={t('column.assignee')}
        options={[...people.options, nobody]}
        value={address.assigneeId ?? null}
        onChange={(id) => onChange({ assigneeId: id ?? undefined })}
      />
      {clients.mayRead && (
        <Combobox
          label={t('column.client')}
          options={clients.options}
          value={address.clientId ?? null}
          onChange={(id) => onChange({ clientId: id ?? undefined })}
        />
      )}
      <Range {...{ address, onChange }} />
      <label className={classes.check}>
        <input
          type="checkbox"
          checked={address.following === 'true'}
          onChange={(event) => onChange({ following: event.target.checked ? 'true' : undefined })}
        />
        {t('filter.following')}
      </label>
    </>
  )
}

function States({ address, onChange }: Props) {
  const t = useText()
  const chosen = address.state ?? []
  const put = (state: (typeof allStates)[number], isIn: boolean) => {
    const next = allStates.filter((one) => (one === state ? isIn : chosen.includes(one)))
    onChange({ state: next.length > 0 ? next : undefined })
  }
  return (
    <fieldset className={classes.states}>
      <legend>{t('column.state')}</legend>
      {allStates.map((state) => (
        <label key={state} className={classes.check}>
          <input
            type="checkbox"
            checked={chosen.includes(state)}
            onChange={(event) => put(state, event.target.checked)}
          />
          <StateChip state={state} />
        </label>
      ))}
    </fieldset>
  )
}

const none = { deadlineFrom: undefined, deadlineTo: undefined }

/** Both ends are needed; an unfinished or reversed range filters nothing. */
function Range({ address, onChange }: Props) {
  const t = useText()
  const format = useFormat()
  const shown = (day: string | undefined) => (day ? format.date(day) : '')
  const [typed, setTyped] = useState({ from: shown(address.deadlineFrom), to: shown(address.deadlineTo) })
  const today = dayInTurkey(new Date())
  const change = (next: typeof typed) => {
    setTyped(next)
    const [from, to] = [readDay(next.from, today), readDay(next.to, today)]
    const range = from && to && from <= to ? { deadlineFrom: from, deadlineTo: to } : none
    if (range.deadlineFrom !== address.deadlineFrom || range.deadlineTo !== address.deadlineTo)
      onChange(range)
  }
  const [from, to] = [readDay(typed.from, today), readDay(typed.to, today)]
  const reversed = from && to && from > to ? t('filter.reversed') : undefined
  const lacks = (own: string, other: string | undefined) =>
    own.trim() === '' && other ? t('filter.bothDates') : undefined
  return (
    <div className={classes.range}>
      <DayField
        label={t('filter.from')}
        optional
        error={lacks(typed.from, to)}
        value={typed.from}
        onChange={(value) => change({ ...typed, from: value })}
      />
      <DayField
        label={t('filter.to')}
        optional
        error={reversed ?? lacks(typed.to, from)}
        value={typed.to}
        onChange={(value) => change({ ...typed, to: value })}
      />
    </div>
  )
}
