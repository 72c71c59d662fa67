/** The form with which staff proposes a new figure. */
import { dayInTurkey } from '@mizan/platform/calendar'
import { Button, useLanguage } from '@mizan/platform/ui'
import { readDay } from '@mizan/platform/ui/chips'
import { DayField } from '@mizan/platform/ui/composite'
import {
  CheckField,
  FieldPair,
  FormActions,
  FormBody,
  SelectField,
  TextField,
  useForm,
} from '@mizan/platform/ui/forms'
import { figureTables, figureUnits } from '../../data/figure-tables.ts'
import { useSend } from '../data.ts'
import { useText } from './text.ts'
import { titleOf } from './title.ts'

const empty = {
  table: 'interest.legal' as (typeof figureTables)[number],
  key: '',
  value: '',
  unit: 'percent' as (typeof figureUnits)[number],
  from: '',
  to: '',
  law: '',
  article: '',
  gazetteDate: '',
  gazetteNumber: '',
  words: '',
  verified: false,
}
type Values = typeof empty

const today = () => dayInTurkey(new Date())
const dayOf = (typed: string) => readDay(typed, today(), 'future')
const decimalOf = (typed: string) => typed.trim().replace(',', '.')

/** Fields that are left empty are not sent. */
const sourceOf = ({ law, article, gazetteDate, gazetteNumber, words }: Values) => {
  const date = dayOf(gazetteDate)
  return {
    ...(law.trim() && { law: law.trim() }),
    ...(article.trim() && { article: article.trim() }),
    ...(date && gazetteNumber.trim() && { gazette: { date, number: gazetteNumber.trim() } }),
    ...(words.trim() && { words: words.trim() }),
  }
}

export function NewFigure({ onProposed }: { onProposed: () => void }) {
  const t = useText()
  const language = useLanguage()
  const propose = useSend('calculators.proposeFigure')
  const form = useForm<Values>({
    initial: empty,
    check: (values) => ({
      ...(!/^\d{1,12}(\.\d{1,6})?$/.test(decimalOf(values.value)) && { value: t('valueProblem') }),
      ...(!dayOf(values.from) && { from: t('dayProblem') }),
      ...(values.to && !dayOf(values.to) && { to: t('dayProblem') }),
      ...(Object.keys(sourceOf(values)).length === 0 && { words: t('sourceProblem') }),
    }),
    submit: async (values) => {
      const row = {
        table: values.table,
        ...(values.key.trim() && { key: values.key.trim() }),
        validFrom: dayOf(values.from) ?? '',
        validTo: dayOf(values.to) ?? null,
        value: decimalOf(values.value),
        unit: values.unit,
        source: sourceOf(values),
        status: values.verified ? ('verified' as const) : ('unverified' as const),
        checkedOn: today(),
      }
      await propose.mutateAsync({ body: { kind: 'add', row } })
      form.reset(empty)
      onProposed()
    },
  })
  return (
    <FormBody form={form}>
      <FieldPair>
        <SelectField
          label={t('table')}
          options={figureTables.map((value) => ({ value, label: titleOf(value, language) }))}
          {...form.field('table')}
          onChange={(value) => form.set('table', value as Values['table'])}
        />
        <TextField label={t('key')} hint={t('keyHint')} optional maxLength={200} {...form.field('key')} />
      </FieldPair>
      <FieldPair>
        <TextField label={t('value')} inputMode="decimal" maxLength={20} {...form.field('value')} />
        <SelectField
          label={t('unit.label')}
          options={figureUnits.map((value) => ({ value, label: t(`unit.${value}`) }))}
          {...form.field('unit')}
          onChange={(value) => form.set('unit', value as Values['unit'])}
        />
      </FieldPair>
      <FieldPair>
        <DayField label={t('from')} {...form.field('from')} />
        <DayField label={t('to')} optional {...form.field('to')} />
      </FieldPair>
      <TextField label={t('words')} optional maxLength={200} {...form.field('words')} />
      <FieldPair>
        <TextField label={t('law')} optional maxLength={60} {...form.field('law')} />
        <TextField label={t('article')} optional maxLength={60} {...form.field('article')} />
      </FieldPair>
      <FieldPair>
        <DayField label={t('gazetteDate')} optional side="past" {...form.field('gazetteDate')} />
        <TextField label={t('gazetteNumber')} optional maxLength={40} {...form.field('gazetteNumber')} />
      </FieldPair>
      <CheckField label={t('verified')} {...form.field('verified')} />
      <FormActions>
        <Button type="submit" loading={form.busy}>
          {t('propose')}
        </Button>
      </FormActions>
    </FormBody>
  )
}
