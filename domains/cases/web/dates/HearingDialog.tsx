/** Adds a hearing or changes one. */
import { newId, useFormat } from '@mizan/platform/ui'
import { DayField } from '@mizan/platform/ui/composite'
import {
  AreaField,
  Clash,
  FieldPair,
  FormDialog,
  type Problems,
  SelectField,
  TextField,
  useClash,
  useForm,
} from '@mizan/platform/ui/forms'
import { useState } from 'react'
import { type HearingKind, hearingKinds } from '../../data/hearing-kinds.ts'
import { longestNote, longestTitle } from '../../data/limits.ts'
import type { Hearing, NewHearing } from '../../schemas.ts'
import { useCall, useSend } from '../data.ts'
import { useReaders } from '../tasks/readers.ts'
import { dayOf } from './limit-values.ts'
import { readTime } from './read-time.ts'
import { SameDay } from './SameDay.tsx'
import { useText } from './text.ts'

interface Values {
  kind: HearingKind
  /** Empty: the assignee of the case. */
  attorneyId: string
  /** Day and hour as they were typed. */
  date: string
  time: string
  court: string
  room: string
  note: string
}

interface Props {
  caseId: string
  /** As it is now; undefined: a new one is added. */
  hearing: Hearing | undefined
  onClose: () => void
}

export function HearingDialog({ caseId, hearing, onClose }: Props) {
  const t = useText()
  const format = useFormat()
  // One for the dialog, so that sending again after a lost answer adds nothing twice.
  const [key] = useState(newId)
  const add = useSend('hearings.add')
  const change = useSend('hearings.update')
  const clash = useClash<Written>(hearing && writtenHearing(hearing))
  const people = useCall('cases.people', {}, { staleTime: 60_000, enabled: clash.other !== null })
  const differences = useDifferences()
  const form = useForm<Values>({
    initial: valuesOf(hearing, format.date),
    check: ({ date, time }): Problems<Values> => ({
      ...(!dayOf(date) && { date: t('limit.dayWrong') }),
      ...(!readTime(time) && { time: t('hearing.timeWrong') }),
    }),
    submit: async (values) => {
      const body = bodyOf(values)
      if (!hearing) await add.mutateAsync({ params: { caseId }, body: { ...body, key } })
      else {
        const params = { caseId, hearingId: hearing.hearingId }
        if (!(await clash.save(body, (body) => change.mutateAsync({ params, body })))) return
      }
      onClose()
    },
  })
  return (
    <FormDialog
      title={hearing ? t('hearing.edit') : t('hearing.new')}
      form={form}
      submit={t('hearing.submit')}
      onClose={onClose}
    >
      {clash.other && hearing && (
        <Clash
          other={clash.other}
          people={people.data?.items}
          theirs={differences(hearing, clash.changed(bodyOf(form.values)))}
          {...clash.answers(form, valuesOf(hearing, format.date))}
        />
      )}
      <Fields form={form} caseId={caseId} />
      <SameDay day={dayOf(form.values.date)} time={readTime(form.values.time)} except={hearing?.hearingId} />
    </FormDialog>
  )
}

interface FieldsProps {
  form: ReturnType<typeof useForm<Values>>
  caseId: string
}

function Fields({ form, caseId }: FieldsProps) {
  const t = useText()
  const readers = useReaders(caseId)
  const kind = form.field('kind')
  const text = { maxLength: longestTitle, autoComplete: 'off', optional: true } as const
  return (
    <>
      <FieldPair>
        <SelectField
          label={t('hearing.kind')}
          options={hearingKinds.map((value) => ({ value, label: t(`hearingKind.${value}`) }))}
          {...kind}
          onChange={(value) => kind.onChange(value as HearingKind)}
        />
        <SelectField
          label={t('hearing.attorney')}
          optional
          placeholder={t('hearing.ofCase')}
          options={readers.choices.map(({ id, label }) => ({ value: id, label }))}
          {...form.field('attorneyId')}
        />
      </FieldPair>
      <FieldPair>
        <DayField label={t('hearing.date')} data-autofocus {...form.field('date')} />
        <TextField
          label={t('hearing.time')}
          placeholder={t('hearing.timePlaceholder')}
          maxLength={5}
          autoComplete="off"
          {...form.field('time')}
        />
      </FieldPair>
      <FieldPair>
        <TextField
          label={t('hearing.court')}
          hint={t('hearing.courtHint')}
          {...text}
          {...form.field('court')}
        />
        <TextField label={t('hearing.room')} {...text} {...form.field('room')} />
      </FieldPair>
      <AreaField
        label={t('hearing.note')}
        optional
        rows={2}
        maxLength={longestNote}
        {...form.field('note')}
      />
    </>
  )
}

const valuesOf = (hearing: Hearing | undefined, written: (day: string) => string): Values => ({
  kind: hearing?.kind ?? 'hearing',
  attorneyId: hearing?.attorney?.id ?? '',
  date: hearing ? written(hearing.date) : '',
  time: hearing?.time ?? '',
  court: hearing?.court ?? '',
  room: hearing?.room ?? '',
  note: hearing?.note ?? '',
})

const line = (text: string): string | null => text.replace(/\s+/g, ' ').trim() || null

/** Day and hour are empty if they are none; the form refuses that before. */
const bodyOf = ({ kind, attorneyId, date, time, court, room, note }: Values): Omit<NewHearing, 'key'> => ({
  kind,
  attorneyId: attorneyId || null,
  date: dayOf(date) ?? '',
  time: readTime(time) ?? '',
  court: line(court),
  room: line(room),
  note: note.trim(),
})

/** A hearing as a form has it, to be compared. */
type Written = Omit<NewHearing, 'key'> & { version: number }

const writtenHearing = ({ attorney, ...hearing }: Hearing): Written => ({
  ...hearing,
  attorneyId: attorney?.id ?? null,
})

const shown = ['kind', 'attorneyId', 'date', 'time', 'court', 'room', 'note'] as const

/** Fields of the record as it is now, in words. */
function useDifferences() {
  const t = useText()
  const format = useFormat()
  return (hearing: Hearing, changed: readonly (keyof Written)[]) => {
    const texts = {
      ...hearing,
      kind: t(`hearingKind.${hearing.kind}`),
      attorneyId: hearing.attorney?.name ?? t('hearing.ofCase'),
      date: format.date(hearing.date),
    }
    return shown
      .filter((name) => changed.includes(name))
      .map((name) => ({
        label: t(`hearing.${name === 'attorneyId' ? 'attorney' : name}`),
        text: texts[name] || t('limit.none'),
      }))
  }
}
