/** A named time limit, how the paper was served and when, and below them its last day with the steps that lead there. */

import { findLimits } from '@mizan/calculators/rules/time-limits/find'
import { namedLimits } from '@mizan/calculators/rules/time-limits/named-limits'
import { beginsWithService } from '@mizan/calculators/rules/time-limits/service'
import { wayName } from '@mizan/calculators/rules/time-limits/sheet'
import { beginOf, nameOf, writePeriod } from '@mizan/calculators/rules/time-limits/words'
import { writeCited } from '@mizan/calculators/rules/writing'
import { TimeLimitInput } from '@mizan/calculators/schemas'
import { useFormat, useLanguage } from '@mizan/platform/ui'
import { Combobox, DayField } from '@mizan/platform/ui/composite'
import { CheckField, FieldPair, type Form, SelectField } from '@mizan/platform/ui/forms'
import { useMemo } from 'react'
import classes from './computed.module.css'
import { limitOf, type NewValues, type Outcome } from './computed.ts'
import { useText } from './text.ts'

const services = TimeLimitInput.shape.service.unwrap().options

interface Props {
  form: Form<NewValues>
  outcome: Outcome | undefined
}

export function ComputedFields({ form, outcome }: Props) {
  const t = useText()
  const language = useLanguage()
  const limit = limitOf(form.values)
  const service = form.field('service')
  const options = useMemo(
    () =>
      namedLimits.map((one) => ({
        value: one.id,
        label: `${nameOf(one, language)} · ${one.law} ${one.article}`,
      })),
    [language],
  )
  return (
    <>
      <Combobox
        label={t('computed.limit')}
        required
        placeholder={t('computed.placeholder')}
        error={form.field('limitId').error}
        options={options}
        find={findLimits}
        value={form.values.limitId || null}
        onChange={(id) => form.set('limitId', id ?? '')}
      />
      {limit && (
        <p className={classes.about}>
          {limit.law} {limit.article} · {writePeriod(limit, language)} · {beginOf(limit, language)}
        </p>
      )}
      <FieldPair>
        <DayField label={t('computed.begin')} side="past" {...form.field('begin')} />
        {limit && beginsWithService(limit) && (
          <SelectField
            label={t('computed.service')}
            options={services.map((value) => ({ value, label: wayName(value, language) }))}
            {...service}
            onChange={(value) => service.onChange(value as NewValues['service'])}
          />
        )}
      </FieldPair>
      {limit && limit.recess !== 'none' && (
        <CheckField label={t('computed.heard')} {...form.field('isHeard')} />
      )}
      <Result outcome={outcome} />
    </>
  )
}

function Result({ outcome }: Pick<Props, 'outcome'>) {
  const t = useText()
  const format = useFormat()
  const language = useLanguage()
  if (!outcome) return <p className={classes.waiting}>{t('computed.waiting')}</p>
  if ('refused' in outcome) return <p role="alert">{outcome.refused}</p>
  const { lastDay, steps, notes } = outcome.answer
  return (
    <div className={classes.result}>
      <p role="status">
        {t('computed.lastDay')} <strong>{format.dateAndWeekday(lastDay)}</strong>
      </p>
      <ol className={classes.steps} aria-label={t('computed.steps')}>
        {steps.map(({ says, result, cites = [] }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: steps are in their order and have no other name
          <li key={at}>
            <span>{says[language]}</span>
            {result && <strong>{result[language]}</strong>}
            {cites.length > 0 && <small>{cites.map((one) => writeCited(one, language)).join(' · ')}</small>}
          </li>
        ))}
      </ol>
      {notes.map(({ code, says }) => (
        <p key={code} className={classes.about}>
          {says[language]}
        </p>
      ))}
    </div>
  )
}
