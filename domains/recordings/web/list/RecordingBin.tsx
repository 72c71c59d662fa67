/** Deleted recordings with the days that they have left. */
import { Bin, BinnedLine, listPage, useBinNotices } from '@mizan/platform/ui/lists'
import { keepPreviousData } from '@tanstack/react-query'
import { useState } from 'react'
import type { Recording } from '../../schemas.ts'
import { useCall, useSend } from '../data.ts'
import { useText } from '../text.ts'

export function RecordingBin({ caseId, onBack }: { caseId: string; onBack: () => void }) {
  const t = useText()
  const [pageIndex, setPage] = useState(0)
  const found = useCall(
    'recordings.list',
    { params: { caseId }, query: { bin: 'true', pageIndex, pageSize: listPage } },
    { placeholderData: keepPreviousData },
  )
  const says = { back: t('binned.back'), emptyBody: t('binned.emptyBody'), pager: t('list.pager') }
  return (
    <Bin says={says} found={found} onTurn={setPage} onBack={onBack}>
      {(recording) => <Line key={recording.recordingId} caseId={caseId} recording={recording} />}
    </Bin>
  )
}

function Line({ caseId, recording }: { caseId: string; recording: Recording }) {
  const { recordingId, name, deleted, may } = recording
  const restore = useSend('recordings.restore', useBinNotices().restored)
  return (
    <BinnedLine
      {...{ name, deleted }}
      mayRestore={may.includes('restore')}
      isRestoring={restore.isPending}
      onRestore={() => restore.mutate({ params: { caseId, recordingId } })}
    />
  )
}
