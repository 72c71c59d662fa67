/** Lines of an amount or a rate with its day, to which more can be added. */
import { Button, IconButton, useLanguage } from '@mizan/platform/ui'
import { DayField } from '@mizan/platform/ui/composite'
import { MoneyField, readMoney, TextField } from '@mizan/platform/ui/forms'
import { IconTrash } from '@tabler/icons-react'
import { dayOf } from '../form/days.ts'
import { type DatedInput, emptyLine, rateOf } from './form.ts'
import classes from './interest.module.css'
import { useText } from './text.ts'

interface Props {
  of: 'claim' | 'payment' | 'rate'
  lines: readonly DatedInput[]
  currency?: string
  /** The first line cannot be removed. */
  isRequired?: boolean
  onChange: (lines: DatedInput[]) => void
}

export function DatedLines({ of, lines, currency = 'TRY', isRequired = false, onChange }: Props) {
  const t = useText()
  const set = (at: number, change: Partial<DatedInput>) =>
    onChange(lines.map((line, place) => (place === at ? { ...line, ...change } : line)))
  return (
    <fieldset className={classes.lines}>
      <legend className="visually-hidden">{t(`${of}.all`)}</legend>
      {lines.map((line, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a line has no name but its place
        <div key={at} className={classes.line}>
          <ValueField
            of={of}
            line={line}
            currency={currency}
            name={`${of}-${at}`}
            label={lines.length > 1 ? t(`${of}.numbered`, { number: at + 1 }) : t(`${of}.value`)}
            onChange={(value) => set(at, { value })}
          />
          <DayField
            label={t(`${of}.day`)}
            value={line.day}
            side="past"
            error={line.day !== '' && !dayOf(line.day) ? t('dayProblem') : undefined}
            onChange={(day) => set(at, { day })}
          />
          {!(isRequired && lines.length === 1) && (
            <IconButton
              icon={IconTrash}
              label={t(`${of}.remove`, { number: at + 1 })}
              onClick={() => onChange(lines.filter((_, place) => place !== at))}
            />
          )}
        </div>
      ))}
      <Button
        variant="subtle"
        px="sm"
        className={classes.more}
        onClick={() => onChange([...lines, emptyLine])}
      >
        {t(`${of}.add`)}
      </Button>
    </fieldset>
  )
}

interface FieldProps {
  of: Props['of']
  line: DatedInput
  currency: string
  name: string
  label: string
  onChange: (value: string) => void
}

function ValueField({ of, line: { value }, currency, name, label, onChange }: FieldProps) {
  const t = useText()
  const language = useLanguage()
  if (of === 'rate') {
    const error = value !== '' && !rateOf(value) ? t('rateProblem') : undefined
    const given = { name, label, value, error, onChange }
    return <TextField {...given} inputMode="decimal" autoComplete="off" maxLength={12} />
  }
  const amount = readMoney(value, language)
  const error = value === '' || (amount && /[1-9]/.test(amount)) ? undefined : t('amountProblem')
  const sign = currency === 'TRY' ? '' : ` (${currency})`
  return <MoneyField name={name} label={label + sign} value={value} error={error} onChange={onChange} />
}
