/** Changes a time limit. */
import { notify, useFormat } from '@mizan/platform/ui'
import { DayField } from '@mizan/platform/ui/composite'
import { Clash, type Form, FormDialog, useClash, useForm } from '@mizan/platform/ui/forms'
import { useState } from 'react'
import type { Limit } from '../../schemas.ts'
import { useCall, useSend } from '../data.ts'
import { LimitFields, Note, problemsOf } from './LimitFields.tsx'
import { useDifferences } from './limit-differences.ts'
import { bodyOf, type Values, valuesOf } from './limit-values.ts'
import { useText } from './text.ts'

interface Props {
  caseId: string
  /** As it is now. */
  limit: Limit
  onClose: () => void
}

export function LimitDialog({ caseId, limit, onClose }: Props) {
  const t = useText()
  const format = useFormat()
  const change = useSend('limits.update')
  const clash = useClash<Limit>(limit)
  const people = useCall('cases.people', {}, { staleTime: 60_000, enabled: clash.other !== null })
  const [isSettled] = useState(limit.isCritical && limit.state !== 'open')
  const differences = useDifferences()
  const form = useForm<Values>({
    initial: valuesOf(limit, format.date),
    check: (values) => problemsOf(values, t),
    submit: async (values) => {
      const body = bodyOf(values)
      const params = { caseId, limitId: limit.limitId }
      if (!(await clash.save(body, (body) => change.mutateAsync({ params, body })))) return
      tellWaiting(limit, body)
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
    <FormDialog title={t('limit.edit')} form={form} submit={t('limit.submit')} onClose={onClose}>
      {clash.other && (
        <Clash
          other={clash.other}
          people={people.data?.items}
          theirs={differences(limit, clash.changed(bodyOf(form.values)))}
          {...clash.answers(form, valuesOf(limit, format.date))}
        />
      )}
      {isSettled ? (
        <Remaining form={form} isMoving={Boolean(limit.requested?.date)} />
      ) : (
        <LimitFields
          fields={{
            title: form.field('title'),
            date: form.field('date'),
            preDeadline: form.field('preDeadline'),
            isCritical: form.field('isCritical'),
            basis: form.field('basis'),
            note: form.field('note'),
          }}
        />
      )}
    </FormDialog>
  )
}

interface RemainingProps {
  form: Form<Values>
  isMoving: boolean
}

/** What may change of a critical one that is done or waits for the second person. */
function Remaining({ form, isMoving }: RemainingProps) {
  const t = useText()
  return (
    <>
      <p>{t('limit.settled')}</p>
      {!isMoving && <DayField label={t('limit.preDeadline')} optional {...form.field('preDeadline')} />}
      <Note field={form.field('note')} />
    </>
  )
}
