/** Time that is added by hand, or changed. */
import { dayInTurkey } from '@mizan/platform/calendar'
import { formatDate, type Language, newId, notify, useFormat, useLanguage } from '@mizan/platform/ui'
import { readDay } from '@mizan/platform/ui/chips'
import { DayField } from '@mizan/platform/ui/composite'
import {
  Clash,
  FieldPair,
  FormDialog,
  MoneyField,
  readMoney,
  TextField,
  useArrival,
  useClash,
  useForm,
} from '@mizan/platform/ui/forms'
import { useState } from 'react'
import { longestWhat } from '../../data/limits.ts'
import { costOf } from '../../rules/amount.ts'
import { readMinutes } from '../../rules/duration.ts'
import { clockText, durationText } from '../../rules/duration-text.ts'
import { isRate } from '../../rules/rate.ts'
import type { TimeEntry } from '../../schemas.ts'
import { CaseField } from '../CaseField.tsx'
import { caseCalls, useCall, useSend } from '../data.ts'
import { rateProblem, writtenRate } from '../rate.ts'
import { useText } from '../text.ts'
import { useEntryTexts } from './entry-texts.ts'

interface Props {
  /** The present entry if one is changed instead of added. */
  entry?: TimeEntry
  caseId?: string | null
  /** The known fields of a new entry. */
  given?: { date: string; minutes: number; what: string }
  onDone?: () => void
  onClose: () => void
}

interface Values {
  caseId: string | null
  date: string
  time: string
  what: string
  rate: string
}

export function EntryDialog(props: Props) {
  const t = useText()
  const format = useFormat()
  const language = useLanguage()
  const { form, clash } = useEntryForm(props)
  const { entry } = props
  const minutes = readMinutes(form.values.time)
  const rate = readMoney(form.values.rate, language) ?? ''
  const cost = minutes !== undefined && isRate(rate) ? format.money(costOf(minutes, rate)) : ''
  const isNew = props.entry === undefined
  return (
    <FormDialog
      title={isNew ? t('entry.add') : t('entry.edit')}
      form={form}
      submit={t('entry.save')}
      onClose={props.onClose}
    >
      {clash.other && entry && (
        <EntryClash
          entry={entry}
          clash={clash}
          written={writtenIn(form.values, language)}
          {...clash.answers(form, valuesOf(entry, language))}
        />
      )}
      <CaseField
        required
        value={form.values.caseId}
        error={form.field('caseId').error}
        known={props.entry && { caseId: props.entry.case.caseId, caseTitle: props.entry.case.title }}
        onChange={(caseId) => form.set('caseId', caseId)}
      />
      <FieldPair>
        <DayField label={t('field.date')} side="past" {...form.field('date')} />
        <TextField
          label={t('field.time')}
          hint={minutes === undefined ? t('entry.timeHint') : durationText(minutes, language)}
          maxLength={6}
          autoComplete="off"
          {...form.field('time')}
        />
      </FieldPair>
      <TextField label={t('field.what')} maxLength={longestWhat} autoComplete="off" {...form.field('what')} />
      <MoneyField
        label={t('field.rate')}
        optional
        hint={cost ? t('entry.cost', { amount: cost }) : undefined}
        {...form.field('rate')}
      />
    </FormDialog>
  )
}

function useEntryForm({ entry, caseId = null, given, onDone, onClose }: Props) {
  const t = useText()
  const language = useLanguage()
  const today = dayInTurkey(new Date())
  const clash = useClash<EntryContent>(entry && writtenEntry(entry))
  // One key for the dialog, so that sending again after a lost answer records nothing twice.
  const [key] = useState(newId)
  const { data: state } = useCall('time.timer', {}, { enabled: entry === undefined })
  const saved = () => {
    notify('success', t('entry.done'))
    onDone?.()
    onClose()
  }
  const add = useSend('time.add', saved)
  const update = useSend('time.update')
  const form = useForm<Values>({
    initial: entry
      ? valuesOf(entry, language)
      : {
          caseId,
          date: formatDate(given?.date ?? today, language),
          time: given ? clockText(given.minutes) : '',
          what: given?.what ?? '',
          rate: writtenRate(state?.lastRate ?? null, language),
        },
    check: ({ caseId: chosen, date, time, what, rate }) => {
      const day = readDay(date, today, 'past')
      return {
        ...(chosen === null && { caseId: t('problem.case') }),
        ...(day === undefined ? { date: t('problem.day') } : day > today && { date: t('problem.future') }),
        ...(readMinutes(time) === undefined && { time: t('problem.minutes') }),
        ...(what.trim() === '' && { what: t('problem.what') }),
        ...rateProblem(rate, language, t('problem.rate')),
      }
    },
    submit: async (values) => {
      const written = writtenIn(values, language)
      if (!entry) {
        const { caseId: chosen, ...body } = written
        return void (await add.mutateAsync({ body: { ...body, key, caseId: chosen ?? '' } }))
      }
      const params = { entryId: entry.entryId }
      const isSaved = await clash.save(written, ({ caseId: chosen, ...change }) =>
        update.mutateAsync({ params, body: { ...change, ...(chosen && { caseId: chosen }) } }),
      )
      if (isSaved) saved()
    },
  })
  useLastRate(form, entry === undefined ? state?.lastRate : undefined)
  return { form, clash }
}

/** An entry as it is sent, for comparing. */
interface EntryContent {
  caseId: string | null
  date: string
  minutes: number
  what: string
  rate: string | null
  version: number
}

const writtenEntry = ({ case: { caseId }, date, minutes, what, rate, version }: TimeEntry): EntryContent => ({
  ...{ caseId, date, minutes, what, rate, version },
})

const writtenIn = ({ caseId, date, time, what, rate }: Values, language: Language) => ({
  caseId,
  date: readDay(date, dayInTurkey(new Date()), 'past') ?? '',
  minutes: readMinutes(time) ?? 0,
  what: what.trim(),
  rate: readMoney(rate, language) ?? null,
})

const valuesOf = (entry: TimeEntry, language: Language): Values => ({
  caseId: entry.case.caseId,
  date: formatDate(entry.date, language),
  time: clockText(entry.minutes),
  what: entry.what,
  rate: writtenRate(entry.rate, language),
})

interface ClashProps {
  entry: TimeEntry
  clash: ReturnType<typeof useClash<EntryContent>>
  written: Partial<EntryContent>
  onMine: () => void
  onTheirs: () => void
}

/** The values of another person in the fields that this person has changed. */
function EntryClash({ entry, clash, written, ...choices }: ClashProps) {
  const people = caseCalls.useCall('cases.people', {}, { staleTime: 60_000 })
  const changed = clash.changed(written)
  const theirs = useEntryTexts(entry).filter(({ name }) => changed.includes(name))
  if (!clash.other) return null
  return <Clash other={clash.other} people={people.data?.items} theirs={theirs} {...choices} />
}

/** Fills the rate in once it is known, unless something was typed meanwhile. */
function useLastRate(form: ReturnType<typeof useForm<Values>>, rate: string | null | undefined): void {
  const language = useLanguage()
  useArrival(rate, (known) => {
    if (form.values.rate === '') form.set('rate', writtenRate(known, language))
  })
}
