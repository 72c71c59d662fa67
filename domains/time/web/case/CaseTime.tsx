/** In the rail of a case: the time spent on it, and a timer for it. */
import type { Case } from '@mizan/cases/schemas'
import { Button, PlainLink, useFormat, useLanguage, usePlanLock } from '@mizan/platform/ui'
import { useEffect } from 'react'
import { durationText } from '../../rules/duration-text.ts'
import { timeOfCaseAddress } from '../address.ts'
import { useCall } from '../data.ts'
import { useText } from '../text.ts'
import { loadPopover } from '../timer/load-popover.ts'
import { useTimer, useTimerActions } from '../timer/use-timer.ts'
import classes from './case.module.css'

export function CaseTime({ record: { caseId, displayTitle } }: { record: Case }) {
  const t = useText()
  const format = useFormat()
  const language = useLanguage()
  const found = useCall('time.ofCase', { params: { caseId } })
  return (
    <section>
      <h2>{t('navigation')}</h2>
      <div className={classes.line}>
        {found.error && <span>{t('case.failed')}</span>}
        {found.data && (
          <PlainLink href={timeOfCaseAddress(caseId)}>
            {durationText(found.data.minutes, language)}
            {found.data.amount !== '0.00' && ` · ${format.money(found.data.amount)}`}
          </PlainLink>
        )}
        <Start caseId={caseId} caseTitle={displayTitle} />
      </div>
    </section>
  )
}

function Start(purpose: { caseId: string; caseTitle: string }) {
  const t = useText()
  const lock = usePlanLock()
  const { timer, isLoading } = useTimer()
  const { start } = useTimerActions()
  useEffect(() => void loadPopover().catch(() => undefined), [])
  if (timer?.caseId === purpose.caseId) return <span className={classes.running}>{t('case.running')}</span>
  return (
    <Button
      variant="default"
      px="sm"
      {...lock}
      disabled={lock.disabled || isLoading}
      onClick={() => void start({ ...purpose, what: '' })}
    >
      {t('timer.go')}
    </Button>
  )
}
