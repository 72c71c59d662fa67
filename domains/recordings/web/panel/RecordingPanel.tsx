/** One recording beside the list: its sound and its transcript. */
import { Failure, SidePanel, useFormat, Waiting } from '@mizan/platform/ui'
import type { Recording } from '../../schemas.ts'
import type { Place } from '../address.ts'
import { useCall } from '../data.ts'
import { isUnderWay } from '../list/states.ts'
import { useText } from '../text.ts'
import { Sound } from './Sound.tsx'

interface Props {
  caseId: string
  recordingId: string
  /** The place in it that the address names. */
  place: Place | undefined
  /** Whether this server can transcribe. */
  transcribes: boolean
  onClose: () => void
  onStep: (step: 1 | -1) => void
}

const askAgainMs = 2_000

export function RecordingPanel({ caseId, recordingId, place, transcribes, onClose, onStep }: Props) {
  const t = useText()
  const found = useCall(
    'recordings.read',
    { params: { caseId, recordingId } },
    { refetchInterval: ({ state }) => (state.data && isUnderWay(state.data) ? askAgainMs : false) },
  )
  const play = () => document.querySelector<HTMLButtonElement>('[data-play]')?.click()
  return (
    <SidePanel
      title={found.data?.name ?? t('part')}
      shown={recordingId}
      onClose={onClose}
      onStep={onStep}
      onEnter={play}
    >
      {found.error && (
        <>
          <p>{t('panel.failed')}</p>
          <Failure error={found.error} onRetry={() => found.refetch()} />
        </>
      )}
      {!found.data && !found.error && <Waiting height={240} />}
      {found.data && (
        <>
          <Facts recording={found.data} />
          <Sound
            key={`${recordingId} ${place?.sentence}`}
            {...{ caseId, transcribes, place }}
            recording={found.data}
          />
        </>
      )}
    </SidePanel>
  )
}

function Facts({ recording: { createdAt, createdBy } }: { recording: Recording }) {
  const t = useText()
  const format = useFormat()
  return <p>{t('panel.facts', { date: format.moment(createdAt), name: createdBy.name || '–' })}</p>
}
