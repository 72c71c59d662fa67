/** The recordings of a case: unfinished ones, those being sent, the table or the bin, and the panel of one of them. */
import type { Case } from '@mizan/cases/schemas'
import { Slot } from '@mizan/platform/ui'
import { useState } from 'react'
import { RecordingBin } from './RecordingBin.tsx'
import { RecordingList } from './RecordingList.tsx'

export function Recordings({ record }: { record: Case }) {
  const [isBin, setBin] = useState(false)
  const { caseId, displayTitle } = record
  return (
    <>
      <Slot name="cases.locked" />
      {isBin ? (
        <RecordingBin caseId={caseId} onBack={() => setBin(false)} />
      ) : (
        <RecordingList caseId={caseId} caseTitle={displayTitle} onBin={() => setBin(true)} />
      )}
    </>
  )
}
