/** The recorder at the right bottom of every screen; on a phone a bar above that of the frame. */
import {
  Button,
  IconButton,
  returnFocus,
  useDocked,
  useFormat,
  useLanguage,
  useMedia,
} from '@mizan/platform/ui'
import {
  IconBadgeCc,
  IconChevronDown,
  IconChevronUp,
  IconPlayerPause,
  IconPlayerPlay,
  IconX,
} from '@tabler/icons-react'
import { useEffect, useRef, useState } from 'react'
import { clockOf } from '../../rules/lengths.ts'
import type { WaitingRecording } from '../outbox/waiting-list.ts'
import { recorder, useWaiting } from '../page.ts'
import { useText } from '../text.ts'
import { Level } from './Level.tsx'
import { LiveText } from './LiveText.tsx'
import { readLiveText } from './live-text.ts'
import classes from './recorder.module.css'
import type { Running } from './recorder.ts'
import { isSpeechKnown } from './speech.ts'
import { useWakeLock } from './use-wake-lock.ts'

const isOf =
  ({ id }: Running) =>
  ({ recording }: WaitingRecording) =>
    recording.id === id

export function Recorder({ running }: { running: Running }) {
  const t = useText()
  const isPhone = useMedia('(max-width: 47.99em)')
  // Folded, it hides the switch of the live text and the heard words.
  const [isOpen, setOpen] = useState(!isPhone || readLiveText())
  const heading = useRef<HTMLHeadingElement>(null)
  const panel = useDocked('--docked')
  const { state, wanted } = running
  const waiting = useWaiting().find(isOf(running))
  const isTold = running.isLost || Boolean(waiting?.text)
  const isRefused = state === 'refused'
  useWakeLock(state === 'recording')
  useEffect(() => {
    heading.current?.focus({ preventScroll: true })
    // The button that begins a recording, if it is on the screen, begins the next one.
    return () => returnFocus(() => document.querySelector('main [data-begins-recording]'))
  }, [])
  // If it were folded, the recording would seem to go on as before.
  useEffect(() => {
    if (isTold) setOpen(true)
  }, [isTold])
  return (
    <section
      ref={panel}
      className={classes.panel}
      aria-label={t('recorder.label')}
      data-open={isOpen || isRefused || state === 'asking'}
      data-state={state}
    >
      <div className={classes.head}>
        <span className={classes.dot} aria-hidden />
        <h2 ref={heading} tabIndex={-1} className={classes.title}>
          <span role="status">{t(`recorder.${isRefused ? 'label' : state}`)}</span>
          <span className={classes.of}>{wanted.caseTitle}</span>
        </h2>
        {isRefused || state === 'asking' ? (
          <IconButton icon={IconX} label={t('recorder.close')} onClick={recorder.close} />
        ) : (
          <IconButton
            icon={isOpen ? IconChevronDown : isSpeechKnown() ? IconBadgeCc : IconChevronUp}
            label={t(isOpen ? 'recorder.fold' : 'recorder.unfold')}
            onClick={() => setOpen(!isOpen)}
          />
        )}
      </div>
      {state === 'asking' && <p className={classes.says}>{t('recorder.asking')}</p>}
      {isRefused && <Refused running={running} />}
      {!isRefused && state !== 'asking' && <Sounding running={running} />}
    </section>
  )
}

function Refused({ running: { problem, wanted } }: { running: Running }) {
  const t = useText()
  const language = useLanguage()
  return (
    <div className={classes.refused}>
      <p role="alert">{t(`recorder.problem.${problem ?? 'busy'}`)}</p>
      <Button onClick={() => void recorder.begin(wanted, language, readLiveText())}>
        {t('recorder.again')}
      </Button>
    </div>
  )
}

function Sounding({ running }: { running: Running }) {
  const t = useText()
  const { state, isLost } = running
  const isPaused = state === 'paused'
  const isEnding = state === 'ending'
  return (
    <>
      <div className={classes.sound}>
        <Clock isRunning={state === 'recording'} />
        <Level isRecording={state === 'recording'} />
      </div>
      <div className={classes.body}>
        <p className={classes.says}>
          <Kept running={running} />
        </p>
        {isLost && (
          <p role="alert" className={classes.warning}>
            {t('recorder.lost')}
          </p>
        )}
        <LiveText running={running} />
      </div>
      <div className={classes.actions}>
        {!isLost && (
          <Button
            variant="default"
            className={classes.pause}
            aria-label={t(isPaused ? 'recorder.resume' : 'recorder.pause')}
            leftSection={
              isPaused ? (
                <IconPlayerPlay size={18} stroke={1.7} aria-hidden />
              ) : (
                <IconPlayerPause size={18} stroke={1.7} aria-hidden />
              )
            }
            disabled={isEnding}
            onClick={isPaused ? recorder.resume : recorder.pause}
          >
            <span className={classes.word}>{t(isPaused ? 'recorder.resume' : 'recorder.pause')}</span>
          </Button>
        )}
        <Button loading={isEnding} onClick={() => void recorder.end()}>
          {t('recorder.end')}
        </Button>
      </div>
    </>
  )
}

const tickMs = 200

function Clock({ isRunning }: { isRunning: boolean }) {
  const t = useText()
  const [, tick] = useState(0)
  useEffect(() => {
    if (!isRunning) return
    const timer = setInterval(() => tick((before) => before + 1), tickMs)
    return () => clearInterval(timer)
  }, [isRunning])
  return (
    <span role="timer" aria-label={t('recorder.time')} className={classes.clock}>
      {clockOf(recorder.elapsed())}
    </span>
  )
}

/** The place of the last piece: on the server, or in this browser while the server cannot be reached. */
function Kept({ running }: { running: Running }) {
  const t = useText()
  const format = useFormat()
  const { keptAt } = running
  const waiting = useWaiting().find(isOf(running))
  if (!keptAt) return t('recorder.notYet')
  if (waiting?.state === 'cut' || waiting?.state === 'refused') {
    const time = format.clock(keptAt)
    if (waiting.text) return t('recorder.keptBecause', { reason: waiting.text, time })
    return t('recorder.keptHere', { time })
  }
  return t('recorder.kept', { time: format.clock(waiting?.sentAt ?? keptAt) })
}
