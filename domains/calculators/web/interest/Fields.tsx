/** The inputs: the kind of interest, the claims, the end; payments, costs and rates if they apply. */
import { Segmented, useLanguage } from '@mizan/platform/ui'
import { DayField } from '@mizan/platform/ui/composite'
import { MoneyField, SelectField, TextField } from '@mizan/platform/ui/forms'
import { currencies, interestKinds, interestModes } from '../../data/interest.ts'
import { kindName } from '../../rules/interest/sheet.ts'
import { dayOf } from '../form/days.ts'
import { DatedLines } from './DatedLines.tsx'
import { type InterestForm, rateOf } from './form.ts'
import classes from './interest.module.css'
import { useText } from './text.ts'

interface Props {
  form: InterestForm
  onChange: (change: Partial<InterestForm>) => void
}

export function Fields({ form, onChange }: Props) {
  const t = useText()
  const own = form.kind === 'contractual' || form.kind === 'table'
  return (
    <>
      <Kind form={form} onChange={onChange} />
      {form.kind === 'commercial' && (
        <div>
          <p className={classes.label} aria-hidden>
            {t('mode.label')}
          </p>
          <Segmented
            label={t('mode.label')}
            value={form.mode}
            options={interestModes.map((value) => ({ value, label: t(`mode.${value}`) }))}
            onChange={(mode) => onChange({ mode })}
          />
        </div>
      )}
      {own && (
        <SelectField
          name="currency"
          label={t('currency')}
          value={form.currency}
          options={currencies.map((value) => ({ value, label: value }))}
          onChange={(currency) => onChange({ currency: currency as InterestForm['currency'] })}
        />
      )}
      {form.kind === 'contractual' && (
        <TextField
          name="rate"
          label={t('fixedRate')}
          inputMode="decimal"
          autoComplete="off"
          value={form.rate}
          error={form.rate !== '' && !rateOf(form.rate) ? t('rateProblem') : undefined}
          onChange={(rate) => onChange({ rate })}
        />
      )}
      <DatedLines
        of="claim"
        lines={form.claims}
        currency={form.currency}
        isRequired
        onChange={(claims) => onChange({ claims })}
      />
      <DayField
        name="end"
        label={t('end')}
        value={form.end}
        side="past"
        error={form.end !== '' && !dayOf(form.end) ? t('dayProblem') : undefined}
        onChange={(end) => onChange({ end })}
      />
      {form.kind === 'table' && (
        <DatedLines of="rate" lines={form.rates} isRequired onChange={(rates) => onChange({ rates })} />
      )}
      <DatedLines
        of="payment"
        lines={form.payments}
        currency={form.currency}
        onChange={(payments) => onChange({ payments })}
      />
      {form.payments.length > 0 && (
        <MoneyField
          name="costs"
          label={t('costs')}
          hint={t('costsHint')}
          optional
          value={form.costs}
          onChange={(costs) => onChange({ costs })}
        />
      )}
    </>
  )
}

function Kind({ form, onChange }: Props) {
  const t = useText()
  const language = useLanguage()
  return (
    <SelectField
      name="kind"
      label={t('kind')}
      value={form.kind}
      options={interestKinds.map((value) => ({ value, label: kindName(value, language) }))}
      onChange={(value) => {
        const kind = value as InterestForm['kind']
        const isForLira = kind === 'legal' || kind === 'commercial'
        onChange({
          kind,
          ...(isForLira && { currency: 'TRY' }),
          ...(kind === 'table' && form.rates.length === 0 && { rates: [{ value: '', day: '' }] }),
        })
      }}
    />
  )
}
