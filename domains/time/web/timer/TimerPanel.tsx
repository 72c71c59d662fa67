/** The case and work of the timer, and the buttons that start and stop it. */
import { Button, formatNumber, useLanguage } from '@mizan/platform/ui'
import {
  type Form,
  FormActions,
  FormBody,
  MoneyField,
  readMoney,
  TextField,
  useForm,
} from '@mizan/platform/ui/forms'
import { forgottenAfterMinutes, longestWhat } from '../../data/limits.ts'
import { CaseField, type KnownCase, useCaseTitle } from '../CaseField.tsx'
import { rateProblem, writtenRate } from '../rate.ts'
import { useText } from '../text.ts'
import { useCaseOnScreen } from './case-on-screen.ts'
import { EndField } from './EndField.tsx'
import { type TimerValues, useRunningForm } from './running-form.ts'
import { useElapsed } from './use-elapsed.ts'
import { useTimer, useTimerActions } from './use-timer.ts'
import type { LocalTimer } from './waiting.ts'

export function TimerPanel({ onDone }: { onDone: () => void }) {
  const { timer } = useTimer()
  const onScreen = useCaseOnScreen()
  if (timer) return <Running key={timer.timerId} timer={timer} onDone={onDone} />
  return <Idle key={onScreen?.caseId} onScreen={onScreen} onDone={onDone} />
}

function Idle({ onScreen, onDone }: { onScreen: KnownCase | undefined; onDone: () => void }) {
  const t = useText()
  const language = useLanguage()
  const { lastRate } = useTimer()
  const { start } = useTimerActions()
  const titleOf = useCaseTitle(onScreen)
  const form = useForm<TimerValues>({
    initial: { caseId: onScreen?.caseId ?? null, what: '', rate: writtenRate(lastRate, language), end: '' },
    check: ({ rate }) => rateProblem(rate, language, t('problem.rate')),
    submit: async ({ caseId, what, rate }) => {
      const purpose = {
        caseId,
        caseTitle: titleOf(caseId),
        what: what.trim(),
        rate: readMoney(rate, language) ?? null,
      }
      if (await start(purpose)) onDone()
    },
  })
  return (
    <FormBody form={form}>
      <Fields form={form} known={onScreen} />
      <FormActions>
        <Button type="submit" loading={form.busy}>
          {t('timer.go')}
        </Button>
      </FormActions>
    </FormBody>
  )
}

function Fields({ form, known }: { form: Form<TimerValues>; known: KnownCase | undefined }) {
  const t = useText()
  return (
    <>
      <CaseField
        value={form.values.caseId}
        error={form.field('caseId').error}
        known={known}
        onChange={(caseId) => form.set('caseId', caseId)}
      />
      <TextField
        label={t('field.what')}
        optional
        maxLength={longestWhat}
        autoComplete="off"
        {...form.field('what')}
      />
      <MoneyField label={t('field.rate')} optional {...form.field('rate')} />
    </>
  )
}

function Running({ timer, onDone }: { timer: LocalTimer; onDone: () => void }) {
  const t = useText()
  const { ahead } = useTimer()
  const minutes = useElapsed(timer.startedAt, ahead)
  const isForgotten = minutes >= forgottenAfterMinutes
  const { form, save, end } = useRunningForm(timer, { isForgotten, onDone })
  const { discard } = useTimerActions()
  const language = useLanguage()
  const hours = Math.floor(minutes / 60)
  const throwAway = () => {
    end()
    void discard().then(onDone)
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: what was typed is kept when a field is left
    <div
      onBlur={({ relatedTarget }) => {
        // A press on a button below saves it or throws it away.
        if (!(relatedTarget instanceof HTMLButtonElement)) save()
      }}
    >
      <FormBody form={form}>
        <Fields form={form} known={timer} />
        {isForgotten && (
          <>
            <p role="alert">{t('timer.forgotten', { count: hours, shown: formatNumber(hours, language) })}</p>
            <EndField startedAt={timer.startedAt} {...form.field('end')} />
          </>
        )}
        <FormActions>
          <Button type="submit" loading={form.busy}>
            {t('timer.stop')}
          </Button>
          <Button variant="subtle" disabled={form.busy} onClick={throwAway}>
            {t('timer.discard')}
          </Button>
        </FormActions>
      </FormBody>
    </div>
  )
}
