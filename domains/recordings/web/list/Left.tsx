/** Recordings that a closed or crashed page left: each can be saved as it is, heard, continued or removed. */
import {
  Button,
  ConfirmDialog,
  notify,
  useFormat,
  usePlanLock,
  useReachable,
  useSession,
} from '@mizan/platform/ui'
import { useState } from 'react'
import type { Recording } from '../../schemas.ts'
import { useShown } from '../address.ts'
import { useSend } from '../data.ts'
import { outbox, useRunning, useWaiting } from '../page.ts'
import { useText } from '../text.ts'
import { useLength } from '../use-length.ts'
import { isEmpty, type LeftRecording, leftOf } from './left-recordings.ts'
import { isBeingRecorded } from './states.ts'
import { type OfCase, useBegin } from './Tools.tsx'
import classes from './waiting.module.css'

export function Left({ recordings, ...about }: OfCase & { recordings: readonly Recording[] }) {
  const t = useText()
  const { userId } = useSession()
  const all = leftOf({ caseId: about.caseId, userId, recordings, waiting: useWaiting() })
  // Another window of the same person may be recording it.
  const left = all.filter(
    ({ waiting, recording }) => waiting || !recording || !isBeingRecorded(recording, Date.now()),
  )
  if (left.length === 0) return null
  return (
    <ul className={classes.list} aria-label={t('left.label')}>
      {left.map((one) => (
        <Line key={one.key} left={one} {...about} />
      ))}
    </ul>
  )
}

function Line({ left, ...about }: OfCase & { left: LeftRecording }) {
  const t = useText()
  const format = useFormat()
  const lengthOf = useLength()
  const { name, startedAt, lengthMs } = left
  const [isAsked, setAsked] = useState(false)
  const length = lengthOf(lengthMs)
  return (
    <li className={classes.left}>
      <span className={classes.says}>
        <strong>{lengthMs > 0 ? t('left.says', { length }) : t('left.saysEmpty')}</strong>
        <span>{t('left.of', { name, date: format.moment(startedAt) })}</span>
      </span>
      <Buttons left={left} {...about} onDrop={() => setAsked(true)} />
      {isAsked && <Question left={left} caseId={about.caseId} onClose={() => setAsked(false)} />}
    </li>
  )
}

interface ButtonsProps extends OfCase {
  left: LeftRecording
  onDrop: () => void
}

function Buttons({ left, onDrop, ...about }: ButtonsProps) {
  const t = useText()
  const lock = usePlanLock()
  const { caseId } = about
  const { name, waiting, recording } = left
  const { show } = useShown(caseId)
  const params = { caseId, recordingId: recording?.recordingId ?? '' }
  const finish = useSend('recordings.finish', () => notify('success', t('saved', { name })))
  const save = () => {
    if (waiting) void outbox.end(waiting.recording.id)
    else finish.mutate({ params, body: {} })
  }
  const isHeard = (recording?.parts.length ?? 0) > 0
  return (
    <span className={classes.actions}>
      {!isEmpty(left) && (
        <Button variant="default" loading={finish.isPending} onClick={save} {...lock}>
          {t('left.save')}
        </Button>
      )}
      <Button
        variant="default"
        disabled={!isHeard}
        title={isHeard ? undefined : t('left.notYet')}
        onClick={() => show(recording?.recordingId, false)}
      >
        {t('left.listen')}
      </Button>
      {recording?.may.includes('goOn') && <GoOn {...about} recording={recording} waiting={waiting} />}
      <Button variant="subtle" color="var(--bad)" onClick={onDrop} {...lock}>
        {t('left.delete')}
      </Button>
    </span>
  )
}

interface GoOnProps extends OfCase {
  recording: Recording
  waiting: LeftRecording['waiting']
}

/** The pieces of the part before have to be on the server first. */
function GoOn({ recording, waiting, ...about }: GoOnProps) {
  const t = useText()
  const lock = usePlanLock()
  const running = useRunning()
  const isReachable = useReachable()
  const begin = useBegin(about)
  const { recordingId, name } = recording
  const goOn = useSend('recordings.goOn', ({ part }) => {
    if (waiting) void outbox.settled(waiting.recording.id)
    begin({ recordingId, name, part, beforeMs: recording.lengthMs ?? 0 })
  })
  const isSent = waiting?.isLevel ?? true
  return (
    <Button
      variant="default"
      loading={goOn.isPending}
      disabled={lock.disabled || running !== undefined || !isReachable || !isSent}
      title={running ? t('recorder.busy') : lock.title}
      onClick={() => goOn.mutate({ params: { caseId: about.caseId, recordingId } })}
    >
      {t('left.goOn')}
    </Button>
  )
}

interface QuestionProps {
  left: LeftRecording
  caseId: string
  onClose: () => void
}

function Question({ left: { name, lengthMs, waiting, recording }, caseId, onClose }: QuestionProps) {
  const t = useText()
  const lengthOf = useLength()
  const drop = useSend('recordings.drop', onClose)
  const remove = async () => {
    if (waiting) await outbox.remove(waiting.recording.id)
    if (!recording) return onClose()
    drop.mutate({ params: { caseId, recordingId: recording.recordingId } })
  }
  return (
    <ConfirmDialog
      title={t('left.confirm')}
      confirm={t('left.delete')}
      busy={drop.isPending}
      error={drop.error}
      onConfirm={() => void remove()}
      onClose={onClose}
    >
      {t('left.confirmBody', { name, length: lengthOf(lengthMs) })}
    </ConfirmDialog>
  )
}
