/** `/calculators/time-limit`: the last day of a time limit, from the day of service. */
import { Slot, useAccount, useLanguage } from '@mizan/platform/ui'
import { useRouterState } from '@tanstack/react-router'
import { useMemo } from 'react'
import { timeLimit } from '../../rules/time-limits/calculator.ts'
import { Calculation } from '../frame/Calculation.tsx'
import { useInputs } from '../frame/use-inputs.ts'
import { Fields } from './Fields.tsx'
import { inputOf, limitOf, readForm, type TimeLimitForm, writeForm } from './form.ts'
import { Steps } from './Steps.tsx'
import { useText } from './text.ts'

export function TimeLimit() {
  const t = useText()
  const language = useLanguage()
  const home = useAccount().account?.country ?? 'turkey'
  const address = useRouterState({ select: ({ location }) => location.href })
  const [form, change] = useInputs<TimeLimitForm>({
    read: (inputs) => readForm(inputs, language, home),
    write: writeForm,
  })
  const input = useMemo(() => inputOf(form), [form])
  const isMissing = typeof input === 'string'
  return (
    <Calculation
      title={t('title')}
      id="time-limit"
      row="calculators.timeLimit"
      calculator={timeLimit}
      input={isMissing ? undefined : input}
      missing={isMissing ? t(`missing.${input}`) : ''}
      fields={<Fields form={form} onChange={change} />}
    >
      {(answer) => (
        <>
          {!isMissing && (
            <Slot
              name="calculators.time-limit"
              result={{ title: limitOf(form)?.name ?? '', input, answer, address }}
            />
          )}
          <Steps steps={answer.steps} />
        </>
      )}
    </Calculation>
  )
}
