/** Adds a time limit or changes one. */
import { newId, notify, useFormat } from '@mizan/platform/ui'
import { DayField } from '@mizan/platform/ui/composite'
import {
  AreaField,
  CheckField,
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
import type { Limit } from '../../schemas.ts'
import { useCall, useSend } from '../data.ts'
import { useDifferences } from './limit-differences.ts'
import { bodyOf, dayOf, type Values, valuesOf } from './limit-values.ts'
import { useText } from './text.ts'

interface Props {
  caseId: string
  /** As it is now; undefined: a new one is added. */
  limit: Limit | undefined
  onClose: () => void
}

export function LimitDialog({ caseId, limit, onClose }: Props) {
  const t = useText()
  const format = useFormat()
  // One for the dialog, so that sending again after a lost answer adds nothing twice.
  const [key] = useState(newId)
  const add = useSend('limits.add')
  const change = useSend('limits.update')
  const clash = useClash<Limit>(limit)
  const people = useCall('cases.people', {}, { staleTime: 60_000, enabled: clash.other !== null })
  const [isSettled] = useState(limit?.isCritical === true && limit.state !== 'open')
  const differences = useDifferences()
  const form = useForm<Values>({
    initial: valuesOf(limit, format.date),
    check: (values) => problemsOf(values, t),
    submit: async (values) => {
      const body = bodyOf(values)
      if (!limit) await add.mutateAsync({ params: { caseId }, body: { ...body, key } })
      else {
        const params = { caseId, limitId: limit.limitId }
        if (!(await clash.save(body, (body) => change.mutateAsync({ params, body })))) return
        tellWaiting(limit, body)
      }
      onClose()
    },
  })
  const tellWaiting = ({ isCritical, date, state }: Limit, body: ReturnType<typeof bodyOf>) => {
    if (!isCritical || state !== 'open') return
    const { title } = body
    if (!body.isCritical) notify('info', t('limits.says.unmarking', { title }))
    if (body.date !== date) notify('info', t('limits.says.moving', { title, date: format.date(date) }))
  }
  return (
    <FormDialog
      title={limit ? t('limit.edit') : t('limit.new')}
      form={form}
      submit={t('limit.submit')}
      onClose={onClose}
    >
      {clash.other && limit && (
        <Clash
          other={clash.other}
          people={people.data?.items}
          theirs={differences(limit, clash.changed(bodyOf(form.values)))}
          {...clash.answers(form, valuesOf(limit, format.date))}
        />
      )}
      {isSettled ? (
        <Remaining form={form} isMoving={Boolean(limit?.requested?.date)} />
      ) : (
        <Fields form={form} />
      )}
    </FormDialog>
  )
}

interface FieldsProps {
  form: ReturnType<typeof useForm<Values>>
}

function Fields({ form }: FieldsProps) {
  const t = useText()
  return (
    <>
      <TextField
        label={t('limit.title')}
        placeholder={t('limit.titlePlaceholder')}
        maxLength={longestTitle}
        autoComplete="off"
        data-autofocus
        {...form.field('title')}
      />
      <FieldPair>
        <DayField label={t('limit.date')} {...form.field('date')} />
        <DayField label={t('limit.preDeadline')} optional {...form.field('preDeadline')} />
      </FieldPair>
      <CheckField label={t('limit.critical')} {...form.field('isCritical')} />
      <TextField
        label={t('limit.basis')}
        hint={t('limit.basisHint')}
        optional
        maxLength={longestTitle}
        autoComplete="off"
        {...form.field('basis')}
      />
      <Note form={form} />
    </>
  )
}

/** What may change of a critical one that is done or waits for the second person. */
function Remaining({ form, isMoving }: FieldsProps & { isMoving: boolean }) {
  const t = useText()
  return (
    <>
      <p>{t('limit.settled')}</p>
      {!isMoving && <DayField label={t('limit.preDeadline')} optional {...form.field('preDeadline')} />}
      <Note form={form} />
    </>
  )
}

function Note({ form }: FieldsProps) {
  const t = useText()
  return (
    <AreaField label={t('limit.note')} optional rows={2} maxLength={longestNote} {...form.field('note')} />
  )
}

function problemsOf({ title, date, preDeadline }: Values, t: ReturnType<typeof useText>): Problems<Values> {
  const [last, earlier] = [dayOf(date), dayOf(preDeadline)]
  const isTyped = preDeadline.trim() !== ''
  return {
    ...(!title.trim() && { title: { key: 'required' as const } }),
    ...(!last && { date: t('limit.dayWrong') }),
    ...(isTyped && !earlier && { preDeadline: t('limit.dayWrong') }),
    ...(last && earlier && earlier >= last && { preDeadline: t('limit.preLate') }),
  }
}
