/** The fields of a time limit whose day is typed, and what is wrong with them. */
import { DayField } from '@mizan/platform/ui/composite'
import {
  AreaField,
  CheckField,
  FieldPair,
  type FieldState,
  type Problems,
  TextField,
} from '@mizan/platform/ui/forms'
import { longestNote, longestTitle } from '../../data/limits.ts'
import { dayOf, type Values } from './limit-values.ts'
import { useText } from './text.ts'

/** Of a form that has these fields, and perhaps others. */
export interface LimitFieldStates {
  title: FieldState<string>
  date: FieldState<string>
  preDeadline: FieldState<string>
  isCritical: FieldState<boolean>
  basis: FieldState<string>
  note: FieldState<string>
}

export function LimitFields({ fields }: { fields: LimitFieldStates }) {
  const t = useText()
  const { title, date, preDeadline, isCritical, basis, note } = fields
  return (
    <>
      <TextField
        label={t('limit.title')}
        placeholder={t('limit.titlePlaceholder')}
        maxLength={longestTitle}
        autoComplete="off"
        data-autofocus
        {...title}
      />
      <FieldPair>
        <DayField label={t('limit.date')} {...date} />
        <DayField label={t('limit.preDeadline')} optional {...preDeadline} />
      </FieldPair>
      <CheckField label={t('limit.critical')} {...isCritical} />
      <TextField
        label={t('limit.basis')}
        hint={t('limit.basisHint')}
        optional
        maxLength={longestTitle}
        autoComplete="off"
        {...basis}
      />
      <Note field={note} />
    </>
  )
}

export function Note({ field }: { field: FieldState<string> }) {
  const t = useText()
  return <AreaField label={t('limit.note')} optional rows={2} maxLength={longestNote} {...field} />
}

export function problemsOf(
  { title, date, preDeadline }: Values,
  t: ReturnType<typeof useText>,
): Problems<Values> {
  const [last, earlier] = [dayOf(date), dayOf(preDeadline)]
  const isTyped = preDeadline.trim() !== ''
  return {
    ...(!title.trim() && { title: { key: 'required' as const } }),
    ...(!last && { date: t('limit.dayWrong') }),
    ...(isTyped && !earlier && { preDeadline: t('limit.dayWrong') }),
    ...(last && earlier && earlier >= last && { preDeadline: t('limit.preLate') }),
  }
}
