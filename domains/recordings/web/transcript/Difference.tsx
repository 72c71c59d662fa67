/** Shown if somebody else has saved the transcript meanwhile: the former text, their text, and the one to keep. */
import { useFormat } from '@mizan/platform/ui'
import { MergeDialog } from '@mizan/platform/ui/forms'
import type { Transcript } from '../../schemas.ts'
import { useCall } from '../data.ts'
import { useText } from '../text.ts'

interface Props {
  caseId: string
  recordingId: string
  before: string
  mine: string
  isBusy: boolean
  onTheirs: () => void
  onSave: (chosen: string, theirs: Transcript) => void
  onClose: () => void
}

export function Difference({ caseId, recordingId, before, mine, isBusy, onTheirs, onSave, onClose }: Props) {
  const t = useText()
  const format = useFormat()
  const params = { caseId, recordingId }
  const found = useCall('recordings.transcript', { params }, { staleTime: 0, refetchOnMount: 'always' })
  // The answer in the cache may be the one that the person has seen.
  if (!found.data || found.isFetching) return null
  const theirs = found.data
  const who = theirs.changedBy?.name ?? ''
  const name = who || t('transcript.somebody')
  const at = theirs.changedAt ? format.time(theirs.changedAt) : ''
  return (
    <MergeDialog
      who={who}
      before={{ label: t('transcript.before'), text: before }}
      theirs={{ label: t('transcript.theirs', { name, at }), text: theirs.text }}
      mine={{ label: t('transcript.mine'), text: mine }}
      isLong
      isBusy={isBusy}
      onSave={(kept, text) => {
        const chosen = { before, theirs: theirs.text, mine: text }[kept]
        if (chosen === theirs.text) onTheirs()
        else onSave(chosen, theirs)
      }}
      onClose={onClose}
    />
  )
}
