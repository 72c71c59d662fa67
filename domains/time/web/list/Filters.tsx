/** The filters of recorded time. */
import { dayInTurkey } from '@mizan/platform/calendar'
import { formatDate, useAccount, useLanguage } from '@mizan/platform/ui'
import { readDay } from '@mizan/platform/ui/chips'
import { DayField } from '@mizan/platform/ui/composite'
import { SelectField } from '@mizan/platform/ui/forms'
import { useState } from 'react'
import { type Period, periods, type TimeAddress } from '../address.ts'
import { CaseField } from '../CaseField.tsx'
import { caseCalls } from '../data.ts'
import { isRange } from '../period.ts'
import { useText } from '../text.ts'
import classes from './list.module.css'

interface Props {
  address: TimeAddress
  onChange: (next: Partial<TimeAddress>) => void
}

export function Filters({ address, onChange }: Props) {
  const t = useText()
  const { period = 'month', caseId, billed, show } = address
  return (
    <div className={classes.filters}>
      <SelectField
        name="period"
        label={t('filter.period')}
        optional
        value={period}
        options={periods.map((value) => ({ value, label: t(`period.${value}`) }))}
        onChange={(value) => onChange({ period: value as Period, from: undefined, to: undefined })}
      />
      {period === 'range' && <Range address={address} onChange={onChange} />}
      <CaseField
        value={caseId ?? null}
        placeholder={t('filter.allCases')}
        onChange={(id) => onChange({ caseId: id ?? undefined })}
      />
      <PersonFilter address={address} onChange={onChange} />
      {show !== 'report' && (
        <SelectField
          name="billed"
          label={t('filter.state')}
          optional
          value={billed ?? ''}
          options={[
            { value: '', label: t('filter.all') },
            { value: 'false', label: t('filter.unbilled') },
            { value: 'true', label: t('filter.billed') },
          ]}
          onChange={(value) => onChange({ billed: value === '' ? undefined : (value as 'true' | 'false') })}
        />
      )}
    </div>
  )
}

function Range({ address: { from, to }, onChange }: Props) {
  const t = useText()
  const language = useLanguage()
  const written = (day: string | undefined) => (day ? formatDate(day, language) : '')
  const [typed, setTyped] = useState({ from: written(from), to: written(to) })
  const readAs = (text: string) => readDay(text, dayInTurkey(new Date()), 'past')
  const change = (next: Partial<typeof typed>) => {
    const all = { ...typed, ...next }
    setTyped(all)
    const [start, end] = [readAs(all.from), readAs(all.to)]
    if (start && end && isRange(start, end)) onChange({ from: start, to: end })
  }
  const [start, end] = [readAs(typed.from), readAs(typed.to)]
  const isReversed = start !== undefined && end !== undefined && end < start
  return (
    <>
      <DayField
        label={t('filter.from')}
        side="past"
        value={typed.from}
        onChange={(value) => change({ from: value })}
      />
      <DayField
        label={t('filter.to')}
        side="past"
        value={typed.to}
        error={isReversed ? t('filter.reversed') : undefined}
        onChange={(value) => change({ to: value })}
      />
    </>
  )
}

function PersonFilter({ address: { personId }, onChange }: Props) {
  const t = useText()
  const { account } = useAccount()
  const people = caseCalls.useCall('cases.people', {}, { staleTime: 60_000 }).data?.items ?? []
  const options = people.map(({ id, name }) => ({
    value: id,
    label: id === account?.id ? t('filter.me', { name }) : name,
  }))
  return (
    <SelectField
      name="person"
      label={t('field.person')}
      optional
      value={personId ?? ''}
      options={[{ value: '', label: t('filter.everybody') }, ...options]}
      onChange={(value) => onChange({ personId: value || undefined })}
    />
  )
}
