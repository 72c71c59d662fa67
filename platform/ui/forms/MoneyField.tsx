import { type ComponentProps, useState } from 'react'
import { useFormat } from '../format.ts'
import { useLanguage } from '../language.tsx'
import { Field, type FieldFrame } from './Field.tsx'
import classes from './forms.module.css'
import { isAmbiguous, readMoney, writeMoney } from './money.ts'
import { useFormText } from './text.ts'
import type { FieldState } from './use-form.ts'

type Props = FieldFrame &
  FieldState<string> &
  Omit<ComponentProps<'input'>, keyof FieldState<string> | keyof FieldFrame>

/**
 * A field for an amount in lira. It holds the text as it was typed, and writes it in figures when it is left; read it
 * with `readMoney`. A mark that can be read in two ways is echoed below as it was read.
 */
export function MoneyField({ label, hint, error, optional, value, onChange, ...input }: Props) {
  const t = useFormText()
  const format = useFormat()
  const language = useLanguage()
  const [echoed, setEchoed] = useState<string>()
  const change = (typed: string) => {
    setEchoed(isAmbiguous(typed, language) ? readMoney(typed, language) : undefined)
    onChange(typed)
  }
  const read = echoed && t('read', { amount: format.money(echoed) })
  return (
    <Field label={label} hint={read || hint} error={error} optional={optional}>
      {(control) => (
        <div className={classes.money}>
          <input
            inputMode="decimal"
            autoComplete="off"
            maxLength={24}
            {...input}
            {...control}
            value={value}
            className={classes.input}
            onChange={(event) => change(event.target.value)}
            onBlur={() => onChange(writeMoney(value, language))}
          />
          <span aria-hidden>₺</span>
          <span role="status" className="visually-hidden">
            {read}
          </span>
        </div>
      )}
    </Field>
  )
}
