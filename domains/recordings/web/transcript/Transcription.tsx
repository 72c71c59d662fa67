/** Has the sound written down by the service: start, progress, cancel, another try. */
import type { ApiError } from '@mizan/platform/contract/client'
import { Button, ConfirmDialog, useLock } from '@mizan/platform/ui'
import { useState } from 'react'
import type { Recording, Transcript } from '../../schemas.ts'
import { useSend } from '../data.ts'
import { useText } from '../text.ts'
import classes from './transcript.module.css'

interface Props {
  caseId: string
  recording: Recording
  transcribes: boolean
  transcript: Transcript
}

export function Transcription({ caseId, recording, transcribes, transcript }: Props) {
  const t = useText()
  const lock = useLock()
  const { recordingId, may, transcription, state, parts } = recording
  const params = { caseId, recordingId }
  const [isAsked, setAsked] = useState(false)
  const start = useSend('recordings.transcribe', () => setAsked(false))
  const cancel = useSend('recordings.cancelTranscription')
  const use = useSend('recordings.useTranscription')
  if (!may.includes('edit') || parts.length === 0 || state !== 'ready') return null
  if (!transcribes) return <p className={classes.service}>{t('transcription.missing')}</p>
  const begin = (replace: boolean) => start.mutate({ params, body: { replace } })
  const ask = () => (transcript.text ? setAsked(true) : begin(false))
  return (
    <section className={classes.service} aria-label={t('transcription.start')}>
      <Progress recording={recording} />
      <span className={classes.actions}>
        {transcription && (transcription.state === 'waiting' || transcription.state === 'running') ? (
          <Button
            variant="default"
            loading={cancel.isPending}
            onClick={() => cancel.mutate({ params })}
            {...lock}
          >
            {t('transcription.cancel')}
          </Button>
        ) : (
          <Button variant="default" loading={start.isPending} onClick={ask} {...lock}>
            {t(
              `transcription.${transcription?.state === 'failed' ? 'retry' : transcription ? 'again' : 'start'}`,
            )}
          </Button>
        )}
        {transcription?.isOffered && (
          <Button
            variant="default"
            loading={use.isPending}
            onClick={() => use.mutate({ params, body: { version: transcript.version } })}
            {...lock}
          >
            {t('transcription.use')}
          </Button>
        )}
      </span>
      {!isAsked && <Refusal error={start.error ?? cancel.error ?? use.error} />}
      {isAsked && (
        <ConfirmDialog
          title={t('transcription.replace')}
          confirm={t('transcription.replaceConfirm')}
          busy={start.isPending}
          error={start.error}
          onConfirm={() => begin(true)}
          onClose={() => setAsked(false)}
        >
          {t('transcription.replaceBody')}
        </ConfirmDialog>
      )}
    </section>
  )
}

/** A failure without a reason of the server is reported by a notice. */
const Refusal = ({ error }: { error: ApiError | null }) =>
  error?.message ? (
    <p role="alert" className={classes.problem}>
      {error.message}
    </p>
  ) : null

function Progress({ recording: { transcription } }: { recording: Recording }) {
  const t = useText()
  if (!transcription) return null
  const { state, percent, problem, isOffered } = transcription
  if (state === 'failed')
    return (
      <p role="alert" className={classes.problem}>
        {t(`transcription.problem.${problem ?? 'service_unreachable'}`)}
      </p>
    )
  return (
    <>
      <p role="status">
        {state === 'running' && t('transcription.running', { percent })}
        {state === 'waiting' && t('transcription.waiting')}
        {state === 'cancelled' && t('transcription.cancelled')}
        {isOffered && t('transcription.offered')}
      </p>
      {state === 'running' && <progress max={100} value={percent} aria-label={t('transcription.start')} />}
    </>
  )
}
