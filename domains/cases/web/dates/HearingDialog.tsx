/** Adds a hearing or changes one. */
import { newId, useFormat } from '@mizan/platform/ui'
import { DayField } from '@mizan/platform/ui/composite'
import {
  AreaField,
  Clash,
  FieldPair,
  FormDialog,
  type Problems,
  TextField,
  useClash,
  useForm,
} from '@mizan/platform/ui/forms'
import { useState } from 'react'
import { longestNote, longestTitle } from '../../data/limits.ts'
import type { Hearing, NewHearing } from '../../schemas.ts'
import { useCall, useSend } from '../data.ts'
import { dayOf } from './limit-values.ts'
import { readTime } from './read-time.ts'
import { SameDay } from './SameDay.tsx'
import { useText } from './text.ts'

interface Values {
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
  const clash = useClash<Hearing>(hearing)
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
      <Fields form={form} />
      <SameDay day={dayOf(form.values.date)} time={readTime(form.values.time)} except={hearing?.hearingId} />
    </FormDialog>
  )
}

function Fields({ form }: { form: ReturnType<typeof useForm<Values>> }) {
  const t = useText()
  const text = { maxLength: longestTitle, autoComplete: 'off', optional: true } as const
  return (
    <>
      <FieldPair>
        <DayField label={t('hearing.date')} {...form.field('date')} />
        <TextField
          label={t('hearing.time')}
          placeholder={t('hearing.timePlaceholder')}
          maxLength={5}
          autoComplete="off"
          {...form.field('time')}
        />
      </FieldPair>
      <TextField
        label={t('hearing.court')}
        hint={t('hearing.courtHint')}
        {...text}
        {...form.field('court')}
      />
      <TextField label={t('hearing.room')} {...text} {...form.field('room')} />
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
  date: hearing ? written(hearing.date) : '',
  time: hearing?.time ?? '',
  court: hearing?.court ?? '',
  room: hearing?.room ?? '',
  note: hearing?.note ?? '',
})

const line = (text: string): string | null => text.replace(/\s+/g, ' ').trim() || null

/** Day and hour are empty if they are none; the form refuses that before. */
const bodyOf = ({ date, time, court, room, note }: Values): NewHearing => ({
  date: dayOf(date) ?? '',
  time: readTime(time) ?? '',
  court: line(court),
  room: line(room),
  note: note.trim(),
})

const shown = ['date', 'time', 'court', 'room', 'note'] as const

/** Fields of the record as it is now, in words. */
function useDifferences() {
  const t = useText()
  const format = useFormat()
  return (hearing: Hearing, changed: readonly (keyof Hearing)[]) =>
    shown
      .filter((name) => changed.includes(name))
      .map((name) => ({
        label: t(`hearing.${name}`),
        text: (name === 'date' ? format.date(hearing.date) : hearing[name]) || t('limit.none'),
      }))
}
