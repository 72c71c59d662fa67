/** The inputs: which time limit, how the paper was served, and when. */
import { countries } from '@mizan/platform/contract'
import { Segmented, useLanguage } from '@mizan/platform/ui'
import { Combobox, DayField } from '@mizan/platform/ui/composite'
import { CheckField, SelectField, TextField } from '@mizan/platform/ui/forms'
import { useMemo } from 'react'
import { limitUnits, recessRules, serviceWays } from '../../data/limits.ts'
import { findLimits } from '../../rules/time-limits/find.ts'
import { wordsIn } from '../../rules/time-limits/likeness.ts'
import { namedLimits } from '../../rules/time-limits/named-limits.ts'
import { wayName } from '../../rules/time-limits/sheet.ts'
import { nameOf } from '../../rules/time-limits/words.ts'
import { dayOf } from '../form/days.ts'
import { amountOf, directions, isOwn, isServed, limitOf, own, recessOf, type TimeLimitForm } from './form.ts'
import { Named } from './Named.tsx'
import { useText } from './text.ts'
import classes from './time-limit.module.css'

interface Props {
  form: TimeLimitForm
  onChange: (change: Partial<TimeLimitForm>) => void
}

export function Fields({ form, onChange }: Props) {
  const t = useText()
  const language = useLanguage()
  return (
    <>
      <Segmented
        label={t('country.label')}
        value={form.country}
        options={countries.map((value) => ({ value, label: t(`country.${value}`) }))}
        onChange={(country) => onChange({ country })}
      />
      {form.country === 'turkey' && <Act form={form} onChange={onChange} />}
      {isOwn(form) && <OwnRule form={form} onChange={onChange} />}
      {isServed(form) && (
        <SelectField
          name="service"
          label={t('service')}
          value={form.service}
          options={serviceWays.map((value) => ({ value, label: wayName(value, language) }))}
          onChange={(service) => onChange({ service: service as TimeLimitForm['service'] })}
        />
      )}
      <DayField
        name="date"
        label={useDateLabel(form)}
        value={form.date}
        side="past"
        error={form.date !== '' && !dayOf(form.date) ? t('dateProblem') : undefined}
        onChange={(date) => onChange({ date })}
      />
      {recessOf(form) !== 'none' && (
        <CheckField
          name="heard"
          label={t('heard')}
          value={form.isHeard}
          onChange={(isHeard) => onChange({ isHeard })}
        />
      )}
    </>
  )
}

/** The label of the day that is asked for. */
function useDateLabel(form: TimeLimitForm): string {
  const t = useText()
  const limit = limitOf(form)
  if (limit?.counting.includes('back') || (isOwn(form) && form.direction === 'back')) return t('dateOf.back')
  if (!isServed(form) || form.service === 'direct') return t('date')
  return t(`dateOf.${form.service}`)
}

function Act({ form, onChange }: Props) {
  const t = useText()
  const language = useLanguage()
  const limit = limitOf(form)
  const options = useMemo(
    () => [
      { value: own, label: t('ownLimit') },
      ...namedLimits.map((limit) => ({
        value: limit.id,
        label: `${nameOf(limit, language)} · ${limit.law} ${limit.article} · ${t(`group.${limit.group}`)}`,
        ...(language === 'tr' ? {} : { detail: limit.name, detailLang: 'tr' }),
      })),
    ],
    [t, language],
  )
  const find = useMemo(() => {
    const ownWords = wordsIn(t('ownLimit'))
    const isOwnFound = (typed: string) =>
      wordsIn(typed).every((word) => ownWords.some((one) => one.startsWith(word)))
    return (typed: string) => [...(isOwnFound(typed) ? [own] : []), ...findLimits(typed)]
  }, [t])
  const isKnown = options.some(({ value }) => value === form.limit)
  return (
    <div className={classes.act}>
      <Combobox
        label={t('limit')}
        required
        placeholder={t('limitPlaceholder')}
        options={options}
        find={find}
        value={isKnown ? form.limit : null}
        onChange={(value) => onChange({ limit: value ?? '' })}
      />
      {limit && <Named limit={limit} />}
    </div>
  )
}

function OwnRule({ form, onChange }: Props) {
  const t = useText()
  const isWrong = form.amount !== '' && amountOf(form.amount) === undefined
  return (
    <>
      <div className={classes.length}>
        <TextField
          name="amount"
          label={t('amount')}
          inputMode="numeric"
          autoComplete="off"
          maxLength={4}
          value={form.amount}
          error={isWrong ? t('amountProblem') : undefined}
          onChange={(amount) => onChange({ amount })}
        />
        <SelectField
          name="unit"
          label={t('unit.label')}
          value={form.unit}
          options={limitUnits.map((value) => ({ value, label: t(`unit.${value}`) }))}
          onChange={(unit) => onChange({ unit: unit as TimeLimitForm['unit'] })}
        />
      </div>
      <Segmented
        label={t('direction.label')}
        value={form.direction}
        options={directions.map((value) => ({ value, label: t(`direction.${value}`) }))}
        onChange={(direction) => onChange({ direction })}
      />
      {form.country === 'turkey' && (
        <SelectField
          name="recess"
          label={t('recess.label')}
          value={form.recess}
          options={recessRules.map((value) => ({ value, label: t(`recess.${value}`) }))}
          onChange={(recess) => onChange({ recess: recess as TimeLimitForm['recess'] })}
        />
      )}
    </>
  )
}
