/** A new time limit of a case: computed from a named one, or its day typed by hand. */

import { dayInTurkey } from '@mizan/platform/calendar'
import { newId, Segmented, useAccount, useFormat, useLanguage } from '@mizan/platform/ui'
import { CheckField, FormDialog, type Problems, useForm } from '@mizan/platform/ui/forms'
import { useState } from 'react'
import { useHolidays } from '../calendar/holidays.ts'
import { useSend } from '../data.ts'
import { ComputedFields } from './ComputedFields.tsx'
import { computedBody, type NewValues, type Outcome, outcomeOf, ways } from './computed.ts'
import { LimitFields, Note, problemsOf } from './LimitFields.tsx'
import { bodyOf, valuesOf } from './limit-values.ts'
import { useText } from './text.ts'

export function NewLimitDialog({ caseId, onClose }: { caseId: string; onClose: () => void }) {
  const t = useText()
  const format = useFormat()
  const language = useLanguage()
  const { account } = useAccount()
  const holidays = useHolidays()
  // One for the dialog, so that sending again after a lost answer adds nothing twice.
  const [key] = useState(newId)
  const add = useSend('limits.add')
  const computed = (values: NewValues) => outcomeOf(values, holidays.rows, language)
  const form = useForm<NewValues>({
    initial: {
      ...valuesOf(undefined, format.date),
      // The laws of Northern Cyprus name no time limits here.
      way: account?.country === 'kktc' ? 'typed' : 'computed',
      ...{ limitId: '', service: 'direct', isHeard: false },
      begin: format.date(dayInTurkey(new Date())),
    },
    check: (values) =>
      values.way === 'typed' ? problemsOf(values, t) : problemsOfComputed(values, computed(values), t),
    submit: async (values) => {
      const found = values.way === 'computed' ? computed(values) : undefined
      const own = found && 'answer' in found ? computedBody(found) : {}
      await add.mutateAsync({ params: { caseId }, body: { ...bodyOf(values), ...own, key } })
      onClose()
    },
  })
  return (
    <FormDialog title={t('limit.new')} form={form} submit={t('limit.submit')} onClose={onClose}>
      <Segmented
        label={t('computed.way')}
        value={form.values.way}
        options={ways.map((value) => ({ value, label: t(`computed.${value}`) }))}
        onChange={(way) => form.set('way', way)}
      />
      {form.values.way === 'typed' ? (
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
      ) : (
        <>
          {holidays.areUnknown && <p role="alert">{t('computed.feastsUnknown')}</p>}
          <ComputedFields form={form} outcome={computed(form.values)} />
          <CheckField label={t('limit.critical')} {...form.field('isCritical')} />
          <Note field={form.field('note')} />
        </>
      )}
    </FormDialog>
  )
}

function problemsOfComputed(
  { limitId }: NewValues,
  found: Outcome | undefined,
  t: ReturnType<typeof useText>,
): Problems<NewValues> {
  if (found && 'answer' in found) return {}
  if (limitId === '') return { limitId: t('computed.missing') }
  return { begin: found ? found.refused : t('limit.dayWrong') }
}
