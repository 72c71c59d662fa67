/** The timer in the top bar. Its panel is loaded at the first press. */
import { notify, useAccount, useFeature, usePermission } from '@mizan/platform/ui'
import { IconPlayerPlay } from '@tabler/icons-react'
import { lazy, Suspense, useEffect, useState } from 'react'
import { clockText } from '../../rules/duration-text.ts'
import { useText } from '../text.ts'
import { loadPopover } from './load-popover.ts'
import { TimerSync } from './TimerSync.tsx'
import classes from './timer.module.css'
import { useElapsed } from './use-elapsed.ts'
import { useTimer } from './use-timer.ts'
import type { LocalTimer } from './waiting.ts'

const TimerPopover = lazy(async () => ({ default: (await loadPopover()).TimerPopover }))

export function TimerBar() {
  const mayRead = usePermission('cases', 'Read') === true
  const isOn = useFeature('caseManagement') === 'TurnedOn'
  const { account } = useAccount()
  return mayRead && isOn && account && !account.readOnly ? <Bar /> : null
}

function Bar() {
  const t = useText()
  const label = useTimerLabel()
  const { timer } = useTimer()
  const [isWanted, setWanted] = useState(false)
  const isRunning = timer !== null
  useEffect(() => {
    if (isRunning) void loadPopover().catch(() => undefined)
  }, [isRunning])
  const open = () =>
    loadPopover().then(
      () => setWanted(true),
      () => notify('warning', t('timer.notLoaded'), { key: 'timer' }),
    )
  const face = <Face />
  const closed = (
    <button type="button" className={classes.button} aria-label={label} onClick={() => void open()}>
      {face}
    </button>
  )
  return (
    <div className={classes.bar} data-timer>
      <TimerSync />
      {isWanted ? (
        <Suspense fallback={closed}>
          <TimerPopover label={label} face={face} />
        </Suspense>
      ) : (
        closed
      )}
    </div>
  )
}

/** The name begins with the kind of the button, and contains its visible words. */
function useTimerLabel(): string {
  const t = useText()
  const { timer, ahead } = useTimer()
  const minutes = useElapsed(timer?.startedAt, ahead)
  if (!timer) return t('timer.start')
  return t('timer.runs', { time: clockText(minutes), name: nameOf(timer) || t('timer.noCase') })
}

const nameOf = ({ caseTitle, what }: LocalTimer): string => caseTitle || what

function Face() {
  const t = useText()
  const { timer, ahead } = useTimer()
  const minutes = useElapsed(timer?.startedAt, ahead)
  if (!timer)
    return (
      <span className={classes.face}>
        <IconPlayerPlay size={18} stroke={1.7} aria-hidden />
        <span className={classes.idle}>{t('timer.start')}</span>
      </span>
    )
  return (
    <span className={classes.face} data-running>
      <span className={classes.dot} aria-hidden />
      <span className={classes.clock}>{clockText(minutes)}</span>
      <span className={classes.of}>{nameOf(timer) || t('timer.noCase')}</span>
    </span>
  )
}
