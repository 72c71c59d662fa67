/** The sound of a recording and its transcript, which move together. */
import { Failure, IconButton, notify, saveFile, useApi } from '@mizan/platform/ui'
import { IconDownload } from '@tabler/icons-react'
import { useMemo, useState } from 'react'
import type { Recording } from '../../schemas.ts'
import type { Place } from '../address.ts'
import type { RecordingClient } from '../outbox/calls.ts'
import { Player } from '../player/Player.tsx'
import classes from '../player/player.module.css'
import { isVague, timelineOf } from '../player/timeline.ts'
import { useAddress } from '../player/use-address.ts'
import { usePeaks } from '../player/use-peaks.ts'
import { usePlayback } from '../player/use-playback.ts'
import { useText } from '../text.ts'
import { TranscriptPart } from '../transcript/TranscriptPart.tsx'

interface Props {
  caseId: string
  recording: Recording
  transcribes: boolean
  /** The moment at which it begins, and the marked sentence. */
  place: Place | undefined
}

export function Sound(props: Props) {
  const t = useText()
  if (props.recording.parts.length > 0) return <WithSound {...props} />
  return (
    <>
      <p>{t('panel.noAudio')}</p>
      <TranscriptPart {...props} />
    </>
  )
}

function WithSound({ caseId, recording, transcribes, place }: Props) {
  const t = useText()
  const { recordingId, parts, name } = recording
  const [measured, setMeasured] = useState<ReadonlyMap<number, number>>(new Map())
  const timeline = useMemo(() => timelineOf(parts, measured), [parts, measured])
  const { addressOfPart, isReady, error, renew } = useAddress(caseId, recordingId)
  const peaks = usePeaks(timeline, addressOfPart)
  const playback = usePlayback({
    timeline,
    addressOfPart,
    startMs: place?.atMs ?? 0,
    onRenew: renew,
    onMeasured: (part, lengthMs) =>
      setMeasured((before) =>
        before.get(part) === lengthMs ? before : new Map([...before, [part, lengthMs]]),
      ),
  })
  if (error) return <Failure error={error} onRetry={renew} />
  const download = <Download caseId={caseId} recording={recording} />
  return (
    <>
      <Player name={name} playback={playback} peaks={peaks} isReady={isReady} more={download} />
      {isVague(parts, measured) && <p className={classes.vague}>{t('player.vague')}</p>}
      <TranscriptPart {...{ caseId, recording, transcribes, playback, place }} />
    </>
  )
}

/** The parts are saved one by one: joined, they would not be a file that a player knows. */
function Download({ caseId, recording: { recordingId, parts, name } }: Pick<Props, 'caseId' | 'recording'>) {
  const t = useText()
  const client = useApi().client as unknown as RecordingClient
  const [isLoading, setLoading] = useState(false)
  const download = async () => {
    setLoading(true)
    try {
      for (const { part, contentType } of parts) {
        const blob = await client['recordings.audio']({ params: { caseId }, query: { recordingId, part } })
        const ending = contentType.split('/')[1]?.replace('mpeg', 'mp3').replace('mp4', 'm4a') ?? ''
        saveFile(blob, `${parts.length > 1 ? `${name} ${part}` : name}.${ending}`)
      }
    } catch (error) {
      notify('error', (error instanceof Error && error.message) || t('player.downloadFailed'))
    }
    setLoading(false)
  }
  return (
    <IconButton
      icon={IconDownload}
      label={t('player.download')}
      disabled={isLoading}
      onClick={() => void download()}
    />
  )
}
