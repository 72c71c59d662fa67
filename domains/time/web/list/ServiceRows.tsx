/** The services that would be booked, each with its text and amount, which can be written over. */
import { useFormat, useLanguage } from '@mizan/platform/ui'
import { MoneyField, moneyProblem, readMoney, TextField, useProblemText } from '@mizan/platform/ui/forms'
import { longestServiceText } from '../../data/limits.ts'
import { sumOf } from '../../rules/bill.ts'
import { useText } from '../text.ts'
import classes from './list.module.css'
import { madeOf, type ServiceRow } from './proposals.ts'

interface Props {
  rows: readonly ServiceRow[]
  /** Problems are shown once the person has tried to save. */
  isChecked: boolean
  onChange: (rows: readonly ServiceRow[]) => void
}

export function ServiceRows({ rows, isChecked, onChange }: Props) {
  const t = useText()
  const format = useFormat()
  const language = useLanguage()
  const amounts = rows.flatMap(({ amount }) => readMoney(amount, language) ?? [])
  const change = (changed: ServiceRow) =>
    onChange(rows.map((row) => (row.key === changed.key ? changed : row)))
  return (
    <>
      <ul className={classes.services} aria-label={t('bill.services')}>
        {rows.map((row, index) => (
          <Service key={row.key} row={row} number={index + 1} isChecked={isChecked} onChange={change} />
        ))}
      </ul>
      <p role="status" className={classes.sum}>
        {t('bill.sum', { count: rows.length })} <strong>{format.money(sumOf(amounts))}</strong>
      </p>
    </>
  )
}

interface ServiceProps {
  row: ServiceRow
  number: number
  isChecked: boolean
  onChange: (row: ServiceRow) => void
}

function Service({ row, number, isChecked, onChange }: ServiceProps) {
  const t = useText()
  const language = useLanguage()
  const textOf = useProblemText()
  const isEmpty = isChecked && row.description.trim() === ''
  const needsAmount = row.entries.some(({ amount }) => amount === null)
  return (
    <li className={classes.service}>
      <p>{madeOf(row, language)}</p>
      <TextField
        label={t('bill.textOf', { number })}
        name={`text-${row.key}`}
        maxLength={longestServiceText}
        autoComplete="off"
        value={row.description}
        error={isEmpty ? t('problem.what') : undefined}
        onChange={(description) => onChange({ ...row, description })}
      />
      <MoneyField
        label={t('bill.amountOf', { number })}
        name={`amount-${row.key}`}
        hint={needsAmount ? t('bill.noRate') : undefined}
        value={row.amount}
        error={isChecked ? textOf(moneyProblem(row.amount, language)) : undefined}
        // The field writes its amount in figures when it is left, which is no change.
        onChange={(amount) => amount !== row.amount && onChange({ ...row, amount })}
      />
    </li>
  )
}
