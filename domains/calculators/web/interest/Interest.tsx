/** `/calculators/interest`: interest on one or several claims, with payments set off. */
import { useLanguage } from '@mizan/platform/ui'
import { useMemo } from 'react'
import { interest } from '../../rules/interest/calculator.ts'
import { kindName } from '../../rules/interest/sheet.ts'
import { Calculation } from '../frame/Calculation.tsx'
import { SheetTables } from '../frame/SheetTables.tsx'
import { useInputs } from '../frame/use-inputs.ts'
import { EnterRate } from './EnterRate.tsx'
import { Fields } from './Fields.tsx'
import { inputOf, readForm, writeForm } from './form.ts'
import { Growth } from './Growth.tsx'
import { useText } from './text.ts'

export function Interest() {
  const t = useText()
  const language = useLanguage()
  const [form, change] = useInputs({
    read: (inputs) => readForm(inputs, language),
    write: (current: ReturnType<typeof readForm>) => writeForm(current, language),
  })
  const read = useMemo(() => inputOf(form, language), [form, language])
  const isMissing = typeof read === 'string'
  return (
    <Calculation
      title={kindName(form.kind, language)}
      id={`interest-${form.kind}`}
      row="calculators.interest"
      calculator={interest}
      input={isMissing ? undefined : read}
      missing={isMissing ? t(`missing.${read}`) : ''}
      fields={<Fields form={form} onChange={change} />}
      resolve={({ code }, figures) =>
        !isMissing &&
        code === 'calculators.no_figure' && <EnterRate input={read} figures={figures} onChange={change} />
      }
    >
      {(answer, sheet) => (
        <>
          <SheetTables sheet={sheet} />
          {!isMissing && <Growth input={read} answer={answer} />}
        </>
      )}
    </Calculation>
  )
}
