/** The transcript of a recording: read, edited, or made by the transcription service. */
import { Button, Failure, PanelHeading, returnFocus, useFormat, useLock, Waiting } from '@mizan/platform/ui'
import { useEffect, useRef, useState } from 'react'
import { sentencesOf } from '../../rules/transcript.ts'
import type { Recording, Transcript } from '../../schemas.ts'
import type { Place } from '../address.ts'
import { useCall } from '../data.ts'
import type { Playback } from '../player/use-playback.ts'
import { useText } from '../text.ts'
import { Editor } from './Editor.tsx'
import { Sentences } from './Sentences.tsx'
import { Transcription } from './Transcription.tsx'
import classes from './transcript.module.css'

interface Props {
  caseId: string
  recording: Recording
  transcribes: boolean
  /** Undefined if there is no sound. */
  playback?: Playback
  place: Place | undefined
}

export function TranscriptPart({ caseId, recording, transcribes, playback, place }: Props) {
  const t = useText()
  const params = { caseId, recordingId: recording.recordingId }
  const found = useCall('recordings.transcript', { params })
  if (found.error)
    return (
      <>
        <p>{t('transcript.failed')}</p>
        <Failure error={found.error} onRetry={() => found.refetch()} />
      </>
    )
  if (!found.data) return <Waiting height={160} />
  return (
    <>
      <Transcription {...{ caseId, recording, transcribes }} transcript={found.data} />
      <Text {...{ caseId, recording, playback, place }} transcript={found.data} />
    </>
  )
}

function Text({
  caseId,
  recording,
  playback,
  place,
  transcript,
}: Omit<Props, 'transcribes'> & { transcript: Transcript }) {
  const t = useText()
  const format = useFormat()
  const lock = useLock()
  const { recordingId, name, may } = recording
  const [isEdited, setEdited] = useState(false)
  const { text, changedBy, changedAt } = transcript
  const edit = useRef<HTMLButtonElement>(null)
  // Called after the editor, whose buttons are gone with it.
  useEffect(() => (isEdited ? () => returnFocus(() => edit.current) : undefined), [isEdited])
  return (
    <section>
      <div className={classes.head}>
        <PanelHeading>{t('transcript.title')}</PanelHeading>
        {may.includes('edit') && !isEdited && (
          <Button ref={edit} variant="default" onClick={() => setEdited(true)} {...lock}>
            {text ? t('transcript.edit') : t('transcript.write')}
          </Button>
        )}
      </div>
      {isEdited ? (
        <Editor {...{ caseId, recordingId, name, transcript, playback }} onClose={() => setEdited(false)} />
      ) : (
        <>
          {changedBy && changedAt && (
            <p className={classes.changed}>
              {t('transcript.changed', { name: changedBy.name || '–', date: format.moment(changedAt) })}
            </p>
          )}
          {text ? (
            <Sentences sentences={sentencesOf(text)} playback={playback} wanted={place?.sentence} />
          ) : (
            <p className={classes.none}>{t('transcript.none')}</p>
          )}
        </>
      )}
    </section>
  )
}
