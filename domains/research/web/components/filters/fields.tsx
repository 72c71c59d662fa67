/** The groups of the expert form. */
import { useFormat } from '@mizan/platform/ui'
import { MultiSelect } from '@mizan/platform/ui/composite'
import { SelectField, TextField } from '@mizan/platform/ui/forms'
import type { ReactNode } from 'react'
import { outcomes } from '../../../rules/naming/outcomes.ts'
import { isHandle } from '../../../rules/sources.ts'
import type { SearchCountry, SearchOptions } from '../../../schemas.ts'
import { outcomeName } from '../../outcome-names.ts'
import { useText } from '../../text.ts'
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

/** Fields that no available decision has; one that the address uses is shown anyway, and parties are sought in texts. */
const absentIn = (draft: Draft, options: SearchOptions | undefined): TextName[] =>
  (options?.absentFields ?? []).filter((name) => name !== 'sides' && draft[name] === '')

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
        optional
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
      {field('documentId')}
      {field('externalId')}
    </Group>
  )
}

export function ContentFields(props: FieldsProps) {
  const t = useText()
  const field = useTextField(props)
  const format = useFormat()
  const { draft, set, options, country } = props
  // Collections that have only a handle say nothing to a lawyer.
  const sources = (options?.sources ?? []).filter(({ value }) => !isHandle(value) || value === draft.source)
  return (
    <Group title={t('expert.group.content')}>
      {field('law', { placeholder: samples[country].law })}
      {field('article', { placeholder: samples[country].article })}
      {field('sides', { placeholder: t('expert.sidesPlaceholder') })}
      <MultiSelect
        label={t('expert.outcomes')}
        placeholder={t('expert.outcomesPlaceholder')}
        options={outcomes.map((value) => ({ value, label: outcomeName(value, t) }))}
        value={draft.outcome}
        onChange={(outcome) => set({ outcome })}
      />
      {sources.length > 0 && (
        <SelectField
          name="source"
          optional
          label={t('expert.source')}
          value={draft.source}
          onChange={(source) => set({ source })}
          options={[
            { value: '', label: t('expert.anySource') },
            ...sources.map(({ value, count }) => ({
              value,
              label: `${value} · ${t('box.found', { count, shown: format.number(count) })}`,
            })),
          ]}
        />
      )}
    </Group>
  )
}
