/** The groups of the expert form. */
import { useFormat } from '@mizan/platform/ui'
import { MultiSelect } from '@mizan/platform/ui/composite'
import { SelectField, TextField } from '@mizan/platform/ui/forms'
import type { ReactNode } from 'react'
import { outcomes } from '../../../rules/naming/outcomes.ts'
import type { SearchCountry, SearchOptions } from '../../../schemas.ts'
import { outcomeName } from '../../outcome-names.ts'
import { useText } from '../../text.ts'
import { collectionName } from './collections.ts'
import type { Draft, DraftErrors } from './draft.ts'
import classes from './ExpertForm.module.css'
import { samples } from './samples.ts'

export interface FieldsProps {
  country: SearchCountry
  draft: Draft
  set: (part: Partial<Draft>) => void
  errors: DraftErrors
  options: SearchOptions | undefined
}

type TextName = keyof DraftErrors

/** Fields that no available decision has; a field that the address uses is shown anyway. */
const absentIn = (draft: Draft, options: SearchOptions | undefined): TextName[] =>
  (options?.absentFields ?? []).filter((name) => draft[name] === '')

/** Says which fields are not offered, and why. */
export function AbsentFields({ draft, options }: FieldsProps) {
  const t = useText()
  const absent = absentIn(draft, options)
  if (absent.length === 0) return null
  const names = absent.map((name) => t(`expert.${name}`)).join(', ')
  return <p className={classes.absent}>{t('expert.absent', { names })}</p>
}

/** A text field of the form with its label and error. */
export function useTextField({ draft, set, errors, options }: FieldsProps) {
  const t = useText()
  const absent = absentIn(draft, options)
  return (name: TextName, more: { placeholder?: string; numeric?: boolean; hint?: string } = {}) =>
    absent.includes(name) ? null : (
      <TextField
        key={name}
        name={name}
        label={t(`expert.${name}`)}
        value={draft[name]}
        onChange={(value) => set({ [name]: value })}
        error={errors[name] && t(`expert.error.${errors[name]}`)}
        optional="unmarked"
        hint={more.hint}
        placeholder={more.placeholder}
        inputMode={more.numeric ? 'numeric' : undefined}
        maxLength={255}
        autoComplete="off"
      />
    )
}

export function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <fieldset className={classes.group}>
      <legend>{title}</legend>
      <div className={classes.grid}>{children}</div>
    </fieldset>
  )
}

export function NumberFields(props: FieldsProps) {
  const t = useText()
  const field = useTextField(props)
  return (
    <Group title={t('expert.group.numbers')}>
      {field('caseNumber', { placeholder: '2019/1234' })}
      {field('decisionNumber', { placeholder: '2020/567' })}
      {field('caseYear', { numeric: true })}
      {field('deliveryNumber')}
      {field('deliveryYear', { numeric: true })}
      {field('documentId', { hint: t('expert.hint.documentId') })}
      {field('externalId', { hint: t('expert.hint.externalId') })}
    </Group>
  )
}

export function ContentFields(props: FieldsProps) {
  const t = useText()
  const field = useTextField(props)
  const format = useFormat()
  const { draft, set, options, country } = props
  return (
    <Group title={t('expert.group.content')}>
      {field('law', { placeholder: samples[country].law })}
      {field('article', { placeholder: samples[country].article })}
      {field('sides')}
      <MultiSelect
        label={t('expert.outcomes')}
        placeholder={t('expert.outcomesPlaceholder')}
        options={outcomes.map((value) => ({ value, label: outcomeName(value, t) }))}
        value={draft.outcome}
        onChange={(outcome) => set({ outcome })}
      />
      <SelectField
        name="source"
        optional="unmarked"
        label={t('expert.source')}
        hint={t('expert.hint.source')}
        value={draft.source}
        onChange={(source) => set({ source })}
        options={[
          { value: '', label: t('expert.anySource') },
          ...(options?.sources ?? []).map(({ value, count }) => ({
            value,
            label: `${collectionName(value, options, t)} · ${t('box.found', { count, shown: format.number(count) })}`,
          })),
        ]}
      />
    </Group>
  )
}
