/** Time that is added by hand, or changed. */
import { dayInTurkey } from '@mizan/platform/calendar'
import { ApiError } from '@mizan/platform/contract/client'
import { formatDate, notify, useFormat, useLanguage } from '@mizan/platform/ui'
import { readDay } from '@mizan/platform/ui/chips'
import { DayField } from '@mizan/platform/ui/composite'
import { FieldPair, FormDialog, MoneyField, readMoney, TextField, useForm } from '@mizan/platform/ui/forms'
import { useEffect, useState } from 'react'
import { longestWhat } from '../../data/limits.ts'
import { costOf } from '../../rules/amount.ts'
import { readMinutes } from '../../rules/duration.ts'
import { clockText, durationText } from '../../rules/duration-text.ts'
import { isRate } from '../../rules/rate.ts'
import type { TimeEntry } from '../../schemas.ts'
import { CaseField } from '../CaseField.tsx'
import { useCall, useSend } from '../data.ts'
import { rateProblem, writtenRate } from '../rate.ts'
import { useText } from '../text.ts'

interface Props {
  /** Changed instead of added. */
  entry?: TimeEntry
  caseId?: string | null
  /** What is known of an entry that is added. */
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
  const form = useEntryForm(props)
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
      <CaseField
        value={form.values.caseId}
        error={form.field('caseId').error}
        known={props.entry && { caseId: props.entry.case.caseId, caseTitle: props.entry.case.title }}
        onChange={(caseId) => form.set('caseId', caseId)}
      />
      <FieldPair>
        <DayField label={t('field.date')} {...form.field('date')} />
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
        optional="unmarked"
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
  const [version, setVersion] = useState(entry?.version ?? 1)
  const { data: state } = useCall('time.timer', {}, { enabled: entry === undefined })
  const saved = () => {
    notify('success', t('entry.done'))
    onDone?.()
    onClose()
  }
  const add = useSend('time.add', saved)
  const update = useSend('time.update', saved)
  const start = entry ?? given
  const form = useForm<Values>({
    initial: {
      caseId: entry?.case.caseId ?? caseId,
      date: formatDate(start?.date ?? today, language),
      time: start ? clockText(start.minutes) : '',
      what: start?.what ?? '',
      rate: writtenRate(entry ? entry.rate : (state?.lastRate ?? null), language),
    },
    check: ({ caseId: chosen, date, time, what, rate }) => {
      const day = readDay(date, today)
      return {
        ...(chosen === null && { caseId: t('problem.case') }),
        ...(day === undefined ? { date: t('problem.day') } : day > today && { date: t('problem.future') }),
        ...(readMinutes(time) === undefined && { time: t('problem.minutes') }),
        ...(what.trim() === '' && { what: t('problem.what') }),
        ...rateProblem(rate, language, t('problem.rate')),
      }
    },
    submit: async ({ caseId: chosen, date, time, what, rate }) => {
      const body = {
        caseId: chosen ?? '',
        date: readDay(date, today) ?? '',
        minutes: readMinutes(time) ?? 0,
        what: what.trim(),
        rate: readMoney(rate, language) ?? null,
      }
      if (!entry) return void (await add.mutateAsync({ body }))
      const params = { entryId: entry.entryId }
      await update
        .mutateAsync({ params, body: { ...changedIn(entry, body), version } })
        .catch((error: unknown) => {
          const now = changedVersion(error)
          if (now !== undefined) setVersion(now)
          throw error
        })
    },
  })
  useLastRate(form, entry === undefined ? state?.lastRate : undefined)
  return form
}

/** Only what differs is sent, so that what others change meanwhile in other fields stays. */
const changedIn = (
  entry: TimeEntry,
  body: { caseId: string; date: string; minutes: number; what: string; rate: string | null },
) => ({
  ...(body.caseId !== entry.case.caseId && { caseId: body.caseId }),
  ...(body.date !== entry.date && { date: body.date }),
  ...(body.minutes !== entry.minutes && { minutes: body.minutes }),
  ...(body.what !== entry.what && { what: body.what }),
  ...(body.rate !== entry.rate && { rate: body.rate }),
})

/** The version that somebody else has saved meanwhile: whoever reads that and saves again overwrites it. */
function changedVersion(error: unknown): number | undefined {
  if (!(error instanceof ApiError) || error.code !== 'version.changed') return undefined
  const { version } = (error.details ?? {}) as { version?: number }
  return version
}

/** Fills the rate in once it is known, unless something was typed meanwhile. */
function useLastRate(form: ReturnType<typeof useForm<Values>>, rate: string | null | undefined): void {
  const language = useLanguage()
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when it arrives; a rate that the person deletes stays away
  useEffect(() => {
    if (rate && form.values.rate === '') form.set('rate', writtenRate(rate, language))
  }, [rate])
}
