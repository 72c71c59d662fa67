/** A calculator whose screen is made of its list of fields. */
import type { BilingualText } from '@mizan/platform/contract'
import { Button, useLanguage } from '@mizan/platform/ui'
import { useSearch } from '@tanstack/react-router'
import { useMemo } from 'react'
import type { Field } from '../../data/form.ts'
import type { Calculator } from '../../rules/calculator.ts'
import { bodyOf, missingField, shownFields } from '../../rules/form-lines.ts'
import type { Common } from '../../schemas.ts'
import { Calculation } from '../frame/Calculation.tsx'
import type { Inputs } from '../frame/inputs.ts'
import { SheetTables } from '../frame/SheetTables.tsx'
import { useInputs } from '../frame/use-inputs.ts'
import { calculatorList } from '../list.ts'
import { Steps } from '../time-limit/Steps.tsx'
import { FormFields } from './FormFields.tsx'
import { readForm, readTyped, valuesOf, writeForm } from './field-text.ts'
import { useText } from './text.ts'

/** The place from which the calculator was opened, such as a service of a client or a case; it stays in the address. */
function originOf({ client, service, case: ofCase }: Inputs): Inputs {
  return { ...(client && { client }), ...(service && { service }), ...(ofCase && { case: ofCase }) }
}

interface Props<Input, Answer extends Common> {
  /** Its entry of the list. */
  id: string
  row: string
  calculator: Calculator<Input, Answer>
  /** Together the fields contain everything that the input needs. */
  fields: readonly Field[]
  /** The name of the field that replaces a figure if there is none for a day. */
  ownFigure?: string
  /** A box without which the rest can be calculated where a figure is missing. */
  leaveOut?: { name: string; says: BilingualText }
}

const focus = (name: string) => document.querySelector<HTMLElement>(`[name="${name}"]`)?.focus()

export function FormCalculator<Input, Answer extends Common>({
  id,
  row,
  calculator,
  fields,
  ownFigure,
  leaveOut,
}: Props<Input, Answer>) {
  const t = useText()
  const language = useLanguage()
  const origin = originOf(useSearch({ strict: false }))
  const [form, change] = useInputs({
    read: (inputs) => readForm(fields, inputs, language),
    write: (typed: ReturnType<typeof readForm>) => ({ ...writeForm(fields, typed, language), ...origin }),
  })
  const { input, missing } = useMemo(() => {
    const values = valuesOf(fields, form, language)
    const wrong = shownFields(fields, values).find(
      (field) => readTyped(field, form[field.name] ?? '', language) === undefined,
    )
    const needed = wrong ?? missingField(fields, values)
    const label = needed?.label[language] ?? ''
    if (needed) return { input: undefined, missing: wrong ? t('wrong', { label }) : t('missing', { label }) }
    return { input: bodyOf(fields, values) as Input, missing: '' }
  }, [fields, form, language, t])
  const mayLeave = leaveOut && form[leaveOut.name] === 'yes'
  const way = mayLeave ? (
    <Button onClick={() => change({ [leaveOut.name]: 'no' })}>{leaveOut.says[language]}</Button>
  ) : (
    ownFigure && <Button onClick={() => focus(ownFigure)}>{t('enter')}</Button>
  )
  return (
    <Calculation
      title={calculatorList.find((one) => one.id === id)?.title[language] ?? ''}
      id={id}
      row={row}
      calculator={calculator}
      input={input}
      missing={missing}
      fields={<FormFields fields={fields} form={form} onChange={change} />}
      resolve={({ code }) => code === 'calculators.no_figure' && way}
    >
      {({ steps }, sheet) => (sheet.hasSteps ? <Steps steps={steps} /> : <SheetTables sheet={sheet} />)}
    </Calculation>
  )
}
