/** Writes the plan of instalments of a client, a row each. */
import { Button, IconButton, useFormat, useLanguage } from '@mizan/platform/ui'
import { DayField } from '@mizan/platform/ui/composite'
import {
  CheckField,
  FormDialog,
  MoneyField,
  moneyProblem,
  readMoney,
  useForm,
  useProblemText,
} from '@mizan/platform/ui/forms'
import { IconX } from '@tabler/icons-react'
import { mostInstalments } from '../../data/limits.ts'
import type { Instalment, Money } from '../../schemas.ts'
import { useSend } from '../data.ts'
import { useText } from '../text.ts'
import { type DraftRow, dayOf, draftOf, nextRow, sumOf } from './draft.ts'
import classes from './instalments.module.css'

interface Props {
  clientId: string
  /** The plan that is replaced. */
  items: readonly Instalment[]
  /** What was paid so far, if it is to be asked whether that counts. */
  earlier: Money | null
  onClose: () => void
}

export function PlanDialog({ clientId, items, earlier, onClose }: Props) {
  const t = useText()
  const format = useFormat()
  const language = useLanguage()
  const save = useSend('client.setInstalments', onClose)
  const drafted = draftOf(items, language)
  const isWrong = ({ due, amount }: DraftRow) =>
    dayOf(due) === undefined || moneyProblem(amount, language) !== undefined
  const form = useForm<{ rows: readonly DraftRow[]; countsEarlier: boolean }>({
    initial: {
      rows: drafted.length > 0 ? drafted : [nextRow([], language)],
      // What went before a first plan was mostly for something else; a plan that goes on keeps what settled it.
      countsEarlier: items.length > 0,
    },
    check: ({ rows }) => (rows.some(isWrong) ? { rows: t('instalments.wrong') } : {}),
    submit: async ({ rows, countsEarlier }) => {
      const plan = rows.map(({ due, amount }) => ({
        due: dayOf(due) ?? due,
        amount: readMoney(amount, language) ?? amount,
      }))
      const before = items.map(({ instalmentId }) => instalmentId)
      await save.mutateAsync({
        params: { clientId },
        body: { items: plan, before, countsEarlier: !earlier || countsEarlier },
      })
    },
  })
  const { value: rows, onChange, error } = form.field('rows')
  const change = (changed: DraftRow) => onChange(rows.map((row) => (row.key === changed.key ? changed : row)))
  return (
    <FormDialog title={t('instalments.plan')} form={form} submit={t('instalments.submit')} onClose={onClose}>
      {rows.map((row, index) => (
        <PlanRow
          key={row.key}
          row={row}
          number={index + 1}
          isChecked={error !== undefined}
          onChange={change}
          onRemove={() => onChange(rows.filter((one) => one !== row))}
        />
      ))}
      {error && (
        <p role="alert" className={classes.wrong}>
          {error}
        </p>
      )}
      <div className={classes.sum}>
        <Button
          variant="default"
          disabled={rows.length >= mostInstalments}
          onClick={() => onChange([...rows, nextRow(rows, language)])}
        >
          {t('instalments.add')}
        </Button>
        <span>
          {t('instalments.total')} {format.money(sumOf(rows, language))}
        </span>
      </div>
      {earlier && (
        <CheckField
          label={t('instalments.earlier', { amount: format.money(earlier.amount) })}
          {...form.field('countsEarlier')}
        />
      )}
    </FormDialog>
  )
}

interface RowProps {
  row: DraftRow
  number: number
  /** What is wrong is shown once the person has tried to save. */
  isChecked: boolean
  onChange: (row: DraftRow) => void
  onRemove: () => void
}

function PlanRow({ row, number, isChecked, onChange, onRemove }: RowProps) {
  const t = useText()
  const language = useLanguage()
  const textOf = useProblemText()
  const amountError = isChecked ? textOf(moneyProblem(row.amount, language)) : undefined
  const dayError = isChecked && dayOf(row.due) === undefined ? t('instalments.wrongDay') : undefined
  return (
    <fieldset className={classes.row}>
      <legend className="visually-hidden">{t('instalments.number', { number })}</legend>
      <DayField
        label={t('instalments.due')}
        name={`due-${row.key}`}
        value={row.due}
        error={dayError}
        onChange={(due) => onChange({ ...row, due })}
      />
      <MoneyField
        label={t('instalments.amount')}
        name={`amount-${row.key}`}
        value={row.amount}
        error={amountError}
        onChange={(amount) => onChange({ ...row, amount })}
      />
      <IconButton
        icon={IconX}
        className={classes.remove}
        label={t('instalments.remove', { number })}
        onClick={onRemove}
      />
    </fieldset>
  )
}
